// What is printed on cards, quests and pieces, as the catalogue has it, and which symbol stands for what.
import { things } from "../../lib/things.svelte";
import type { Print } from "../../lib/types";

const NO_CARD: Print<"root.card"> = { type: "root.card", suit: "bird", kind: "", cost: [] };
const NO_QUEST: Print<"root.quest"> = { type: "root.quest", suit: "", items: ["", ""] };

export const faceOf = (card: string): Print<"root.card"> =>
  things.print("root", `card:${card}`, "root.card") ?? NO_CARD;
export const questOf = (quest: string): Print<"root.quest"> =>
  things.print("root", `quest:${quest}`, "root.quest") ?? NO_QUEST;
/** `base-fox`: the suit of a piece that has one. */
export const suitOf = (piece: string): string | undefined => things.print("root", `piece:${piece}`, "root.piece")?.suit;
export const isToken = (piece: string): boolean =>
  things.print("root", `piece:${piece}`, "root.piece")?.kind === "token";
/** Items that can be crafted. */
export const craftable = (item: string): boolean => !!things.print("root", `item:${item}`, "root.item")?.supply;

const ICONS: Record<string, string> = {
  boots: "i-walking-boot",
  bag: "i-knapsack",
  crossbow: "i-crossbow",
  hammer: "i-flat-hammer",
  sword: "i-broadsword",
  tea: "i-teapot",
  coins: "i-two-coins",
  torch: "i-primitive-torch",
  fox: "i-fox-head",
  rabbit: "i-rabbit-head",
  mouse: "i-mouse",
  bird: "i-feather",
  any: "i-pine-tree",
  sawmill: "i-circular-saw",
  workshop: "i-anvil",
  recruiter: "i-barracks-tent",
  wood: "i-log",
  keep: "i-white-tower",
  roost: "i-nest-eggs",
  base: "i-hut",
  sympathy: "i-sprout",
  garden: "i-flower-emblem",
  "trade-post": "i-shop",
  warrior: "i-meeple",
  ruin: "i-broken-wall",
};
export const ITEM_ORDER = ["boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"];

/** The symbol of an item, a suit or a piece (`garden-fox` too). */
export function iconOf(name: string): string {
  return ICONS[name] ?? ICONS[name.slice(0, name.lastIndexOf("-"))] ?? "i-broken-wall";
}
