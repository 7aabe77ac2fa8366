// The seats' emblems alone, for pages without a board.
import icons from "icons:deer-head,eagle-head,lion,wolf-head";
import { emblemsIn, type Emblems } from "../../lib/emblems";
import "./raiders.css";
import drawn from "./symbols";

export const emblems: Emblems = {
  sprite: icons + emblemsIn(drawn),
  emblem: (label) => ({ symbol: `em-${label}`, class: `s-${label}` }),
};
