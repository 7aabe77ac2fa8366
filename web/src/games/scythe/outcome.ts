// The last combat as the log tells it: what both sides showed, who won, and what came of it.
import type { TableState } from "../../lib/table.svelte";
import { beginsTurn } from "../../lib/log";
import type { LogRow, Said } from "../../lib/types";
import type { Side } from "./Duel.svelte";

export interface Outcome {
  hex: string;
  sides: Side[];
  /** The side that won, by index. */
  winner: number;
  /** What followed from it. */
  after: Said[];
  /** The row that told who won. */
  line: number;
}

/** Sentences that begin a combat. */
const BEGINS = /-did-(attack|attack-tesla|defend-tesla|attack-desolation|desolation-attack)$/;
const ENDS = /-did-(win-combat|beat-tesla|lose-to-tesla|beat-desolation|lose-to-desolation)$/;
const FOLLOWS =
  /-did-(retreat|retreat-to|lose-popularity|gain-popularity|draw-card|place-star|destroy-tesla|automa-beaten|automa-loot|take-star|lose-power|gain-power)$/;
const MOST = 4;
/** So many turns of others later it is old news. */
const STALE = 2;
const NATURE = -1;

const seatOf = (fact: unknown): number => (typeof fact === "string" ? Number(fact.slice(5)) : NATURE);
const keyOf = (said: Said): string => said.key.replace("scythe-did-", "");

/** The combat to show: the last one, until one has answered since or others have played on. */
export function outcomeOf(table: TableState): Outcome | undefined {
  const rows = (table.inPast ? (table.page?.log ?? []) : table.log).filter((row) => !row.struck);
  const all = rows.flatMap((row) => row.said.map((said) => ({ said, row })));
  const lastOf = (keys: RegExp, until: number): number => {
    let at = until - 1;
    while (at >= 0 && !keys.test(all[at]?.said.key ?? "")) at -= 1;
    return at;
  };
  const end = lastOf(ENDS, all.length);
  // Lines from before one came need not be here: then it begins after the one before.
  const begin = Math.max(lastOf(BEGINS, end), lastOf(ENDS, end) + 1);
  const last = all[end];
  if (!last || passed(rows, last.row, table)) return undefined;
  const told = all.slice(begin, end + 1).map(({ said }) => said);
  const after = all.slice(end + 1).map(({ said }) => said);
  const stop = after.findIndex((said) => beginsTurn(said) || BEGINS.test(said.key));
  return {
    ...shown(told),
    after: after
      .slice(0, stop < 0 ? after.length : stop)
      .filter((said) => FOLLOWS.test(said.key))
      .slice(0, MOST),
    line: last.row.line,
  };
}

function passed(rows: LogRow[], row: LogRow, table: TableState): boolean {
  const later = rows.filter((one) => one.line > row.line);
  if (table.me >= 0 && later.some((one) => one.seat === table.me)) return true;
  return later.flatMap((one) => one.said).filter(beginsTurn).length > STALE;
}

/** What each side revealed, the attacker first. */
function shown(told: Said[]): { hex: string; sides: Side[]; winner: number } {
  const start = told[0];
  const result = told.at(-1);
  const hex = String(result?.facts.hex ?? "").slice(4);
  const first = start && keyOf(start) !== "defend-tesla" ? seatOf(start.facts.seat) : NATURE;
  const sides: Side[] = [];
  for (const said of told) {
    const facts = said.facts;
    if (keyOf(said) === "reveal")
      put(sides, {
        seat: seatOf(facts.seat),
        power: Number(facts.power),
        cards: Number(facts.cards),
        sum: Number(facts.total) - Number(facts.power),
        most: Number(facts.total),
      });
    if (keyOf(said) === "roll-die" || keyOf(said) === "roll-orange") {
      const [total, count] = [Number(facts.total), Number(facts.count)];
      put(sides, { seat: NATURE, power: total - count, cards: 0, die: count, most: total });
    }
  }
  const own = sides.find((side) => side.seat !== NATURE);
  if (own && result?.facts.own !== undefined) own.most = Number(result.facts.own);
  sides.sort((one, other) => Number(other.seat === first) - Number(one.seat === first));
  const won = result ? keyOf(result) : "";
  const victor =
    won === "win-combat" || won === "beat-tesla"
      ? seatOf(result?.facts.seat)
      : won === "beat-desolation"
        ? (own?.seat ?? NATURE)
        : NATURE;
  return { hex, sides, winner: sides.findIndex((side) => side.seat === victor) };
}

function put(sides: Side[], side: Side): void {
  const at = sides.findIndex((one) => one.seat === side.seat);
  if (at < 0) sides.push(side);
  else sides[at] = side;
}
