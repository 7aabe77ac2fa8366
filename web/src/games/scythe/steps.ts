// The steps of a turn: the section's top action, then its bottom action.
import type { TableState } from "../../lib/table.svelte";
import { nameOf, viewOf } from "./view";
import { w } from "./words";

export function steps(table: TableState): { words: string; state: "done" | "now" | "next" }[] {
  const view = viewOf(table);
  const player = view?.seats[view.active];
  if (!view || !player?.score) return [];
  if (table.question?.key.endsWith("choose-section"))
    return [
      { words: w().section, state: "now" },
      { words: w().topAction, state: "next" },
      { words: w().bottomAction, state: "next" },
    ];
  const column = view.aids.mats.columns[player.mat]?.find((one) => player.section === `section:${one.top}`);
  if (!column) return [];
  return [
    { words: nameOf(`section:${column.top}`), state: "now" },
    { words: nameOf(`bottom:${column.bottom}`), state: "next" },
  ];
}
