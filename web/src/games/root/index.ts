import type { Look } from "../../lib/look";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import { faceOf, iconOf, questOf, suitOf } from "./cards";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import Odds from "./Odds.svelte";
import Panel from "./Panel.svelte";
import "./root.css";
import { courseOf, name, viewOf } from "./root";
import Score from "./Score.svelte";
import { SHAPES, sprite } from "./symbols";
import HandSize from "./HandSize.svelte";
import TurnTab from "./TurnTab.svelte";
import { says } from "./words";

const NAMED = new Set(["item", "piece", "service", "column", "leader", "character"]);

export const look: Look = {
  sprite,
  Board,
  tabs: [
    { id: "hand", words: () => says().hand, Part: Hand, width: 560, when: (table) => table.me >= 0 },
    { id: "turn", words: () => says().turnTab, Part: TurnTab, width: 420, when: (table) => table.me >= 0 },
  ],
  Panel,
  whole: true,
  panels: true,
  Stats: HandSize,
  Score,
  leads: (table, seat) => !!viewOf(table)?.leaders.includes(seat),
  Goods,
  Asked,
  Preview: Odds,
  takes: ({ odds }) => !!odds,
  Moment,
  steps: (table) => {
    const view = viewOf(table);
    const board = view?.players[view.active]?.board.type;
    const phases = board ? courseOf(board).map(({ phase }) => phase) : [];
    const now = phases.indexOf(view?.phase ?? "");
    return phases.map((phase, at) => ({
      words: name(`phase:${phase}`),
      state: at < now ? "done" : at === now ? "now" : "next",
    }));
  },
  // One's own first, then the player whose turn is next.
  place: (table, seat) => {
    const order = viewOf(table)?.order ?? [];
    const from = Math.max(0, order.indexOf(table.me));
    return (order.indexOf(seat) - from + order.length) % Math.max(1, order.length);
  },
  emblem: (label) => ({ symbol: label in SHAPES ? `e-${label}` : "i-pine-tree", class: `f-${label}` }),
  chip: (thing, table) => {
    const at = thing.indexOf(":");
    const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
    if (kind === "clearing") {
      const suit = viewOf(table)?.clearings.find((clearing) => clearing.id === Number(id))?.suit;
      return { symbol: suit ? iconOf(suit) : "i-pine-tree", class: `cl s-${suit ?? "none"}`, words: id };
    }
    if (kind === "seat") {
      const faction = viewOf(table)?.players[Number(id)]?.faction;
      return faction ? { symbol: `e-${faction}`, class: `f-${faction} whose`, words: "" } : undefined;
    }
    if (kind === "forest") return { symbol: "i-pine-tree", class: "cl forest", words: id };
    if (kind === "card")
      return { symbol: iconOf(faceOf(id).suit), class: `named s-${faceOf(id).suit}`, words: name(thing) };
    if (kind === "suit") return { symbol: iconOf(id), class: `named s-${id}` };
    if (kind === "quest") return { symbol: iconOf(questOf(id).suit), class: `named s-${questOf(id).suit}` };
    if (kind === "item" || kind === "piece") return { symbol: iconOf(id), class: `plain s-${suitOf(id) ?? "none"}` };
    return NAMED.has(kind) ? { class: "plain" } : undefined;
  },
};
