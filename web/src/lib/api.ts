// Requests to the server. Every refusal becomes a Trouble with the server's own words.
import { settings } from "./settings.svelte";
import type { Problem } from "./types";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule = "",
    readonly detail = "",
  ) {
    super(message);
  }
}

/** Where an address of ours is, under whatever path a proxy shows the server. */
export function address(path: string, query: Record<string, string | number | undefined> = {}): string {
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries({ ...query, lang: settings.lang })) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

export async function get<T>(path: string, query: Record<string, string | number | undefined> = {}, secret = "") {
  return ask<T>(address(path, query), { headers: headers(secret) });
}

export async function post<T>(path: string, body: unknown, secret = ""): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return ask<T>(address(path), {
    method: "POST",
    headers: { ...headers(secret), "content-type": "application/json" },
    body: text,
  });
}

export async function remove(path: string, secret: string): Promise<void> {
  await ask<unknown>(address(path), { method: "DELETE", headers: headers(secret) });
}

export function headers(secret: string): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => {
    throw new Trouble(0, "offline", settings.t.offline);
  });
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  throw await troubleOf(response);
}

export async function troubleOf(response: Response): Promise<Trouble> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  return problem?.message
    ? new Trouble(response.status, problem.key, problem.message, problem.rule, problem.detail)
    : new Trouble(response.status, "http", `${response.status} ${response.statusText}`);
}
