# Root : ce que toutes les factions partagent. Les noms de cartes absents du livret de règles sont traduits par nous.

## Noms
root-clearing = clairière { $id }
root-suit-fox = Renard
root-suit-rabbit = Lapin
root-suit-mouse = Souris
root-suit-bird = Oiseau
root-phase-birdsong = Aurore
root-phase-daylight = Jour
root-phase-evening = Crépuscule
root-faction-marquise = Marquise de Chat
root-faction-eyrie = Dynasties de la Canopée
root-faction-alliance = Alliance de la Forêt
root-faction-vagabond = Vagabond
root-faction-vagabond2 = Second Vagabond
root-faction-lizards = Culte des Lézards
root-faction-riverfolk = Compagnie de la Rivière
root-faction-mechanical = Marquise Mécanique
root-item-boots = bottes
root-item-bag = sac
root-item-crossbow = arbalète
root-item-hammer = marteau
root-item-sword = épée
root-item-tea = thé
root-item-coins = pièces
root-item-torch = torche
root-piece-warrior = guerrier
root-piece-sawmill = scierie
root-piece-workshop = atelier
root-piece-recruiter = recruteur
root-piece-wood = bois
root-piece-keep = donjon
root-piece-roost = perchoir
root-piece-base-fox = base Renard
root-piece-base-rabbit = base Lapin
root-piece-base-mouse = base Souris
root-piece-sympathy = sympathie
root-piece-garden-fox = jardin Renard
root-piece-garden-rabbit = jardin Lapin
root-piece-garden-mouse = jardin Souris
root-piece-trade-post-fox = comptoir Renard
root-piece-trade-post-rabbit = comptoir Lapin
root-piece-trade-post-mouse = comptoir Souris
root-effect-better-burrow-bank = Banque des Terriers
root-effect-command-warren = Chef de Garenne
root-effect-cobbler = Cordonnier

## Cartes
root-card-ambush-bird = Embuscade ! (Oiseau)
    .short = Embuscade !
root-card-armorers = Armuriers
    .effect = Combat : défaussez-la pour ignorer les pertes des dés
root-card-arms-trader = Marchand d’Armes
root-card-birdy-bindle = Baluchon
root-card-brutal-tactics = Tactiques Brutales
    .effect = En attaque : 1 perte de plus, le défenseur marque 1
root-card-crossbow-bird = Arbalète (Oiseau)
    .short = Arbalète
root-card-dominance-bird = Domination Oiseau
root-card-royal-claim = Prétention Royale
    .effect = Aurore : défaussez-la, 1 PV par clairière contrôlée
root-card-sappers = Sapeurs
    .effect = En défense : défaussez-la pour 1 perte de plus
root-card-woodland-runners = Coureurs des Bois
root-card-ambush-fox = Embuscade ! (Renard)
    .short = Embuscade !
root-card-anvil = Enclume
root-card-dominance-fox = Domination Renard
root-card-favor-of-the-foxes = Faveur des Renards
root-card-foxfolk-steel = Acier des Renards
root-card-gently-used-knapsack = Sac en Bon État
root-card-protection-racket = Racket
root-card-root-tea-fox = Thé aux Racines (Renard)
    .short = Thé aux Racines
root-card-stand-and-deliver = La Bourse ou la Vie !
    .effect = Aurore : prenez une carte au hasard à un joueur, qui marque 1
root-card-tax-collector = Percepteur
    .effect = Une fois par Jour : retirez un guerrier, piochez une carte
root-card-travel-gear-fox = Attirail de Voyage (Renard)
    .short = Attirail de Voyage
root-card-ambush-rabbit = Embuscade ! (Lapin)
    .short = Embuscade !
root-card-a-visit-to-friends = Visite aux Amis
root-card-bake-sale = Vente de Gâteaux
root-card-better-burrow-bank = Banque des Terriers
    .effect = Début d’Aurore : vous et un autre joueur piochez une carte
root-card-cobbler = Cordonnier
    .effect = Début de Crépuscule : un déplacement gratuit
root-card-command-warren = Chef de Garenne
    .effect = Début de Jour : engagez un combat
root-card-dominance-rabbit = Domination Lapin
root-card-favor-of-the-rabbits = Faveur des Lapins
root-card-root-tea-rabbit = Thé aux Racines (Lapin)
    .short = Thé aux Racines
root-card-smugglers-trail = Piste des Contrebandiers
root-card-ambush-mouse = Embuscade ! (Souris)
    .short = Embuscade !
root-card-codebreakers = Décodeurs
    .effect = Une fois par Jour : regardez la main d’un joueur
root-card-crossbow-mouse = Arbalète (Souris)
    .short = Arbalète
root-card-dominance-mouse = Domination Souris
root-card-favor-of-the-mice = Faveur des Souris
root-card-investments = Investissements
root-card-mouse-in-a-sack = Souris en Sac
root-card-root-tea-mouse = Thé aux Racines (Souris)
    .short = Thé aux Racines
root-card-scouting-party = Éclaireurs
    .effect = En attaque : les embuscades sont sans effet sur vous
root-card-sword = Épée
root-card-travel-gear-mouse = Attirail de Voyage (Souris)
    .short = Attirail de Voyage
root-card-spy-bird = Espion Oiseau
root-card-spy-fox = Espion Renard
root-card-spy-rabbit = Espion Lapin
root-card-spy-mouse = Espion Souris

## Questions
root-ask-battle = Où combattez-vous, et contre qui ?
root-ask-choose-hand = Quelle main regardez-vous ?
root-ask-choose-order = Plusieurs effets se produisent en même temps : lequel d’abord ?
root-ask-choose-victim = À qui prenez-vous une carte au hasard ?
root-ask-discard-down =
    { $count ->
        [one] Défaussez 1 carte : la main en garde 5 au plus.
       *[other] Défaussez { $count } cartes : la main en garde 5 au plus.
    }
root-ask-foil-ambush = Vous tombez dans une embuscade dans la { $clearing }. L’annulez-vous par une autre ? ({ $attacker } attaque { $defender })
root-ask-lose-piece =
    { $count ->
        [one] Encore 1 perte : quelle pièce retirez-vous ?
       *[other] Encore { $count } pertes : quelle pièce retirez-vous d’abord ?
    }
root-ask-move = De quelle clairière partent vos guerriers ?
root-ask-move-count = Combien de guerriers vont de la { $from } à la { $to } ?
root-ask-move-to = Où vont-ils depuis la { $from } ?
root-ask-offer-ambush = { $attacker } attaque { $defender } dans la { $clearing } : une embuscade ?
root-ask-pay-any =
    { $count ->
        [one] 1 pièce de fabrication de n’importe quelle couleur paie : laquelle ?
       *[other] { $count } pièces de fabrication de n’importe quelle couleur paient : laquelle d’abord ?
    }
root-ask-pay-for-available = Quelle carte dépensez-vous pour prendre { $card } ?
root-ask-share-draw = Vous piochez une carte. Qui d’autre ?
root-ask-tax-warrior = Quel guerrier retirez-vous pour piocher une carte ?
root-ask-use-battle-cards = { $attacker } inflige { $dealt }, { $defender } inflige { $taken } dans la { $clearing }. Utilisez-vous une carte en jeu ?
root-ask-use-cards = { $phase } : utilisez-vous une carte en jeu ?

## Réponses
root-do-done = Terminé
root-do-decline = Non
root-do-end-daylight = Finir le Jour
root-do-draw = { $card } est piochée
root-do-taken = { $card } est prise
root-do-roll = Les dés montrent { $first } et { $second }
root-do-sit = { $seat } s’assied ensuite
root-do-mark = La { $clearing } devient { $suit }
root-do-discard = Défausser { $card }
root-do-spend = Dépenser { $card }
root-do-craft = Fabriquer { $card }
root-do-use = Utiliser { $card }
root-do-pay-suit = Activer une pièce { $suit }
root-do-ambush = Jouer { $card }
root-do-activate = Activer { $card }
root-do-take-available = Prendre { $card }
root-do-move-from = Quitter la { $from }
root-do-move-to = Aller à la { $to }
root-do-move =
    { $count ->
        [one] 1 guerrier
       *[other] { $count } guerriers
    }
root-do-battle = Combattre { $defender } dans la { $clearing }
root-do-remove-warrior = Un guerrier de la { $clearing }
root-do-lose = Perdre : { $piece }
root-do-choose-player = { $seat }
root-do-resolve-first = D’abord : { $effect }

## Événements
root-did-activate = { $seat } active { $card } et quitte la piste de score.
root-did-ambush = { $seat } joue { $card }.
root-did-foil = { $seat } l’annule avec { $card }.
root-did-battle = { $seat } attaque { $other } dans la { $clearing }.
root-did-craft = { $seat } fabrique { $card }.
root-did-discard = { $seat } défausse { $card }.
root-did-draw = { $seat } pioche { $card }.
root-did-draw-hidden = { $seat } pioche une carte.
root-did-gain-item = { $seat } gagne un objet : { $item }.
root-did-give = { $card } passe de { $seat } à { $other }.
root-did-give-hidden = Une carte passe de { $seat } à { $other }.
root-did-look = { $seat } regarde la main de { $other }.
root-did-see = Dans la main de { $other } : { $card }.
root-did-lose-points = { $seat } perd { $points } PV ({ $total }).
root-did-mark = Couleur de la { $clearing } : { $suit }.
root-did-move =
    { $count ->
        [one] { $seat } déplace 1 guerrier de la { $from } à la { $to }.
       *[other] { $seat } déplace { $count } guerriers de la { $from } à la { $to }.
    }
root-did-phase = { $phase } de { $seat }.
root-did-place = { $seat } place { $count } × { $piece } dans la { $clearing }.
root-did-remove = { $seat } perd { $count } × { $piece } dans la { $clearing }.
root-did-reshuffle = La défausse forme une nouvelle pioche (cartes : { $count }).
root-did-quiet =
    Depuis { $rounds } tours de table, personne n’a dépassé son meilleur score. Encore { $left } tours ainsi, et la partie s’arrête en l’état.
root-did-roll = Dés : { $first } et { $second }. Pertes infligées { $hits }, subies { $taken }.
root-did-score = { $seat } marque { $points } PV ({ $total }).
root-did-spend = { $seat } dépense { $card }.
root-did-stall =
    Depuis { $rounds } tours de table, personne n’a dépassé son meilleur score : la partie s’arrête, le plus haut score l’emporte.
root-did-take-available = { $seat } prend { $card }.
root-did-begin-turn = Tour { $turn } : { $seat }
root-did-use = { $seat } utilise { $card }.
root-did-win = { $seat } gagne.

## Raisons
root-why-already-in-play = { $card } est déjà devant vous.
root-why-ambush-suit = { $card } ne correspond pas à la { $clearing }.
root-why-card-suit = { $card } ne vaut pas { $suit }.
root-why-clearing-suit = La { $clearing } n’est pas de la couleur { $suit }.
root-why-closed = Plus rien ne peut entrer dans la { $clearing } ni y être placé.
root-why-cost = { $card } coûte{ $fox ->
        [0] {""}
       *[other] {" "}{ $fox } Renard
    }{ $rabbit ->
        [0] {""}
       *[other] {" "}{ $rabbit } Lapin
    }{ $mouse ->
        [0] {""}
       *[other] {" "}{ $mouse } Souris
    }{ $any ->
        [0] {""}
       *[other] {" "}{ $any } au choix
    } ; vous pouvez encore activer { $have_fox } Renard, { $have_rabbit } Lapin, { $have_mouse } Souris.
root-why-item-gone = La réserve n’a plus cet objet ({ $item }) : { $card } ne peut pas être fabriquée.
root-why-needs-bird = Il faut une carte Oiseau, pas { $card }.
root-why-no-cards = { $seat } n’a pas de cartes.
root-why-no-effect = { $card } ne se fabrique pas.
root-why-no-matching-card = Vous n’avez pas de carte { $suit } pour { $card }.
root-why-no-piece = Vous n’avez plus de pièce de fabrication { $suit } ce tour-ci.
root-why-no-slot = La { $clearing } n’a pas d’emplacement libre ({ $slots } en tout, ruines : { $ruins }).
root-why-no-warrior-on-map = Vous n’avez pas de guerrier sur la carte pour { $card }.
root-why-no-warriors = Vous n’avez pas de guerriers dans la { $clearing }.
root-why-nobody-there = { $seat } n’a aucune pièce dans la { $clearing }.
root-why-nobody-to-look-at = { $card } : aucun autre joueur n’a de carte.
root-why-nobody-to-rob = { $card } : aucun autre joueur n’a de carte.
root-why-none-left = Votre réserve n’en a plus : { $piece }.
root-why-not-adjacent = Aucun chemin utilisable ne relie la { $from } à la { $to }.
root-why-not-ruled = Vous ne contrôlez pas la { $clearing } : vous avez { $mine }, le plus fort des autres joueurs { $theirs }.
root-why-nowhere = De la { $clearing }, vous ne pouvez aller nulle part : vous ne contrôlez ni elle ni une voisine.
root-why-one-dominance = Vous avez déjà renoncé à votre score ; { $card } reste en main.
root-why-reserved = Dans la { $clearing }, seule cette faction peut placer des pièces : { $owner }.
root-why-rules-neither = Vous ne contrôlez ni la { $from } (vous { $mine }, autres { $theirs }) ni la { $to } (vous { $mine_there }, autres { $theirs_there }).
root-why-ten-points = Il faut { $needed } PV ; vous en avez { $points }.
root-why-used = { $card } a déjà servi ce tour-ci.
root-why-truce = { $seat } et { $other } sont partenaires de coalition : à cette table, ils ne se combattent pas.
root-why-wrong-battle = Ce combat ne peut pas avoir lieu dans la { $clearing } : sa couleur ne convient pas.
root-why-wrong-origin = Ce déplacement ne peut pas partir de la { $clearing } : sa couleur ne convient pas.

## Aperçus
root-preview-battle = Pertes infligées : de { $dealt_least } à { $dealt_most }, { $dealt },{ $dealt_tenths } en moyenne (aux dés, { $limit } au plus) ; subies : de { $taken_least } à { $taken_most }, { $taken },{ $taken_tenths } en moyenne ({ $limit_other } au plus).
root-preview-extra =
    { $hits ->
        [one] { $seat } inflige 1 perte supplémentaire, déjà comptée.
       *[other] { $seat } inflige { $hits } pertes supplémentaires, déjà comptées.
    }
root-preview-defenceless = { $seat } est sans défense : 1 perte de plus, déjà comptée.
root-preview-ambush =
    { $cards ->
        [one] { $seat } a 1 carte en main : c’est peut-être une embuscade.
       *[other] { $seat } a { $cards } cartes en main : l’une d’elles peut être une embuscade.
    }
root-preview-item = Rapporte { $points } PV.
root-preview-sweep = { $seat } endommage 3 objets.

# Les places portent le nom de leur faction.
root-label-marquise = { root-faction-marquise }
root-label-eyrie = { root-faction-eyrie }
root-label-alliance = { root-faction-alliance }
root-label-vagabond = { root-faction-vagabond }
root-label-vagabond2 = { root-faction-vagabond2 }
root-label-lizards = { root-faction-lizards }
root-label-riverfolk = { root-faction-riverfolk }
root-label-mechanical = { root-faction-mechanical }
