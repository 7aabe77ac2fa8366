# Tesla et Tesla fou, du Réveil de Fenris.

scythe-module-tesla = Tesla : il combat pour le premier joueur à trois rencontres
scythe-module-mad-tesla = Tesla fou : un ennemi pour tous
scythe-choice-tesla-for = Tesla commence avec
scythe-choice-mad-tesla-end = La partie avec Tesla fou se termine (une tuile Résolution l’emporte)
scythe-value-nobody = personne : trois rencontres le gagnent
scythe-value-nordic = Royaume Nordique
scythe-value-rusviet = Union Rusviet
scythe-value-togawa = Shogunat Togawa
scythe-value-crimea = Khanat de Crimée
scythe-value-saxony = Empire de Saxonie
scythe-value-polania = République de Polonia
scythe-value-albion = Clan Albion
scythe-value-vesna = Vesna
scythe-value-fenris = Fenris
scythe-value-destroyed = quand il est détruit, ou à la 6e étoile
scythe-value-sixth-star = à la 6e étoile seulement
scythe-setup-tesla-for = Tesla ne peut être donné à une faction que dans une partie avec le module Tesla
scythe-setup-tesla-absent = Tesla est donné à une faction que personne n’a choisie ({ $faction }). Choisissez-la d’abord
scythe-unit-champion = Tesla
scythe-mad-tesla-mad-tesla = Tesla fou
scythe-mad-tesla-direction-tile = tuile de direction
scythe-direction-ne = nord-est
scythe-direction-e = est
scythe-direction-se = sud-est
scythe-direction-sw = sud-ouest
scythe-direction-w = ouest
scythe-direction-nw = nord-ouest

## Questions
scythe-ask-which-encounter = { $seat } : quelle rencontre d’abord ?
scythe-ask-before-tesla = { $seat } : utiliser une capacité avant le combat contre Tesla fou sur { $hex } ?
scythe-ask-commit-tesla = Combat contre Tesla fou sur { $hex } : { $seat } choisit ses cartes, puis sa Puissance. Il a { $strength } et un dé
scythe-ask-send-tesla = { $seat } : sur quel territoire voisin de l’Usine va Tesla fou ?
scythe-ask-order-discards = { $seat } : laquelle de vos cartes va sur le dessus de la défausse ?

## Réponses
scythe-do-meet = Rencontre sur { $hex }
scythe-do-roll-direction = Dé bleu : { $direction }
scythe-do-roll-orange = Dé orange : { $count }
scythe-do-turn-up-combat-card = Retourner : { $combat-card }
scythe-do-discard-on-top = { $combat-card } sur le dessus

## Le journal
scythe-did-gain-tesla = Tesla rejoint { $seat } sur { $hex }
scythe-did-turn-up-card = Sur la défausse : { $card }
scythe-did-begin-tesla-turn = Tour de Tesla fou (départ : { $hex })
scythe-did-move-tesla = Tesla fou arrive sur { $hex }
scythe-did-flee-tesla = Des ouvriers fuient Tesla fou sur { $hex } ({ $victim }) : { $count }
scythe-did-attack-tesla = { $seat } attaque Tesla fou sur { $hex }
scythe-did-defend-tesla = Tesla fou attaque { $seat } sur { $hex }
scythe-did-show-total = { $seat } montre { $total }
scythe-did-roll-orange = Le dé orange donne { $count } : Tesla fou a { $total }
scythe-did-lose-to-tesla = Tesla fou bat { $seat } sur { $hex }
scythe-did-beat-tesla = { $seat } bat Tesla fou sur { $hex }. Ses points de vie : { $health }
scythe-did-destroy-tesla = { $seat } a détruit Tesla fou et gagne { $coins }$

## Aperçus
scythe-preview-tesla = Tesla fou : { $least } à { $most }, points de vie { $health }
