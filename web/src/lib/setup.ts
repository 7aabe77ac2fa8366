// What the terms of a game mean for the form of a new table, so that nobody picks what would be refused. Which terms
// they are, the server says, and it has the last word.
import type { Game, Lineup, When } from "./types";

export type Value = string | number | boolean;
export interface Row {
  kind: "me" | "link" | "bot";
  label: string;
  name: string;
  level: string;
  /** By option: the thing it names for this seat. */
  picks: Record<string, string>;
}
export interface Form {
  rows: Row[];
  modules: string[];
  options: Record<string, Value>;
}

type Field = Game["terms"]["fields"][string];
type BySeat = Extract<Field, { type: "by-seat" }>;
const SEATS = ", ";

/** The options that are chosen seat by seat, by name. */
export const seatFields = (game: Game): [name: string, field: BySeat][] =>
  Object.entries(game.terms.fields).filter((entry): entry is [string, BySeat] => entry[1].type === "by-seat");

/** What an option names for a seat; nothing where it cannot. */
export function pickOf(game: Game, row: Row, option: string): string {
  const field = game.terms.fields[option];
  if (field?.type !== "by-seat" || (field.machine && row.kind !== "bot")) return "";
  return field.unless && pickOf(game, row, field.unless) ? "" : (row.picks[option] ?? "");
}

/** What plays a seat in place of a bot that thinks, as a thing; nothing for others. */
export function machineOf(game: Game, row: Row): string {
  const found = seatFields(game).find(([name, { machine }]) => machine && pickOf(game, row, name));
  return found ? `${found[1].kind}:${pickOf(game, row, found[0])}` : "";
}

/** The same as the options of a finished setup say it. */
export function machineIn(game: Game, options: Record<string, Value>, seat: number): string {
  for (const [name, { kind, none, machine }] of seatFields(game)) {
    const named = String(options[name] ?? "").split(SEATS.trim())[seat];
    if (machine && named && named.trim() !== none) return `${kind}:${named.trim()}`;
  }
  return "";
}

const sits = (rows: Row[], label: string): boolean => rows.some((row) => row.label === label);

/** Is the table like that? Everything that is said must hold. */
export function holds(game: Game, { rows, modules, options }: Form, when: When): boolean {
  const has = (name: string, value: Value): boolean =>
    (options[name] ?? game.choices.find((choice) => choice.name === name)?.default) === value;
  const names = (option: string, things: string[]): boolean =>
    rows.some((row) => {
      const named = pickOf(game, row, option);
      return things.length ? things.includes(named) : !!named;
    });
  return (
    (when.modules ?? []).every((name) => modules.includes(name)) &&
    !when.without?.some((name) => modules.includes(name)) &&
    Object.entries(when.options ?? {}).every(([name, value]) => has(name, value)) &&
    !Object.entries(when.unlike ?? {}).some(([name, value]) => has(name, value)) &&
    (when.players?.includes(rows.length) ?? true) &&
    rows.filter((row) => row.kind !== "bot").length >= (when.people ?? 0) &&
    (when.seated ?? []).every((labels) => rows.some((row) => labels.includes(row.label))) &&
    !when.absent?.some((label) => sits(rows, label)) &&
    Object.entries(when.chosen ?? {}).every(([option, things]) => names(option, things))
  );
}

/** Modules anyone may pick: not those every game has, not those of guided games, which have their own seats. */
export function modulesOf(game: Game): Game["modules"] {
  const out = new Set([...game.terms.always, ...(game.guides ?? []).flatMap((guide) => guide.modules)]);
  return game.modules.filter((module) => !out.has(module.name));
}

/** Modules that come along by themselves. */
export function broughtBy(game: Game, rows: Row[]): string[] {
  const form = { rows, modules: [], options: {} };
  return game.terms.brings.filter(({ when }) => holds(game, form, when)).map(({ module }) => module);
}

/** Options that mean something at this table, each with what it is there when nobody says anything. */
export function optionsOf(game: Game, form: Form): Game["choices"] {
  const { offered, usual } = game.terms;
  return game.choices
    .filter(({ name }) => holds(game, form, offered[name] ?? {}))
    .map((choice) => {
      const found = usual.find(({ option, when }) => option === choice.name && holds(game, form, when));
      return { ...choice, default: found?.value ?? choice.default };
    });
}

/** Options that the choice of seats decides: they can no longer be chosen. */
export function settled(game: Game, rows: Row[]): Record<string, Value> {
  const form = { rows, modules: [], options: {} };
  const found = game.terms.settled.filter(({ when }) => holds(game, form, when));
  return Object.fromEntries(found.map(({ option, value }) => [option, value]));
}

/** May an option name this thing for a seat with this label? */
export const fits = (game: Game, form: Form, label: string, option: string, thing: string): boolean =>
  !game.terms.never.some(
    (one) => one.label === label && one.option === option && one.thing === thing && holds(game, form, one.when ?? {}),
  );

/** Give a seat its label: the seat that had it takes the one that is free now; a seat that cannot sit beside it makes room. */
export function seatAs(game: Game, rows: Row[], index: number, label: string): Row[] {
  const before = rows[index]?.label ?? "";
  const { apart, beside, machines } = game.terms;
  const barred = apart.flatMap(([a, b]) => (a === label ? [b] : b === label ? [a] : []));
  const seated = rows.map((row, at) => {
    if (at === index) return { ...row, label, kind: machines.includes(label) ? ("bot" as const) : row.kind };
    if (label && row.label === label) return { ...row, label: before };
    return barred.includes(row.label) ? { ...row, label: "" } : row;
  });
  const needed = beside[label];
  return needed && !sits(seated, needed) ? takeIn(game, seated, needed, index) : seated;
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
  for (const machine of game.terms.machines)
    if (seats.includes(machine) && !sits(seated, machine)) seated = takeIn(game, seated, machine);
  const left = seats.filter((label) => !sits(seated, label));
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
  const needed = game.terms.needs[name];
  if (!needed || form.options[name] !== true || sits(form.rows, needed)) return form.rows;
  return takeIn(game, form.rows, needed);
}

/** The options as the server takes them: what is on offer and differs from what it would be anyway. */
export function wantedOptions(game: Game, form: Form): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const choice of optionsOf(game, form)) {
    const value = valueOf(game, form, choice.name);
    if (value !== undefined && value !== choice.default) found[choice.name] = value;
  }
  return found;
}

function valueOf(game: Game, form: Form, option: string): Value | undefined {
  const field = game.terms.fields[option];
  if (field?.type === "by-seat") {
    const picks = form.rows.map((row) => pickOf(game, row, option));
    return picks.some(Boolean) ? picks.map((pick) => pick || field.none).join(SEATS) : "";
  }
  return field?.type === "by-label" ? labelled(form, option, field.most) : form.options[option];
}

/** Things by label, as far as those with the label are still at the table and may have as many. */
function labelled({ rows, options }: Form, option: string, most: string): string {
  const kept = [...thingsByLabel(String(options[option] ?? ""))].filter(([label]) => sits(rows, label));
  return byLabel(kept.map(([label, things]) => [label, things.slice(0, Number(options[most]))]));
}

/** `eyrie=cobbler+tax-collector/alliance=royal-claim`, read and written. */
export const thingsByLabel = (value: string): Map<string, string[]> =>
  new Map(
    value
      .split("/")
      .filter(Boolean)
      .map((part) => {
        const [label, things] = part.split("=");
        return [label ?? "", (things ?? "").split("+").filter(Boolean)] as const;
      }),
  );
export const byLabel = (entries: [label: string, things: string[]][]): string =>
  entries
    .filter(([, things]) => things.length)
    .map(([label, things]) => `${label}=${things.join("+")}`)
    .join("/");
