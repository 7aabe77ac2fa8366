// A table as one viewer sees it: its story, the choosing, the places on the page, and what is sent. It knows no rules:
// all it has is the page the server sent.
import { post, Trouble } from "./api";
import { help } from "./help.svelte";
import type { Look } from "./look";
import { screen } from "./screen.svelte";
import { settings } from "./settings.svelte";
import { Choosing, digitOf, marked, type Mark, type Why } from "./table/choosing.svelte";
import { Spots } from "./table/spots.svelte";
import { Story, thingsOf, type Line } from "./table/story.svelte";
import type { Accepted, Answer, LogRow, Option, Page, Question, Refused, Seat } from "./types";

export { digitOf, marked, thingsOf, type Mark, type Why };

const TRIES = 5;
const PATIENCE = 4000;
export const SPECTATOR = -2;

export class TableState {
  readonly id: string;
  readonly secret: string;
  readonly #spots = new Spots();
  readonly #story: Story;
  readonly #choosing: Choosing;

  /** What the server said after reconnecting, or a refusal. Shown until it is closed. */
  notice = $state("");
  trouble = $state.raw<Trouble | null>(null);
  sending = $state(false);
  /** What the game says of where things stand. */
  stands: Look["stands"] = $state.raw(undefined);
  amount: Look["amount"] = $state.raw(undefined);
  /** Pieces hidden, so that the map can be read. */
  bare = $state(false);

  constructor(id: string, secret: string) {
    this.id = id;
    this.secret = secret;
    this.#story = new Story(id, secret, this.#spots, {
      changed: () => this.reset(),
      notice: (words) => (this.notice = words),
      refused: (trouble) => (this.trouble = trouble),
    });
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const table = this;
    this.#choosing = new Choosing({
      get options() {
        return table.options;
      },
      get refused() {
        return table.refused;
      },
      get lit() {
        return table.#story.lit;
      },
      get onPage() {
        return table.#spots.names;
      },
      stands: (thing) => (screen.touch ? table.stands?.(thing, table) : undefined),
      send: (answer) => void table.send(answer),
    });
  }

  open(): void {
    this.#story.open();
  }
  close(): void {
    this.#story.close();
  }

  // -- what is shown ------------------------------------------------------------------------------------------

  get line(): Line {
    return this.#story.line;
  }
  get motion(): Story["motion"] {
    return this.#story.motion;
  }
  /** The page on show: of this moment, or of the past one that is looked at. */
  get page(): Page | null {
    return this.#story.past ?? this.#story.now;
  }
  get now(): Page | null {
    return this.#story.now;
  }
  get inPast(): boolean {
    return this.#story.past !== null;
  }
  get log(): LogRow[] {
    return this.#story.log;
  }
  get hasEarlier(): boolean {
    return this.#story.hasEarlier;
  }
  earlier(): Promise<void> {
    return this.#story.earlier();
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
    const now = this.now;
    return !this.inPast && !!now?.question?.waiting.includes(now.seat);
  }
  get busy(): boolean {
    return this.#story.busy;
  }
  skip(): void {
    this.#story.skip();
  }
  lookAs(seat: number | undefined): Promise<void> {
    return this.#story.lookAs(seat);
  }
  retell(): Promise<void> {
    return this.#story.retell();
  }
  async look(n: number): Promise<void> {
    await this.#try(() => this.#story.look(n));
  }
  present(): void {
    this.#story.present();
  }

  // -- choosing -----------------------------------------------------------------------------------------------

  get options(): Option[] {
    return this.asked && !this.sending ? (this.now?.question?.options ?? []) : [];
  }
  get refused(): Refused[] {
    return this.asked ? (this.now?.question?.refused ?? []) : [];
  }
  get picked(): string[] {
    return this.#choosing.picked;
  }
  get left(): Option[] {
    return this.#choosing.left;
  }
  /** What a number on the keyboard picks: the amount where every answer is one, else the place in the list. */
  numbered(number: number): Option | undefined {
    const amounts = this.left.map((option) => this.amount?.(option));
    return this.left[amounts.includes(undefined) ? number - 1 : amounts.indexOf(number)];
  }
  get leftRefused(): Refused[] {
    return this.#choosing.leftRefused;
  }
  get offBoard(): Option[] {
    return this.#choosing.offBoard;
  }
  get why(): Why | null {
    return this.#choosing.why;
  }
  set why(why: Why | null) {
    this.#choosing.why = why;
  }
  /** The option whose preview is shown: under the pointer, tapped, or the only one. */
  get shown(): Option | null {
    return this.#choosing.shown;
  }
  /** The option under the pointer or the focus. */
  get hovered(): Option | null {
    return this.#choosing.pointed;
  }
  set hovered(option: Option | null) {
    this.#choosing.point(option);
  }
  choose(option: Option, touch = false): void {
    this.#choosing.choose(option, touch);
  }
  step(by: 1 | -1): void {
    this.#choosing.step(by);
    this.light(this.shown?.touches ?? []);
  }
  mark(thing: string): Mark {
    return this.#choosing.mark(thing);
  }
  click(thing: string, at: Why["at"] = null, touch = false): void {
    if (this.busy) this.skip();
    else this.#choosing.click(thing, at, touch);
  }
  back(): boolean {
    return this.#choosing.back();
  }
  reset(): void {
    this.#choosing.reset();
  }
  /** What lights up: the things of a log line or an option under the pointer. */
  light(things: Iterable<string>): void {
    this.#story.lit = new Set(things);
  }

  // -- places on the page -------------------------------------------------------------------------------------

  /** For `{@attach table.spot("clearing:5")}`: the element is that thing, for mouse, touch and keyboard. */
  spot(thing: string): (node: Element) => () => void {
    return (node) => {
      const detach = this.#spots.attach(thing, node, {
        click: (thing, at, touch) => this.click(thing, at, touch),
        hover: (thing) => this.#choosing.hover(thing),
      });
      const ask = help.of(this, thing)(node);
      return () => {
        ask();
        detach();
      };
    };
  }
  /** For `{@attach table.place("home:2")}`: where something is drawn that is not clicked, for what travels there. */
  place(thing: string): (node: Element) => () => void {
    return (node) => this.#spots.mount(thing, node);
  }
  where(thing: string): DOMRect | undefined {
    return this.#spots.where(thing);
  }

  // -- sending ------------------------------------------------------------------------------------------------

  /** Send an answer; where no response comes, send it again: the server counts it once. */
  async send(answer: Answer): Promise<void> {
    const page = this.now;
    if (!page?.question || this.sending) return;
    const body = { n: page.question.n, answer, seen: page.version, seat: page.seat };
    this.sending = true;
    this.why = null;
    await this.#try(async () => {
      const accepted = await insist(() => post<Accepted>(`api/tables/${this.id}/answers`, body, this.secret));
      if (accepted) await this.#until(accepted.version);
    });
    this.sending = false;
    this.reset();
  }

  /** Wait for the page an answer brings: until then the old question must not be answered again. */
  async #until(version: number): Promise<void> {
    for (let waited = 0; waited < PATIENCE && (this.now?.version ?? 0) < version; waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async undo(turn = false): Promise<void> {
    const page = this.now;
    if (!page) return;
    const body = { seen: page.version, turn, seat: page.seat };
    await this.#try(() => insist(() => post<Accepted>(`api/tables/${this.id}/undo`, body, this.secret)));
  }

  /** Say that one agrees with what another is about to decide, or no longer. */
  async agree(agree: boolean): Promise<void> {
    const body = { agree, seen: this.now?.version ?? 0, seat: this.me };
    await this.#try(() => post(`api/tables/${this.id}/agree`, body, this.secret));
  }

  /** From now on this question is answered this way by itself; no answers: ask again. */
  async stand(key: string, answers: Answer[], words = "", asked = this.question?.words ?? ""): Promise<void> {
    settings.noteStanding(this.id, key, words && { asked, answer: words });
    await this.#try(() => post(`api/tables/${this.id}/standing`, { key, answers, seat: this.me }, this.secret));
    this.#story.restart();
  }

  async rename(name: string): Promise<void> {
    await this.#try(() => post(`api/tables/${this.id}/name`, { name, seat: this.me }, this.secret));
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

/** Ask again where the line failed; nothing where the server says it has heard it already. */
async function insist<T>(request: () => Promise<T>): Promise<T | undefined> {
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
