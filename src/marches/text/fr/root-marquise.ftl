# Root : la Marquise de Chat.

## Noms
root-effect-field-hospitals = Hôpitaux de campagne

## Questions
root-ask-choose-building = Quel bâtiment placez-vous, et où ?
root-ask-choose-sawmill = Quelle scierie surmenez-vous ?
root-ask-field-hospitals =
    { $count ->
        [one] Vous avez perdu 1 guerrier dans la { $clearing }. Dépensez-vous une carte assortie pour le ramener au donjon ?
       *[other] Vous avez perdu { $count } guerriers dans la { $clearing }. Dépensez-vous une carte assortie pour les ramener au donjon ?
    }
root-ask-marquise-actions =
    { $count ->
        [0] Plus d’action. Dépensez-vous une carte Oiseau pour une de plus ?
        [one] Encore 1 action.
       *[other] Encore { $count } actions.
    }
root-ask-pay-overwork = Quelle carte dépensez-vous pour placer du bois dans la { $clearing } ?
root-ask-pay-wood =
    { $count ->
        [one] 1 bois à payer : d’où vient-il ?
       *[other] { $count } bois à payer : d’où vient le premier ?
    }
root-ask-place-keep = Dans quel coin placez-vous le donjon ?
root-ask-place-wood = Il n’y a pas assez de bois : quelle scierie en reçoit un ?
root-ask-recruit-at = Il n’y a pas assez de guerriers : quel recruteur en reçoit un ?
root-ask-start-building = Où commencez-vous : { $piece } ?

## Réponses
root-do-build = Construire : { $piece } dans la { $clearing }
root-do-extra-action = Dépenser { $card } pour une action de plus
root-do-march = Marche (deux déplacements)
root-do-take-battle = Combat
root-do-take-build = Construction
root-do-overwork = Surmenage
root-do-overwork-at = Surmenage dans la { $clearing }
root-do-pay-wood = Bois de la { $clearing }
root-do-place-keep = Donjon dans la { $clearing }
root-do-place-wood = Bois dans la { $clearing }
root-do-recruit = Recrutement
root-do-recruit-at = Un guerrier dans la { $clearing }

## Raisons
root-why-actions-left =
    { $count ->
        [one] Il vous reste 1 action : une carte Oiseau n’en donne qu’ensuite.
       *[other] Il vous reste { $count } actions : une carte Oiseau n’en donne qu’ensuite.
    }
root-why-far-from-keep = La { $clearing } n’est ni celle du donjon ({ $keep }) ni sa voisine.
root-why-no-actions = Vous n’avez plus d’action ; une carte Oiseau en donne une.
root-why-no-battle = Aucune clairière n’a à la fois vos guerriers et des pièces d’un autre joueur.
root-why-no-build = Aucun bâtiment ne peut être placé : il faut une clairière contrôlée, un emplacement libre et assez de bois relié.
root-why-no-card-of-suit = Vous n’avez pas de carte { $suit } pour la { $clearing }.
root-why-no-move = Aucun de vos guerriers ne peut se déplacer : il faut contrôler la clairière quittée ou rejointe.
root-why-no-overwork = Il faut une scierie, du bois en réserve et une carte de la couleur de sa clairière.
root-why-no-recruiter = Vous n’avez pas de recruteur sur la carte.
root-why-no-sawmill = Vous n’avez pas de scierie dans la { $clearing }.
root-why-no-wood = Trop peu de bois pour cela dans la { $clearing } ({ $piece }) : il en faut { $cost }, et seulement { $wood } peut y arriver par des clairières que vous contrôlez.
root-why-recruited = Vous avez déjà recruté ce tour-ci.

## Aperçus
root-preview-build = Coûte { $cost } bois (reliés : { $wood }), rapporte { $points } PV.
