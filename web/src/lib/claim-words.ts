// The words of the waiting page.
import type { Lang } from "./words";
import { french } from "./typography";

const en = {
  missing: (count: number) => (count === 1 ? "Waiting for 1 player" : `Waiting for ${count} players`),
  dealing: "Everyone is here",
  startsAlone: "The cards are dealt as soon as every seat is taken.",
  send: "Send each player their link.",
  seats: "Seats",
  free: "Free seat",
  you: "you",
  here: "here now",
  sat: "has sat down",
  notOpened: "link not opened yet",
  replaced: (times: number) => (times === 1 ? "its link was replaced once" : `its link was replaced ${times} times`),
  copy: "Copy link",
  copied: "Copied",
  newLink: "New link",
  handToBot: "Give to a bot",
  once: "A link gives its seat once, to the first browser that opens it. After that nobody else can use it, not even you.",
  watch: "Spectators",
  watchHelp: "Anyone with this link can watch, but sees no hands before the end.",
  already: "You already sit at this table",
  takeToo: (name: string) => `This link is for another seat: ${name}.`,
  take: "Take this seat too",
  stay: "Stay on my seat",
  dice: "Fair dice",
  diceHelp:
    "Every browser and the server commit to a share of the seed before any is shown: nobody chooses the dice alone.",
  pledged: "has committed to a share",
  shown: "has shown its share",
  none: "adds no share",
  noAnswer: "The server does not answer",
  again: "Trying again …",
  cannot: "This link cannot be used",
};
type ClaimWords = typeof en;

const fr: ClaimWords = french({
  missing: (count: number) => (count === 1 ? "On attend 1 joueur" : `On attend ${count} joueurs`),
  dealing: "Tout le monde est là",
  startsAlone: "Les cartes sont distribuées dès que toutes les places sont prises.",
  send: "Envoyez son lien à chaque joueur.",
  seats: "Places",
  free: "Place libre",
  you: "vous",
  here: "est là",
  sat: "s’est assis",
  notOpened: "lien pas encore ouvert",
  replaced: (times: number) => (times === 1 ? "lien remplacé une fois" : `lien remplacé ${times} fois`),
  copy: "Copier le lien",
  copied: "Copié",
  newLink: "Nouveau lien",
  handToBot: "Confier à un robot",
  once: "Un lien donne sa place une seule fois, au premier navigateur qui l’ouvre. Ensuite, personne d’autre ne peut s’en servir, pas même vous.",
  watch: "Spectateurs",
  watchHelp: "Toute personne qui a ce lien peut regarder la partie, sans voir de main avant la fin.",
  already: "Vous êtes déjà à cette table",
  takeToo: (name: string) => `Ce lien donne une autre place : ${name}.`,
  take: "Prendre aussi cette place",
  stay: "Garder ma place",
  dice: "Dés honnêtes",
  diceHelp:
    "Chaque navigateur et le serveur s’engagent sur une part de la graine avant qu’aucune ne soit montrée : personne ne choisit les dés seul.",
  pledged: "s’est engagé sur une part",
  shown: "a montré sa part",
  none: "n’ajoute pas de part",
  noAnswer: "Le serveur ne répond pas",
  again: "Nouvel essai…",
  cannot: "Ce lien n’est plus valable",
});

export const claimWords: Record<Lang, ClaimWords> = { en, fr };
