// What is printed on a card besides its name: suit, kind, item, cost. For drawing only.
export type Suit = "fox" | "rabbit" | "mouse" | "bird";
export type Kind = "ambush" | "persistent" | "item" | "dominance" | "immediate" | "spy";

export interface Face {
  suit: Suit;
  kind: Kind;
  /** Suits of the crafting pieces it takes; `any` takes a piece of any suit. */
  cost: (Suit | "any")[];
  item?: string;
  points?: number;
}

const SUITS: Record<string, Suit | "any"> = { f: "fox", r: "rabbit", m: "mouse", b: "bird", "?": "any" };
const suits = (letters: string): (Suit | "any")[] => [...letters].flatMap((letter) => SUITS[letter] ?? []);
const item = (suit: Suit, name: string, points: number, cost: string): Face => ({
  suit,
  kind: "item",
  item: name,
  points,
  cost: suits(cost),
});
const lasting = (suit: Suit, cost: string): Face => ({ suit, kind: "persistent", cost: suits(cost) });
const favor = (suit: Suit, cost: string): Face => ({ suit, kind: "immediate", cost: suits(cost) });

const FACES: Record<string, Face> = {
  armorers: lasting("bird", "f"),
  "arms-trader": item("bird", "sword", 2, "ff"),
  "birdy-bindle": item("bird", "bag", 1, "m"),
  "brutal-tactics": lasting("bird", "ff"),
  "crossbow-bird": item("bird", "crossbow", 1, "f"),
  "royal-claim": lasting("bird", "????"),
  sappers: lasting("bird", "m"),
  "woodland-runners": item("bird", "boots", 1, "r"),
  anvil: item("fox", "hammer", 2, "f"),
  "favor-of-the-foxes": favor("fox", "fff"),
  "foxfolk-steel": item("fox", "sword", 2, "ff"),
  "gently-used-knapsack": item("fox", "bag", 1, "m"),
  "protection-racket": item("fox", "coins", 3, "rr"),
  "root-tea-fox": item("fox", "tea", 2, "m"),
  "stand-and-deliver": lasting("fox", "mmm"),
  "tax-collector": lasting("fox", "frm"),
  "travel-gear-fox": item("fox", "boots", 1, "r"),
  "a-visit-to-friends": item("rabbit", "boots", 1, "r"),
  "bake-sale": item("rabbit", "coins", 3, "rr"),
  "better-burrow-bank": lasting("rabbit", "rr"),
  cobbler: lasting("rabbit", "rr"),
  "command-warren": lasting("rabbit", "rr"),
  "favor-of-the-rabbits": favor("rabbit", "rrr"),
  "root-tea-rabbit": item("rabbit", "tea", 2, "m"),
  "smugglers-trail": item("rabbit", "bag", 1, "m"),
  codebreakers: lasting("mouse", "m"),
  "crossbow-mouse": item("mouse", "crossbow", 1, "f"),
  "favor-of-the-mice": favor("mouse", "mmm"),
  investments: item("mouse", "coins", 3, "rr"),
  "mouse-in-a-sack": item("mouse", "bag", 1, "m"),
  "root-tea-mouse": item("mouse", "tea", 2, "m"),
  "scouting-party": lasting("mouse", "mm"),
  sword: item("mouse", "sword", 2, "ff"),
  "travel-gear-mouse": item("mouse", "boots", 1, "r"),
};

/** Cards that stay in play once crafted. */
export const LASTING = Object.keys(FACES).filter((card) => FACES[card]?.kind === "persistent");

export function faceOf(card: string): Face {
  const known = FACES[card];
  if (known) return known;
  const [kind, suit] = card.split("-");
  return { kind: (kind ?? "ambush") as Kind, suit: (suit ?? "bird") as Suit, cost: [] };
}

/** The two items a quest asks for. */
const QUESTS: Record<string, [string, string]> = {
  errand: ["tea", "boots"],
  fundraising: ["tea", "coins"],
  "give-a-speech": ["torch", "tea"],
  "logistics-help": ["boots", "bag"],
  "repair-a-shed": ["torch", "hammer"],
  "expel-bandits": ["sword", "sword"],
  "fend-off-a-bear": ["torch", "crossbow"],
  "guard-duty": ["torch", "sword"],
  escort: ["boots", "boots"],
};

export function questOf(quest: string): { suit: Suit; items: string[] } {
  const at = quest.lastIndexOf("-");
  return { suit: quest.slice(at + 1) as Suit, items: QUESTS[quest.slice(0, at)] ?? [] };
}

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
/** `base-fox`: the suit of a piece that has one. */
export function suitOf(piece: string): Suit | undefined {
  const end = piece.slice(piece.lastIndexOf("-") + 1);
  return end === "fox" || end === "rabbit" || end === "mouse" ? end : undefined;
}
