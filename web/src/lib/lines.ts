// Sentences of the server one after the other: some are titles that introduce those after them.
import { settings } from "./settings.svelte";
import type { Drawn, DrawnType, Option, Said } from "./types";

export interface Group {
  title: Said | null;
  lines: Said[];
}
const isTitle = (said: Said | undefined): boolean => said?.kind === "title";

/** Every title with the lines it introduces. Lines before the first title form their own group. */
export function grouped(all: readonly Said[]): Group[] {
  const found: Group[] = [];
  for (const said of all) {
    const last = found.at(-1);
    if (isTitle(said)) found.push({ title: said, lines: [] });
    else if (last?.title) last.lines.push(said);
    else found.push({ title: null, lines: [said] });
  }
  return found;
}

/** What the preview of an answer says as data of that type. */
export function drawnIn<Type extends DrawnType>(option: Option, type: Type): Drawn<Type>[] {
  return option.preview.flatMap(({ drawn }) => (drawn?.type === type ? [drawn as Drawn<Type>] : []));
}

/** The words of each, a title with the colon that leads on. */
export function worded(all: readonly Said[]): string[] {
  return all.map((said, at) => (leadsOn(all, at) ? said.words + settings.t.colon.trimEnd() : said.words));
}

/** All in one line: a title comes before what it is about. */
export function inOneLine(all: readonly Said[]): string {
  const words = worded(all);
  return words.map((one, at) => one + joint(all, at)).join("");
}
function joint(all: readonly Said[], at: number): string {
  if (at + 1 >= all.length) return "";
  if (leadsOn(all, at)) return " ";
  return isTitle(all[at]) || isTitle(all[at + 1]) ? " · " : ", ";
}
const leadsOn = (all: readonly Said[], at: number): boolean =>
  isTitle(all[at]) && at + 1 < all.length && !isTitle(all[at + 1]);
