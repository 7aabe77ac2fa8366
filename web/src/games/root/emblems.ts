// The factions' emblems alone, for pages without a board.
import icons from "icons:beaver,cog,domino-mask,eagle-head,fist,flat-paw-print,gecko,raccoon-head";
import type { Emblems } from "../../lib/emblems";
import "./root.css";
import { faction, SHAPES } from "./shapes";

export const emblems: Emblems = {
  sprite: icons + Object.entries(SHAPES).map(faction).join(""),
  emblem: (label) => ({ symbol: `e-${label in SHAPES ? label : "vagabond"}`, class: `f-${label}` }),
};
