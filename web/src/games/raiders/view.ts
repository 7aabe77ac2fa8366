// The page's view as this game sends it.
import type { TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Views } from "../../lib/types";

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

/** What is printed on a thing: its effects as short lines, the sentences of the rules left out. */
export function effects(thing: string): string[] {
  const found: { head: string; parts: string[] }[] = [];
  for (const line of things.lines("raiders", thing)) {
    if (line.endsWith(".")) continue;
    if (line.endsWith(":")) found.push({ head: line, parts: [] });
    else if (found.at(-1)?.head) found.at(-1)?.parts.push(line);
    else found.push({ head: "", parts: [line] });
  }
  return found.map(({ head, parts }) =>
    parts.length ? [head, parts.join(", ")].filter(Boolean).join(" ") : head.replace(/\s?:$/, ""),
  );
}

/** What a place gives: its effects alone, or the words of an action that has none of its own. */
export function offers(thing: string): string[] {
  return effects(thing).map((line) => line.slice(line.indexOf(":") + 1).trim());
}

/** The strength of the crew as it stands: everything the slots show. */
export function strengthOf(player: Player): number {
  return player.slots.reduce(
    (sum, slot) =>
      sum + (slot.member ? slot.strength : 0) + (slot.horse?.horse_strength ?? 0) + (slot.eagle?.eagle_strength ?? 0),
    0,
  );
}
