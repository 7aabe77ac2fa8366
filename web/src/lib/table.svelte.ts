// A table as one viewer sees it, and the one way of choosing for all games: things are clicked, each click narrows the
// options, the last one left is sent. It knows no rules: all it has is the page the server sent.
import { get, post, Trouble } from "./api";
import { help } from "./help.svelte";
import { beginsTurn } from "./log";
import { Motion } from "./motion.svelte";
import { DWELL, settings } from "./settings.svelte";
import { Stream } from "./stream";
import type { Accepted, Answer, LogRow, Option, Page, Question, Refused, Said, Seat } from "./types";

/** How a thing of the board stands towards the question. */
export interface Mark {
  can: boolean;
  chosen: boolean;
  refused: boolean;
  lit: boolean;
  /** The key that picks it, when it stands for exactly one option. */
  digit: string;
}

export interface Why {
  refused: Refused;
  /** Where the bubble points, in the window. */
  at: { x: number; y: number } | null;
}

export type Line = "opening" | "live" | "lost" | "refused";

const PLAIN: Mark = { can: false, chosen: false, refused: false, lit: false, digit: "" };
const TRIES = 5;
const PATIENCE = 4000;
const EARLIER = 400;
/** The part of a move's time in which its pieces travel. */
const TRAVEL = 0.8;
export const SPECTATOR = -2;

export class TableState {
  readonly id: string;
  readonly secret: string;

  #page = $state.raw<Page | null>(null);
  #past = $state.raw<Page | null>(null);
  #log = $state.raw<LogRow[]>([]);
  /** The first line the log was asked for from. */
  #from = $state(0);
  #picked = $state.raw<string[]>([]);
  #lit = $state.raw<ReadonlySet<string>>(new Set());
  #spots = $state.raw<ReadonlySet<string>>(new Set());
  #nodes = new Map<string, Set<Element>>();
  #stream: Stream | null = null;
  #boot = "";
  #queue: Page[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyes: number | undefined = $state();

  line = $state<Line>("opening");
  /** What the server said when the line came back, or a refusal: shown until it is closed. */
  notice = $state("");
  trouble = $state.raw<Trouble | null>(null);
  sending = $state(false);
  why = $state.raw<Why | null>(null);
  /** The option the pointer or the focus is on: its preview is shown. */
  hovered = $state.raw<Option | null>(null);
  /** Pieces hidden, so that the map can be read. */
  bare = $state(false);
  /** What is on its way over the board. */
  readonly motion = new Motion(this);

  constructor(id: string, secret: string) {
    this.id = id;
    this.secret = secret;
  }

  open(): void {
    this.#stream = new Stream(this.id, this.secret, () => this.#eyes, {
      page: (page) => this.#receive(page),
      hello: (hello) => {
        this.line = "live";
        if (this.#boot && this.#boot !== hello.boot) this.notice = hello.words;
        this.#boot = hello.boot;
      },
      lost: () => (this.line = "lost"),
      refused: (trouble) => {
        this.line = "refused";
        this.trouble = trouble;
      },
    });
  }
  close(): void {
    this.#stream?.close();
    clearTimeout(this.#timer);
  }

  // -- what is shown ------------------------------------------------------------------------------------------

  /** The page on show: of this moment, or of the past one that is looked at. */
  get page(): Page | null {
    return this.#past ?? this.#page;
  }
  get now(): Page | null {
    return this.#page;
  }
  get inPast(): boolean {
    return this.#past !== null;
  }
  get log(): LogRow[] {
    return this.#log;
  }
  /** There are lines before those that are here. */
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
  get seats(): Seat[] {
    return this.page?.seats ?? [];
  }
  get me(): number {
    return this.page?.seat ?? SPECTATOR;
  }
  get question(): Question | null {
    return this.page?.question ?? null;
  }
  get asked(): boolean {
    return !this.#past && !!this.#page?.question?.waiting.includes(this.#page.seat);
  }
  get busy(): boolean {
    return this.#queue.length > 0;
  }

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
      this.#lit = new Set();
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
    this.#lit = new Set(rows.flatMap((row) => row.said).flatMap(thingsOf));
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
    this.#lit = new Set();
    this.#timer = undefined;
  }

  #take(page: Page): void {
    const kept = this.#log.filter((row) => row.line < page.log_from);
    if (!kept.length) this.#from = page.log_from;
    const struck = new Set(page.log.flatMap((row) => row.strikes ?? []));
    const log = [...kept, ...page.log];
    this.#log = struck.size ? log.map((row) => (struck.has(row.line) ? { ...row, struck: true } : row)) : log;
    // Where several are asked at once, what others answer is no new question.
    const stands = sameQuestion(page.question, this.#page?.question ?? null);
    this.#page = page;
    if (!stands) this.reset();
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
    this.#log = [];
    if (this.#past) await this.look(this.#past.n);
    this.#stream?.restart();
  }
  /** The same page in the language chosen now. */
  async retell(): Promise<void> {
    this.#log = [];
    if (this.#past) await this.look(this.#past.n);
    this.#stream?.restart();
  }

  // -- the past -----------------------------------------------------------------------------------------------

  async look(n: number): Promise<void> {
    const seat = this.#eyes ?? (this.me >= 0 ? this.me : undefined);
    await this.#try(async () => {
      const page = await get<Page>(`api/tables/${this.id}/moments/${n}`, { seat }, this.secret);
      const back = this.#past !== null && n < this.#past.n;
      this.motion.clear();
      if (!back) this.motion.travel(page.log, DWELL[settings.pace] * TRAVEL);
      this.#past = page;
      this.#lit = new Set(page.log.flatMap((row) => row.said).flatMap(thingsOf));
      if (!back) this.motion.gain(page.log, DWELL[settings.pace]);
      this.reset();
    });
  }
  present(): void {
    this.#past = null;
    this.#lit = new Set();
    this.reset();
  }

  // -- choosing -----------------------------------------------------------------------------------------------

  get options(): Option[] {
    return this.asked && !this.sending ? (this.#page?.question?.options ?? []) : [];
  }
  get refused(): Refused[] {
    return this.asked ? (this.#page?.question?.refused ?? []) : [];
  }
  get picked(): string[] {
    return this.#picked;
  }
  /** The options that agree with everything clicked so far. */
  left = $derived.by(() => this.options.filter((option) => this.#agrees(option.touches)));
  leftRefused = $derived.by(() => this.refused.filter((option) => this.#agrees(option.touches)));

  /** Options that are no place on the board in sight: they can only be buttons. */
  get offBoard(): Option[] {
    const free = (thing: string): boolean => this.#spots.has(thing) && !this.#picked.includes(thing);
    return this.left.filter((option) => !option.touches.some(free));
  }

  #agrees(touches: string[]): boolean {
    return this.#picked.every((thing) => touches.includes(thing));
  }

  #marks = $derived.by(() => {
    const marks = new Map<string, Mark>();
    const mark = (thing: string): Mark => {
      let found = marks.get(thing);
      if (!found) marks.set(thing, (found = { ...PLAIN }));
      return found;
    };
    for (const option of this.leftRefused) for (const thing of option.touches) mark(thing).refused = true;
    const counts = new Map<string, number>();
    this.left.forEach((option, index) => {
      for (const thing of new Set(option.touches)) {
        const found = mark(thing);
        const count = (counts.get(thing) ?? 0) + 1;
        counts.set(thing, count);
        found.can = true;
        found.refused = false;
        found.digit = count === 1 ? digitOf(index) : "";
      }
    });
    for (const thing of this.#picked)
      Object.assign(mark(thing), { can: false, refused: false, chosen: true, digit: "" });
    for (const thing of this.#lit) mark(thing).lit = true;
    return marks;
  });

  /** How this thing stands: outlined, chosen, refused, lit; draw it so. */
  mark(thing: string): Mark {
    return this.#marks.get(thing) ?? PLAIN;
  }

  /** A click on a thing: it narrows the options; one that is refused says why. */
  click(thing: string, at: Why["at"] = null): void {
    if (this.busy) return this.skip();
    this.why = null;
    if (this.#picked.includes(thing)) {
      this.#picked = this.#picked.slice(0, this.#picked.indexOf(thing));
      return;
    }
    const agreeing = this.left.filter((option) => option.touches.includes(thing));
    if (agreeing.length === 1 && agreeing[0]) return void this.send(agreeing[0].answer);
    if (agreeing.length > 1) {
      this.#picked = [...this.#picked, thing];
      return;
    }
    const refused = this.leftRefused.find((option) => option.touches.includes(thing));
    if (refused) this.why = { refused, at };
  }

  /** One step back; false when there was nothing chosen. */
  back(): boolean {
    if (this.why) {
      this.why = null;
      return true;
    }
    if (!this.#picked.length) return false;
    this.#picked = this.#picked.slice(0, -1);
    return true;
  }
  reset(): void {
    this.#picked = [];
    this.why = null;
    this.hovered = null;
  }

  /** What lights up: the things of a log line or an option under the pointer. */
  light(things: Iterable<string>): void {
    this.#lit = new Set(things);
  }

  /** The options a thing stands for now, for its preview. */
  hover(thing: string | null): void {
    const found = thing === null ? [] : this.left.filter((option) => option.touches.includes(thing));
    this.hovered = found.length === 1 ? (found[0] ?? null) : null;
  }

  /** For `{@attach table.spot("clearing:5")}`: the element is that thing, for mouse, touch and keyboard. */
  spot(thing: string): (node: Element) => () => void {
    return (node) => {
      const where = (): Why["at"] => {
        const box = node.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.bottom };
      };
      const click = (event: Event): void => {
        event.stopPropagation();
        this.click(thing, where());
      };
      const key = (event: Event): void => {
        const pressed = (event as KeyboardEvent).key;
        if (pressed !== "Enter" && pressed !== " ") return;
        event.preventDefault();
        click(event);
      };
      const enter = (): void => this.hover(thing);
      // A thing that goes while it has the focus loses it in the midst of drawing: only after that is it noted.
      const leave = (): void => queueMicrotask(() => this.hover(null));
      node.addEventListener("click", click);
      node.addEventListener("keydown", key);
      node.addEventListener("mouseenter", enter);
      node.addEventListener("mouseleave", leave);
      node.addEventListener("focus", enter);
      node.addEventListener("blur", leave);
      const unmount = this.#mount(thing, node);
      const ask = help.of(this, thing)(node);
      return () => {
        ask();
        node.removeEventListener("click", click);
        node.removeEventListener("keydown", key);
        node.removeEventListener("mouseenter", enter);
        node.removeEventListener("mouseleave", leave);
        node.removeEventListener("focus", enter);
        node.removeEventListener("blur", leave);
        unmount();
      };
    };
  }

  /** For `{@attach table.place("home:2")}`: where something is drawn that is not clicked, for what travels there. */
  place(thing: string): (node: Element) => () => void {
    return (node) => this.#mount(thing, node);
  }

  #mount(thing: string, node: Element): () => void {
    const nodes = this.#nodes.get(thing) ?? new Set();
    this.#nodes.set(thing, nodes.add(node));
    queueMicrotask(() => this.#noteSpots());
    return () => {
      nodes.delete(node);
      if (!nodes.size && this.#nodes.get(thing) === nodes) this.#nodes.delete(thing);
      queueMicrotask(() => this.#noteSpots());
    };
  }

  #noteSpots(): void {
    if (this.#spots.size !== this.#nodes.size || [...this.#nodes.keys()].some((one) => !this.#spots.has(one)))
      this.#spots = new Set(this.#nodes.keys());
  }

  /** Where a thing is drawn now; nothing where it is not in sight. */
  where(thing: string): DOMRect | undefined {
    for (const node of this.#nodes.get(thing) ?? []) {
      const box = node.getBoundingClientRect();
      if (box.width && box.height) return box;
    }
    return undefined;
  }

  // -- sending ------------------------------------------------------------------------------------------------

  /** Send an answer; where no response comes, send it again: the server counts it once. */
  async send(answer: Answer): Promise<void> {
    const page = this.#page;
    if (!page?.question || this.sending) return;
    const body = { n: page.question.n, answer, seen: page.version, seat: page.seat };
    this.sending = true;
    this.why = null;
    await this.#try(async () => {
      const accepted = await this.#insist(() => post<Accepted>(`api/tables/${this.id}/answers`, body, this.secret));
      if (accepted) await this.#until(accepted.version);
    });
    this.sending = false;
    this.reset();
  }

  /** Wait for the page an answer brings: until then the old question must not be answered again. */
  async #until(version: number): Promise<void> {
    for (let waited = 0; waited < PATIENCE && (this.#page?.version ?? 0) < version; waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async undo(turn = false): Promise<void> {
    const page = this.#page;
    if (!page) return;
    const body = { seen: page.version, turn, seat: page.seat };
    await this.#try(() => this.#insist(() => post<Accepted>(`api/tables/${this.id}/undo`, body, this.secret)));
  }

  /** From now on this question is answered so by itself; no answers: ask again. */
  async stand(key: string, answers: Answer[], words = ""): Promise<void> {
    settings.noteStanding(this.id, key, words && { asked: this.question?.words ?? "", answer: words });
    await this.#try(() => post(`api/tables/${this.id}/standing`, { key, answers, seat: this.me }, this.secret));
    this.#stream?.restart();
  }

  async rename(name: string): Promise<void> {
    await this.#try(() => post(`api/tables/${this.id}/name`, { name, seat: this.me }, this.secret));
  }

  async #insist<T>(request: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        if (error.key === "server-repeated") return undefined;
        if ((error.status !== 0 && error.status !== 503) || tries >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400 * tries));
      }
    }
  }

  async #try(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error;
    }
  }
}

/** How a thing stands, as `data-mark` says it. What is lit is lit, whatever else it is. */
export function marked(mark: Mark | undefined): string | undefined {
  const stands = mark?.can ? "can" : mark?.chosen ? "chosen" : mark?.refused ? "refused" : "";
  return [stands, mark?.lit ? "lit" : ""].filter(Boolean).join(" ") || undefined;
}

function sameQuestion(one: Question | null, other: Question | null): boolean {
  return one?.key === other?.key && JSON.stringify(one?.options) === JSON.stringify(other?.options);
}

/** Things a sentence names. */
export function thingsOf(said: Said): string[] {
  return Object.values(said.facts).filter((fact): fact is string => typeof fact === "string" && fact.includes(":"));
}

/** The key of the option at that place of the list. */
export function digitOf(index: number): string {
  return String(index + 1);
}
