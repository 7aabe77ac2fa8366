# Alliances, du Réveil de Fenris.

scythe-module-alliances = Alliances : des pièces et des capacités pour deux joueurs qui s’allient
scythe-part-alliance = Alliance rompue
scythe-alliance-nordic = Jeton Alliance du Royaume Nordique
scythe-alliance-rusviet = Jeton Alliance de l’Union Rusviet
scythe-alliance-togawa = Jeton Alliance du Shogunat Togawa
scythe-alliance-crimea = Jeton Alliance du Khanat de Crimée
scythe-alliance-saxony = Jeton Alliance de l’Empire de Saxonie
scythe-alliance-polania = Jeton Alliance de la République de Polonia
scythe-alliance-albion = Jeton Alliance du Clan Albion
scythe-alliance-vesna = Jeton Alliance de Vesna
scythe-alliance-fenris = Jeton Alliance de Fenris

## Questions
scythe-ask-answer-proposal = { $seat } : { $partner } propose une alliance. Acceptez-vous ?
scythe-ask-lay-trap = { $seat } : poser un des Pièges de Togawa sur { $hex } ?

## Réponses
scythe-do-propose-alliance = Proposer une alliance ({ $seat })
scythe-do-accept-alliance = Accepter l’alliance
scythe-do-decline-alliance = Refuser l’offre : { $seat }

## Le journal
scythe-did-propose = { $seat } propose une alliance ({ $to })
scythe-did-decline-alliance = { $seat } refuse l’alliance avec { $to }
scythe-did-ally = { $seat } et { $to } sont alliés
scythe-did-stay-alone = { $seat } reste sans partenaire et gagne { $coins }$
scythe-did-break-alliance = { $seat } rompt l’alliance ({ $to }) : { $coins ->
    [0] cela ne coûte rien
   *[other] { $coins }$ de moins à la fin
}

## Raisons et aperçus
scythe-why-allied = { $seat } n’a plus son propre jeton Alliance
scythe-why-asked = { $seat } a déjà reçu une proposition ce tour-ci
scythe-why-no-proposal-now = Une alliance se propose à votre tour, entre les actions ou les déplacements d’unités, jamais au cours d’un combat ou d’un paiement
scythe-preview-alliance = Avec { $partner } : vous gagnez { $coins }$ et { $ability } ; l’autre gagne { $their-coins }$ et { $their-ability }. La rompre coûte { $breach }$ et la capacité
scythe-preview-breach = cela rompt votre alliance avec { $seat } : −{ $coins }$ à la fin, et vous perdez { $ability }
