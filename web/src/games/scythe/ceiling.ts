// The most a side can bring to a combat: what it may set on the dial, and its cards where they are known.
import type { Side } from "./Duel.svelte";
import type { View } from "./view";

export function ceiling(view: View, me: number, seat: number, power: number, cards: number): Side {
  const sum = seat === me ? best(view, cards) : undefined;
  return {
    seat,
    power,
    cards,
    ...(sum === undefined ? {} : { sum }),
    most: power + (sum ?? view.aids.highest_card * cards),
  };
}

/** One's own highest cards: what they add is known. */
function best(view: View, cards: number): number {
  const hand = Object.entries(view.hand).flatMap(([value, count]) => Array<number>(count).fill(Number(value)));
  return hand
    .sort((a, b) => b - a)
    .slice(0, cards)
    .reduce((total, card) => total + card, 0);
}
