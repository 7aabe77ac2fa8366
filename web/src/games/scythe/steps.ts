// The steps of a turn: the section's top action, then its bottom action.
import type { TableState } from "../../lib/table.svelte";
import { nameOf, viewOf } from "./view";
import { w } from "./words";

/** Questions of the bottom action, and that after it. */
const BOTTOM =
  /-(choose-bottom|factory-bottom|upgrade|cover-cost|place-mech|mech-place|place-structure|structure-place|enlist|one-time-bonus|pay-resources|recruit-bonus)$/;
const END = /-end-window$/;

export function steps(table: TableState): { words: string; state: "done" | "now" | "next" }[] {
  const view = viewOf(table);
  const player = view?.seats[view.active];
  if (!view || !player?.score) return [];
  // Asked in somebody else's turn: these are not one's own steps.
  if (table.asked && view.active !== table.me) return [];
  const key = table.question?.key ?? "";
  if (key.endsWith("choose-section"))
    return [
      { words: w().section, state: "now" },
      { words: w().topAction, state: "next" },
      { words: w().bottomAction, state: "next" },
    ];
  const column = view.aids.mats.columns[player.mat]?.find((one) => player.section === `section:${one.top}`);
  if (!column) return [];
  const over = END.test(key);
  const below = over || BOTTOM.test(key);
  return [
    { words: nameOf(`section:${column.top}`), state: below ? "done" : "now" },
    { words: nameOf(`bottom:${column.bottom}`), state: over ? "done" : below ? "now" : "next" },
  ];
}
