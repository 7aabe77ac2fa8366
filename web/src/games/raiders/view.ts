// The page's view as this game sends it.
import type { TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Views } from "../../lib/types";
import { w } from "./words";

export type View = Views["views.RaidersView"];
export type Player = Views["views.marches.games.raiders.view.PlayerView"];
export type Quest = Views["views.QuestView"];
export type Animal = Views["views.AnimalView"];
export type Settlement = Views["views.SettlementView"];
export type Slot = Views["views.SlotView"];

export function viewOf(table: TableState): View {
  return table.page?.view as View;
}
export const nameOf = (thing: string): string => things.name("raiders", thing);

export interface Printed {
  /** "in raids on Persia:", or nothing. */
  head: string;
  parts: string[];
}

/** What is printed on a thing: its effects under their conditions, the sentences of the rules left out. */
export function printed(thing: string): Printed[] {
  const found: Printed[] = [];
  for (const line of things.lines("raiders", thing)) {
    if (line.endsWith(".")) continue;
    if (line.endsWith(":")) found.push({ head: line, parts: [] });
    else if (found.at(-1)?.head) found.at(-1)?.parts.push(line);
    else found.push({ head: "", parts: [line] });
  }
  return found;
}

/** The same as short lines. */
export function effects(thing: string): string[] {
  return printed(thing).map(({ head, parts }) =>
    parts.length ? [head, parts.join(", ")].filter(Boolean).join(" ") : head.replace(/\s?:$/, ""),
  );
}

/** What a place gives: its effects alone, or the words of an action that has none of its own. */
export function offers(thing: string): string[][] {
  return printed(thing).map(({ head, parts }) => (parts.length ? parts : [head.replace(/\s?:$/, "")]));
}

const NAMED = ["silver", "provision", "kumis", "gold", "equipment", "wagon", "livestock", "vp"];
/** "silver +3": the good and its number. */
export function goodIn(part: string): { good: string; count: string } | undefined {
  const [, name, count] = /^(.+?) ([+−]\d+)$/.exec(part) ?? [];
  if (!name || !count) return undefined;
  const low = name.toLowerCase();
  if (low === w().strength) return { good: "strength", count };
  if (low === w().wounds) return { good: "wound", count };
  const good = NAMED.find((one) => nameOf(`good:${one}`).toLowerCase() === low);
  return good ? { good, count } : undefined;
}

/** The strength of the crew as it stands: everything the slots show. */
export function strengthOf(player: Player): number {
  return player.slots.reduce(
    (sum, slot) =>
      sum + (slot.member ? slot.strength : 0) + (slot.horse?.horse_strength ?? 0) + (slot.eagle?.eagle_strength ?? 0),
    0,
  );
}
