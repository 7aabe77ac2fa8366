# À quoi servent les choses, et de quoi se compose une fortune.
scythe-help-faction = Commence avec { $power } de Puissance et { $cards ->
    [0] aucune carte Combat
    [one] une carte Combat
   *[other] { $cards } cartes Combat
}.
scythe-help-mat = Commence avec { $popularity } de Popularité, { $coins }$ et { $objectives } Objectifs.
scythe-help-column = { $section } / { $bottom } : coûte { $cost } ressources, { $least } avec toutes les améliorations ; rapporte { $coins }$.
scythe-help-option = { $option }
scythe-help-step = { $count } ou plus : { $coins }$

scythe-part-held = pièces possédées
scythe-part-stars = étoiles
scythe-part-territories = territoires
scythe-part-resources = ressources
scythe-part-floor = jamais moins de 0$
scythe-part-structure-bonus = bonus Bâtiment
scythe-part-meander = territoires à rencontre (Errance)
