# Vesna et Fenris, les factions du Réveil de Fenris.

scythe-module-fenris = Le Réveil de Fenris : Vesna et Fenris
scythe-label-vesna = Vesna
scythe-label-fenris = Fenris
scythe-faction-vesna = Vesna
scythe-faction-fenris = Fenris
scythe-ability-technophile = Technophile : des cartes Usine dès le départ, chacune utilisable une fois
    .short = Technophile
    .effect = des cartes Usine dès le départ, chacune utilisable une fois
scythe-ability-space-2 = case vide
scythe-ability-space-3 = case vide
scythe-ability-influence = Influence : des jetons là où le personnage s’arrête, 1$ de moins pour les joueurs qui en détiennent
    .short = Influence
    .effect = des jetons là où le personnage s’arrête, 1$ de moins pour les joueurs qui en détiennent
scythe-ability-leap = Leap (bond) : par-dessus un territoire, en ligne droite
    .short = Leap (bond)
    .effect = par-dessus un territoire, en ligne droite
scythe-ability-horrify = Horrify (terreur) : de l’Influence à ceux qui fuient devant vous
    .short = Horrify (terreur)
    .effect = de l’Influence à ceux qui fuient devant vous
scythe-ability-death-ray = Death Ray (rayon de la mort) : autant de cartes Combat que vous voulez, de même valeur
    .short = Death Ray (rayon de la mort)
    .effect = autant de cartes Combat que vous voulez, de même valeur
scythe-ability-fanatical = Fanatical (fanatisme) : vers une Influence non adjacente, que vous reprenez
    .short = Fanatical (fanatisme)
    .effect = vers une Influence non adjacente, que vous reprenez
scythe-part-influence = Influence détenue

## Questions
scythe-ask-choose-abilities = { $seat } : posez vos jetons de capacité. { $count ->
    [0] Les deux cases vides sont remplies ; vous pouvez couvrir Traversée ou Vitesse
    [one] Une case vide à remplir
   *[other] { $count } cases vides à remplir
}
scythe-ask-offer-influence = { $seat } : poser une Influence sur { $hex } ? { $left } dans votre réserve
scythe-ask-second-influence = { $seat } : poser une seconde Influence ? { $left } dans votre réserve
scythe-ask-frighten = { $seat } : { $count ->
    [one] une unité a fui
   *[other] { $count } unités ont fui
} ({ $victim }). Combien d’Influence donnez-vous ? { $left } dans votre réserve
scythe-ask-choose-fanatical = { $seat } : avez-vous utilisé Fanatical pour atteindre { $hex } ? Si oui, vous prenez l’Influence qui s’y trouve

## Réponses
scythe-do-draw-home-base = Base principale : { $hex }
scythe-do-draw-ability = Piocher : { $ability }
scythe-do-place-ability = Poser sur la case ({ $mech }) : { $ability }
scythe-do-choose-mod = Choisir le Mod : { $ability }
scythe-do-place-influence = Poser une Influence
scythe-do-give-influence = { $count ->
    [0] Ne rien donner
    [one] Donner 1 Influence
   *[other] Donner { $count } Influences
}

## Le journal
scythe-did-draw-home-base = La base principale de { $faction } recouvre { $hex }
scythe-did-draw-open-card = { $seat } reçoit une carte Usine, visible de tous : { $card }
scythe-did-box-card = { $seat } a utilisé une carte Usine, qui retourne dans la boîte : { $card }
scythe-did-draw-ability = { $seat } tire le jeton { $ability }
scythe-did-place-ability = { $seat } pose sur la case ({ $mech }) : { $ability }
scythe-did-choose-mod = { $seat } a choisi le Mod { $ability }
scythe-did-place-influence = { $seat } pose une Influence sur { $hex }
scythe-did-take-influence = { $seat } prend l’Influence sur { $hex }
scythe-did-give-influence = { $seat } donne de l’Influence à { $victim } : { $count }
scythe-did-announce-death-ray = { $seat } utilise Death Ray : autant de cartes Combat que souhaité, toutes de même valeur

## Raisons et aperçus
scythe-why-empty-spaces = { $count ->
    [one] Une case de votre plateau est encore vide
   *[other] { $count } cases de votre plateau sont encore vides
}
scythe-why-cards-differ = Avec Death Ray, toutes vos cartes doivent avoir la même valeur
scythe-preview-covers = Recouvre { $ability }
