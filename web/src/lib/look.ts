// What each game adds to the common frame: its board, its mat, its panels. Loaded when a table of that game is opened.
import type { Component } from "svelte";
import type { TableState } from "./table.svelte";
import type { Answer, Option, Refused, Said } from "./types";

export interface Part {
  table: TableState;
}

/** Something of one's own beside the board: a mat, a hand. */
export interface Tab {
  id: string;
  words(): string;
  Part: Component<Part>;
  /** The width it needs. Tabs that fit side by side stand side by side. */
  width: number;
  /** Whether there is something to show now; without it: always. */
  when?(table: TableState): boolean;
  /** Stands below the tabs where the rail has the height for both. */
  pin?: boolean;
}

/** A step of the turn, for the bar. */
export interface Step {
  words: string;
  state: "done" | "now" | "next";
  /** Not one of the row: what may be done in its place. */
  instead?: boolean;
}

export interface Look {
  /** Symbols of the icons and pieces the game uses. */
  sprite: string;
  /** The middle: everything on the table. */
  Board: Component<Part>;
  /** Even a phone shows the board whole, with the choices below it; otherwise it scrolls, and the choices lie over its foot. */
  whole?: boolean;
  /** The board's width by its height, where its shape is fixed; without it, it fills the room it gets. */
  ratio?: number;
  /** What is one's own, in the order of tabs. */
  tabs: Tab[];
  /** One seat with all it has. */
  Panel: Component<Part & { seat: number }>;
  /** Whether whole panels are beside the board; otherwise seats are chips that open their panel. */
  panels?: boolean;
  /** A seat's essentials, under its name on the chip. */
  Stats?: Component<Part & { seat: number }>;
  /** A seat's score, short. */
  Score: Component<Part & { seat: number }>;
  /** What a seat that the rules play is called, rather than what it plays as. */
  machine?(table: TableState, seat: number): string | undefined;
  /** Whether a seat is ahead. */
  leads?(table: TableState, seat: number): boolean;
  /** Who plays without a seat, after the seats: a rival run by cards. */
  Others?: Component<Part>;
  /** How a game ended that was won or lost together, in place of standings. */
  Ending?: Component<Part>;
  /** One's own goods in one line: always in sight on a phone. */
  Goods?: Component<Part>;
  /** Where a seat stands among the others, from 0; nothing: in the order of seats. */
  place?(table: TableState, seat: number): number;
  /** The symbol and the class (with its --seat colour) of a seat's label. */
  emblem(label: string): { symbol: string; class: string };
  /** A thing (`clearing:5`) as it appears in sentences, or on the button of an answer: its icon and tint, its words if
   * short; nothing: plain words. */
  chip?(
    thing: string,
    table: TableState,
    answer?: Answer,
  ): { symbol?: string; class?: string; words?: string } | undefined;
  /** The place a thing stands on: a finger aims at that, and chooses among what is there with a second tap. */
  stands?(thing: string, table: TableState): string | undefined;
  /** What a question is about, drawn above its choices: an encounter, a combat, leaders to choose from. */
  Asked?: Component<Part>;
  /** Answers that `Asked` offers as buttons of its own, such as a dial: they are left out of the list. */
  draws?(answer: Answer, table: TableState): boolean;
  /** The number that picks an answer by keyboard, where it is not its place in the list: a dial set to 3 is key 3. */
  amount?(option: Option): number | undefined;
  /** A few words on an answer's button that its own do not say: what tells it from the answers beside it. */
  note?(option: Option): string | undefined;
  /** The same as a drawing: who is in a slot, what a quest asks. */
  Face?: Component<Part & { option: Option | Refused }>;
  /** What a choice brings, as a drawing before the sentences; `takes` says which sentences it makes superfluous. */
  Preview?: Component<Part & { option: Option }>;
  takes?(said: Said): boolean;
  /** A line under whose turn it is: season, round, actions left. */
  Moment?: Component<Part>;
  /** The steps of the turn; the current one stands out. */
  steps?(table: TableState): Step[];
}

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  raiders: () => import("../games/raiders"),
  root: () => import("../games/root"),
  scythe: () => import("../games/scythe"),
};

/** The drawings of a game. A game without any gets the plain look. */
export async function lookOf(game: string): Promise<Look> {
  return (await (LOOKS[game]?.() ?? import("../games/plain"))).look;
}
