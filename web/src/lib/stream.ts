// The events of a table: read with fetch, so that the secret travels in a header; reconnects by itself, without a gap.
import { address, headers, troubleOf, Trouble } from "./api";
import type { Hello, Page } from "./types";

export interface Listener {
  page(page: Page): void;
  hello(hello: Hello): void;
  /** The line broke: it is tried again after `wait` milliseconds. */
  lost(wait: number): void;
  /** The server said no: it is not tried again. */
  refused(trouble: Trouble): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SILENCE = 40_000;

export class Stream {
  #listener: Listener;
  #table: string;
  #secret: string;
  #seat: () => number | undefined;
  #abort = new AbortController();
  #closed = false;
  #last = -1;
  #boot = "";
  #wait = FIRST_WAIT;

  constructor(table: string, secret: string, seat: () => number | undefined, listener: Listener) {
    this.#table = table;
    this.#secret = secret;
    this.#seat = seat;
    this.#listener = listener;
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#abort.abort();
  }

  /** Ask again from the start: another language, other eyes. */
  restart(): void {
    this.#last = -1;
    this.#abort.abort();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      this.#abort = new AbortController();
      const wanted = this.#abort;
      try {
        await this.#read();
      } catch (error) {
        if (error instanceof Trouble && error.status >= 400 && error.status < 500 && error.status !== 429) {
          this.#listener.refused(error);
          return;
        }
      }
      if (this.#closed || wanted.signal.aborted) continue;
      this.#listener.lost(this.#wait);
      await new Promise((resolve) => setTimeout(resolve, this.#wait));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    }
  }

  async #read(): Promise<void> {
    const since = this.#last >= 0 ? this.#last : undefined;
    const url = address(`api/tables/${this.#table}/events`, {
      seat: this.#seat(),
      since,
      boot: this.#boot || undefined,
    });
    const response = await fetch(url, { headers: headers(this.#secret), signal: this.#abort.signal });
    if (!response.ok) throw await troubleOf(response);
    if (!response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await this.#chunk(reader);
      if (done) return;
      rest += value;
      const parts = rest.split(/\r?\n\r?\n/);
      rest = parts.pop() ?? "";
      for (const part of parts) this.#event(part);
    }
  }

  /** The server says something every 15 seconds; a longer silence is a broken line. */
  async #chunk(reader: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
    const timer = setTimeout(() => void reader.cancel().catch(() => undefined), SILENCE);
    try {
      return await reader.read();
    } finally {
      clearTimeout(timer);
    }
  }

  #event(text: string): void {
    let kind = "message";
    let data = "";
    for (const line of text.split(/\r?\n/)) {
      if (line.startsWith("event:")) kind = line.slice(6).trim();
      else if (line.startsWith("data:")) data += line.slice(5);
      else if (line.startsWith("id:")) this.#last = Number(line.slice(3));
    }
    if (!data) return;
    this.#wait = FIRST_WAIT;
    if (kind === "page") this.#listener.page(JSON.parse(data) as Page);
    if (kind === "hello") {
      const hello = JSON.parse(data) as Hello;
      this.#boot = hello.boot;
      this.#listener.hello(hello);
    }
  }
}
