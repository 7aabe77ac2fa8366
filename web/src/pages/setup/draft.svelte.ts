// The table being set up: what was chosen so far, and what follows from it. Everything starts with a choice made.
import {
  automaOf,
  afterOption,
  broughtBy,
  modulesOf,
  optionsOf,
  seatAs,
  seatLineup,
  settled,
  wantedOptions,
  type Form,
  type Row,
  type Value,
} from "../../lib/setup";
import { settings } from "../../lib/settings.svelte";
import { USUAL_SEATS } from "../../lib/tables";
import { things } from "../../lib/things.svelte";
import type { Game, Games, Lineup, NewTable } from "../../lib/types";

const CLOCKS = { none: null, live: { bank: 1200, step: 15 }, mail: { bank: 172_800, step: 43_200 } };
const LEAVERS = { soon: 600, day: 86_400, wait: 0 };
export type Clock = keyof typeof CLOCKS;
type Leaver = keyof typeof LEAVERS;
export const clocks = Object.keys(CLOCKS) as Clock[];
export const leavers = Object.keys(LEAVERS) as Leaver[];

interface Wish {
  /** Scythe: the level of the Automa one plays against alone. */
  automa?: string;
  modules: string[];
  options: Record<string, Value>;
}

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
  /** Mats to be chosen seat by seat, where they are. */
  readonly mats = $derived(
    this.offered.some((choice) => choice.name === "mats") ? things.ids(this.name, "mat").map((id) => id.slice(4)) : [],
  );

  /** What a link asked for, for the first game on the form. */
  #wish: Wish | undefined;

  constructor(name: string, wish?: Wish) {
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
    const automa = this.#wish?.automa;
    this.modules = this.#wish?.modules ?? [];
    this.options = this.#wish?.options ?? {};
    this.#wish = undefined;
    this.rows = this.rows.map((row) => ({ ...row, label: "", mat: "" }));
    this.resize(automa ? 2 : (USUAL_SEATS[this.name] ?? 3));
    if (automa)
      this.rows = this.rows.map((row, at) => (at ? { ...row, kind: "bot" as const, level: `automa:${automa}` } : row));
  }

  resize(count: number): void {
    const kept = this.rows.slice(0, count);
    while (kept.length < count)
      kept.push({ kind: kept.length ? "bot" : "me", label: "", name: "", level: "", mat: "" });
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
  /** Two seats cannot have one mat: they change. */
  setMat(index: number, mat: string): void {
    const before = this.rows[index]?.mat ?? "";
    this.rows = this.rows.map((row, at) =>
      at === index ? { ...row, mat } : mat && row.mat === mat ? { ...row, mat: before } : row,
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
  levelWords(level: string): string {
    if (level.startsWith("automa:")) return things.name(this.name, `automa-level:${level.slice(7)}`);
    return this.games?.levels.find((one) => one.name === (level || this.games?.usual_level))?.words ?? "";
  }

  /** As the server takes it. */
  wanted(): NewTable {
    return {
      game: this.name,
      seats: this.rows.map((row) => ({
        kind: row.kind,
        label: row.label,
        name: row.kind === "bot" ? "" : row.name || (row.kind === "me" ? settings.name : ""),
        level: row.kind === "bot" && !automaOf(row) ? row.level : "",
      })),
      modules: this.chosen,
      options: this.game ? wantedOptions(this.game, this.form) : {},
      clock: CLOCKS[this.clock],
      leaver: LEAVERS[this.leaver],
      hints: this.hints,
    };
  }
}

const labelIn = (game: Game | undefined, label: string): string =>
  game?.labels.some((one) => one.label === label) ? label : "";
