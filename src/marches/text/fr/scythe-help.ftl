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

scythe-step-section = Section
scythe-step-top = Action du haut
scythe-step-bottom = Action du bas

scythe-note-tie-attacker = L’égalité profite à l’attaquant.
scythe-note-tie-defender = L’égalité profite au défenseur.
scythe-note-by-structures = vers ou depuis tout bâtiment
scythe-note-keep-mods = gardez-en deux au plus ; chacun sert une fois
scythe-note-highest-mat-first = du plus grand numéro de plateau au plus petit
scythe-note-influence-end = À la fin, chaque jeton encore détenu coûte 1$ à son détenteur.
scythe-note-tesla-ends = La partie se termine quand il est détruit.
scythe-note-tesla-goes-on = La partie continue quand il est détruit.
scythe-note-timer-at-zero = à 0, nous perdons
scythe-note-harder = Plus difficile : les ouvriers qu’elle déloge accélèrent le compte à rebours.
scythe-note-skipped-turn = La carte montre le petit engrenage barré : le tour est sauté.
scythe-note-no-move = La ligne de déplacement est laissée de côté.
