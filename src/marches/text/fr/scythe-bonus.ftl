# Le bonus Bâtiment.

scythe-choice-bonus-tiles = Avec les tuiles Bonus Bâtiment parues plus tard
scythe-choice-house-tiles = Remplaçants pour les tuiles dont le texte n’est pas connu
