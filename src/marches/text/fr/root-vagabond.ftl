# Root : le Vagabond. Les noms de quêtes sont traduits par nous.

## Noms
root-forest = bois { $id }
root-face-up = face visible
root-face-down = face cachée
root-character-thief = Voleur
    .effect = torche : voler une carte
    .text = bottes, torche, thé, épée. Larcin : épuisez une torche pour prendre au hasard une carte à quelqu’un qui a des pièces dans votre clairière.
root-character-tinker = Bricoleur
    .effect = torche : une carte de la défausse
    .text = bottes, torche, sac, marteau. Travailleur : épuisez une torche pour prendre dans la défausse une carte assortie à votre clairière, ou une carte Oiseau.
root-character-ranger = Rôdeur
    .effect = torche : réparer 3, fin du Jour
    .text = bottes, torche, arbalète, épée. Refuge : épuisez une torche pour réparer 3 objets, puis terminez aussitôt le Jour.
root-character-vagrant = Miséreux
    .effect = torche : faire combattre deux joueurs
    .text = pièces, torche, bottes. Provocation : épuisez une torche pour qu’un joueur en combatte un autre dans votre clairière ; bâtiments et jetons retirés des deux côtés comptent comme retirés par vous.
root-character-arbiter = Médiateur
    .effect = défend les autres, +1 PV
    .text = bottes, torche, 2 épées. Protection : un défenseur de sa clairière peut l’enrôler avant les dés ; il marque 1 PV et ajoute ses épées intactes au maximum de pertes de ce défenseur.
root-character-scoundrel = Brigand
    .effect = torche : brûler la clairière
    .text = 2 bottes, torche, arbalète. Terre brûlée : laissez une torche dans votre clairière pour en retirer toutes les pièces adverses ; plus rien ne peut y être placé ni y entrer.
root-relation-indifferent = Indifférent
    .short = indifférent
root-relation-amiable = 1er pas vers l’alliance
    .short = 1er pas
root-relation-friendly = 2e pas vers l’alliance
    .short = 2e pas
root-relation-allied = Allié
    .short = allié
root-relation-hostile = Hostile
    .short = hostile
root-quest-errand-fox = Course (Renard)
root-quest-fundraising-fox = Collecte de fonds (Renard)
root-quest-give-a-speech-fox = Discours (Renard)
root-quest-logistics-help-fox = Aide logistique (Renard)
root-quest-repair-a-shed-fox = Réparer une cabane (Renard)
root-quest-errand-rabbit = Course (Lapin)
root-quest-expel-bandits-rabbit = Chasser les bandits (Lapin)
root-quest-fend-off-a-bear-rabbit = Repousser un ours (Lapin)
root-quest-give-a-speech-rabbit = Discours (Lapin)
root-quest-guard-duty-rabbit = Tour de garde (Lapin)
root-quest-escort-mouse = Escorte (Souris)
root-quest-expel-bandits-mouse = Chasser les bandits (Souris)
root-quest-fend-off-a-bear-mouse = Repousser un ours (Souris)
root-quest-guard-duty-mouse = Tour de garde (Souris)
root-quest-logistics-help-mouse = Aide logistique (Souris)
root-effect-allies = Alliés
root-effect-protector = Protection
root-effect-wounds = Objets endommagés

## Questions
root-ask-aid-card = Quelle carte donnez-vous à { $other } ?
root-ask-aid-item = Quel objet épuisez-vous pour cette Aide ?
root-ask-allies-follow = Vous rejoignez la { $to }. Combien de guerriers de { $other } vous suivent ?
root-ask-call-allies = { $attacker } attaque { $defender } dans la { $clearing } : les guerriers de quel Allié combattent avec vous ?
root-ask-choose-character = Quel personnage êtes-vous ?
root-ask-choose-partner = Avec qui formez-vous une coalition ?
root-ask-day-labor = Quelle carte prenez-vous dans la défausse ?
root-ask-drop-item =
    { $count ->
        [one] Vous portez 1 objet de trop (limite { $limit }) : lequel quitte la partie ?
       *[other] Vous portez { $count } objets de trop (limite { $limit }) : lequel quitte la partie ?
    }
root-ask-enlist = { $attacker } attaque { $defender } dans la { $clearing }. Enrôlez-vous { $other } ? Maximum de pertes aux dés +{ $swords }, et 1 PV pour { $other }.
root-ask-exhaust-any =
    { $count ->
        [one] Épuisez 1 objet : lequel ?
       *[other] Épuisez { $count } objets : lequel d’abord ?
    }
root-ask-free-move = Vous pouvez vous déplacer sans bottes : où allez-vous ?
root-ask-place-pawn = Dans quel bois commencez-vous ?
root-ask-quest-reward =
    { $points ->
        [one] Quête accomplie : 1 PV, ou { $cards } cartes ?
       *[other] Quête accomplie : { $points } PV, ou { $cards } cartes ?
    }
root-ask-repair-some =
    { $count ->
        [one] Encore 1 réparation : quel objet ?
       *[other] { $count } réparations : quel objet d’abord ?
    }
root-ask-slip = Vous faufilez-vous dans une clairière ou un bois adjacent ?
root-ask-strike-piece = Quelle pièce de { $other } frappez-vous ?
root-ask-take-along = Quels guerriers vous accompagnent ?
root-ask-take-crafted-item = Prenez-vous un objet fabriqué par { $other } ?
root-ask-take-from-ruin = Quel objet de la ruine prenez-vous ?
root-ask-suffer-sweep =
    { $count ->
        [one] Tout le reste quitte votre clairière : quel objet est endommagé ?
       *[other] Tout le reste quitte votre clairière : { $count } objets sont endommagés, lequel d’abord ?
    }
root-ask-take-item-hits =
    { $count ->
        [one] 1 perte à subir : qui ou quoi l’encaisse ?
       *[other] { $count } pertes à subir : qui ou quoi encaisse la première ?
    }
root-ask-turn-up =
    { $count ->
        [one] Encore 1 objet à rafraîchir : lequel ?
       *[other] { $count } objets à rafraîchir : lequel d’abord ?
    }
root-ask-vagabond-actions =
    { $count ->
        [0] Aucun objet n’est prêt.
        [one] 1 objet est prêt : que faites-vous ?
       *[other] { $count } objets sont prêts : que faites-vous ?
    }

## Réponses
root-do-aid = Aider { $seat }
root-do-ally-falls = Un guerrier Allié tombe
root-do-choose-character = { $character }
root-do-damage = Endommager : { $item } ({ $face })
root-do-day-labor = Travailleur
root-do-drop-item = Abandonner : { $item } ({ $face })
root-do-enlist = Enrôler le Médiateur
root-do-exhaust = Épuiser : { $item }
root-do-explore = Explorer la ruine
root-do-hide-item = Un objet est caché : { $item }
root-do-hideout = Refuge (réparer 3 objets, finir le Jour)
root-do-instigate = Provocation : { $attacker } attaque { $defender }
root-do-open-quest = Une quête est dévoilée : { $quest }
root-do-quest = Quête : { $quest }
root-do-quest-cards = Piocher des cartes
root-do-quest-points = Marquer des points
root-do-refresh = Rafraîchir : { $item }
root-do-repair = Réparer : { $item } ({ $face })
root-do-scorched-earth = Terre brûlée
root-do-set-up-first = { $seat } s’installe en premier
root-do-slip-into = Se faufiler dans le { $forest }
root-do-slip-to = Se faufiler vers la { $to }
root-do-start-in = Commencer dans le { $forest }
root-do-steal = Larcin : { $seat }
root-do-strike = Frapper { $seat }
root-do-strike-piece = Frapper : { $piece }
root-do-take-discarded = Prendre { $card }
root-do-take-item = Prendre : { $item }
root-do-to-satchel = Dans la sacoche : { $item }
root-do-to-track = Sur sa piste : { $item }
root-do-travel = Se déplacer vers la { $to }

## Événements
root-did-aid = { $seat } aide { $other }.
root-did-call-allies = Les guerriers de { $other } combattent pour { $seat }.
root-did-choose-character = { $seat } a pour personnage : { $character }.
root-did-clear-ruin = La ruine de la { $clearing } disparaît.
root-did-coalition = { $seat } forme une coalition avec { $other }.
root-did-damage = { $seat } endommage un objet : { $item }.
root-did-drop-item = { $seat } abandonne un objet : { $item }.
root-did-enlist = { $seat } enrôle { $other }.
root-did-exhaust = { $seat } épuise un objet : { $item }.
root-did-explore = { $seat } explore la ruine de la { $clearing }.
root-did-open-quest = Nouvelle quête : { $quest }.
root-did-put-on-track = { $seat } pose un objet sur sa piste : { $item }.
root-did-quest = { $seat } accomplit { $quest }.
root-did-refresh = { $seat } rafraîchit un objet : { $item }.
root-did-relation = { $other } et { $seat } : { $relation }.
root-did-repair = { $seat } répare un objet : { $item }.
root-did-scorch = { $seat } réduit la { $clearing } en cendres : plus rien n’y entre.
root-did-see-ruin = Sous la ruine de la { $clearing } : { $item }.
root-did-set-up-first = { $seat } s’installe avant l’autre Vagabond.
root-did-slip = { $seat } se faufile : { $from }, puis { $to }.
root-did-start-in = { $seat } commence dans le { $forest }.
root-did-stow = { $seat } range un objet dans la sacoche : { $item }.
root-did-strike = { $seat } frappe { $other }.
root-did-travel = { $seat } se déplace : { $from }, puis { $to }.

## Raisons
root-why-ally-stays = Les guerriers de { $seat } ne peuvent pas aller de la { $from } à la { $to } : leur faction ne contrôle ni l’une ni l’autre.
root-why-cannot-attack = { $seat } n’a personne pour attaquer dans la { $clearing }.
root-why-character-taken = L’autre Vagabond a déjà ce personnage : { $character }.
root-why-face-down = Vous n’avez pas d’objet de ce type face visible dans votre sacoche : { $item }.
root-why-four-players = { $card } ne sert au Vagabond qu’à { $needed } joueurs ou plus ; vous êtes { $players }.
root-why-hammer-suit = { $card } demande la couleur { $suit } ; vos marteaux ont celle de la { $clearing }.
root-why-in-forest = Vous êtes dans un bois : il faut une clairière.
root-why-no-partner = { $card } : il n’y a plus personne avec qui former une coalition.
root-why-no-ruin = Il n’y a pas de ruine dans la { $clearing }.
root-why-not-fewest-points = { $seat } a { $points } PV ; un autre joueur n’en a que { $fewest }.
root-why-not-ready = Il faut { $needed } × { $item } ; prêts : { $ready }, épuisés : { $exhausted }, endommagés : { $damaged }.
root-why-nothing-discarded = La défausse ne contient ni carte { $suit } ni carte Oiseau.
root-why-nothing-ready = Aucun de vos objets n’est face visible et intact.
root-why-nothing-to-strike = { $seat } n’a rien que vous puissiez frapper dans la { $clearing }.
root-why-only-slip = Se faufiler, à l’Aurore, est l’unique façon d’entrer dans un bois.
root-why-partner = { $seat } est votre partenaire de coalition.
root-why-partner-dominance = { $seat } a activé une carte Domination.
root-why-partner-taken = { $seat } est déjà en coalition.
root-why-ruin-double = Vous avez déjà cet objet, venu d’une ruine : { $item }.
root-why-stowed =
    { $count ->
        [one] Vous avez déjà rangé 1 objet ce tour-ci ; celui-ci reste sur sa piste : { $item }.
       *[other] Vous avez déjà rangé { $count } objets ce tour-ci ; celui-ci reste sur sa piste : { $item }.
    }
root-why-track-full = La piste contient { $count } objets au plus : { $item }.

## Aperçus
root-preview-aid = Aides ce tour-ci vers la case suivante : { $aids } sur { $needed } ({ $points } PV).
root-preview-aid-ally = { $other } est votre Allié : { $points } PV.
root-preview-aid-nothing = Cela n’améliore pas votre relation avec { $other }.
root-preview-boots = Bottes épuisées : { $count }.
root-preview-hit-limit = Maximum de pertes aux dés : { $limit }.
root-preview-quest =
    { $points ->
        [one] 1 PV ou { $cards } cartes.
       *[other] { $points } PV ou { $cards } cartes.
    }
