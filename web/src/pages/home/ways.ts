// The games you can start with one click, beside "Play now". To add one, add a line here.
import { router } from "../../lib/router.svelte";
import { playAlone, playNow } from "../../lib/tables";
import type { Game, Games } from "../../lib/types";
import type { Words } from "../../lib/words";

export interface Way {
  id: string;
  /** Alone: a game with several of these folds them. */
  solo?: true;
  words(t: Words): string;
  /** Whether the server offers it for this game. */
  offered(game: Game): boolean;
  start(games: Games, game: Game): Promise<void>;
}

const guided = (game: Game, module: string): boolean => !!game.guides?.some((guide) => guide.modules.includes(module));

export const WAYS: Way[] = [
  {
    id: "guided",
    words: (t) => t.guidedGame,
    offered: (game) => guided(game, "guide"),
    start: (games, game) => playNow(games, game.name, "guide"),
  },
  {
    // On the form its level is chosen, and explained.
    id: "automa",
    solo: true,
    words: (t) => t.soloAutoma,
    offered: (game) => game.choices.some((choice) => choice.name === "automas"),
    start: (_, game) => Promise.resolve(router.go(`new?game=${game.name}&automas=automa`)),
  },
  {
    id: "solo-guide",
    solo: true,
    words: (t) => t.soloGuide,
    offered: (game) => guided(game, "solo-guide"),
    start: (games, game) => playNow(games, game.name, "solo-guide"),
  },
  {
    id: "challenges",
    solo: true,
    words: (t) => t.challenges,
    offered: (game) => !!game.challenges?.length,
    start: (_, game) => Promise.resolve(router.go(`challenges?game=${game.name}`)),
  },
  {
    id: "desolation",
    solo: true,
    words: (t) => t.soloDesolation,
    offered: (game) => game.modules.some((module) => module.name === "desolation"),
    start: (_, game) => playAlone(game.name, ["desolation", "fenris"]),
  },
];
