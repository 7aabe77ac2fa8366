// Scythe: the map, mats, triumphs, combat.
import icons from "icons:fist,hearts,two-coins,log,oil-drum,metal-bar,wheat,zeppelin,windmill,mine-wagon,cannon,wooden-sign,crossed-swords,walking-boot,cog,upgrade,flat-hammer,brodie-helmet,scroll-unfurled,big-gear,plain-padlock,bull-horns,triple-claws,eagle-head,wolf-head,paw-print,boar-tusks,lotus-flower,power-lightning,factory,spyglass,hourglass,robot-golem,third-eye,shaking-hands";
import type { Look } from "../../lib/look";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Score from "./Score.svelte";
import "./scythe.css";
import drawn from "./symbols";
import Tray from "./Tray.svelte";
import { ICONS, nameOf, viewOf } from "./view";

const DRAWN = new Set(["resource", "cargo", "structure", "section", "bottom", "bonus", "gain", "triumph"]);
/** Drawn as cards and dials beside the map. */
const BESIDE = new Set<unknown>(["dial", "play-cards", "choose-option", "take-factory-card"]);

const SYMBOLS: Record<string, string> = {
  mech: "i-mech",
  "combat-card": "i-card",
  objective: "i-scroll-unfurled",
  "factory-card": "i-factory",
  ability: "i-mech",
  cube: "i-cube",
};

export const look: Look = {
  sprite: icons + drawn,
  Board,
  Tray,
  Panel,
  Score,
  Aside,
  Moment,
  emblem: (label) => ({ symbol: `em-${label || "random"}`, class: `f-${label || "random"}` }),
  draws: (answer) => BESIDE.has(answer.verb),
  chip(thing, table, answer) {
    const at = thing.indexOf(":");
    const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
    const words = nameOf(thing);
    if (answer?.verb === "move-worker") return { symbol: "i-worker", words: `${nameOf("unit:worker")} (${words})` };
    if (kind === "hex") {
      const hex = viewOf(table)?.board.hexes.find((one) => one.id === id);
      return hex && !hex.base ? { symbol: "i-hex", class: `c-land t-${hex.terrain}`, words } : undefined;
    }
    const tint = kind === "resource" || kind === "cargo" ? `c-${id}` : "";
    if (DRAWN.has(kind) && ICONS[id]) return { symbol: ICONS[id], class: tint, words };
    if (kind === "unit") return { symbol: id.startsWith("mech") ? "i-mech" : (ICONS[id] ?? "i-worker"), words };
    return SYMBOLS[kind] ? { symbol: SYMBOLS[kind], words } : undefined;
  },
};
