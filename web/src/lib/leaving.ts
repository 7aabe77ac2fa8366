// Taking one's name off a table, everyone's, a link from the person who has it, or the table off the server.
import { post, remove } from "./api";
import { settings, type MyTable } from "./settings.svelte";
import type { Accepted, Link } from "./types";

export type Way = "here" | "me" | "link" | "archive" | "remove";

/** The ways that are open: a host's only once the game is over, or if it never began. */
export function waysOf(table: MyTable): Way[] {
  const host: Way[] =
    !table.host || table.gone || table.state === "playing"
      ? []
      : table.state === "over"
        ? ["archive", "remove"]
        : ["remove"];
  const me: Way[] = !table.watching && !table.gone && table.state !== "replay" ? ["me"] : [];
  return [...me, ...(takenSeats(table).length ? (["link"] as const) : []), ...host, "here"];
}

/** The seats of others whose links a host can replace: somebody lost theirs, or the wrong person sits there. */
export function takenSeats(table: MyTable): number[] {
  if (!table.host || table.gone || (table.state !== "playing" && table.state !== "waiting")) return [];
  return (table.seats ?? [])
    .filter((one) => one.kind === "person" && one.claimed && !table.ours?.includes(one.seat))
    .map((one) => one.seat);
}

/** Make a new link for a seat and keep it: the person with the old one loses the seat. */
export async function replaceLink(table: MyTable, seat: number): Promise<string> {
  const kept = table.links ?? [];
  const others = kept.filter((one) => one.seat !== seat);
  // The old link ends before the answer with the new one is here: it is not shown meanwhile.
  settings.remember({ id: table.id, links: others });
  let links = kept;
  try {
    const { secret } = await post<Link>(`api/tables/${table.id}/seats/${seat}/link`, {}, table.host ?? "");
    links = [{ seat, secret }, ...others];
    return secret;
  } finally {
    settings.remember({ id: table.id, links });
  }
}

/** Do it. Returns whether the table is still on this browser's list afterwards. */
export async function leave(table: MyTable, way: Way, seat: number): Promise<boolean> {
  if (way === "me") return forgetMe(table, seat);
  if (way === "link") return !!(await replaceLink(table, seat));
  if (way === "archive") {
    await post<Accepted>(`api/tables/${table.id}/archive`, {}, table.host ?? "");
    return watchOn(table);
  }
  if (way === "remove") await remove(`api/tables/${table.id}`, table.host ?? "");
  settings.forget(table.id);
  return false;
}

/** The secret gives nothing any more once its last seat is gone. */
async function forgetMe(table: MyTable, seat: number): Promise<boolean> {
  await post<Accepted>(`api/tables/${table.id}/forget-me`, { seat }, table.secret);
  const left = table.ours?.filter((one) => one !== seat) ?? [];
  if (left.length) settings.remember({ id: table.id, ours: left });
  return left.length > 0 || watchOn(table);
}

/** Anyone with the spectators' link can still watch; for anybody else the table is gone. */
function watchOn(table: MyTable): boolean {
  const watch = table.links?.find((one) => one.seat < 0)?.secret;
  if (watch) settings.remember({ id: table.id, secret: watch, watching: true, mine: false, ours: [] });
  else settings.forget(table.id);
  return watch !== undefined;
}
