# Pistes des Triomphes, tuiles Triomphe et Rivaux du Réveil de Fenris.

scythe-module-war = Piste de guerre : les combats valent plus d’étoiles
scythe-module-peace = Piste de paix : pas d’étoiles pour les combats
scythe-module-triumphtiles = Tuiles Triomphe : dix façons de gagner des étoiles, tirées au hasard
scythe-module-rivals = Rivaux : des étoiles sur les bases adverses, à reprendre au combat
scythe-triumph-combat-cards = cartes Combat
scythe-triumph-encounters = rencontres
scythe-triumph-factory-card = carte Usine
scythe-triumph-resources = ressources

## Mise en place
scythe-setup-one-track = Au plus l’un de ces trois : Piste de guerre, Piste de paix, tuiles Triomphe. Ne se combinent pas : { $one }, { $other }
scythe-setup-rivals-peace = Rivaux ne se combine pas avec la Piste de paix, qui n’a pas d’étoiles de combat

## Questions
scythe-ask-place-rivals = Chacun peut poser jusqu’à { $most } de ses étoiles sur les bases adverses, en secret, mais pas plus que la piste n’a de places de combat. Une réponse par étoile ; choisissez Passer pour la garder.
scythe-ask-choose-star = { $seat } : vous avez gagné le combat. D’où vient votre étoile ?

## Réponses
scythe-do-draw-triumph-tile = Tirer : { $triumph }
scythe-do-place-rival = Une étoile sur la base : { $faction }
scythe-do-star-from-base = De la base : { $faction }
scythe-do-star-from-supply = De votre réserve

## Le journal
scythe-did-draw-triumph-tile = Une tuile Triomphe pour tout le monde : { $triumph }
scythe-did-place-rivals = { $seat } désigne un rival, { $rival } : { $count ->
    [one] une étoile
   *[other] { $count } étoiles
}
scythe-did-take-rival-star = { $seat } reprend une étoile sur une base adverse : { $rival }

## Aperçus
scythe-preview-rival = vaincre ce rival amène l’étoile sur la piste et rapporte { $coins }$
scythe-preview-rival-risk = d’ici là l’étoile ne compte pas, et seul le combat la fait revenir
scythe-preview-rival-coins = { $coins }$ pour un rival vaincu, sauf si c’est votre sixième étoile
