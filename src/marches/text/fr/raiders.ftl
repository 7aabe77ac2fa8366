# Ce que dit Pillards de Scythie : questions, réponses, journal, raisons et aperçus.

## Questions
raiders-ask-work-or-raid = { $seat } : posez l’Ouvrier { $worker } au Village ou pillez une Colonie
raiders-ask-take-worker = { $seat } : reprenez un autre Ouvrier au Village
raiders-ask-use-location = { $seat } : utiliser le Lieu ({ $location }) avec l’Ouvrier { $worker } ?
raiders-ask-use-location-by-hand = { $seat } : utiliser le Lieu ({ $location }) avec l’Ouvrier { $worker } ?
raiders-ask-play-card = { $seat } : quelle carte jouez-vous ?
raiders-ask-use-eagle = { $seat } : quel Aigle utilisez-vous ?
raiders-ask-hire-member = { $seat } : qui recrutez-vous ?
raiders-ask-seat-member = { $seat } : quel emplacement pour cette carte ({ $card }) ?
raiders-ask-heal-crew = { $seat } : retirez { $count ->
    [one] une Blessure
   *[other] { $count } Blessures
}
raiders-ask-take-member-back = { $seat } : quel membre de la cohorte reprenez-vous en main ?
raiders-ask-put-card-down = { $seat } : quelle carte de votre main pour cette place ({ $slot }) ?
raiders-ask-discard-cards = { $seat } : défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
}
raiders-ask-choose-animal = { $seat } : quel Animal prenez-vous ({ $side }) ?
raiders-ask-tuck-animal = { $seat } : quel emplacement pour cette carte ({ $animal }, { $side }) ?
raiders-ask-return-eagle = { $seat } : quel Aigle retourne parmi les Animaux visibles ?
raiders-ask-swap-for-horse = { $seat } : lequel des autres Animaux prenez-vous comme Cheval ?
raiders-ask-complete-quest = { $seat } : quelle Quête accomplissez-vous ?
raiders-ask-discard-strength = { $seat } : défaussez des cartes ({ $quest }) ; il manque encore { $count } de Force
raiders-ask-pay-quest = { $seat } : quel jeton gardez-vous en payant ({ $quest }) ?
raiders-ask-choose-gain = { $seat } : que gagnez-vous ?
raiders-ask-choose-exchange = { $seat } : que donnez-vous ?
raiders-ask-offer-effect = { $seat } : utiliser cette capacité ?
raiders-ask-seize-plunder = { $seat } : quel Butin prenez-vous ({ $civ }) ?
raiders-ask-copy-location = { $seat } : de quel Lieu réalisez-vous l’action ?
raiders-ask-reduce-cost = { $seat } : payer moins grâce à votre Pillard ({ $card }) ?
raiders-ask-spend-kumis =
    { $count ->
        [one] { $seat } : dépensez-vous votre seul Koumis pour gagner de la Force ?
       *[other] { $seat } : combien de vos { $count } Koumis dépensez-vous pour gagner de la Force ?
    }
raiders-ask-reroll-dice = { $seat } : relancer un dé grâce à votre Pillard ({ $card }) ?
raiders-ask-reduce-wounds = { $seat } : utiliser votre Pillard ({ $card }) contre { $count ->
    [one] la Blessure
   *[other] les { $count } Blessures
} ?
raiders-ask-place-wounds = { $seat } : qui reçoit la prochaine Blessure ? Encore { $count } à poser
raiders-ask-choose-space = { $seat } : quel emplacement de la Colonie pillez-vous ({ $settlement }) ?
raiders-ask-shed-cards = { $seat } : main trop pleine ; défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
}
raiders-ask-pick-pair = { $seat } : choisissez un Héros et le Pillard qui l’accompagne
raiders-ask-keep-hand = Chacun abandonne { $count } cartes, tous en même temps et en secret : lesquelles abandonnez-vous ?
raiders-ask-discard-down = Chacun ne garde que { $count } cartes : laquelle défaussez-vous ?

## Réponses
raiders-do-place = Poser : { $location }
raiders-do-take = Reprendre l’Ouvrier : { $location }
raiders-do-raid = Piller { $settlement }
raiders-do-use = { $option }
raiders-do-copy = Utiliser : { $location }
raiders-do-decline = Non, continuer
raiders-do-done = Terminé
raiders-do-accept = Oui
raiders-do-pick = { $hero }
raiders-do-discard = Défausser : { $card }
raiders-do-give-up = Abandonner : { $card } et { $other }
raiders-do-give-up-both = Abandonner les deux exemplaires : { $card }
raiders-do-play = Jouer : { $card }
raiders-do-hire = Recruter : { $card }
raiders-do-put-down = Poser : { $card }
raiders-do-seat = Place libre : { $slot }
raiders-do-replace = Faire de la place : { $slot }
raiders-do-take-back = Reprendre : { $slot }
raiders-do-heal = Soigner : { $slot }
raiders-do-wound = Blesser : { $slot }
raiders-do-use-eagle = Aigle au-dessus : { $slot }
raiders-do-take-animal = Prendre { $position } ({ $side })
raiders-do-tuck = Place libre : { $slot } ({ $side })
raiders-do-replace-animal = Remplacer : { $slot } ({ $side })
raiders-do-return-eagle = Rendre l’Aigle : { $slot }
raiders-do-choose = { $good } +{ $count }
raiders-do-give = { $good } −{ $count }
raiders-do-quest = Accomplir : { $quest }
raiders-do-spare = En garder un : { $good }
raiders-do-seize = { $plunder }, depuis { $space }
raiders-do-spend = En dépenser { $count }
raiders-do-reroll = Relancer le { $die } (face { $face })
raiders-do-plunder = { $space }
raiders-do-roll = Le { $die } montre la face { $face }
raiders-do-draw = Carte piochée : { $card }
raiders-do-show-animal = Révélée : { $animal }
raiders-do-show-hero = Révélé : { $hero }
raiders-do-show-quest = Révélée : { $quest }
raiders-do-show-scheme = Révélé : { $scheme }
raiders-do-lay = Tiré du sac : { $plunder }
raiders-do-first = Premier joueur : { $seat }

## Journal
raiders-did-lay = { $space } : { $good }
raiders-did-turn-quest = La { $quest } est révélée : { $space }
raiders-did-show-animal = Nouvel Animal visible : { $animal } ({ $position })
raiders-did-offer = Au choix : { $hero }, avec cette carte : { $card }
raiders-did-begin-turn = Tour { $turn } : { $seat }
raiders-did-begin-rival-turn = Tour { $turn } : le rival
raiders-did-first = Premier joueur : { $seat }
raiders-did-pick = { $seat } choisit { $hero }
raiders-did-place = { $seat } pose un Ouvrier { $worker } : { $location }
raiders-did-take = { $seat } reprend un Ouvrier { $worker } : { $location }
raiders-did-use = { $seat } : { $option }
raiders-did-copy = { $seat } utilise un Lieu : { $location }
raiders-did-gain = { $seat } : { $good } +{ $count }
raiders-did-pay = { $seat } : { $good } −{ $count }
raiders-did-shed = { $seat } rend ce qui dépasse la limite : { $good } −{ $count }
raiders-did-draw = { $seat } pioche : { $card }
raiders-did-draw-hidden = { $seat } pioche une carte
raiders-did-discard = { $seat } défausse : { $card }
raiders-did-play = { $seat } joue : { $card }
raiders-did-use-hero = { $seat } utilise { $hero }
raiders-did-use-eagle = { $seat } utilise l’Aigle de son Pillard ({ $card })
raiders-did-hire = { $seat } recrute : { $card }
raiders-did-seat = { $seat } : { $card } rejoint la cohorte ({ $slot })
raiders-did-make-room = { $seat } : { $card } part pour faire de la place
raiders-did-heal = { $seat } : une Blessure de moins ({ $card })
raiders-did-take-back = { $seat } reprend en main : { $card }
raiders-did-take-animal = { $seat } prend la { $animal } ({ $side })
raiders-did-tuck = { $seat } installe la { $animal } ({ $side }) : { $slot }
raiders-did-return-eagle = { $seat } rend la { $animal } aux Animaux visibles
raiders-did-quest = { $seat } accomplit la { $quest }, qui vaudra { $vp } PV au décompte
raiders-did-raid = { $seat } pille { $settlement } avec un Ouvrier { $worker }
raiders-did-reduce-cost =
    { $wagons ->
        [0] { $seat } : { $card } fait économiser des Provisions ({ $provisions })
       *[other]
            { $provisions ->
                [0] { $seat } : { $card } fait économiser des Chariots ({ $wagons })
               *[other] { $seat } : { $card } fait économiser des Provisions ({ $provisions }) et des Chariots ({ $wagons })
            }
    }
raiders-did-roll = Le { $die } donne { $strength } de Force et { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
raiders-did-reroll = { $seat } relance le { $die }
raiders-did-strength = { $seat } : Force { $total } (Koumis { $kumis } + dés { $dice } + cartes { $cards } + capacités { $abilities })
raiders-did-fall-short = { $seat } n’atteint aucun seuil : pas de PV, Blessures +{ $wounds }
raiders-did-reduce-wounds = { $seat } : { $card } évite { $less ->
    [one] { $less } Blessure
   *[other] { $less } Blessures
}
raiders-did-wound = { $seat } : { $card } reçoit une Blessure
raiders-did-kill = { $seat } : { $card } meurt
raiders-did-plunder = { $seat } vide { $space } et prend l’Ouvrier { $worker }
raiders-did-reshuffle-crew = La défausse des Pillards est mélangée en une nouvelle pioche
raiders-did-reshuffle-animals = La défausse des Animaux est mélangée en une nouvelle pioche
raiders-did-reshuffle-schemes = La défausse des Objectifs IA est mélangée en une nouvelle pioche
raiders-did-trigger-end-settlements = La fin approche : il reste { $settlements } Colonies à piller et { $quests } Quêtes. Après ce tour, chacun en joue un dernier
raiders-did-dead-end = Plus personne ne peut piller : aucun Ouvrier en jeu n’a une couleur admise par les { $spaces } derniers emplacements Pillage. Après ce tour, chacun en joue un dernier, pour les Quêtes encore visibles
raiders-did-trigger-end = La fin approche : il reste { $spaces } emplacements à piller et { $quests } Quêtes. Après ce tour, chacun en joue un dernier
raiders-did-final-score = { $seat } : { $total } PV (piste { $track }, cohorte { $crew }, Animaux { $animals }, Quêtes { $quests }, Butin { $plunder })
raiders-did-scheme = Le rival révèle l’{ $scheme } ; Lieu bloqué : { $location }
raiders-did-rival-provisions = Le rival gagne { $count } Provisions
raiders-did-rival-quest = Le rival prend la { $quest }
raiders-did-rival-horse = Le rival prend la { $animal } comme Cheval
raiders-did-rival-pays-horse = Le rival défausse la { $animal }
raiders-did-rival-raid = Le rival pille { $space } pour { $vp } PV
raiders-did-rival-score = Le rival : { $total } PV (piste { $track }, Quêtes { $quests }, Chevaux { $horses })

## Raisons
raiders-why-occupied = Un Ouvrier { $worker } s’y trouve déjà ({ $location }).
raiders-why-colour = Ce Lieu ({ $location }) n’accepte pas d’Ouvrier { $worker }.
raiders-why-blocked = Le rival bloque ce Lieu : { $location }, par l’{ $scheme }.
raiders-why-just-placed = C’est l’Ouvrier que vous venez de poser ({ $location }) ; reprenez-en un autre.
raiders-why-no-worker = Aucun Ouvrier ne s’y trouve ({ $location }).
raiders-why-raided = Cette Colonie ({ $settlement }) n’a plus d’emplacement Pillage intact en jeu.
raiders-why-raid-worker = Cette Colonie ({ $settlement }) n’accepte pas d’Ouvrier { $worker }.
raiders-why-raid-crew = Cette Colonie ({ $settlement }) demande { $need } Pillards ; vous en avez { $have }.
raiders-why-raid-goods = Pas assez ({ $good }) : vous en avez { $have }, il en faut { $need } ({ $settlement }).
raiders-why-must-reduce = Sans cette réduction, vous ne pourriez pas payer ({ $good }) : vous en avez { $have }, il en faut { $need }.
raiders-why-space = Cet emplacement ({ $space }) est déjà pillé ou hors jeu.
raiders-why-too-little = Pas assez ({ $good }) : vous en avez { $have }, il en faut { $need }.
raiders-why-no-supply = La réserve générale n’en a plus ({ $good }).
raiders-why-no-animals = La pioche Animal et sa défausse sont vides : plus personne n’obtient d’Animal.
raiders-why-no-card = Vous n’avez pas de carte en main pour cela.
raiders-why-no-affordable =
    { $need ->
        [one] Aucune carte de votre main n’est à votre portée : la moins chère coûte 1 Pièce, vous en avez { $have }.
       *[other] Aucune carte de votre main n’est à votre portée : la moins chère coûte { $need } Pièces, vous en avez { $have }.
    }
raiders-why-hire-silver = Cette carte ({ $card }) coûte { $need } Pièces ; vous en avez { $have }.
raiders-why-slot-taken = La place est prise ({ $slot }, { $card }) ; défaussez ce Pillard pour faire de la place.
raiders-why-animal-there = Une carte s’y trouve déjà ({ $slot }, { $side } : { $animal }). Vous pouvez la remplacer.
raiders-why-no-wounds = Personne n’est blessé dans votre cohorte.
raiders-why-no-crew = Votre cohorte est vide.
raiders-why-no-swap = Personne n’est blessé dans votre cohorte et vous n’avez pas d’autre carte à poser.
raiders-why-no-eagle = Vous n’avez pas d’Aigle.
raiders-why-nobody-more = Aucun adversaire n’en a plus que vous.
raiders-why-no-board-plunder = Il n’y a plus de Butin sur les emplacements intacts ({ $civ }).
raiders-why-no-quest-up = Aucune Quête n’est face visible.
raiders-why-no-quest = Vous ne pouvez payer aucune Quête visible.
raiders-why-quest-strength = Votre main totalise { $have } de Force ; il en faut { $need } ({ $quest }).
raiders-why-quest-goods = Pas assez ({ $good }) : vous en avez { $have }, il en faut { $need } ({ $quest }).
raiders-why-spare = Vous ne pourriez pas payer le reste ({ $quest }) : gardez un autre jeton.
raiders-why-no-play = Aucune carte de votre main n’a d’action réalisable.
raiders-why-no-hero = Vous n’avez pas de Héros.
raiders-why-hero-used = Vous avez déjà utilisé { $hero } ce tour-ci.
raiders-why-no-town-eagle = Vous n’avez pas d’Aigle utilisable au Centre du Village.
raiders-why-eagle-alone = Personne ne se trouve sous cet Aigle ({ $slot }).
raiders-why-eagle-used = Vous avez déjà utilisé cet Aigle ce tour-ci ({ $slot }).

## Aperçus
raiders-preview-option = { $option }
raiders-preview-pay = { $good } −{ $count }
raiders-preview-gain = { $good } +{ $count }
raiders-preview-draw = piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
raiders-preview-discard = défausser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
raiders-preview-or = ou
raiders-preview-strength-range = Force de { $low } à { $high } sans Koumis
raiders-preview-kumis-range = Force de { $low } à { $high }
raiders-preview-raid-kumis = jusqu’à +{ $count } de Force grâce aux Koumis
raiders-preview-tier = { $strength } de Force : { $vp } PV
raiders-preview-wounds = de { $low } à { $high } Blessures
raiders-preview-worker = un Ouvrier { $worker }
raiders-preview-face = { $strength } de Force, { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
raiders-preview-dies = { $card } : meurt
raiders-preview-strength-left = { $card } : encore { $count } de Force
raiders-preview-card-strength = { $card } : { $count } de Force
raiders-preview-member = { $card }
raiders-preview-member-state = { $card } : { $strength } de Force, { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
raiders-preview-nobody = personne n’y est encore
raiders-preview-discards-animal = défausse la { $animal }
raiders-preview-keep = garder
raiders-preview-partner = avec cette carte ({ $card })
raiders-preview-crew = coût { $cost }, Force { $strength }
raiders-preview-as-eagle = comme Aigle
raiders-preview-as-horse = comme Cheval
raiders-preview-eagle-double = double la capacité du Pillard associé
raiders-preview-eagle-town = action du Pillard associé utilisable au Centre du Village
raiders-preview-when-raid = lors d’un pillage
raiders-preview-when-raid-civ = lors d’un pillage ({ $civ })
raiders-preview-when-wounded = si blessé
raiders-preview-when-killed = si tué
raiders-preview-when-location = à ce Lieu ({ $location })
raiders-preview-when-gained = quand ce Lieu ({ $location }) rapporte ce bien ({ $good })
raiders-preview-when-end = en fin de partie
raiders-preview-when-town = jouée au Centre du Village
raiders-preview-strength = Force +{ $count }
raiders-preview-strength-per =
    { $every ->
        [one] Force +{ $count } pour chaque élément ({ $unit })
       *[other] Force +{ $count } pour { $every } ({ $unit })
    }
raiders-preview-end-vp = { $count } PV au décompte final
raiders-preview-end-vp-per =
    { $every ->
        [one] { $count } PV pour chaque élément ({ $unit })
       *[other] { $count } PV pour { $every } ({ $unit })
    }
raiders-preview-reduce-wounds = Blessures −{ $count }
raiders-preview-reduce-raid-cost = à payer en moins ({ $good }) : { $count }
raiders-preview-reroll-dice = relancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
raiders-preview-return-to-hand = retour en main
raiders-preview-hire-discount = recruter pour { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
} de moins
raiders-preview-hire-free = recruter gratuitement une carte de la main
raiders-preview-hire-fixed = recruter une carte de la main pour { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
raiders-preview-animal-discount = { $side } : { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
} de moins
raiders-preview-extra-location-action = une action de plus à ce Lieu ({ $location })
raiders-preview-heal = retirer { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
}
raiders-preview-swap-crew-with-hand = échanger un membre de la cohorte avec une carte de la main
raiders-preview-swap-eagle-for-horse = échanger un Aigle contre un Cheval
raiders-preview-take-board-plunder = Butin au choix ({ $civ }) : { $count }
raiders-preview-take-animal = prendre un Animal ({ $side })
raiders-preview-complete-quest = { $count ->
    [0] accomplir une Quête
   *[other] accomplir une Quête, réduite de { $count }
}
raiders-preview-gain-if-opponent-more = par adversaire qui en a plus que vous ({ $compare })
raiders-preview-another-town-centre = une autre action du Centre du Village
raiders-preview-any-location = l’action d’un Lieu au choix
raiders-preview-discard-strength = défausser { $count } de Force en cartes
raiders-preview-spare = payer { $count } de moins
raiders-preview-scheme = { $civ }, emplacement { $target } : { $provisions } Provisions, { $strength } de Force, { $vp } PV
raiders-preview-blocks = Lieu bloqué : { $location }
raiders-preview-level = Force { $strength }, { $provisions } Provisions au départ, { $gains } par gain
