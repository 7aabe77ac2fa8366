// The page's view as this game sends it.
import { grouped, type Group } from "../../lib/lines";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Said, Views } from "../../lib/types";

export type View = Views["views.RaidersView"];
export type Player = View["players"][number];
export type Quest = Views["views.QuestView"];
export type Animal = Views["views.AnimalView"];
export type Settlement = Views["views.SettlementView"];
export type Slot = Views["views.SlotView"];
export type Place = Views["views.LocationView"];
export type Use = Views["views.UseView"];
export type Forecast = Views["views.ForecastView"];

export function viewOf(table: TableState): View {
  return table.page?.view as View;
}
export const nameOf = (thing: string): string => things.name("raiders", thing);

/** What is printed on a thing: its effects under their conditions. */
export const printed = (thing: string): Group[] => grouped(things.printed("raiders", thing));
/** The condition, and the colon that leads on to its effects. */
export const headOf = ({ title, lines }: Group): string =>
  title ? title.words + (lines.length ? settings.t.colon.trimEnd() : "") : "";

const GAINS: Record<string, { sign: string; good?: string }> = {
  "raiders-preview-gain": { sign: "+" },
  "raiders-preview-pay": { sign: "−" },
  "raiders-preview-strength": { sign: "+", good: "strength" },
  "raiders-preview-reduce-wounds": { sign: "−", good: "wound" },
};
/** A line that says no more than how much of a good comes or goes. */
export function goodIn({ key, facts }: Said): { good: string; count: string } | undefined {
  const found = GAINS[key];
  const good = found?.good ?? String(facts["good"] ?? "").slice("good:".length);
  return found && good ? { good, count: `${found.sign}${facts["count"]}` } : undefined;
}

/** Everything a player has that a place may change. */
export function hadBy(player: Player): Record<string, number> {
  const { silver, provision, kumis, plunder, hand_size } = player;
  const wound = player.slots.reduce((sum, slot) => sum + slot.wounds, 0);
  return { silver, provision, kumis, ...plunder, card: hand_size, wound };
}
const CHANGES: Record<string, { by: 1 | -1; good?: string }> = {
  "raiders-preview-gain": { by: 1 },
  "raiders-preview-pay": { by: -1 },
  "raiders-preview-draw": { by: 1, good: "card" },
  "raiders-preview-discard": { by: -1, good: "card" },
  "raiders-preview-heal": { by: -1, good: "wound" },
};
const changed = ({ key, facts }: Said): string =>
  CHANGES[key]?.good ?? (CHANGES[key] ? String(facts["good"] ?? "").slice("good:".length) : "");
/** Whether a line says no more than a change that is drawn. */
export const counted = (line: Said, after: Record<string, number>): boolean => changed(line) in after;
/** What lines come to, where the server has not said so. */
export function afterOf({ lines }: Group, had: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of lines) {
    const good = changed(line);
    if (good in had)
      found[good] = Math.max(
        0,
        (found[good] ?? had[good] ?? 0) + (CHANGES[line.key]?.by ?? 0) * Number(line.facts["count"]),
      );
  }
  return found;
}
/** What the server says of one of a place's options. */
export const useOf = (place: Place, { title }: Group): Use | undefined =>
  place.uses.find((use) => `option:${use.id}` === title?.facts["option"]);

/** Whether a tier is reached whatever the dice, perhaps, or not at all. */
export const odds = (
  strength: number,
  forecast: Pick<Forecast, "low" | "high" | "kumis">,
): "sure" | "possible" | "out" =>
  forecast.low >= strength ? "sure" : forecast.high + forecast.kumis >= strength ? "possible" : "out";

/** A quest that lies face up somewhere on the board. */
export const questOf = (view: View, id: string | undefined): Quest | undefined =>
  [
    ...view.quest_slots,
    ...view.civilisations.flatMap((civ) => civ.settlements.flatMap((one) => one.spaces.map((space) => space.quest))),
  ].find((quest) => !!id && quest?.id === id) ?? undefined;

/** Cost and strength as they are printed on a crew card. */
export function statsOf(card: string): { cost: number; strength: number } {
  const line = things.printed("raiders", `crew:${card}`).find((one) => one.key === "raiders-preview-crew");
  return { cost: Number(line?.facts["cost"] ?? 0), strength: Number(line?.facts["strength"] ?? 0) };
}

/** Completed quests, face down. */
export const faceDown = (player: Player): number => player.quest_count - player.quests.length;

/** What players are compared by: where some quests lie face down, nobody's are counted. */
function comparable(player: Player, view: View): number {
  const counted = view.players.every((one) => !faceDown(one));
  return counted ? player.projected : player.projected - player.quests.reduce((sum, quest) => sum + quest.vp, 0);
}

/** The strength of the crew as it stands: everything the slots show. */
export function strengthOf(player: Player): number {
  return player.slots.reduce(
    (sum, slot) =>
      sum + (slot.member ? slot.strength : 0) + (slot.horse?.horse_strength ?? 0) + (slot.eagle?.eagle_strength ?? 0),
    0,
  );
}

/** Whether a seat is ahead of all others. */
export function leads(view: View, seat: number): boolean {
  const best = Math.max(...view.players.map((one) => comparable(one, view)), view.rival?.projected ?? 0);
  const player = view.players[seat];
  return !!player && best > 0 && comparable(player, view) === best;
}
