# Les Automates avec les modules, les variantes et d’autres Automates.

scythe-choice-automa-mode = Avec plusieurs Automates
scythe-value-competitive = chacun pour soi
scythe-value-cooperative = les humains ensemble contre les Automates
scythe-setup-automa-mode = Pour jouer ensemble contre des Automates, il faut un Automate
scythe-setup-automa-desolation = Les Automates ne participent pas à une partie de Désolation
scythe-setup-automa-teams = Les Automates ne jouent pas en équipes de deux ; choisissez plutôt les humains ensemble contre les Automates
scythe-setup-automa-toll = La tuile Aéronef Péage ne s’utilise pas avec des Automates

## Noms
scythe-automa-tie-token = le plus proche du pion d’égalité
scythe-automa-tie-rival = le plus proche d’une unité rivale
scythe-automa-tie-influence = sans Influence

## Questions
scythe-ask-ally-at-start = { $seat } : s’allier avec un Automate ? Il ne conclut aucune alliance par la suite

## Réponses
scythe-do-draw-badge = Insigne : { $faction }
scythe-do-lay-random-trap = Piège : { $trap }

## Journal
scythe-did-automa-badge = { $seat } suit les entrées de cet insigne : { $faction }
scythe-did-automa-remove-mech-mod = { $seat } retire un Mod de mech : { $ability }
scythe-did-automa-remove-infra-mod = { $seat } retire un Mod d’infrastructure : { $mod }
scythe-did-automa-start-space = { $seat } : le marqueur commence sur la case { $space }
scythe-did-automa-remove-card = { $seat } joue sans { $card }
scythe-did-automa-gain-stuff = { $seat } prend les gains de la moitié I : { $card }

## Raisons et aperçus
scythe-why-nobody-to-ask = { $seat } est un Automate : il ne peut s’allier qu’à la mise en place
scythe-preview-automa-alliance = Vous gagnez { $coins }$ et { $ability } ; l’Automate gagne { $theirs }$ et aucune capacité
