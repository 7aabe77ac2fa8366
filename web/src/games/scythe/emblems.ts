// The factions' emblems alone, for pages without a board.
import icons from "icons:boar-tusks,bull-horns,eagle-head,lotus-flower,paw-print,power-lightning,robot-golem,third-eye,triple-claws,wolf-head";
import { emblemsIn, type Emblems } from "../../lib/emblems";
import "./scythe.css";
import drawn from "./symbols";

export const emblems: Emblems = {
  sprite: icons + emblemsIn(drawn),
  emblem: (label) => ({ symbol: `em-${label || "random"}`, class: `f-${label || "random"}` }),
};
