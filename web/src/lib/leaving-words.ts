// The words for taking things off a table, or the table off the server.
import type { Lang } from "./words";
import { french } from "./typography";

const en = {
  title: "Names, links, the table itself",
  here: "Remove it from this list",
  hereHelp:
    "Only this browser forgets it. The table stays on the server; without your link you cannot come back to your seat.",
  hereDone: "The table is no longer on your list.",
  me: (name: string) => `Remove ${name} from this table`,
  meHelp:
    "The name, the link and the standing answers of this seat are removed from the server. What was played stays: it is the game.",
  meBot: "A bot plays on in your place.",
  meDone: "Your name and your link have been removed from that table.",
  link: (name: string) => `New link for the seat of ${name}`,
  linkHelp:
    "For somebody who has lost their link, or for somebody else. The person who sits there now loses the seat at once; the first browser that opens the new link gets it.",
  linkDone: "The new link is listed under the links of this table: copy it there.",
  archive: "Remove all names and links",
  archiveHelp:
    "Everyone’s names, links and standing answers are removed from the server. The game can still be watched with the spectators’ link.",
  archiveDone: "Names and links have been removed from that table.",
  remove: "Delete the table",
  removeHelp:
    "The table and its whole game are deleted, for everyone. Download the game first if anyone wants to keep it.",
  removeDone: "The table is deleted.",
  final: "This cannot be undone.",
  sure: "Yes, do it",
  keep: "No, keep it",
  later: "The table can be archived or deleted once its game is over.",
};
type LeavingWords = typeof en;

const fr: LeavingWords = french({
  title: "Noms, liens, et la table elle-même",
  here: "La retirer de cette liste",
  hereHelp:
    "Seul ce navigateur l’oublie. La table reste sur le serveur ; sans votre lien, vous ne pourrez pas reprendre votre place.",
  hereDone: "La table n’est plus dans votre liste.",
  me: (name: string) => `Retirer ${name} de cette table`,
  meHelp:
    "Le nom, le lien et les réponses permanentes de cette place sont effacés du serveur. Ce qui a été joué reste : c’est la partie.",
  meBot: "Un robot continue à votre place.",
  meDone: "Votre nom et votre lien ont été retirés de cette table.",
  link: (name: string) => `Nouveau lien pour la place : ${name}`,
  linkHelp:
    "Pour quelqu’un qui a perdu son lien, ou pour une autre personne. Qui occupe la place la perd aussitôt ; le premier navigateur qui ouvre le nouveau lien la reçoit.",
  linkDone: "Le nouveau lien figure parmi les liens de la table : copiez-le là.",
  archive: "Effacer tous les noms et les liens",
  archiveHelp:
    "Les noms, les liens et les réponses permanentes de tous sont effacés du serveur. On peut encore regarder la partie avec le lien des spectateurs.",
  archiveDone: "Les noms et les liens ont été effacés de cette table.",
  remove: "Supprimer la table",
  removeHelp:
    "La table et toute sa partie sont supprimées, pour tout le monde. Téléchargez d’abord la partie si quelqu’un veut la garder.",
  removeDone: "La table est supprimée.",
  final: "On ne peut pas revenir en arrière.",
  sure: "Oui, c’est ce que je veux",
  keep: "Non, la garder",
  later: "La table pourra être archivée ou supprimée une fois la partie finie.",
});

export const leavingWords: Record<Lang, LeavingWords> = { en, fr };
