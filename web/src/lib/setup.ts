// What goes with what on the form of a new table, so that nobody picks what would be refused. The server has the last word.
import type { Game, Lineup } from "./types";

export type Value = string | number | boolean;
export interface Row {
  kind: "me" | "link" | "bot";
  label: string;
  name: string;
  level: string;
  /** Scythe: the player mat; nothing: any. */
  mat: string;
}
export interface Form {
  rows: Row[];
  modules: string[];
  options: Record<string, Value>;
}

interface Ties {
  /** A module comes along by itself with these numbers of players, or with one of these seats or mats. */
  brings?: { module: string; players?: number[]; labels?: string[]; mats?: string[] }[];
  /** Modules that are always in the box and cannot be chosen. */
  always?: string[];
  /** An option is offered only where it means something. */
  when?: Record<string, (form: Form) => boolean>;
  /** A seat that an option, or another seat, needs at the table. */
  seats?: { option?: string; label?: string; needs: string }[];
  /** What an option is at this table when nobody says anything, where that is not always the same. */
  usual?: Record<string, (form: Form) => Value>;
  /** What the seats decide about the options. */
  settles?: (rows: Row[]) => Record<string, Value>;
  /** Seats that share their pieces, and so no table. */
  apart?: [string, string][];
  /** Seats a machine plays. */
  machines?: string[];
  /** Faction and mat that never go together. */
  never?: (form: Form) => [string, string][];
}

/** Might a Vagabond sit here? */
const mayWander = (rows: Row[]): boolean => rows.some((row) => !row.label || row.label.startsWith("vagabond"));

const onModularBoard = ({ modules }: Form): boolean => modules.includes("modular");
/** Scythe: everyone for themselves, not all against Desolation. */
const playRivals = ({ modules }: Form): boolean => !modules.includes("desolation");

const peopleAmong = (rows: Row[]): number => rows.filter((row) => row.kind !== "bot").length;

const TIES: Record<string, Ties> = {
  raiders: {
    always: ["core"],
    brings: [{ module: "solo", players: [1] }],
    when: { level: (form) => form.modules.includes("solo") },
  },
  root: {
    seats: [
      { option: "cooperative", needs: "mechanical" },
      { label: "vagabond2", needs: "vagabond" },
    ],
    apart: [["mechanical", "marquise"]],
    machines: ["mechanical"],
    settles: (rows): Record<string, Value> => {
      if (!rows.some((row) => row.label === "mechanical")) return { cooperative: false };
      return rows.length === 2 ? { cooperative: true } : {};
    },
    brings: [{ module: "riverfolk", labels: ["lizards", "riverfolk", "vagabond2", "mechanical"] }],
    when: {
      cooperative: ({ rows }) => rows.length <= 5,
      wins: ({ options }) => options.cooperative === true,
      kept: ({ options }) => options.cooperative === true && Number(options.wins ?? 0) > 0,
      "partner-truce": ({ rows }) => rows.length >= 4 && mayWander(rows),
      "vagabond-hurt": ({ rows }) => mayWander(rows),
      "hired-forgiven": ({ rows }) => mayWander(rows) && rows.some((row) => row.label === "riverfolk"),
    },
  },
  scythe: {
    brings: [
      { module: "invaders", players: [6, 7], labels: ["albion", "togawa"], mats: ["innovative", "militant"] },
      { module: "fenris", labels: ["vesna", "fenris"] },
    ],
    when: {
      mats: ({ options }) => !options["mat-order"] && !options.bidding && !options.tournament,
      layout: onModularBoard,
      "automa-mode": ({ rows }) => rows.some(automaOf),
      "remove-tiles": (form) => onModularBoard(form) && form.rows.length <= 4,
      // On the modular board mats come first, and factions are chosen on the map.
      "mat-order": (form) => !onModularBoard(form),
      bidding: (form) => !onModularBoard(form) && playRivals(form),
      tournament: (form) => !onModularBoard(form) && playRivals(form),
      "final-turns": playRivals,
      "airship-tiles": (form) => form.modules.includes("airships"),
      "own-airship-tiles": (form) => form.modules.includes("airships"),
      resolution: (form) => form.modules.includes("resolution"),
      "tesla-for": (form) => form.modules.includes("tesla"),
      "mad-tesla-end": (form) => form.modules.includes("mad-tesla") && !form.modules.includes("resolution"),
      "desolation-faction": (form) => form.modules.includes("desolation"),
      "desolation-harder": (form) => form.modules.includes("desolation"),
      teams: (form) => playRivals(form) && (form.rows.length === 4 || form.rows.length === 6),
      bribes: (form) => playRivals(form) && !form.options.tournament,
    },
    usual: { bribes: ({ rows }) => peopleAmong(rows) > 1 },
    never: ({ options }) =>
      options.rusviet === "first-printing"
        ? [["crimea", "patriotic"]]
        : [
            ["rusviet", "industrial"],
            ["crimea", "patriotic"],
          ],
  },
};
const tiesOf = (game: Game): Ties => TIES[game.name] ?? {};

/** Modules anyone may pick: not those every game has, not those of guided games, which have their own seats. */
export function modulesOf(game: Game): Game["modules"] {
  const out = new Set([...(tiesOf(game).always ?? []), ...(game.guides ?? []).flatMap((guide) => guide.modules)]);
  return game.modules.filter((module) => !out.has(module.name));
}

/** Modules that come along by themselves. */
export function broughtBy(game: Game, rows: Row[]): string[] {
  return (tiesOf(game).brings ?? [])
    .filter(
      (tie) =>
        tie.players?.includes(rows.length) ||
        rows.some((row) => tie.labels?.includes(row.label) || tie.mats?.includes(row.mat)),
    )
    .map((tie) => tie.module);
}

/** Seats a machine plays, never a person. */
export const machines = (game: Game): string[] => tiesOf(game).machines ?? [];

/** Options that mean something at this table, each with what it is there when nobody says anything. */
export function optionsOf(game: Game, form: Form): Game["choices"] {
  const { when = {}, usual = {} } = tiesOf(game);
  return game.choices
    .filter((choice) => when[choice.name]?.(form) ?? true)
    .map((choice) => ({ ...choice, default: usual[choice.name]?.(form) ?? choice.default }));
}

/** Options that the choice of seats decides: they can no longer be chosen. */
export const settled = (game: Game, rows: Row[]): Record<string, Value> => tiesOf(game).settles?.(rows) ?? {};

/** May this faction be dealt this mat? */
export function fitsMat(game: Game, form: Form, label: string, mat: string): boolean {
  return !(tiesOf(game).never?.(form) ?? []).some(([faction, its]) => faction === label && its === mat);
}

/** Give a seat its label: the seat that had it takes the one that is free now; a seat that cannot sit beside it makes room. */
export function seatAs(game: Game, rows: Row[], index: number, label: string): Row[] {
  const before = rows[index]?.label ?? "";
  const ties = tiesOf(game);
  const barred = (ties.apart ?? []).flatMap(([a, b]) => (a === label ? [b] : b === label ? [a] : []));
  let seated = rows.map((row, at) => {
    if (at === index) return { ...row, label, kind: ties.machines?.includes(label) ? ("bot" as const) : row.kind };
    if (label && row.label === label) return { ...row, label: before };
    return barred.includes(row.label) ? { ...row, label: "" } : row;
  });
  const needed = (ties.seats ?? []).find((tie) => tie.label === label)?.needs;
  if (needed && !seated.some((row) => row.label === needed)) seated = takeIn(game, seated, needed, index);
  return seated;
}

/** Seat somebody as what the table needs: on the last seat of a bot, one that is anyone’s before others, else on the last. */
function takeIn(game: Game, rows: Row[], label: string, except = -1): Row[] {
  const others = rows.map((_, at) => at).filter((at) => at !== except);
  const bots = others.filter((at) => rows[at]?.kind === "bot");
  const at = bots.filter((at) => !rows[at]?.label).at(-1) ?? bots.at(-1) ?? others.at(-1);
  return at === undefined ? rows : seatAs(game, rows, at, label);
}

/** Seat a recommended line-up: who has a seat of it keeps it, a machine’s goes to a bot. */
export function seatLineup(game: Game, rows: Row[], { seats }: Lineup): Row[] {
  let seated = rows.map((row) => (seats.includes(row.label) ? row : { ...row, label: "" }));
  for (const machine of machines(game))
    if (seats.includes(machine) && !seated.some((row) => row.label === machine)) seated = takeIn(game, seated, machine);
  const left = seats.filter((label) => !seated.some((row) => row.label === label));
  return seated.map((row) => (row.label ? row : { ...row, label: left.shift() ?? "" }));
}

/** Is this line-up the one on the form? */
export function isSeated({ rows, options }: Form, lineup: Lineup): boolean {
  const seated = rows.map((row) => row.label).sort();
  return (
    [...lineup.seats].sort().join() === seated.join() &&
    Object.entries(lineup.options).every(([name, value]) => options[name] === value)
  );
}

/** The seats after an option was set: some need a certain player at the table. */
export function afterOption(game: Game, form: Form, name: string): Row[] {
  const tie = (tiesOf(game).seats ?? []).find((one) => one.option === name);
  if (!tie || form.options[name] !== true || form.rows.some((row) => row.label === tie.needs)) return form.rows;
  return takeIn(game, form.rows, tie.needs);
}

/** The options as the server takes them: what is on offer and differs from what it would be anyway. */
export function wantedOptions(game: Game, form: Form): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const choice of optionsOf(game, form)) {
    const value =
      choice.name === "automas"
        ? automasOf(form.rows)
        : choice.name === "mats"
          ? matsOf(form.rows)
          : choice.name === "kept"
            ? keptOf(form)
            : form.options[choice.name];
    if (value !== undefined && value !== choice.default) found[choice.name] = value;
  }
  return found;
}
/** Root: cards kept by who is still at the table, no more than games were won. */
function keptOf({ rows, options }: Form): string {
  return String(options.kept ?? "")
    .split("/")
    .map((part) => part.split("="))
    .filter(([faction]) => faction && rows.some((row) => row.label === faction))
    .map(([faction, cards]) => `${faction}=${(cards ?? "").split("+").slice(0, Number(options.wins)).join("+")}`)
    .join("/");
}
const AUTOMA = "automa:";
/** Scythe: the level of the Automa on a seat; nothing for a person or a bot. */
export const automaOf = (row: Row): string =>
  row.kind === "bot" && row.level.startsWith(AUTOMA) ? row.level.slice(AUTOMA.length) : "";
const automasOf = (rows: Row[]): string =>
  rows.some(automaOf) ? rows.map((row) => automaOf(row) || "person").join(", ") : "";
/** An Automa plays without a mat. */
const matOf = (row: Row): string => (automaOf(row) ? "" : row.mat);
const matsOf = (rows: Row[]): string => (rows.some(matOf) ? rows.map((row) => matOf(row) || "random").join(", ") : "");
