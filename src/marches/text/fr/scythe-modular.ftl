# Le plateau modulaire : tuiles, tuiles base, choix des factions sur la carte.

scythe-module-modular = Plateau modulaire : une carte différente à chaque partie, où l’on choisit sa faction
scythe-choice-layout = Disposition du plateau modulaire, par son nom (vide : au hasard)
scythe-choice-remove-tiles = Plateau modulaire réduit, jusqu’à 4 joueurs
scythe-value-all-tiles = les quatre tuiles
scythe-value-fewer-tiles = sans 2 tuiles (1 à quatre joueurs)
scythe-value-fewest-tiles = sans 3 tuiles (1 à quatre joueurs)

## Mises en place impossibles
scythe-setup-no-modular = Une disposition ou une carte réduite est demandée, mais le plateau modulaire n’est pas en jeu : ajoutez-le, ou retirez ces deux choix.
scythe-setup-modular-dealing = Sur le plateau modulaire, on distribue d’abord les plateaux Joueur, puis on choisit sa faction sur la carte : jouez sans enchères, sans tournoi et sans plateaux par numéro.
scythe-setup-layout-side = La disposition commence par la face du plateau, et la face { $word } n’existe pas : c’est l’une de { $known }.
scythe-setup-layout-tiles = { $word } ne désigne pas quatre tuiles. Écrivez-les dans le sens de lecture, depuis le coin en haut à gauche : 0A1A2B3B.
scythe-setup-layout-twice = La tuile { $word } serait posée deux fois : chacune des quatre tuiles a une seule place.
scythe-setup-layout-lake = { $word } ne va pas { $slot } : elle y aurait un lac à côté de la base principale. Retournez-la.
scythe-setup-layout-bases = { $word } ne désigne pas huit tuiles base différentes, par leurs lettres, dans le sens horaire depuis le haut : { $known }.
scythe-setup-layout-absent = Pas de base principale dans cette disposition pour cette faction : { $faction }. Choisissez une autre faction ou une autre disposition.

## Questions
scythe-ask-choose-faction = { $seat } : choisissez une faction, et avec elle votre base principale

## Réponses
scythe-do-lay-board-side = Plateau : { $board-side }
scythe-do-lay-modular-tile = Poser : { $modular-tile }
scythe-do-lay-base-tile = Tuile base : { $base-tile }
scythe-do-choose-faction = { $faction }
scythe-do-remove-modular-tile = Retirer la tuile { $tile-slot }

## Le journal
scythe-did-lay-board-side = Face visible du plateau : { $side }
scythe-did-lay-modular-tile = Posée { $slot } : { $tile }
scythe-did-lay-base-tile = Base principale { $space } : { $tile }
scythe-did-choose-faction = { $seat } choisit sa faction : { $faction }
scythe-did-remove-modular-tile = La tuile { $slot } est retirée

## Raisons
scythe-why-faction-taken = { $seat } a déjà choisi cette faction
scythe-why-mat-bars = Le plateau { $mat } ne se joue jamais avec cette faction
scythe-why-leaves-none = Il ne resterait à quelqu’un après vous qu’une faction interdite par son plateau

## Aperçus
scythe-preview-start = départ : { $first } et { $second }
scythe-preview-homeland = dans le territoire d’origine : { $terrain }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
scythe-preview-riverwalk = { $count ->
    [0] la Traversée ne mène nulle part d’ici
    [one] la Traversée mène à un territoire d’ici
   *[other] la Traversée mène à { $count } territoires d’ici
}

## Noms
scythe-board-side-farms = face avec fermes
scythe-board-side-no-farms = face sans fermes
scythe-modular-tile-0A = tuile 1, recto
scythe-modular-tile-0B = tuile 1, verso
scythe-modular-tile-1A = tuile 2, recto
scythe-modular-tile-1B = tuile 2, verso
scythe-modular-tile-2A = tuile 3, recto
scythe-modular-tile-2B = tuile 3, verso
scythe-modular-tile-3A = tuile 4, recto
scythe-modular-tile-3B = tuile 4, verso
scythe-tile-slot-UL = en haut à gauche
scythe-tile-slot-UR = en haut à droite
scythe-tile-slot-LL = en bas à gauche
scythe-tile-slot-LR = en bas à droite
scythe-base-space-top = en haut
scythe-base-space-upper-right = en haut à droite
scythe-base-space-right = à droite
scythe-base-space-lower-right = en bas à droite
scythe-base-space-bottom = en bas
scythe-base-space-lower-left = en bas à gauche
scythe-base-space-left = à gauche
scythe-base-space-upper-left = en haut à gauche
scythe-base-tile-nordic = { scythe-faction-nordic }
scythe-base-tile-saxony = { scythe-faction-saxony }
scythe-base-tile-polania = { scythe-faction-polania }
scythe-base-tile-crimea = { scythe-faction-crimea }
scythe-base-tile-rusviet = { scythe-faction-rusviet }
scythe-base-tile-albion = { scythe-faction-albion }
scythe-base-tile-togawa = { scythe-faction-togawa }
scythe-base-tile-vesna = { scythe-faction-vesna }
scythe-base-tile-fenris = { scythe-faction-fenris }
scythe-base-tile-inactive = personne
