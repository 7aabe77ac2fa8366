// Scythe: the map, mats, triumphs, combat.
import icons from "icons:fist,hearts,two-coins,log,oil-drum,metal-bar,wheat,zeppelin,windmill,mine-wagon,cannon,wooden-sign,crossed-swords,walking-boot,cog,upgrade,flat-hammer,brodie-helmet,scroll-unfurled,big-gear,plain-padlock,bull-horns,triple-claws,eagle-head,wolf-head,paw-print,boar-tusks,lotus-flower,power-lightning,factory,spyglass,hourglass,robot-golem,third-eye,shaking-hands";
import type { Look } from "../../lib/look";
import Asked from "./Asked.svelte";
import AutomaTab from "./AutomaTab.svelte";
import Board from "./Board.svelte";
import { drafting } from "./draft";
import DraftTab from "./DraftTab.svelte";
import DesolationTab from "./DesolationTab.svelte";
import Ending from "./Ending.svelte";
import Enemy from "./Enemy.svelte";
import FactionTab from "./FactionTab.svelte";
import Goods from "./Goods.svelte";
import HandTab from "./HandTab.svelte";
import { USUAL_RATIO } from "./layout";
import MatTab from "./MatTab.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Preview from "./Preview.svelte";
import Score from "./Score.svelte";
import "./scythe.css";
import StarsTab from "./StarsTab.svelte";
import Stats from "./Stats.svelte";
import drawn from "./symbols";
import { drawnIn } from "../../lib/lines";
import { extra, ICONS, nameOf, shortOf, viewOf } from "./view";
import { w } from "./words";

const DRAWN = new Set(["resource", "cargo", "structure", "section", "bottom", "bonus", "gain", "triumph"]);
/** Offered by the combat, the cards on the table or the terms of an Alliance themselves. */
const BESIDE = new Set<unknown>([
  "dial",
  "play-cards",
  "choose-option",
  "take-factory-card",
  "keep-mod",
  "place-rival",
  "bid-for",
  "accept-alliance",
  "decline-alliance",
]);
/** Offered by a token first, then by the mech it goes over. */
const TWICE = new Set<unknown>(["place-mod", "place-ability"]);

/** Previews that are drawn. */
const TOLD = new Set<unknown>(["ceiling", "die-odds", "starts-on", "homeland"]);
/** Answers that are an amount, and which of their words says it. */
const AMOUNTS: Record<string, string> = { dial: "power", bid: "count", amount: "count" };

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
  whole: true,
  ratio: USUAL_RATIO,
  tabs: [
    { id: "draft", words: () => w().draftTab, Part: DraftTab, width: 480, when: drafting },
    { id: "mat", words: () => w().mat, Part: MatTab, width: 700 },
    { id: "faction", words: () => w().faction, Part: FactionTab, width: 420, when: (table) => !drafting(table) },
    {
      id: "hand",
      words: () => w().hand,
      Part: HandTab,
      width: 320,
      pin: true,
      when: (table) => table.me >= 0 && !drafting(table),
    },
    {
      id: "automa",
      words: () => w().automa,
      Part: AutomaTab,
      width: 480,
      when: (table) => !!extra(viewOf(table), "automas"),
    },
    {
      id: "desolation",
      words: () => nameOf("desolation:desolation"),
      Part: DesolationTab,
      width: 480,
      when: (table) => !!extra(viewOf(table), "desolation"),
    },
    { id: "stars", words: () => w().starsTab, Part: StarsTab, width: 480 },
  ],
  Panel,
  Stats,
  Score,
  machine: (table, seat) =>
    extra(viewOf(table), "automas")?.automas.some((mat) => mat.seat === seat) ? table.seats[seat]?.name : undefined,
  leads: (table, seat) => !!viewOf(table)?.leaders.includes(seat),
  Others: Enemy,
  Ending,
  Goods,
  Asked,
  Preview,
  takes: ({ drawn }) => TOLD.has(drawn?.type),
  Moment,
  steps: (table) => (viewOf(table)?.steps ?? []).map(({ thing, state }) => ({ words: nameOf(thing), state })),
  emblem: (label) => ({ symbol: `em-${label || "random"}`, class: `f-${label || "random"}` }),
  stands(thing, table) {
    if (!thing.startsWith("unit:")) return undefined;
    const me = viewOf(table)?.seats[table.me];
    const mech = /^unit:mech-(\d)$/.exec(thing)?.[1];
    const at = mech
      ? Object.values(me?.mechs ?? {})[Number(mech) - 1]
      : thing === "unit:character"
        ? me?.character
        : "";
    return at ? `hex:${at}` : undefined;
  },
  draws: (answer, table) => BESIDE.has(answer.verb) || (TWICE.has(answer.verb) && !table.picked.length),
  amount: (option) =>
    AMOUNTS[String(option.answer.verb)] ? Number(option.answer[AMOUNTS[String(option.answer.verb)] ?? ""]) : undefined,
  note(option) {
    if (option.answer.verb !== "deploy") return undefined;
    const gained = drawnIn(option, "ability")[0];
    return gained && shortOf(gained.ability);
  },
  chip(thing, table, answer) {
    const at = thing.indexOf(":");
    const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
    // What is placed is chosen already: over which mech, and what it can do now, is left.
    if (answer && TWICE.has(answer.verb)) {
      const now = Object.keys(viewOf(table)?.seats[table.me]?.mechs ?? {})[Number(id) - 1];
      return kind === "ability"
        ? { words: "" }
        : { symbol: "i-mech", words: `${nameOf(thing)} (${shortOf(`ability:${now}`)})` };
    }
    // Its effect stands beside it where it is to be chosen.
    const words = answer && kind === "ability" ? shortOf(thing) : nameOf(thing);
    if (answer?.verb === "move-worker") return { symbol: "i-worker", words: `${nameOf("unit:worker")} (${words})` };
    if (kind === "hex") {
      const hex = viewOf(table)?.board.hexes.find((one) => one.id === id);
      return hex && hex.terrain !== "home-base"
        ? { symbol: "i-hex", class: `c-land t-${hex.terrain}`, words }
        : undefined;
    }
    const tint = kind === "resource" || kind === "cargo" ? `c-${id}` : "";
    if (kind === "faction" && answer?.verb === "choose-faction") return { symbol: `em-${id}`, class: `f-${id}`, words };
    if (DRAWN.has(kind) && ICONS[id]) return { symbol: ICONS[id], class: tint, words };
    if (kind === "unit") return { symbol: id.startsWith("mech") ? "i-mech" : (ICONS[id] ?? "i-worker"), words };
    return SYMBOLS[kind] ? { symbol: SYMBOLS[kind], words } : undefined;
  },
};
