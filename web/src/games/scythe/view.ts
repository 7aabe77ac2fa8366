// The page's view as this game sends it, and which symbol stands for what.
import type { Mark, TableState } from "../../lib/table.svelte";
import { things } from "../../lib/things.svelte";
import type { Views } from "../../lib/types";

export type View = Views["views.ScytheView"];
export type SeatView = Views["views.SeatView"];
export type HexView = Views["views.HexView"];
export type Combat = Views["views.CombatView"];

export type Goal = Views["views.GoalView"];
export type Deal = Views["views.DealView"];
/** What modules and cards add to the view, told apart by their type. */
type Extra = View["extras"][number];

export const viewOf = (table: TableState): View | undefined =>
  (table.page?.game === "scythe" ? (table.page.view as View | null) : null) ?? undefined;
/** What a module or the cards show; nothing in a game without. */
export const extra = <Type extends Extra["type"]>(view: View | undefined, type: Type) =>
  view?.extras.find((one): one is Extract<Extra, { type: Type }> => one.type === type);
export const nameOf = (thing: string): string => things.name("scythe", thing);
/** Where a territory is: `C4`. The Factory and home bases are called by what they are. */
export const placeOf = (id: string): string =>
  things.find("scythe", `hex:${id}`)?.short ?? (nameOf(`hex:${id}`) === id ? id : "");
export const aboutOf = (thing: string): string => things.about("scythe", thing);
/** The same without its name, for places where the name is written above it. */
export function toldOf(thing: string): string {
  const [about, short] = [aboutOf(thing), shortOf(thing)];
  return short && about.startsWith(short) ? about.slice(short.length).replace(/^\s*:\s*/u, "") : about;
}
export const linesOf = (thing: string): string[] => things.lines("scythe", thing);
/** The last line printed on it. */
export const footOf = (thing: string): string => things.printed("scythe", thing).at(-1)?.words ?? "";
/** An ability or Mod by its name alone, and what it does in a few words. */
export const shortOf = (thing: string): string => things.short("scythe", thing);
export const afterOf = (thing: string): string => things.effect("scythe", thing);
/** What a mech's ability does: the terrains it is about, or a few words. */
export function whatMech(faction: View["aids"]["factions"][number], mech: string): string {
  const terrains = faction.terrains[mech];
  if (!terrains) return afterOf(`ability:${mech}`);
  return terrains.map((one) => nameOf(`terrain:${one}`)).join(", ") || nameOf("note:by-structures");
}
export const factionOf = (view: View, seat: number): string =>
  seat < 0 ? (extra(view, "desolation")?.faction ?? "mad-tesla") : view.seats[seat]?.faction || "random";

/** A person by name, a bot by its level alone. */
export const playerOf = (table: TableState, seat: number): string => {
  const one = table.seats[seat];
  return one?.given || one?.level_words || one?.name || "";
};
/** A person by name, a bot by its faction: its full name says both. */
export function whoIs(table: TableState, view: View, seat: number): string {
  const one = table.seats[seat];
  const faction = view.seats[seat]?.faction;
  return one?.given || (faction ? nameOf(`faction:${faction}`) : one?.level_words) || one?.name || "";
}

export const RESOURCES = ["food", "metal", "oil", "wood"] as const;
export const ICONS: Record<string, string> = {
  food: "i-wheat",
  metal: "i-metal-bar",
  oil: "i-oil-drum",
  wood: "i-log",
  power: "i-fist",
  popularity: "i-hearts",
  coins: "i-two-coins",
  "combat-cards": "i-card",
  "combat-card": "i-card",
  "any-resource": "i-hex",
  any: "i-hex",
  worker: "i-worker",
  workers: "i-worker",
  "walked-worker": "i-worker",
  "worker-aboard": "i-worker",
  mech: "i-mech",
  mechs: "i-mech",
  character: "i-char",
  champion: "i-power-lightning",
  airship: "i-zeppelin",
  structure: "i-flat-hammer",
  structures: "i-flat-hammer",
  recruit: "i-brodie-helmet",
  recruits: "i-brodie-helmet",
  upgrade: "i-upgrade",
  upgrades: "i-upgrade",
  deploy: "i-mech",
  build: "i-flat-hammer",
  enlist: "i-brodie-helmet",
  "produce-territories": "i-cog",
  "look-at-opponent-combat-cards": "i-spyglass",
  "relocate-units": "i-walking-boot",
  move: "i-walking-boot",
  bolster: "i-fist",
  trade: "i-swap",
  produce: "i-cog",
  factory: "i-factory",
  mine: "i-mine-wagon",
  monument: "i-monument",
  armory: "i-cannon",
  mill: "i-windmill",
  objective: "i-scroll-unfurled",
  combat: "i-crossed-swords",
  "resolution-tile": "i-hourglass",
  "mission-1": "i-scroll-unfurled",
  "mission-2": "i-scroll-unfurled",
  "factory-card": "i-factory",
  encounters: "i-wooden-sign",
  resources: "i-hex",
};
export const iconOf = (id: string): string => ICONS[id] ?? (id.startsWith("mech") ? "i-mech" : "i-star");

export const live = (mark: Mark): boolean => mark.can || mark.chosen || mark.refused;
export const marked = (mark: Mark): string | undefined =>
  mark.can ? "can" : mark.chosen ? "chosen" : mark.refused ? "refused" : mark.lit ? "lit" : undefined;

export const offered = (view: View): string[] =>
  view.turns === 0 ? Object.keys(extra(view, "vesna")?.offered ?? {}) : [];

export const starsOf = (seat: SeatView): string[] =>
  Object.entries(seat.stars).flatMap(([kind, count]) => Array<string>(count).fill(kind));

/** Whose mat lies in the tray: one's own, or that of the player whose turn it is. */
export const ownSeat = (table: TableState, view: View): number => (table.me >= 0 ? table.me : Math.max(0, view.active));
