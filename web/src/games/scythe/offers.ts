// Players whose Alliance offers are declined automatically: standing answers to one question.
import { drawnIn } from "../../lib/lines";
import type { TableState } from "../../lib/table.svelte";
import type { Answer, Drawn } from "../../lib/types";
import { extra, viewOf } from "./view";
import { w } from "./words";

export const ACCEPT = "accept-alliance";
const VERB = "decline-alliance";

/** The question that is answered without asking, as the server names it. */
const keyOf = (table: TableState): string => extra(viewOf(table), "alliances")?.question ?? "";

/** The seats whose offers are declined without asking, in order. */
export function declined(table: TableState): number[] {
  const answers: Answer[] = table.page?.standing[keyOf(table)] ?? [];
  const seats = answers.filter((answer) => answer.verb === VERB).map((answer) => Number(answer.seat));
  return seats.sort((one, other) => one - other);
}

/** Decline the offers of these seats from now on, and of nobody else. */
export function decline(table: TableState, seats: number[]): Promise<void> {
  const names = seats.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  const answers = seats.map((seat): Answer => ({ verb: VERB, seat }));
  return table.stand(keyOf(table), answers, seats.length ? w().declines(names) : "", w().alliances);
}

export const others = (table: TableState): number[] =>
  table.seats.map((one) => one.seat).filter((seat) => seat !== table.me);

/** The terms of the Alliance one is offered, if one is. */
export function proposal(table: TableState): Drawn<"pact"> | undefined {
  const offer = table.options.find((option) => option.answer.verb === ACCEPT);
  return offer && drawnIn(offer, "pact")[0];
}
