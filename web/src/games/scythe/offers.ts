// Players whose Alliance offers are declined automatically: standing answers to one question.
import type { TableState } from "../../lib/table.svelte";
import type { Answer } from "../../lib/types";
import { w } from "./words";

const KEY = "scythe-ask-answer-proposal";
const VERB = "decline-alliance";

/** The seats whose offers are declined without asking, in order. */
export function declined(table: TableState): number[] {
  const answers: Answer[] = table.page?.standing[KEY] ?? [];
  const seats = answers.filter((answer) => answer.verb === VERB).map((answer) => Number(answer.seat));
  return seats.sort((one, other) => one - other);
}

/** Decline the offers of these seats from now on, and of nobody else. */
export function decline(table: TableState, seats: number[]): Promise<void> {
  const names = seats.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  const answers = seats.map((seat): Answer => ({ verb: VERB, seat }));
  return table.stand(KEY, answers, seats.length ? w().declines(names) : "", w().alliances);
}

export const others = (table: TableState): number[] =>
  table.seats.map((one) => one.seat).filter((seat) => seat !== table.me);

export const isProposal = (table: TableState): boolean => table.question?.key === KEY;
