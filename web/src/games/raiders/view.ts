// The page's view as this game sends it.
import { grouped, type Group } from "../../lib/lines";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Change, Said, Views } from "../../lib/types";

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
/** The room a crew card wants beside others, by the length of what is printed on it. */
export function roomOf(card: string): number {
  const [LEAST, MOST, SIGN] = [72, 112, 4];
  const said = printed(`crew:${card}`).filter(({ title }) => title);
  const length = said.reduce(
    (sum, group) =>
      group.lines.reduce((all, line) => all + (goodIn(line) ? SIGN : line.words.length), sum + headOf(group).length),
    0,
  );
  return Math.min(MOST, LEAST + length / 3);
}
/** The condition, and the colon that leads on to its effects. */
export const headOf = ({ title, lines }: Group): string =>
  title ? title.words + (lines.length ? settings.t.colon.trimEnd() : "") : "";

/** What a line says of goods that come and go. */
const changeOf = (line: Said): Change | undefined => things.change("raiders", line.key);
const goodOf = ({ facts }: Said, change: Change): string =>
  change.good || String(facts["good"] ?? "").slice("good:".length);

/** A line that says no more than how much of a good comes or goes. */
export function goodIn(line: Said): { good: string; count: string } | undefined {
  const change = changeOf(line);
  const good = change && (change.plain ?? true) ? goodOf(line, change) : "";
  return change && good ? { good, count: `${change.by < 0 ? "−" : "+"}${line.facts["count"]}` } : undefined;
}

/** Everything a player has that a place may change. */
export function hadBy(player: Player): Record<string, number> {
  const { silver, provision, kumis, plunder, hand_size, wounds } = player;
  return { silver, provision, kumis, ...plunder, card: hand_size, wound: wounds };
}
/** The good a line changes now. */
function changed(line: Said): string {
  const change = changeOf(line);
  return change && (change.now ?? true) ? goodOf(line, change) : "";
}
/** Whether a line says no more than a change that is drawn. */
export const counted = (line: Said, after: Record<string, number>): boolean => changed(line) in after;
/** What lines come to, where the server has not said so. */
export function afterOf({ lines }: Group, had: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of lines) {
    const good = changed(line);
    const by = (changeOf(line)?.by ?? 0) * Number(line.facts["count"]);
    if (good in had) found[good] = Math.max(0, (found[good] ?? had[good] ?? 0) + by);
  }
  return found;
}
/** What the server says of one of a place's options. */
export const useOf = (place: Place, { title }: Group): Use | undefined =>
  place.uses.find((use) => `option:${use.id}` === title?.facts["option"]);

/** A quest that lies face up somewhere on the board. */
export const questOf = (view: View, id: string | undefined): Quest | undefined =>
  [
    ...view.quest_slots,
    ...view.civilisations.flatMap((civ) => civ.settlements.flatMap((one) => one.spaces.map((space) => space.quest))),
  ].find((quest) => !!id && quest?.id === id) ?? undefined;

/** Completed quests, face down. */
export const faceDown = (player: Player): number => player.quest_count - player.quests.length;
