// The tables this browser remembers, as the server sees them now.
import { get, Trouble } from "./api";
import { settings, type MyTable } from "./settings.svelte";
import type { Glance } from "./types";

/** How many are asked for at the same time. */
const AT_ONCE = 3;
/** Tables further down the list are asked for when they come up. */
const MOST = 24;

export const isOver = (table: MyTable): boolean => table.state === "over" || table.state === "replay";
export const isMine = (table: MyTable): boolean => !!table.mine && table.state === "playing" && !table.gone;

/** Tables where it is your turn first, the shortest clock on top; then the most recently changed ones. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const clock = (table: MyTable): number => (isMine(table) ? (table.clock ?? Infinity) : 0);
  const rank = (table: MyTable): number =>
    isMine(table) ? 0 : table.gone ? 3 : table.state === "playing" && !table.watching ? 1 : 2;
  return [...tables].sort((a, b) => {
    const clocks = clock(a) === clock(b) ? 0 : clock(a) - clock(b);
    return rank(a) - rank(b) || clocks || (b.since ?? b.at) - (a.since ?? a.at);
  });
}

/** Ask the server how one's tables stand; what is over stays as it is. */
export async function refresh(): Promise<void> {
  const known = settings.tables.filter((table) => table.secret && !table.gone && !(isOver(table) && table.seats));
  const asked = inOrder(known).slice(0, MOST);
  const next = async (): Promise<void> => {
    for (let table = asked.shift(); table; table = asked.shift()) await look(table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function look(table: MyTable): Promise<void> {
  try {
    note(await get<Glance>(`api/tables/${table.id}/glance`, {}, table.secret));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    // Without an answer what is known stays; a server that says no has forgotten the table, or this seat.
    if (error.status === 403 || error.status === 404) settings.remember({ id: table.id, gone: true });
  }
}

function note(found: Glance): void {
  const others = found.seats.filter((seat) => !found.mine.includes(seat.seat));
  const mine = found.mine[0];
  const own = found.seats.filter((seat) => seat.asked && found.mine.includes(seat.seat));
  const clocks = own.flatMap((seat) => (typeof seat.clock === "number" ? [seat.clock] : []));
  settings.remember({
    id: found.table,
    game: found.game,
    state: found.state,
    title: others.map((seat) => seat.name).join(", "),
    // A seat nobody has come to or been named for is called by its faction: that is nobody.
    people: others.filter((seat) => seat.kind === "person" && (seat.given || seat.claimed)).map((seat) => seat.name),
    bots: others.filter((seat) => seat.kind === "bot").length,
    mine: own.length > 0,
    waiting: found.seats
      .filter((seat) => seat.asked)
      .map((seat) => seat.name)
      .join(", "),
    watching: found.mine.length === 0,
    ours: found.mine,
    since: found.since,
    clock: clocks.length ? Math.min(...clocks) : undefined,
    seats: found.seats.map(({ seat, label, name, asked, claimed }) => ({ seat, label, name, asked, claimed })),
    ...(typeof found.turn === "number" ? { turn: found.turn } : {}),
    ...(found.over && mine !== undefined
      ? { won: found.over.winners.some((seat) => found.mine.includes(seat)), points: found.over.scores[mine] ?? 0 }
      : {}),
  });
}
