# Variantes : équipes, derniers tours, ordre des plateaux, enchères, retard de jeu.

scythe-choice-teams = Équipes de deux : les deux premiers joueurs, les deux suivants …
scythe-choice-final-turns = Après une sixième étoile, les autres ont chacun un tour sans se déplacer
scythe-choice-mat-order = Les Plateaux Joueur sont distribués par numéro, dans le sens horaire
scythe-choice-bidding = Les joueurs enchérissent sur les couples faction et plateau
scythe-choice-tournament = Tournoi : enchères, et aucune pièce ne change de main
scythe-choice-delay-of-game = Les joueurs peuvent signaler un retard de jeu : 2 de Popularité
scythe-choice-rusviet = L’Union Rusviet
scythe-value-errata = avec les limites de l’errata
scythe-value-first-printing = comme dans la première édition : aucun plateau interdit, les cartes Usine peuvent être répétées

scythe-ask-choose-pair = { $seat } : sur quel couple enchérissez-vous ?
scythe-ask-name-bid = { $seat } : combien pour { $faction } avec le plateau { $mat } ?
scythe-ask-judge-delay = { $seat } : { $accused } a-t-il bloqué la partie plus de dix secondes pour compter les points ?

scythe-do-deal-first-mat = { $seat } reçoit le plateau le plus bas
scythe-do-bid-for = { $faction }, plateau { $mat }
scythe-do-bid = { $count }$
scythe-do-call-delay = Signaler un retard de jeu : { $seat }
scythe-do-uphold-delay = C’était un retard
scythe-do-dismiss-delay = Ce n’en était pas un

scythe-did-offer-pair = À prendre : { $faction } avec le plateau { $mat }
scythe-did-bid = { $seat } offre { $coins }$ pour { $faction } avec le plateau { $mat }
scythe-did-win-pair = { $seat } joue { $faction } avec le plateau { $mat } pour { $coins }$
scythe-did-call-delay = { $seat } signale un retard de jeu : { $accused }
scythe-did-charge-delay = { $seat } perd { $count } de Popularité pour avoir bloqué la partie

scythe-why-bid-at-most = Personne n’offre plus de { $most }$
scythe-why-bid-too-low = { $seat } a offert { $coins }$ : il faut davantage
scythe-why-delay-called = Un retard a déjà été signalé pendant ce tour

scythe-preview-pair = Plateau { $number } ; commence avec { $power } de Puissance, { $cards ->
    [0] aucune carte Combat
    [one] une carte Combat
   *[other] { $cards } cartes Combat
}, { $popularity } de Popularité, { $coins }$
scythe-preview-held-pair = { $seat } le tient pour { $coins }$
scythe-preview-delay = { $seat } perd { $count } de Popularité si les autres sont d’accord

scythe-part-bid = Enchère pour faction et plateau

## Mises en place impossibles
scythe-setup-pair = { $faction } ne se joue jamais avec le plateau { $mat } : changez l’un des deux.
scythe-setup-left-over = Avec ces choix, il ne resterait à quelqu’un qu’une paire interdite de faction et de plateau : changez l’un de ces choix, ou laissez-le au hasard.
scythe-setup-many = L’option { $option } en nomme { $count }, mais il y a { $players } joueurs.
scythe-setup-unknown = Valeur inconnue pour l’option { $option } : { $word }. Valeurs possibles : { $known }.
scythe-setup-twice = L’option { $option } nomme deux fois la même chose : { $text }. Ne la nommez qu’une fois.
scythe-setup-alone = Seul, on ne peut jouer que Désolation : choisissez ce module, ou ajoutez un joueur ou un robot.
scythe-setup-teams = Les équipes de deux se jouent à 4 ou 6 joueurs, pas à { $players }.
scythe-setup-teams-track = Une équipe doit remplir les dix places de la piste des Triomphes. L’une d’elles pourrait rester vide pour toujours avec ce module : { $module }. Jouez sans équipes, ou sans ce module.
scythe-setup-final-turns = Une tuile Résolution dit comment la partie finit : choisissez les tuiles ou un dernier tour pour chacun, pas les deux.
scythe-setup-bribes = En tournoi, aucune pièce ne change de main : choisissez le tournoi ou les pots-de-vin, pas les deux.
scythe-setup-mat-order = Des plateaux distribués par numéro ne laissent rien à choisir ni à enchérir : retirez cette option, ou l’autre.
scythe-setup-resolution = Une tuile Résolution est nommée, mais leur module n’est pas en jeu : ajoutez-le, ou n’en nommez aucune.
scythe-setup-stand-in = La tuile Résolution { $tile } est l’une de nos tuiles de remplacement : admettez-les, ou choisissez-en une autre.
scythe-setup-airship-tile = Tuile Aéronef inconnue : { $tile }. Tuiles disponibles : { $known }.
scythe-setup-aggressive = Il faut { $needed } tuiles Aéronef agressives, on peut en tirer { $found } : admettez-en davantage, ou des tuiles de remplacement.
scythe-setup-passive = Il faut { $needed } tuiles Aéronef passives, on peut en tirer { $found } : admettez-en davantage, ou des tuiles de remplacement.
