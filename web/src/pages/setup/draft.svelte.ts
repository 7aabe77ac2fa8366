// The table being set up: what was chosen so far, and what follows from it. Everything starts with a choice made.
import {
  afterOption,
  broughtBy,
  machineOf,
  modulesOf,
  optionsOf,
  pickOf,
  seatAs,
  seatFields,
  seatLineup,
  settled,
  wantedOptions,
  type Form,
  type Row,
  type Value,
} from "../../lib/setup";
import { settings } from "../../lib/settings.svelte";
import { things } from "../../lib/things.svelte";
import type { Game, Games, Lineup, NewTable } from "../../lib/types";

const CLOCKS = { none: null, live: { bank: 1200, step: 15 }, mail: { bank: 172_800, step: 43_200 } };
const LEAVERS = { soon: 600, day: 86_400, wait: 0 };
export type Clock = keyof typeof CLOCKS;
type Leaver = keyof typeof LEAVERS;
export const clocks = Object.keys(CLOCKS) as Clock[];
export const leavers = Object.keys(LEAVERS) as Leaver[];

/** What a link asks for: options, by name. One that is chosen seat by seat is for the opponent. */
type Wish = Record<string, string>;

export class Draft {
  games = $state.raw<Games | null>(null);
  name = $state("root");
  rows = $state<Row[]>([]);
  modules = $state<string[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state<Clock>("none");
  leaver = $state<Leaver>("soon");
  hints = $state(true);

  readonly game = $derived(this.games?.games.find((one) => one.name === this.name));
  readonly least = $derived(Math.min(...(this.game?.players ?? [1])));
  readonly most = $derived(Math.max(...(this.game?.players ?? [4])));
  /** Modules that come along by themselves. */
  readonly brought = $derived(this.game ? broughtBy(this.game, this.rows) : []);
  /** Modules the table will have. */
  readonly chosen = $derived(
    (this.game ? modulesOf(this.game) : [])
      .filter((one) => this.fits(one.players) && (this.modules.includes(one.name) || this.brought.includes(one.name)))
      .map((one) => one.name),
  );
  /** What the seats decide about the options. */
  readonly decided = $derived(this.game ? settled(this.game, this.rows) : {});
  readonly form = $derived<Form>({
    rows: this.rows,
    modules: this.chosen,
    options: { ...this.options, ...this.decided },
  });
  readonly offered = $derived(this.game ? optionsOf(this.game, this.form) : []);
  /** What is chosen seat by seat: the options and the things each can name. */
  readonly bySeat = $derived(
    (this.game ? seatFields(this.game) : [])
      .filter(([option]) => this.offered.some((choice) => choice.name === option))
      .map(([option, field]) => ({ option, ...field, things: things.ids(this.name, field.kind) })),
  );
  readonly machines = $derived(this.bySeat.filter(({ machine }) => machine));
  readonly picks = $derived(this.bySeat.filter(({ machine }) => !machine));

  /** What a link asked for, for the first game on the form. */
  #wish: Wish;

  constructor(name: string, wish: Wish = {}) {
    this.name = name;
    this.#wish = wish;
  }

  /** The games as the server lists them; the first time, the wanted one is chosen. */
  list(games: Games): void {
    this.games = games;
    if (!this.rows.length) this.choose(this.name);
  }
  choose(wanted: string): void {
    const games = this.games?.games ?? [];
    this.name = games.some((one) => one.name === wanted) ? wanted : (games[0]?.name ?? "root");
    const { fields = {}, offered = {}, players = 0 } = this.game?.terms ?? {};
    const named = new Set(this.game?.choices.filter((one) => typeof one.default === "string").map(({ name }) => name));
    const wished = Object.entries(this.#wish).filter(([name]) => named.has(name));
    const opponent = wished.filter(([name]) => fields[name]?.type === "by-seat");
    this.modules = wished.flatMap(([name]) => offered[name]?.modules ?? []);
    this.options = Object.fromEntries(wished.filter((one) => !opponent.includes(one)));
    this.#wish = {};
    this.rows = this.rows.map((row) => ({ ...row, label: "", picks: {} }));
    this.resize(opponent.length ? 2 : players);
    if (opponent.length)
      this.rows = this.rows.map((row, at) =>
        at ? { ...row, kind: "bot" as const, picks: Object.fromEntries(opponent) } : row,
      );
  }

  resize(count: number): void {
    const kept = this.rows.slice(0, count);
    while (kept.length < count)
      kept.push({ kind: kept.length ? "bot" : "me", label: "", name: "", level: "", picks: {} });
    this.rows = kept.map((row) => ({ ...row, label: labelIn(this.game, row.label) }));
  }
  remove(index: number): void {
    this.rows = this.rows.filter((_, at) => at !== index);
  }
  shuffle(): void {
    this.rows = [...this.rows].sort(() => Math.random() - 0.5);
  }
  setLabel(index: number, label: string): void {
    if (this.game) this.rows = seatAs(this.game, this.rows, index, label);
  }
  /** Seat a recommended line-up: it also says what any of them says about modules and options. */
  setLineup(lineup: Lineup): void {
    const all = this.game?.lineups ?? [];
    const boxes = all.flatMap((one) => one.modules);
    const named = all.flatMap((one) => Object.keys(one.options));
    this.modules = [...this.modules.filter((one) => !boxes.includes(one)), ...lineup.modules];
    const others = Object.entries(this.options).filter(([name]) => !named.includes(name));
    this.options = { ...Object.fromEntries(others), ...lineup.options };
    if (this.game) this.rows = seatLineup(this.game, this.rows, lineup);
  }
  /** Two seats cannot have one thing: they change. */
  setPick(index: number, option: string, thing: string): void {
    const before = this.rows[index]?.picks[option] ?? "";
    this.rows = this.rows.map((row, at) => {
      const other = thing && row.picks[option] === thing;
      return at === index || other ? { ...row, picks: { ...row.picks, [option]: at === index ? thing : before } } : row;
    });
  }
  /** How a bot plays: a level it thinks at, or a thing that plays in its place. */
  setLevel(index: number, level: string): void {
    const machine = this.machines.find(({ things }) => things.includes(level));
    const chosen = Object.fromEntries(this.machines.map(({ option }) => [option, ""]));
    if (machine) chosen[machine.option] = idOf(level);
    this.rows = this.rows.map((row, at) =>
      at === index ? { ...row, level: machine ? "" : level, picks: { ...row.picks, ...chosen } } : row,
    );
  }

  fits(players: number[]): boolean {
    return players.includes(this.rows.length);
  }
  toggle(module: string): void {
    const all = this.game?.modules ?? [];
    const found = all.find((one) => one.name === module);
    if (!found) return;
    const requires = (one: string): string[] => all.find((other) => other.name === one)?.requires ?? [];
    if (this.modules.includes(module))
      this.modules = this.modules.filter((one) => one !== module && !requires(one).includes(module));
    else {
      const beside = this.modules.filter((one) => !found.excludes.includes(one));
      this.modules = [...new Set([...beside, ...found.requires, module])];
    }
  }
  setOption(option: string, value: Value): void {
    this.options = { ...this.options, [option]: value };
    const form = { rows: this.rows, modules: this.chosen, options: this.options };
    if (this.game) this.rows = afterOption(this.game, form, option);
  }

  labelWords(label: string): string {
    return this.game?.labels.find((one) => one.label === label)?.words ?? settings.t.setup.own;
  }
  levelWords(row: Row): string {
    const machine = this.machine(row);
    if (machine) return things.name(this.name, machine);
    return this.games?.levels.find((one) => one.name === (row.level || this.games?.usual_level))?.words ?? "";
  }
  /** What plays a seat in place of a bot that thinks, as a thing. */
  machine(row: Row): string {
    return this.game ? machineOf(this.game, row) : "";
  }
  /** What can be chosen for a seat. */
  picksFor(row: Row): typeof this.picks {
    return this.picks.filter(({ unless }) => !unless || !this.#pick(row, unless));
  }
  /** What is chosen for it, as things. */
  picked(row: Row): string[] {
    const found = this.picks.filter(({ option }) => this.#pick(row, option));
    return found.map(({ option, kind }) => `${kind}:${this.#pick(row, option)}`);
  }
  #pick(row: Row, option: string): string {
    return this.game ? pickOf(this.game, row, option) : "";
  }

  /** As the server takes it. */
  wanted(): NewTable {
    return {
      game: this.name,
      seats: this.rows.map((row) => ({
        kind: row.kind,
        label: row.label,
        name: row.kind === "bot" ? "" : row.name || (row.kind === "me" ? settings.name : ""),
        level: row.kind === "bot" ? row.level : "",
      })),
      modules: this.chosen,
      options: this.game ? wantedOptions(this.game, this.form) : {},
      clock: CLOCKS[this.clock],
      leaver: LEAVERS[this.leaver],
      hints: this.hints,
    };
  }
}

/** The thing without its kind. */
export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1);

const labelIn = (game: Game | undefined, label: string): string =>
  game?.labels.some((one) => one.label === label) ? label : "";
