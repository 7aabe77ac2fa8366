# La feuille des exploits.
scythe-achievement-faction-nordic = Première victoire du Royaume Nordique
scythe-achievement-faction-rusviet = Première victoire de l’Union Rusviet
scythe-achievement-faction-crimea = Première victoire du Khanat de Crimée
scythe-achievement-faction-saxony = Première victoire de l’Empire de Saxonie
scythe-achievement-faction-polania = Première victoire de la République de Polonia
scythe-achievement-faction-albion = Première victoire du Clan Albion
scythe-achievement-faction-togawa = Première victoire du Shogunat Togawa
scythe-achievement-mat-industrial = Première victoire avec le Plateau Joueur Industriel
scythe-achievement-mat-engineering = Première victoire avec le Plateau Joueur Ingénierie
scythe-achievement-mat-militant = Première victoire avec le Plateau Joueur Militant
scythe-achievement-mat-patriotic = Première victoire avec le Plateau Joueur Patriotique
scythe-achievement-mat-innovative = Première victoire avec le Plateau Joueur Innovant
scythe-achievement-mat-mechanical = Première victoire avec le Plateau Joueur Mécanique
scythe-achievement-mat-agricultural = Première victoire avec le Plateau Joueur Agricole
scythe-achievement-fortune = Première victoire avec 100 pièces ou plus
scythe-achievement-beloved = Première victoire avec 13 de Popularité ou plus
scythe-achievement-almighty = Première victoire avec 16 de Puissance
