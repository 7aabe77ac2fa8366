// The chances behind a battle's preview: two dice of four faces, the higher or the lower, cut off at a limit, plus fixed hits.
export interface Odds {
  /** Percent for 0, 1, 2 … hits. */
  chances: number[];
  mean: number;
}

const HIGHER = [1, 3, 5, 7];
const LOWER = [7, 5, 3, 1];

/** From the fewest, the most and the average hits; nothing where these numbers fit neither die. */
export function oddsOf(facts: Record<string, string | number>, side: "dealt" | "taken"): Odds | null {
  const least = Number(facts[`${side}_least`]);
  const most = Number(facts[`${side}_most`]);
  const tenths = Number(facts[side]) * 10 + Number(facts[`${side}_tenths`]);
  for (const weights of [HIGHER, LOWER]) {
    const chances: number[] = Array.from({ length: most + 1 }, () => 0);
    weights.forEach((weight, face) => {
      const hits = Math.min(most, least + face);
      chances[hits] = (chances[hits] ?? 0) + (weight / 16) * 100;
    });
    const mean = chances.reduce((sum, chance, hits) => sum + (chance / 100) * hits, 0);
    if (Math.floor(mean * 10 + 1e-9) === tenths) return { chances, mean };
  }
  return null;
}
