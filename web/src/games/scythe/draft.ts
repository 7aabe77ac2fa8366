// The faction draft on the modular board: who chooses when, what there is to choose, what was looked at.
import type { TableState } from "../../lib/table.svelte";
import type { Option, Refused } from "../../lib/types";
import { extra, viewOf, type View } from "./view";

export type Modular = Extract<View["extras"][number], { type: "modular" }>;
export type BaseTile = Modular["bases"][number];

const VERB = "choose-faction";

/** The modular board while somebody still has to choose a faction. */
export function drafted(view: View | undefined): Modular | undefined {
  const modular = extra(view, "modular");
  return modular && view?.seats.some((one) => !one.faction) ? modular : undefined;
}

export const drafting = (table: TableState): boolean => !!drafted(viewOf(table))?.order.length;

/** The faction an answer of the draft names. */
const named = ({ answer }: Option | Refused): string => (answer.verb === VERB ? String(answer.faction) : "");

/** The faction whose base is looked at: under the pointer, tapped, or asked about why it cannot be had. */
export const lookedAt = (table: TableState): string =>
  table.shown ? named(table.shown) : table.why ? named(table.why.refused) : "";
