# Les tuiles Résolution de Stratèges des Cieux.

scythe-module-resolution = Tuiles Résolution : d’autres façons de finir la partie
scythe-choice-resolution = Tuile Résolution
scythe-value-random = tirée au hasard
scythe-value-land-rush = Ruée vers les terres
scythe-value-factory-explosion = Explosion de l’Usine
scythe-value-spoils-of-war = Butin de guerre
scythe-value-king-of-the-hill = Roi de la colline
scythe-value-deja-vu = Déjà-vu
scythe-value-mission-possible = Mission possible
scythe-value-doomsday-clock = Horloge de l’apocalypse
scythe-value-backup-plan = Plan de secours
scythe-resolution-land-rush = Ruée vers les terres
scythe-resolution-factory-explosion = Explosion de l’Usine
scythe-resolution-spoils-of-war = Butin de guerre
scythe-resolution-king-of-the-hill = Roi de la colline
scythe-resolution-deja-vu = Déjà-vu
scythe-resolution-mission-possible = Mission possible
scythe-resolution-doomsday-clock = Horloge de l’apocalypse
scythe-resolution-backup-plan = Plan de secours
scythe-triumph-resolution-tile = tuile Résolution
scythe-triumph-mission-1 = première mission
scythe-triumph-mission-2 = seconde mission

## Aide
scythe-help-land-rush = La sixième étoile arrête le jeu normal. Puis chacun, dans le sens horaire, déplace une fois chaque unité, mais seulement vers des territoires sans adversaire. Il n’y a ni combat, ni rencontre.
scythe-help-factory-explosion = Qui finit un tour avec cinq étoiles gagne 5$ et lance le compte à rebours : deux tours de plus pour tout le monde. Ensuite, toutes les unités sur l’Usine et autour rentrent à leur base, vous gagnez 1 de Popularité pour chacune des vôtres, et l’on compte les points.
scythe-help-spoils-of-war = Chaque combat que vous gagnez rapporte 2$ et peut valoir une étoile. La sixième étoile met fin à la partie.
scythe-help-king-of-the-hill = Contrôlez l’Usine au début de votre tour et posez une étoile sur cette tuile, une seule fois. La sixième étoile met fin à la partie.
scythe-help-deja-vu = Objectif, combats et pistes au maximum peuvent rapporter leurs étoiles une seconde fois. La sixième étoile met fin à la partie.
scythe-help-mission-possible = Deux objectifs sont visibles ; chacun vaut une étoile pour tout le monde. Après une sixième étoile, les autres ont chacun un tour sans se déplacer.
scythe-help-doomsday-clock = La partie se termine quand chacun a joué 20 tours. Les sixièmes étoiles n’y mettent pas fin.
scythe-help-backup-plan = Abandonnez tous vos objectifs pour poser une étoile sur cette tuile, une seule fois. Après une sixième étoile, les autres ont chacun un tour de plus.

## Réponses
scythe-do-draw-resolution = Tirer : { $resolution }
scythe-do-complete-mission = Accomplir la mission : { $objective }
scythe-do-give-up-objectives = Abandonner tous vos objectifs pour une étoile

## Le journal
scythe-did-draw-resolution = La fin de la partie : { $tile }
scythe-did-draw-mission = Un objectif pour tout le monde : { $card }
scythe-did-complete-mission = { $seat } accomplit la mission : { $card }
scythe-did-give-up = { $seat } abandonne { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}
scythe-did-start-countdown = { $seat } lance le compte à rebours : encore { $turns } tours pour tout le monde
scythe-did-explode = { $seat } : { $count ->
    [one] une unité fuit
   *[other] { $count } unités fuient
} vers la base : { $popularity } de Popularité gagnée
scythe-did-start-land-rush = { $seat } a posé la sixième étoile : la ruée commence
scythe-did-begin-last-turns = { $seat } a posé la sixième étoile : un dernier tour pour tous les autres

## Raisons
scythe-why-no-last-move = Aucune unité ne se déplace dans les derniers tours
scythe-why-land-rush = Pendant la ruée, vous ne pouvez pas entrer sur { $hex } : d’autres joueurs s’y trouvent
scythe-why-no-objective = Vous n’avez plus d’objectif à abandonner
scythe-why-no-tile-star = Vous ne pouvez plus poser d’étoile sur la tuile
scythe-why-no-mission-star = Vous ne pouvez plus poser d’étoile sur cette mission

## Aperçus
scythe-preview-give-up = { $count ->
    [one] un objectif passe
   *[other] { $count } objectifs passent
} sous la pioche
scythe-preview-tile-star = pose une étoile sur la tuile
