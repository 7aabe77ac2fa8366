// Challenges: what this browser has reached in them, and the table at which each is being played.
import { settings } from "./settings.svelte";
import { open, setUp } from "./tables";
import type { Challenge, Goal } from "./types";

interface Kept {
  /** The earliest turn in which the goal was reached. */
  best?: number;
  /** The table it was last begun at. */
  table?: string;
}
const KEY = "marches.challenges";

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

class Challenges {
  #kept = $state.raw(read());

  best(game: string, id: string): number | undefined {
    return this.#kept[`${game}/${id}`]?.best;
  }
  /** The table at which it can be gone on with. */
  under(game: string, id: string): string | undefined {
    const found = this.#kept[`${game}/${id}`]?.table;
    const known = settings.tables.find((one) => one.id === found);
    return known && !known.gone && known.state !== "over" ? found : undefined;
  }
  /** The goal is reached: the earliest turn counts. */
  reach(game: string, goal: Pick<Goal, "id" | "turn">): void {
    if ((this.best(game, goal.id) ?? Infinity) > goal.turn) this.#keep(game, goal.id, { best: goal.turn });
  }
  /** A new table of it. */
  async begin(game: string, one: Challenge): Promise<void> {
    const made = await setUp({
      game,
      seats: one.seats.map((label, seat) => ({
        kind: seat ? ("bot" as const) : ("me" as const),
        name: seat ? "" : settings.name,
        label,
        level: "",
      })),
      modules: one.modules,
      options: one.options,
    });
    this.#keep(game, one.id, { table: made.id });
    open(made);
  }
  #keep(game: string, id: string, more: Kept): void {
    // Another window may have kept something meanwhile.
    const known = read();
    const key = `${game}/${id}`;
    this.#kept = { ...known, [key]: { ...known[key], ...more } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser without storage forgets.
    }
  }
}

export const challenges = new Challenges();
