# Root : la Compagnie de la Rivière.

## Noms
root-service-cards = cartes
root-service-riverboats = bateaux
root-service-mercenaries = mercenaires
root-effect-services = Services de la Compagnie
root-effect-trade-disruption = Commerce perturbé

## Questions
root-ask-buy-services =
    { $count ->
        [one] { $seat } vend : cartes ({ $cards }), bateaux ({ $riverboats }), mercenaires ({ $mercenaries }). Vous pouvez acheter 1 service ; vous pouvez payer { $purse }.
       *[other] { $seat } vend : cartes ({ $cards }), bateaux ({ $riverboats }), mercenaires ({ $mercenaries }). Vous pouvez acheter { $count } services ; vous pouvez payer { $purse }.
    }
root-ask-commit-any =
    { $count ->
        [one] 1 fonds de n’importe quelle couleur paie : sur quelle case ?
       *[other] { $count } fonds de n’importe quelle couleur paient : sur quelle case d’abord ?
    }
root-ask-commit-funds =
    { $count ->
        [one] 1 fonds à investir : un guerrier de qui ?
       *[other] { $count } fonds à investir : d’abord un guerrier de qui ?
    }
root-ask-lose-funds =
    { $count ->
        [one] Commerce perturbé : 1 fonds perdu. Un guerrier de qui ?
       *[other] Commerce perturbé : { $count } fonds perdus. D’abord un guerrier de qui ?
    }
root-ask-pay-recruit = Quel guerrier dépensez-vous pour recruter dans la { $clearing } ?
root-ask-place-otters =
    { $count ->
        [one] Encore 1 guerrier à placer : dans quelle clairière de la rivière ?
       *[other] Encore { $count } guerriers à placer : dans quelle clairière de la rivière ?
    }
root-ask-riverfolk-actions =
    { $count ->
        [0] Plus de fonds.
        [one] Encore 1 fonds.
       *[other] Encore { $count } fonds.
    }
root-ask-set-price =
    { $price ->
        [0] Quel prix demandez-vous pour ce service : { $service } ?
       *[other] Quel prix demandez-vous pour ce service : { $service } ? (Actuellement { $price })
    }

## Réponses
root-do-buy-card = Acheter { $card }
root-do-buy-service = Acheter : { $service }
root-do-commit-battle = Investir un fonds : combat
root-do-commit-draw = Investir un fonds : piocher une carte
root-do-commit-fund = Un guerrier de { $seat }
root-do-commit-move = Investir un fonds : déplacement
root-do-establish-post = Comptoir dans la { $clearing }
root-do-export = Fabriquer { $card } pour l’export
root-do-lose-fund = Un guerrier de { $seat }
root-do-recruit-otter = Dépenser un fonds : guerrier dans la { $clearing }
root-do-set-price = { $service } à { $count }
root-do-spend-fund = Un guerrier de { $seat }
root-do-start-otter = Un guerrier dans la { $clearing }

## Événements
root-did-buy = { $seat } achète : { $service }.
root-did-buy-card = { $seat } achète { $card } à { $other }.
root-did-commit = { $seat } investit un fonds (un guerrier de { $other }).
root-did-export = { $seat } exporte { $card }.
root-did-gather = { $seat } rassemble ses fonds : { $count }.
root-did-pay =
    { $count ->
        [one] { $seat } met 1 guerrier dans Paiements.
       *[other] { $seat } met { $count } guerriers dans Paiements.
    }
root-did-return-fund = Un fonds de { $seat } retourne à { $other }.
root-did-set-price = { $seat } demande désormais { $count } pour : { $service }.

## Raisons
root-why-deck-empty = Il ne reste aucune carte à piocher.
root-why-funds-cost = { $card } coûte{ $fox ->
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
    }, fonds en tout : { $need } ; vos fonds : { $funds }, cases libérées : { $have_fox } Renard, { $have_rabbit } Lapin, { $have_mouse } Souris.
root-why-has-post = La { $clearing } a déjà un comptoir.
root-why-has-service = Vous disposez déjà de ce service : { $service }.
root-why-no-funds = Vous n’avez plus de fonds.
root-why-no-hire = Le Vagabond ne peut pas engager de mercenaires.
root-why-no-ruler = Personne ne contrôle la { $clearing }.
root-why-no-space = Vous n’avez aucune case { $suit } libérée et vide.
root-why-post-funds = { $seat } contrôle la { $clearing } : il faut { $needed } de ses guerriers parmi vos fonds, vous en avez { $funds }.
root-why-price = Le prix est de { $price } ; vous pouvez payer { $purse }.
root-why-service-limit =
    { $limit ->
        [one] Vous avez droit à { $limit } service par tour, plus 1 par clairière où se trouvent un comptoir et une de vos pièces.
       *[other] Vous avez acheté les { $limit } services permis ce tour-ci.
    }

## Aperçus
root-preview-post = Coûte { $count } fonds de { $seat }, rapporte { $points } PV.
root-preview-service = Coûte { $price } ; il vous reste { $left }.
