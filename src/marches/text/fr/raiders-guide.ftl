# La première partie guidée.
raiders-guide-smith = À chaque tour, vous travaillez ou vous pillez. Travailler se fait en deux temps : vous posez au Village l’Ouvrier que vous tenez, puis vous en reprenez un autre, et vous utilisez les deux Lieux. Posez votre Ouvrier bleu à l’Atelier d’Orfèvre.
raiders-guide-smith-use = Utilisez l’Atelier d’Orfèvre : un Ouvrier bleu rapporte 3 Pièces, un gris ou un rouge en rapporte 2. La couleur de l’Ouvrier décide de ce qu’un Lieu donne.
raiders-guide-take = Deuxième moitié de votre tour : reprenez un autre Ouvrier que celui que vous venez de poser. Prenez le bleu au Centre du Village ; il reste chez vous jusqu’au prochain tour.
raiders-guide-hero = Au Centre du Village, on joue une carte Pillard pour son action, on utilise un Aigle ou son Héros. Utilisez Madyès : 3 Provisions et 1 Koumis, de quoi nourrir un Pillage.
raiders-guide-other = Tour d’Orange : poser, utiliser, reprendre, utiliser. Regardez les Ouvriers bouger ; on ne pose pas sur un Lieu occupé.
raiders-guide-barracks = Votre cohorte est petite. Posez votre Ouvrier aux Baraquements, où l’on recrute des Pillards.
raiders-guide-hire = Recrutez la Chasseuse : elle coûte 1 Pièce et a une Force de 1. Avec elle, votre cohorte compte deux membres, ce que demandent les premières Colonies.
raiders-guide-seat = Elle rejoint la cohorte à l’emplacement 2. Chaque emplacement pourra porter un Aigle au-dessus et un Cheval au-dessous.
raiders-guide-farm = Reprenez l’Ouvrier bleu de la Ferme.
raiders-guide-farm-use = La Ferme donne 2 Provisions à un Ouvrier bleu ou gris. Vous avez de quoi nourrir un Pillage.
raiders-guide-raid = C’est le moment de piller. Cimmérie 1 demande un Ouvrier bleu ou gris, une cohorte de 2 et 3 Provisions ; une Force de 4 rapporte un point. Votre cohorte a 4 avant les dés.
raiders-guide-kumis = Chaque Koumis ajoute 1 de Force. Vous en avez assez : gardez-le.
raiders-guide-dice = Les dés rouges et blancs dépendent de la civilisation ; un jaune s’ajoute pour chaque emplacement où il y a de l’Or. Les dés ajoutent de la Force et des Blessures.
raiders-guide-wound = Une Blessure baisse de 1 la Force d’un Pillard ; s’il est blessé quand il n’a plus de Force, il meurt. Mettez celle-ci sur l’Archère, qui a 3.
raiders-guide-plunder = Vous pillez l’un des deux emplacements : prenez celui de droite, avec son Or et son Équipement. Vous prenez aussi son Ouvrier gris, et la Quête qui est dessous est révélée. À vous de jouer désormais ; la partie finit quand il reste peu d’emplacements Pillage ou de Quêtes.
raiders-module-guide = Première partie guidée : trois tours, pas à pas
