# Root : le Culte des Lézards.

## Noms
root-effect-fear-of-the-faithful = Peur des fidèles

## Questions
root-ask-build-garden = Où placez-vous un jardin { $suit } ?
root-ask-choose-outcast = Quelle couleur est celle des Parias ?
root-ask-conspire =
    { $count ->
        [one] Conspirations en clairières { $suit } : vous avez 1 acolyte (Croisade { $crusade }, Conversion { $convert }, Sanctuaire { $sanctify }).
       *[other] Conspirations en clairières { $suit } : vous avez { $count } acolytes (Croisade { $crusade }, Conversion { $convert }, Sanctuaire { $sanctify }).
    }
root-ask-crusade-battle = La croisade est arrivée dans la { $clearing }. Y combattez-vous ?
root-ask-crusade-to = Où va la croisade depuis la { $from } ?
root-ask-cult-craft =
    { $count ->
        [one] Fabriquez avec 1 jardin { $suit }.
       *[other] Fabriquez avec { $count } jardins { $suit }.
    }
root-ask-recruit-faithful = Dans quelle clairière { $suit } un guerrier apparaît-il ?
root-ask-rituals = Révélez des cartes de votre main, chacune pour un rituel.
root-ask-start-garden = Dans quel coin commencez-vous ?

## Réponses
root-do-choose-outcast = { $suit }
root-do-convert = Conversion d’un guerrier de { $seat } dans la { $clearing }
root-do-forsake = { $card } est perdue
root-do-place-faithful = Un guerrier dans la { $clearing }
root-do-place-garden = Un jardin dans la { $clearing }
root-do-reveal-build = Construction : révéler { $card }
root-do-reveal-recruit = Recrutement : révéler { $card }
root-do-reveal-sacrifice = Sacrifice : révéler { $card }
root-do-reveal-score = Score : dépenser { $card }
root-do-sanctify = Sanctuaire : { $piece } dans la { $clearing }
root-do-start-garden = Commencer dans la { $clearing }

## Événements
root-did-cast-out = Parias de { $seat } : { $suit }.
root-did-empty-souls =
    { $count ->
        [one] 1 âme perdue rejoint la défausse.
       *[other] { $count } âmes perdues rejoignent la défausse.
    }
root-did-gain-acolytes = { $seat } gagne { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
} ({ $left }).
root-did-hate = Parias de { $seat } : { $suit }, désormais Haïs.
root-did-reveal = { $seat } révèle { $card }.
root-did-spend-acolytes = { $seat } dépense { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
} (reste { $left }).

## Raisons
root-why-corner-taken = Vous ne pouvez pas commencer dans la { $clearing } : un autre joueur y a commencé, ou elle n’est pas à l’opposé.
root-why-few-acolytes = Il en coûte { $cost } acolytes ; vous en avez { $have }.
root-why-hatred-of-birds = Haine des oiseaux : { $card } ne remplace aucune couleur dans ce rituel.
root-why-no-garden = Vous n’avez pas de jardin { $suit } en jeu.
root-why-no-garden-bed = Vous ne contrôlez aucune clairière { $suit } avec un emplacement libre.
root-why-not-outcast = La { $clearing } n’est pas de la couleur des Parias ({ $suit }).
root-why-nowhere-to-recruit = Il n’y a pas de clairière { $suit } où vous puissiez placer un guerrier.
root-why-scored = Vous avez déjà accompli le rituel Score pour la couleur { $suit } ce tour-ci.

## Aperçus
root-preview-conspiracy =
    { $cost ->
        [one] Coûte 1 acolyte.
       *[other] Coûte { $cost } acolytes.
    }
root-preview-ritual = Rapporte { $points } PV ; la carte rejoint les Âmes Perdues.
