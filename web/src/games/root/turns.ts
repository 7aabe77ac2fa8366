// The course of a turn as a faction's board tells it, in short.
import { settings } from "../../lib/settings.svelte";

export const PHASES = ["birdsong", "daylight", "evening"] as const;
type Phase = (typeof PHASES)[number];
type Turn = Record<Phase, string[]>;
type Turns = Record<
  "marquise" | "eyrie" | "alliance" | "vagabond" | "lizards" | "riverfolk" | "mechanical",
  Readonly<Turn>
>;

const en: Turns = {
  marquise: {
    birdsong: ["1 wood on each sawmill"],
    daylight: [
      "Craft with workshops",
      "3 actions, 1 more per bird card: battle, march (2 moves), recruit (once), build, overwork (a card for 1 wood)",
    ],
    evening: ["Draw 1, +1 per bonus", "Keep 5 cards at most"],
  },
  eyrie: {
    birdsong: [
      "Empty hand: draw 1",
      "Add 1 or 2 cards to the Decree, 1 bird at most",
      "No roost left: one comes with 3 warriors",
    ],
    daylight: ["Craft with roosts", "Carry out the whole Decree from left to right; else turmoil"],
    evening: ["Score your roosts", "Draw 1, +1 per bonus", "Keep 5 cards at most"],
  },
  alliance: {
    birdsong: [
      "Revolts: 2 supporters of the suit each",
      "Sympathy: supporters as printed, 1 more where someone has 3 warriors",
    ],
    daylight: [
      "Craft with sympathy",
      "Mobilize: a card becomes a supporter",
      "Train: a card of a base’s suit brings an officer",
    ],
    evening: [
      "1 operation per officer: move, battle, recruit, organize",
      "Draw 1, +1 per base",
      "Keep 5 cards at most",
    ],
  },
  vagabond: {
    birdsong: ["Refresh 3 items, +2 per tea on its track", "Slip to a clearing or forest next to you"],
    daylight: [
      "Boots: move · sword: battle · torch: explore or special action · crossbow: strike · hammer: repair or craft",
      "Any item and a card: aid · two items: quest",
    ],
    evening: [
      "In a forest: everything is repaired",
      "Draw 1, +1 per coins on its track; keep 5",
      "Carry 6 items, +2 per bag on its track",
    ],
  },
  lizards: {
    birdsong: ["Lost Souls choose the Outcast and are discarded", "Acolytes pay for conspiracies"],
    daylight: ["Reveal cards, each for a ritual: build, recruit, score", "A bird: sacrifice for an acolyte"],
    evening: ["Take revealed cards back", "Craft with gardens of the Outcast suit", "Draw 1, +1 per bonus; keep 5"],
  },
  riverfolk: {
    birdsong: [
      "No payments: 2 of your warriors go there",
      "1 VP per 2 funds, with a post on the map",
      "All warriors on the board become funds",
    ],
    daylight: [
      "Commit funds: move, battle, draw (1 each), craft or export (its cost)",
      "Spend funds: recruit (1), trade post (2 of the ruler)",
    ],
    evening: ["Keep 5 cards at most", "Set your prices"],
  },
  mechanical: {
    birdsong: ["2 VP per clearing she rules with 3 warriors or more"],
    daylight: [
      "Leftmost order: battle, then move in clearings of its suit; recruit by its cost",
      "Without a cost: the next order too",
    ],
    evening: ["5 orders in the row again"],
  },
};

const fr: Turns = {
  marquise: {
    birdsong: ["1 bois sur chaque scierie"],
    daylight: [
      "Fabriquer avec les ateliers",
      "3 actions, 1 de plus par carte Oiseau : combat, marche (2 déplacements), recrutement (une fois), construction, surmenage (une carte pour 1 bois)",
    ],
    evening: ["Piocher 1, +1 par bonus", "Garder 5 cartes au plus"],
  },
  eyrie: {
    birdsong: [
      "Main vide : piocher 1",
      "Ajouter 1 ou 2 cartes au Décret, 1 oiseau au plus",
      "Plus de perchoir : 1 avec 3 guerriers",
    ],
    daylight: ["Fabriquer avec les perchoirs", "Exécuter tout le Décret de gauche à droite, sinon c’est la crise"],
    evening: ["Marquer les perchoirs", "Piocher 1, +1 par bonus", "Garder 5 cartes au plus"],
  },
  alliance: {
    birdsong: [
      "Révoltes : 2 partisans de la couleur",
      "Sympathie : partisans indiqués, 1 de plus si quelqu’un y a 3 guerriers",
    ],
    daylight: [
      "Fabriquer avec la sympathie",
      "Mobilisation : une carte devient partisan",
      "Entraînement : une carte assortie à une base, 1 officier",
    ],
    evening: [
      "1 opération par officier : déplacement, combat, recrutement, organisation",
      "Piocher 1, +1 par base",
      "Garder 5 cartes au plus",
    ],
  },
  vagabond: {
    birdsong: ["Rafraîchir 3 objets, +2 par thé sur sa piste", "Se faufiler vers une clairière ou un bois voisin"],
    daylight: [
      "Bottes : bouger · épée : combattre · torche : explorer ou action spéciale · arbalète : frapper · marteau : réparer ou fabriquer",
      "Un objet et une carte : aide · deux objets : quête",
    ],
    evening: [
      "Dans un bois : tout est réparé",
      "Piocher 1, +1 par pièces sur leur piste ; garder 5",
      "Porter 6 objets, +2 par sac sur sa piste",
    ],
  },
  lizards: {
    birdsong: ["Les Âmes Perdues désignent les Parias, puis sont défaussées", "Les acolytes paient les conspirations"],
    daylight: [
      "Révéler des cartes, un rituel chacune : construction, recrutement, score",
      "Un oiseau : sacrifice pour un acolyte",
    ],
    evening: [
      "Reprendre les cartes révélées",
      "Fabriquer avec les jardins de la couleur Paria",
      "Piocher 1, +1 par bonus ; garder 5",
    ],
  },
  riverfolk: {
    birdsong: [
      "Aucun paiement : 2 de vos guerriers y vont",
      "1 PV par paire de fonds, avec un comptoir en jeu",
      "Tous les guerriers du plateau deviennent des fonds",
    ],
    daylight: [
      "Investir : déplacement, combat, pioche (1 chacun), fabrication ou export (son coût)",
      "Dépenser : recrutement (1), comptoir (2 de qui contrôle)",
    ],
    evening: ["Garder 5 cartes au plus", "Fixer les prix"],
  },
  mechanical: {
    birdsong: ["2 PV par clairière contrôlée avec 3 guerriers ou plus"],
    daylight: [
      "Ordre de gauche : combat, puis déplacement dans les clairières de sa couleur ; recrutement selon son coût",
      "Sans coût : l’ordre suivant aussi",
    ],
    evening: ["De nouveau 5 ordres dans la rangée"],
  },
};

/** The steps of a faction's turn; both Vagabonds have the same. */
export function turnOf(board: keyof Turns): Turn {
  return (settings.lang === "fr" ? fr : en)[board];
}
