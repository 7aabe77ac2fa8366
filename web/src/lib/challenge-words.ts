// The words of the challenges: their page, their goal at the table.
import type { Lang } from "./words";
import { french } from "./typography";

const en = {
  title: "Challenges",
  about:
    "Each is always dealt the same way: you alone against Automas, with a goal. What you reach is kept in this browser.",
  reachedOf: (count: number, of: number) => `${count} of ${of} reached`,
  levels: { easy: "Easy", medium: "Medium", hard: "Hard" } as Record<string, string>,
  you: "You",
  against: "Against",
  goal: "Goal",
  play: "Play",
  goOn: "Go on",
  anew: "Start again",
  best: (turn: number) => `Reached in your turn ${turn}`,
  none: "There are no challenges on this server.",
  turn: (turn: number) => `your turn ${turn}`,
  count: (have: number, need: number) => `${have} of ${need}`,
  reached: (turn: number) => `Goal reached in your turn ${turn}`,
  lost: "The goal can no longer be reached",
  missed: "Goal not reached",
  all: "All challenges",
  named: (what: string, title: string) => `${what}: ${title}`,
};
type ChallengeWords = typeof en;

const fr: ChallengeWords = french({
  title: "Défis",
  about:
    "Chacun est toujours distribué de la même façon : vous seul contre des Automates, avec un objectif. Ce que vous atteignez est noté dans ce navigateur.",
  reachedOf: (count: number, of: number) => (count < 2 ? `${count} atteint sur ${of}` : `${count} atteints sur ${of}`),
  levels: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
  you: "Vous",
  against: "Contre",
  goal: "Objectif",
  play: "Jouer",
  goOn: "Continuer",
  anew: "Recommencer",
  best: (turn: number) => `Atteint à votre tour ${turn}`,
  none: "Il n’y a pas de défi sur ce serveur.",
  turn: (turn: number) => `votre tour ${turn}`,
  count: (have: number, need: number) => `${have} sur ${need}`,
  reached: (turn: number) => `Objectif atteint à votre tour ${turn}`,
  lost: "L’objectif n’est plus à portée",
  missed: "Objectif manqué",
  all: "Tous les défis",
  named: (what: string, title: string) => `${what} : ${title}`,
});

export const challengeWords: Record<Lang, ChallengeWords> = { en, fr };
