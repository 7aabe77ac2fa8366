// The log by turns: what begins a turn is a heading, what follows it belongs to that turn.
import type { LogRow, Said } from "./types";

export interface Turn {
  /** The sentence that began it; none: what was before the first turn on show. */
  head: Said | null;
  /** Whose turn it is; -1: nobody's seat. */
  seat: number;
  /** The answer that led to it. */
  n: number;
  key: string;
  rows: LogRow[];
}

export const beginsTurn = (said: Said): boolean => said.kind === "turn";

/** Rows that begin a turn or phase: they are headings, not news. */
const frames = (said: Said): boolean => beginsTurn(said) || said.kind === "phase";
/** A row that says nothing about the person who answered. */
export const isFrame = (row: LogRow): boolean => row.said.every(frames);

/** An answer that changed nothing by itself: the log repeats its words. */
const isEcho = (row: LogRow): boolean => row.said.every((said) => said.kind === "echo");

/** Rows without answers that only led to the next row of the same player: that one tells what came of them. */
export function told(rows: LogRow[]): LogRow[] {
  return rows.filter((row, at) => {
    const next = rows[at + 1];
    return !(isEcho(row) && next && next.seat === row.seat && next.struck === row.struck);
  });
}

/** Rows without what only says where the game is; those that said nothing else are left out. */
export function plain(rows: LogRow[]): LogRow[] {
  return told(rows)
    .map((row) => (row.said.some(frames) ? { ...row, said: row.said.filter((said) => !frames(said)) } : row))
    .filter((row) => row.said.length);
}

/** What happened since one's last turn; what was laid out before anybody acted is not news. */
export function digestOf(rows: LogRow[]): LogRow[] {
  const begun = Math.min(...rows.filter((row) => row.seat >= 0).map((row) => row.n));
  return rows.filter((row) => row.n >= begun);
}

export function byTurn(rows: LogRow[]): Turn[] {
  const turns: Turn[] = [{ head: null, seat: -1, n: -1, key: "before", rows: [] }];
  const put = (row: LogRow, said: Said[]): void => {
    if (said.length) turns.at(-1)?.rows.push(said.length === row.said.length ? row : { ...row, said });
  };
  for (const row of rows) {
    let said: Said[] = [];
    for (const [at, one] of row.said.entries()) {
      if (!beginsTurn(one)) said.push(one);
      else if (!row.struck) {
        put(row, said);
        said = [];
        turns.push({ head: one, seat: seatOf(one), n: row.n, key: `${row.line}.${at}`, rows: [] });
      }
    }
    put(row, said);
  }
  return turns.filter((turn) => turn.head || turn.rows.length);
}

/** The seat a sentence without a name would seem to be about: the last seat a sentence began with, or the actor. */
export function subjectOf(said: Said[], actor: number): number {
  const last = said.filter((one) => one.after).at(-1);
  const [, , fact = ""] = last?.places?.[0] ?? [];
  return last ? Number(String(last.facts[fact]).slice(5)) : actor;
}

function seatOf(said: Said): number {
  const seat = said.facts["seat"];
  return typeof seat === "string" ? Number(seat.slice(5)) : -1;
}
