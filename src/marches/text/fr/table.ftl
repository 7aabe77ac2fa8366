# Ce que dit la table elle-même, quel que soit le jeu.
table-seat = Joueur { $id }
table-over = La partie est terminée.
table-stale = Cette question n’est plus ouverte : vous répondez à la { $asked }, la table en est à la { $now }.
table-not-asked = On ne vous demande rien en ce moment.
table-not-offered = Cette réponse n’est pas proposée ici.
table-chance = Les dés et les cartes décident.
table-undo-chance = Impossible d’annuler : un dé a été lancé ou une carte piochée entre-temps.
table-undo-revealed = Impossible d’annuler : une information cachée a été montrée entre-temps.
table-undo-other = Impossible d’annuler : { $seat } a répondu entre-temps.
table-undo-nothing = Il n’y a rien à annuler.
table-guided = Le guide demande ici une autre réponse ; vous jouerez librement ensuite.

## Mises en place impossibles
table-setup-game = Cette mise en place est pour { $game }, pas pour { $known }.
table-setup-module = Module inconnu : { $module }. Modules disponibles : { $known }.
table-setup-requires = Le module { $module } demande le module { $needed } : ajoutez-le.
table-setup-excludes = Les modules { $module } et { $barred } ne vont pas ensemble : retirez l’un des deux.
table-setup-players = Le module { $module } est pour { $least } à { $most } joueurs, pas pour { $players }.
table-setup-option = Option inconnue : { $option }. Options disponibles : { $known }.
table-setup-value = L’option { $option } ne peut pas valoir { $value } ; elle peut valoir { $known }.
table-setup-count = Ce jeu est pour { $least } à { $most } joueurs, pas pour { $players }.
table-setup-guide = La partie guidée se joue avec { $seats }, dans cet ordre, sans aucune option.
table-title = { $words } :
