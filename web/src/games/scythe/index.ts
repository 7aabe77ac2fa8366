import icons from "icons:eagle-head";
import type { Look } from "../../lib/look";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Tray from "./Tray.svelte";

export const look: Look = {
  sprite: icons,
  Board,
  Tray,
  Panel,
  emblem: (label) => ({ symbol: "i-eagle-head", class: `seat-${label}` }),
};
