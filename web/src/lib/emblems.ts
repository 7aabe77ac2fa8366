// The emblems of a game's seats without its board: for lists of tables and for the waiting room.

export interface Emblems {
  /** Symbols of the emblems. */
  sprite: string;
  /** The symbol and the class (with its --seat colour) of a seat's label. */
  emblem(label: string): { symbol: string; class: string };
}

const FILES: Record<string, () => Promise<{ emblems: Emblems }>> = {
  raiders: () => import("../games/raiders/emblems"),
  root: () => import("../games/root/emblems"),
  scythe: () => import("../games/scythe/emblems"),
};

/** The emblems of a game; none for a game without drawings. */
export async function emblemsOf(game: string): Promise<Emblems | null> {
  return (await FILES[game]?.())?.emblems ?? null;
}

/** The emblems among a game's symbols. */
export function emblemsIn(symbols: string): string {
  return (symbols.match(/<symbol id="em-[\s\S]*?<\/symbol>/g) ?? []).join("");
}
