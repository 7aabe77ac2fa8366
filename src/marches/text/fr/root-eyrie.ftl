# Root : les Dynasties de la Canopée.

## Noms
root-column-recruit = Recrutement
root-column-move = Déplacement
root-column-battle = Combat
root-column-build = Construction
root-leader-builder = Bâtisseur
    .effect = fabrique à plein score
    .text = vizirs sur Recrutement et Déplacement. Ses fabrications ignorent le Mépris du commerce.
root-leader-charismatic = Charismatique
    .effect = recrute 2
    .text = vizirs sur Recrutement et Combat. Chaque recrutement place 2 guerriers au lieu d’un.
root-leader-commander = Commandant
    .effect = +1 perte en attaque
    .text = vizirs sur Déplacement et Combat. En attaque, 1 perte additionnelle.
root-leader-despot = Despote
    .effect = +1 PV en rasant
    .text = vizirs sur Déplacement et Construction. Retirer au moins un bâtiment ou jeton adverse en combat donne 1 PV de plus.
root-effect-despot = Despote

## Questions
root-ask-add-to-decree =
    { $count ->
        [0] Ajoutez une carte au Décret : laquelle, dans quelle colonne ?
       *[other] Ajoutez-vous une deuxième carte au Décret ?
    }
root-ask-choose-leader = Quel dirigeant choisissez-vous ?
root-ask-decree-build = Où construisez-vous un perchoir ({ $suit }) ?
root-ask-decree-column = { $column } : quelle carte résolvez-vous maintenant ?
root-ask-decree-recruit =
    { $count ->
        [one] À quel perchoir apparaît 1 guerrier ({ $suit }) ?
       *[other] À quel perchoir apparaissent { $count } guerriers ({ $suit }) ?
    }
root-ask-eyrie-craft = Fabriquez avec vos perchoirs, puis résolvez le Décret.
root-ask-late-daylight = Le Décret est résolu. Autre chose pendant le Jour ?
root-ask-new-roost = Vous n’avez plus de perchoir : où en placez-vous un nouveau ?
root-ask-start-roost = Dans quel coin commencez-vous ?

## Réponses
root-do-add-to-decree = { $card } en { $column }
root-do-choose-leader = { $leader }
root-do-decree-build = Perchoir dans la { $clearing }
root-do-decree-recruit = Au perchoir de la { $clearing }
root-do-new-roost = Nouveau perchoir dans la { $clearing }
root-do-resolve = Une carte { $suit }
root-do-resolve-decree = Résoudre le Décret
root-do-start-roost = Commencer dans la { $clearing }

## Événements
root-did-add-to-decree = { $seat } ajoute { $card } à la colonne { $column }.
root-did-choose-leader = { $seat } choisit un dirigeant : { $leader }.
root-did-resolve = { $seat } résout le Décret : { $column }, { $suit }.
root-did-turmoil = { $seat } subit une crise.

## Raisons
root-why-deposed = { $leader } est face cachée.
root-why-has-roost = La { $clearing } a déjà un perchoir.
root-why-must-add = Il faut ajouter au moins une carte au Décret.
root-why-not-fewest = Ce n’est pas la clairière qui a le moins de guerriers : la { $clearing } en a { $warriors }, une autre { $fewest }.
root-why-one-bird = Une seule des cartes ajoutées ce tour-ci peut être une carte Oiseau : pas { $card } en plus.

## Aperçus
root-preview-roost = Avec ce perchoir, vous marquez { $points } PV à chaque Crépuscule au lieu de { $before }.
root-preview-turmoil = C’est impossible : vous subissez une crise et perdez { $points } PV.
