// The pages of a table as they come, the log, and the past. What others did is shown one move at a time.
import { get, type Trouble } from "../api";
import { beginsTurn } from "../log";
import { Motion } from "../motion.svelte";
import { DWELL, settings } from "../settings.svelte";
import { Stream } from "../stream";
import type { LogRow, Page, Question, Said } from "../types";

export type Line = "opening" | "live" | "lost" | "refused";

/** What the story tells its table. */
export interface Listener {
  /** The question is another one now. */
  changed(): void;
  notice(words: string): void;
  refused(trouble: Trouble): void;
}

const EARLIER = 400;
/** The part of a move's time in which its pieces travel. */
const TRAVEL = 0.8;

export class Story {
  readonly id: string;
  readonly secret: string;
  #on: Listener;
  #page = $state.raw<Page | null>(null);
  #past = $state.raw<Page | null>(null);
  #log = $state.raw<LogRow[]>([]);
  /** The first line the log was asked for from. */
  #from = $state(0);
  #stream: Stream | null = null;
  #boot = "";
  #queue: Page[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyes: number | undefined = $state();
  line = $state<Line>("opening");
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What is on its way over the board. */
  readonly motion: Motion;

  constructor(id: string, secret: string, places: { where(thing: string): DOMRect | undefined }, on: Listener) {
    this.id = id;
    this.secret = secret;
    this.motion = new Motion(places);
    this.#on = on;
  }

  open(): void {
    this.#stream = new Stream(this.id, this.secret, () => this.#eyes, {
      page: (page) => this.#receive(page),
      hello: (hello) => {
        this.line = "live";
        if (this.#boot && this.#boot !== hello.boot) this.#on.notice(hello.words);
        this.#boot = hello.boot;
      },
      lost: () => (this.line = "lost"),
      refused: (trouble) => {
        this.line = "refused";
        this.#on.refused(trouble);
      },
    });
  }
  close(): void {
    this.#stream?.close();
    clearTimeout(this.#timer);
  }
  restart(): void {
    this.#stream?.restart();
  }

  /** The page of this moment. */
  get now(): Page | null {
    return this.#page;
  }
  /** The past page that is looked at, if one is. */
  get past(): Page | null {
    return this.#past;
  }
  get log(): LogRow[] {
    return this.#log;
  }
  /** Whether moves of others still wait to be shown. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }
  /** Whether there are lines before those that are here. */
  get hasEarlier(): boolean {
    return this.#from > 0;
  }
  /** Fetch the lines before those that are here. */
  async earlier(): Promise<void> {
    const stop = this.#from;
    const query = { start: Math.max(0, stop - EARLIER), stop, seat: this.#eyes };
    const rows = await get<LogRow[]>(`api/tables/${this.id}/log`, query, this.secret);
    if (this.#from !== stop) return;
    this.#log = [...rows, ...this.#log];
    this.#from = query.start;
  }

  // -- pages as they come -------------------------------------------------------------------------------------

  #receive(page: Page): void {
    this.line = "live";
    this.#queue = [...this.#queue, page];
    if (this.#timer === undefined) this.#next();
  }

  /** Show the next page that has come: what others moved travels first, then it is there and stays lit for a while. */
  #next(): void {
    this.#timer = undefined;
    const page = this.#queue[0];
    if (!page) {
      this.lit = new Set();
      return;
    }
    const rows =
      this.#page === null
        ? []
        : page.log.filter((row) => row.line >= (this.#page?.version ?? 0) && row.seat !== page.seat && !row.struck);
    const pace = rows.length ? DWELL[settings.pace] / Math.max(1, this.#queue.length / 6) : 0;
    const travel = this.#past ? 0 : this.motion.travel(rows, pace * TRAVEL);
    if (travel) this.#timer = setTimeout(() => this.#land(page, rows, pace), travel);
    else this.#land(page, rows, pace);
  }

  #land(page: Page, rows: LogRow[], pace: number): void {
    this.#queue = this.#queue.slice(1);
    this.#take(page);
    this.lit = new Set(rows.flatMap((row) => row.said).flatMap(thingsOf));
    if (!this.#past) this.motion.gain(rows, pace);
    if (pace === 0 && this.#queue.length) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pace);
  }

  /** Straight to this moment. */
  skip(): void {
    clearTimeout(this.#timer);
    this.motion.clear();
    const come = this.#queue;
    this.#queue = [];
    for (const page of come) this.#take(page);
    this.lit = new Set();
    this.#timer = undefined;
  }

  #take(page: Page): void {
    // Players who were away for long get only the last part of the log, as on a first page.
    const gap = page.log_from > (this.#page?.version ?? 0);
    const kept = gap ? [] : this.#log.filter((row) => row.line < page.log_from);
    if (!kept.length) this.#from = page.log_from;
    const struck = new Set(page.log.flatMap((row) => row.strikes ?? []));
    const log = [...kept, ...page.log];
    this.#log = struck.size ? log.map((row) => (struck.has(row.line) ? { ...row, struck: true } : row)) : log;
    // Where several are asked at once, the answers of others are not a new question.
    const stands = sameQuestion(page.question, this.#page?.question ?? null);
    this.#page = page;
    if (!stands) this.#on.changed();
    this.#remember(page);
  }

  #remember(page: Page): void {
    const waiting = page.seats.filter((seat) => seat.asked).map((seat) => seat.name);
    const others = page.seats.filter((seat) => !page.mine.includes(seat.seat));
    const mine = page.mine[0];
    const turn = this.#log.flatMap((row) => (row.struck ? [] : row.said.filter(beginsTurn))).at(-1)?.facts["turn"];
    settings.remember({
      id: this.id,
      game: page.game,
      secret: this.secret,
      title: others.map((seat) => seat.name).join(", "),
      people: others.filter((seat) => seat.kind === "person").map((seat) => seat.name),
      bots: others.filter((seat) => seat.kind === "bot").length,
      ...(typeof turn === "number" ? { turn } : {}),
      ...(page.over && mine !== undefined
        ? { won: page.over.winners.some((seat) => page.mine.includes(seat)), points: page.over.scores[mine] ?? 0 }
        : {}),
      state: page.state,
      mine: page.seats.some((seat) => seat.asked && page.mine.includes(seat.seat)),
      waiting: waiting.join(", "),
      watching: page.mine.length === 0,
    });
  }

  /** Through these eyes from now on: after the device was handed over, or in a game that is open. */
  async lookAs(seat: number | undefined): Promise<void> {
    this.#eyes = seat;
    await this.retell();
  }
  /** The same page in the language chosen now. */
  async retell(): Promise<void> {
    this.#log = [];
    if (this.#past) await this.look(this.#past.n);
    this.restart();
  }

  // -- the past -----------------------------------------------------------------------------------------------

  async look(n: number): Promise<void> {
    const me = this.#past?.seat ?? this.#page?.seat ?? -1;
    const seat = this.#eyes ?? (me >= 0 ? me : undefined);
    const page = await get<Page>(`api/tables/${this.id}/moments/${n}`, { seat }, this.secret);
    const back = this.#past !== null && n < this.#past.n;
    this.motion.clear();
    if (!back) this.motion.travel(page.log, DWELL[settings.pace] * TRAVEL);
    this.#past = page;
    this.lit = new Set(page.log.flatMap((row) => row.said).flatMap(thingsOf));
    if (!back) this.motion.gain(page.log, DWELL[settings.pace]);
    this.#on.changed();
  }
  present(): void {
    this.#past = null;
    this.lit = new Set();
    this.#on.changed();
  }
}

function sameQuestion(one: Question | null, other: Question | null): boolean {
  return one?.key === other?.key && JSON.stringify(one?.options) === JSON.stringify(other?.options);
}

/** Things a sentence names. */
export function thingsOf(said: Said): string[] {
  return Object.values(said.facts).filter((fact): fact is string => typeof fact === "string" && fact.includes(":"));
}
