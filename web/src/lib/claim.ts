// Sitting down: what follows the # of a link is exchanged for a secret of this browser's own, once.
import { get, post, Trouble } from "./api";
import { settings } from "./settings.svelte";
import type { Accepted, Claimed, Page } from "./types";

/** How a visitor stands towards a table: with a secret, or asked whether to take one more seat. */
export interface Sitting {
  secret: string;
  /** The link gives another seat than the ones held here: it is taken only if they say so. */
  more?: { key: string; seat: number };
}

/** A secret nobody else knows. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** A share of the seed and what is told of it first; none where the browser has no means to hash (plain http). */
export async function drawShare(): Promise<{ share: string; pledge: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hash = await crypto.subtle?.digest("SHA-256", bytes);
  return hash ? { share: hex(bytes), pledge: hex(new Uint8Array(hash)) } : { share: "", pledge: "" };
}

/** Show this browser's share once it is asked for, unless the server has changed its mind about its own. */
export async function showShare(id: string, page: Page, secret: string): Promise<void> {
  const dice = settings.tables.find((one) => one.id === id)?.dice;
  const shares = page.shares;
  if (!dice?.share || !shares?.revealing || shares.server !== dice.server) return;
  if (!shares.seats.some((one) => page.mine.includes(one.seat) && !one.share)) return;
  await post<Accepted>(`api/tables/${id}/share`, { share: dice.share }, secret).catch((error: unknown) => {
    if (!refused(error)) throw error;
  });
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Open a table with the secret in the address, or the stored one. A secret is never replaced by one with fewer rights. */
export async function sit(id: string): Promise<Sitting> {
  const key = keyOf(id);
  const known = settings.tables.find((one) => one.id === id);
  if (!key) return { secret: known?.secret ?? "" };
  const seated = known?.secret && !known.watching ? await seatsOf(id, known.secret) : [];
  if (known && seated.length) return another(id, key, known.secret);
  const secret = known?.claim?.secret ?? fresh();
  const drawn = known?.claim?.drawn ?? (await drawShare());
  settings.remember({ id, claim: { key, secret, drawn } });
  const got = await exchange(id, key, secret, drawn.pledge).catch((error: unknown) => {
    if (refused(error)) settings.remember({ id, claim: undefined });
    if (known?.watching && refused(error)) return null;
    throw error;
  });
  if (got && (got.seats.length || !known?.watching))
    settings.remember({
      id,
      secret: got.secret,
      watching: !got.seats.length,
      ...(got.seats.length && got.server ? { dice: { share: drawn.share, server: got.server } } : {}),
    });
  settings.remember({ id, claim: undefined });
  return { secret: settings.tables.find((one) => one.id === id)?.secret ?? "" };
}

/** Take the seat of a link beside those one has: all are played at this device. */
export async function takeToo(id: string, key: string): Promise<string> {
  const known = settings.tables.find((one) => one.id === id);
  const mine = known?.secret ?? fresh();
  const got = await exchange(id, key, mine);
  const others = got.secret === mine ? [] : [mine, ...(known?.others ?? [])];
  settings.remember({ id, secret: got.secret, watching: false, ...(others.length ? { others } : {}) });
  return got.secret;
}

async function another(id: string, key: string, mine: string): Promise<Sitting> {
  const found = await post<Claimed>(`api/tables/${id}/claim`, { claim: key, secret: mine, look: true }).catch(
    (error: unknown) => {
      if (refused(error)) return null;
      throw error;
    },
  );
  settings.remember({ id, claim: undefined });
  if (!found) return { secret: mine };
  const seat = found.offers ?? (found.secret !== mine ? found.seats[0] : undefined);
  return seat === undefined || seat === null ? { secret: mine } : { secret: mine, more: { key, seat } };
}

async function exchange(id: string, key: string, secret: string, pledge = ""): Promise<Claimed> {
  return post<Claimed>(`api/tables/${id}/claim`, { claim: key, secret, name: settings.name, pledge });
}

/** The link's key: from the address, where it does not stay, or of an exchange that was cut off. */
function keyOf(id: string): string {
  const key = location.hash.slice(1);
  if (!key) return settings.tables.find((one) => one.id === id)?.claim?.key ?? "";
  history.replaceState(null, "", location.pathname + location.search);
  return key;
}

/** The seats a remembered secret still gives; none where the host has replaced its link. */
async function seatsOf(id: string, secret: string): Promise<number[]> {
  return get<Page>(`api/tables/${id}`, {}, secret)
    .then((page) => page.mine)
    .catch((error: unknown) => {
      if (refused(error)) return [];
      throw error;
    });
}

const refused = (error: unknown): boolean =>
  error instanceof Trouble && error.status >= 400 && error.status < 500 && error.status !== 429;
