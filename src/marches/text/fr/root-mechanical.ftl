# Root : la Marquise Mécanique et les espions.

## Noms
root-order = ordre { $id }

## Questions
root-ask-reveal-order = { $card } : quel ordre révélez-vous ?
root-ask-swap-orders = Échangez-vous deux ordres ?

## Réponses
root-do-machine-keep = Son donjon dans la { $clearing }
root-do-play-spy = Jouer { $card }
root-do-reveal-order = Révéler l’{ $order }
root-do-swap-orders = Échanger l’{ $order } et l’{ $swapped }

## Événements
root-did-add-order = { $seat } ajoute un ordre.
root-did-catch-spy = L’espion de { $seat } est démasqué : { $card } devient disponible.
root-did-keep = { $seat } commence avec { $card }, gardée d’une partie précédente.
root-did-order = { $seat } exécute un ordre : { $card }.
root-did-play-spy = { $seat } joue { $card }.
root-did-reveal-order = { $seat } révèle l’{ $order } : { $card }.
root-did-swap-orders = { $seat } échange l’{ $order } et l’{ $other }.

## Raisons
root-why-no-hidden-order = { $card } : aucun ordre n’est face cachée.
root-why-order-seen = L’{ $order } est déjà visible de tous.
