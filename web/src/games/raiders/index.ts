// Raiders of Scythia: the village, four civilisations, camps and hands.
import icons from "icons:barbute,breastplate,cartwheel,crossed-swords,deer-head,eagle-head,gold-bar,horse-head,jug,lion,meat,queen-crown,scroll-unfurled,sheep,two-coins,water-drop,wolf-head,crown";
import type { Look } from "../../lib/look";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Camp from "./Camp.svelte";
import Face from "./Face.svelte";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import Preview from "./Preview.svelte";
import Panel from "./Panel.svelte";
import Rival from "./Rival.svelte";
import Score from "./Score.svelte";
import Stats from "./Stats.svelte";
import { GOODS } from "./goods";
import "./raiders.css";
import drawn from "./symbols";
import { nameOf, viewOf } from "./view";
import { w } from "./words";

export const look: Look = {
  sprite: icons + drawn,
  Board,
  tabs: [
    { id: "camp", words: () => w().camped, Part: Camp, width: 490 },
    { id: "hand", words: () => w().hand, Part: Hand, width: 470, when: (table) => table.me >= 0 },
  ],
  Panel,
  Stats,
  Score,
  leads: (table, seat) => viewOf(table).leaders.includes(seat),
  Others: Rival,
  Goods,
  Asked,
  // The heroes on offer are buttons themselves.
  draws: (answer) => answer.verb === "pick",
  Face,
  Preview,
  takes: () => true,
  Moment,
  steps: (table) =>
    viewOf(table).steps.map(({ thing, state, instead = false }) => ({ words: nameOf(thing), state, instead })),
  // One's own first, then the player whose turn is next.
  place: (table, seat) => (seat - Math.max(0, table.me) + table.seats.length) % table.seats.length,
  emblem: (label) => ({ symbol: `em-${label}`, class: `s-${label}` }),
  chip(thing) {
    const [kind, id] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
    if (kind === "good" && GOODS[id]) return { symbol: GOODS[id], class: `g-${id}` };
    if (kind === "worker" && ["blue", "grey", "red"].includes(id)) return { symbol: `w-${id}`, class: `w-${id}` };
    return undefined;
  },
};
