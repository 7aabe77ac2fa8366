// What each game adds to the common frame: its drawings. Loaded when a table of that game is opened.
import type { Component } from "svelte";
import type { TableState } from "./table.svelte";
import type { Answer } from "./types";

export interface Part {
  table: TableState;
}

export interface Look {
  /** Symbols of the icons and pieces the game uses. */
  sprite: string;
  /** The middle: everything on the table. */
  Board: Component<Part>;
  /** Beneath the board: what is one's own, hand and previews. On a phone: the first tab. */
  Tray: Component<Part>;
  /** One seat at the side, and as a tab on a phone. */
  Panel: Component<Part & { seat: number }>;
  /** Where a seat's panel stands at the side, from 0; nothing: in the order of seats. */
  place?(table: TableState, seat: number): number;
  /** A seat's score, short, for the phone's strip. */
  Score?: Component<Part & { seat: number }>;
  /** Beside the board on wide screens, if there is something. */
  Aside?: Component<Part>;
  /** The symbol and the class (with its --seat colour) of a seat's label. */
  emblem(label: string): { symbol: string; class: string };
  /** A thing (`clearing:5`) as it stands in sentences, or on the button of an answer: its icon and tint, its words if
   * short; nothing: plain words. */
  chip?(
    thing: string,
    table: TableState,
    answer?: Answer,
  ): { symbol?: string; class?: string; words?: string } | undefined;
  /** Answers the game offers with a drawing of its own, such as a dial: on a wide screen the bar leaves them out. */
  draws?(answer: Answer): boolean;
  /** A line under whose turn it is: season, round, actions left. */
  Moment?: Component<Part>;
}

export const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  raiders: () => import("../games/raiders"),
  root: () => import("../games/root"),
  scythe: () => import("../games/scythe"),
};
