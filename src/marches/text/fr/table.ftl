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
table-guided = Le guide demande ici une autre réponse ; le jeu libre vient ensuite.
