// What all of Root's drawings need: the view, who sits where, who leads.
import { grouped } from "../../lib/lines";
import type { Mark, TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Views } from "../../lib/types";

export type RootView = Views["views.RootView"];
export type Player = RootView["players"][number];
export type Clearing = Views["views.ClearingView"];

export function viewOf(table: TableState): RootView | null {
  return table.page?.game === "root" ? (table.page.view as RootView | null) : null;
}
export function factionOf(view: RootView, seat: number): string {
  return view.players[seat]?.faction ?? "marquise";
}
/** A seat as the board calls it: by its faction, which all at the table know. */
export function factionName(view: RootView, seat: number): string {
  return name(`faction:${factionOf(view, seat)}`);
}
export const name = (thing: string): string => things.name("root", thing);
/** What a thing is called where its suit is drawn; what it does, in a few words and in full. */
export const short = (thing: string): string => things.short("root", thing);
export const effect = (thing: string): string => things.effect("root", thing);
export const text = (thing: string): string => things.find("root", thing)?.text ?? "";
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** For `data-mark`. */
export function marks(mark: Mark): string {
  const found = [mark.can && "can", mark.chosen && "chosen", mark.refused && "refused", mark.lit && "lit"];
  return found.filter(Boolean).join(" ");
}
export const live = (mark: Mark): boolean => mark.can || mark.chosen || mark.refused;

/** Where the card or item of an answer is: the same id may be in several places. */
const ZONES: Record<string, string> = {
  "pay-supporter": "supporters",
  "drop-supporter": "supporters",
  "take-discarded": "discard",
  "take-available": "available",
  "buy-card": "shop",
  use: "crafted",
  "take-item": "others",
};
/** Whether the question is about this thing in this place. */
export function isAsked(table: TableState, thing: string, zone: string): boolean {
  return [...table.options, ...table.refused].some(
    (option) => option.touches.includes(thing) && (ZONES[String(option.answer.verb)] ?? "own") === zone,
  );
}

/** A turn on a faction's board in short, phase by phase. */
export const courseOf = (board: string): { phase: string; steps: string[] }[] =>
  grouped(things.printed("root", `turn:${board}`)).map(({ title, lines }) => ({
    phase: String(title?.facts["phase"]).slice("phase:".length),
    steps: lines.map(({ words }) => words),
  }));

/** A list with each id once, and how often it is in it. */
export function counted(ids: string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
