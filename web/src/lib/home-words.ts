// The words of the list of one's tables.
import type { Lang } from "./words";
import { french } from "./typography";

const en = {
  finished: "Finished",
  all: (count: number) => `Show all ${count}`,
  keptHere: "kept in this browser",
  turnOf: (names: string) => `${names} to move`,
  satDown: (here: number, of: number) => `${here} of ${of} sat down`,
  notStarted: "not started yet",
  watching: "you watch",
  gone: "No longer on this server",
  goneHelp: "it was deleted, or you were removed from it",
  minutes: (count: number) => (count < 1 ? "just now" : `for ${count} min`),
  hours: (count: number) => `for ${count} h`,
  since: (day: string) => `since ${day}`,
  left: (time: string) => `${time} left`,
  units: { days: "d", hours: "h", minutes: "min" },
  look: "Look",
  waitingRoom: "Waiting room",
  more: "More about this table",
  toMove: "to move",
};
type HomeWords = typeof en;

const fr: HomeWords = french({
  finished: "Terminées",
  all: (count: number) => `Voir les ${count}`,
  keptHere: "gardées dans ce navigateur",
  turnOf: (names: string) => `À ${names} de jouer`,
  satDown: (here: number, of: number) => `${here} places prises sur ${of}`,
  notStarted: "pas encore commencée",
  watching: "vous regardez",
  gone: "N’est plus sur ce serveur",
  goneHelp: "elle a été supprimée, ou vous en avez été retiré",
  minutes: (count: number) => (count < 1 ? "à l’instant" : `depuis ${count} min`),
  hours: (count: number) => `depuis ${count} h`,
  since: (day: string) => `depuis ${day}`,
  left: (time: string) => `encore ${time}`,
  units: { days: "j", hours: "h", minutes: "min" },
  look: "Regarder",
  waitingRoom: "Salle d’attente",
  more: "Plus d’options pour cette table",
  toMove: "doit jouer",
});

export const homeWords: Record<Lang, HomeWords> = { en, fr };

/** Since when, in few words: minutes, hours, then a day. */
export function sinceWords(at: number, lang: Lang, now = Date.now()): string {
  const w = homeWords[lang];
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return w.minutes(minutes);
  return minutes < 24 * 60 ? w.hours(Math.floor(minutes / 60)) : w.since(dayWords(at, lang, now));
}

/** A day, with its hour while it is near. */
export function dayWords(at: number, lang: Lang, now = Date.now()): string {
  const near = now - at < 6 * 24 * 3_600_000;
  const form: Intl.DateTimeFormatOptions = near
    ? { weekday: "short", hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short", year: now - at > 300 * 24 * 3_600_000 ? "numeric" : undefined };
  return new Intl.DateTimeFormat(lang, form).format(at);
}

/** What is left on a clock: `1 d 7 h`, `21 h`, `6 min`. */
export function leftWords(left: number, lang: Lang): string {
  const { units, left: say } = homeWords[lang];
  const minutes = Math.floor(left / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days) return say(`${days} ${units.days}${hours ? ` ${hours} ${units.hours}` : ""}`);
  return say(hours ? `${hours} ${units.hours}` : `${minutes} ${units.minutes}`);
}
