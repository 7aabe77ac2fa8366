// The steps of a turn: place a worker and use the place, take one and use its place; or the steps of a raid.
import type { Step } from "../../lib/look";
import type { TableState } from "../../lib/table.svelte";
import { viewOf, type View } from "./view";
import { w } from "./words";

const RAID: Record<string, number> = { "reduce-cost": 0, "spend-kumis": 1, "choose-space": 3, "turn-quest-up": 3 };

/** Which of the four steps of work is on. */
function working(view: View, key: string): number {
  if (view.phase === "turn") return 0;
  if (key.endsWith("take-worker")) return 2;
  return view.players[view.active]?.worker ? 3 : 1;
}
/** Which of the four steps of a raid is on. */
function raiding(view: View, key: string): number {
  const asked = Object.entries(RAID).find(([name]) => key.endsWith(name));
  return asked ? asked[1] : view.raid?.dice.length ? 2 : view.raid ? 1 : 3;
}

export function steps(table: TableState): Step[] {
  const view = viewOf(table);
  const key = table.question?.key ?? "";
  if (!["turn", "work", "raid"].includes(view.phase)) return [];
  const raid = view.phase === "raid";
  const now = raid ? raiding(view, key) : working(view, key);
  const words = raid
    ? [w().stepPay, w().stepKumis, w().stepDice, w().stepPlunder]
    : [w().stepPlace, w().stepUse, w().stepTake, w().stepUse];
  const found: Step[] = words.map((one, at) => ({
    words: one,
    state: at < now ? "done" : at === now ? "now" : "next",
  }));
  return view.phase === "turn" ? [...found, { words: w().orRaid, state: "next", instead: true }] : found;
}
