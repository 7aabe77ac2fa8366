# Root : l’Alliance de la Forêt.

## Noms
root-effect-base-lost = Base retirée
root-effect-outrage = Indignation

## Questions
root-ask-alliance-daylight = Fabriquez, mobilisez, entraînez : dans l’ordre et le nombre voulus.
root-ask-military-operations =
    { $count ->
        [one] Encore 1 opération militaire.
       *[other] Encore { $count } opérations militaires.
    }
root-ask-outrage = Indignation dans la { $clearing } : quelle carte { $suit } donnez-vous aux partisans de { $other } ?
root-ask-pay-supporters =
    { $count ->
        [one] 1 partisan à dépenser ({ $suit }) : lequel ?
       *[other] { $count } partisans à dépenser ({ $suit }) : lequel d’abord ?
    }
root-ask-revolt-or-spread =
    { $count ->
        [one] Les révoltes, puis la sympathie : vous avez 1 partisan.
       *[other] Les révoltes, puis la sympathie : vous avez { $count } partisans.
    }
root-ask-trim-supporters =
    { $count ->
        [one] Il ne reste aucune base : défaussez 1 partisan.
       *[other] Il ne reste aucune base : défaussez { $count } partisans.
    }

## Réponses
root-do-drop-supporter = Défausser { $card }
root-do-give-supporter = Donner { $card }
root-do-mobilize = Mobiliser { $card }
root-do-organize = S’organiser dans la { $clearing }
root-do-pay-supporter = Dépenser { $card }
root-do-recruit-at-base = Recruter à la base de la { $clearing }
root-do-revolt = Révolte dans la { $clearing }
root-do-show-hand = Montrer votre main
root-do-spread = Gagner la sympathie de la { $clearing }
root-do-train = Entraîner un officier avec { $card }

## Événements
root-did-draw-supporter = { $seat } pioche { $card } comme partisan.
root-did-draw-supporter-hidden = { $seat } pioche une carte comme partisan.
root-did-give-supporter = { $seat } donne { $card } aux partisans de { $other }.
root-did-give-supporter-hidden = { $seat } donne une carte aux partisans de { $other }.
root-did-lose-officers = { $seat } perd { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
}.
root-did-lose-supporter = { $seat } défausse le partisan { $card }.
root-did-mobilize = { $seat } mobilise { $card }.
root-did-mobilize-hidden = { $seat } mobilise une carte.
root-did-revolt = Révolte dans la { $clearing }, menée par { $seat }.
root-did-spend-supporter = { $seat } dépense le partisan { $card }.
root-did-train = { $seat } gagne un officier ({ $count }).
root-did-turn-away = La pile de partisans de { $seat } est pleine : { $card } est défaussée.

## Raisons
root-why-base-built = Pas de révolte dans la { $clearing } : la base { $suit } est déjà en jeu.
root-why-far-from-sympathy = La { $clearing } n’est pas voisine d’une clairière sympathisante.
root-why-few-supporters =
    { $cost ->
        [one] La { $clearing } demande 1 partisan ({ $suit } ou Oiseau) ; vous en avez { $have }.
       *[other] La { $clearing } demande { $cost } partisans ({ $suit } ou Oiseau) ; vous en avez { $have }.
    }
root-why-martial-law = Loi martiale : la { $clearing } demande { $cost } partisans ({ $suit } ou Oiseau) ; vous en avez { $have }.
root-why-must-give = Vous avez une carte qui vaut { $suit } : donnez-en une.
root-why-no-base = Les officiers s’entraînent à une base, et vous n’en avez aucune en jeu.
root-why-no-room-for-base = Il n’y a pas d’emplacement libre pour une base dans la { $clearing }.
root-why-no-such-base = { $card } ne correspond à aucune de vos bases en jeu.
root-why-no-sympathy-left = Les { $count } jetons de Sympathie sont tous en jeu.
root-why-revolts-over = Vous avez gagné de la sympathie ce tour-ci : plus de révolte dans la { $clearing }.
root-why-sympathetic = La { $clearing } a déjà un jeton de Sympathie.

## Aperçus
root-preview-martial-law = Loi martiale : un de ces partisans est dû aux trois guerriers sur place.
root-preview-organize = Rapporte { $points } PV.
root-preview-revolt = Pièces adverses retirées : { $pieces }, pour { $points } PV ; puis vous placez la base, { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
} et un officier.
root-preview-spread =
    { $cost ->
        [one] Coûte 1 partisan, rapporte { $points } PV.
       *[other] Coûte { $cost } partisans, rapporte { $points } PV.
    }
root-preview-turned-away = Vous avez déjà { $count } partisans et aucune base : la carte serait défaussée.
