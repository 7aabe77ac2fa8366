// Setting tables up and sitting down at them.
import { address, headers, post } from "./api";
import { drawShare } from "./claim";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import type { Games, NewTable, NewTableOut } from "./types";

/** Set a table up, with this browser's share of its seed. */
export async function setUp(wanted: NewTable): Promise<NewTableOut> {
  const { share, pledge } = await drawShare();
  const made = await post<NewTableOut>("api/tables", { ...wanted, pledge });
  if (share && made.server) settings.remember({ id: made.id, dice: { share, server: made.server } });
  return made;
}

/** You against bots, with the game's own choice of everything; or the guided game of a module. */
export async function playNow(games: Games, name: string, guided = ""): Promise<void> {
  const game = games.games.find((one) => one.name === name);
  const guides = game?.guides ?? [];
  const guide = guided ? guides.find((one) => one.modules.includes(guided)) : undefined;
  const labels = guide?.seats ?? Array<string>(game?.terms.players ?? 1).fill("");
  const made = await setUp({
    game: name,
    seats: labels.map((label, index) =>
      index === 0
        ? { kind: "me", name: settings.name, label, level: "" }
        : { kind: "bot", name: "", label, level: games.usual_level },
    ),
    modules: guide?.modules ?? [],
    options: guide?.options ?? {},
  });
  open(made);
}

/** You alone against what a module brings. */
export async function playAlone(name: string, modules: string[]): Promise<void> {
  open(
    await setUp({
      game: name,
      seats: [{ kind: "me", name: settings.name, label: "", level: "" }],
      modules,
      options: {},
    }),
  );
}

/** Sit down: remember the secret, go to the table. */
export function open(made: NewTableOut, watch = false): void {
  const mine = watch ? made.watch : (made.links[0] ?? made.watch);
  settings.remember({ id: made.id, game: made.game, secret: mine.secret, host: made.host, links: linksOf(made) });
  router.go(`t/${made.id}`);
}

/** The links to hand on: every seat that is not ours, and the spectators'. */
function linksOf(made: NewTableOut): { seat: number; secret: string }[] {
  const mine = made.links[0]?.secret;
  const others = made.links.filter((link) => link.secret !== mine);
  return [...others, made.watch].map(({ seat, secret }) => ({ seat, secret }));
}

/** A link somebody can open: the secret after the #, which browsers never send. */
export function addressOf(id: string, secret: string): string {
  return new URL(router.href(`t/${id}`), location.href).href + `#${secret}`;
}

/** The record of a game that is over, as a file. */
export async function downloadRecord(table: TableState): Promise<void> {
  const response = await fetch(address(`api/tables/${table.id}/record`), { headers: headers(table.secret) });
  if (!response.ok) return void (table.notice = (await response.json()).message);
  const url = URL.createObjectURL(await response.blob());
  const file = { href: url, download: `marches-${table.now?.game}-${table.id}.record` };
  Object.assign(document.createElement("a"), file).click();
  URL.revokeObjectURL(url);
}

/** The same people and bots at a new table: ours at this device, links for the others. */
export async function sameSeats(table: TableState): Promise<void> {
  const page = table.now;
  if (!page) return;
  const made = await setUp({
    game: page.game,
    seats: page.seats.map((seat) => ({
      kind: seat.kind === "bot" ? "bot" : page.mine.includes(seat.seat) ? "me" : "link",
      name: seat.kind === "bot" ? "" : seat.name,
      label: seat.label,
      level: seat.level,
    })),
    modules: page.modules,
    options: page.options,
    leaver: page.leaver,
    stand_in: page.stand_in,
    clock: page.clock,
    think: page.think,
    hints: page.hints,
  });
  open(made);
}
