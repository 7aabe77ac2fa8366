# Le bonus Bâtiment.

scythe-choice-bonus-tiles = Avec les tuiles Bonus Bâtiment parues plus tard
scythe-choice-house-tiles = Remplaçants pour les tuiles dont nous ne connaissons pas le texte
