# Ce que dit le jeu en terminal, autour des jeux.
cli-welcome = Marches. Appuyez sur Entrée pour accepter la réponse entre parenthèses.
cli-which-game = Quel jeu ?
cli-how-many-bots = Combien de robots ?
cli-player-you = { $seat } (vous)
cli-player-bot = { $seat } (robot)
cli-player-machine = { $seat } ({ $machine })
cli-saved-in = Chaque réponse est enregistrée dans { $file }
cli-thinking = { $player } réfléchit …
cli-hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.
cli-since = Depuis votre dernier tour
cli-earlier = … { $count } autres plus haut ; « journal » les montre.
cli-prompt = Numéro, ?, pourquoi N, conseil, annuler, journal, plateau, copier, aide, quitter >
cli-help =
    Tapez un numéro pour choisir. Les choix marqués ✕ ne sont pas permis : « pourquoi 7 » en donne la raison, « ? » la règle de la question.
    « conseil » montre ce que répondrait un bon joueur, « annuler » reprend votre dernière réponse, « journal » montre ce qui s’est passé, « plateau » redessine tout,
    « copier FICHIER » copie la partie, « quitter » (ou Ctrl-C) quitte ; « marches play --resume » la reprend.
cli-command-why = pourquoi
cli-command-hint = conseil
cli-command-undo = annuler
cli-command-save = copier
cli-command-quit = quitter
cli-command-board = plateau
cli-command-log = journal
cli-command-help = aide
cli-no-such-number = Choisissez un numéro de 1 à { $last }.
cli-no-rule = Aucune règle unique n’est en cause ici.
cli-unknown-rule = C’est la règle { $rule } du jeu. Marches n’en a pas le texte.
cli-left = Partie enregistrée. Reprenez-la avec : { $command }
cli-play-on = Entrée commence la partie suivante, « quitter » quitte >
cli-campaign-state = Campagne · partie { $game } · gagnées jusqu’ici : { $wins } · la Marquise Mécanique commence avec { $points } PV
cli-campaign-kept = { $faction } commence avec { $cards }
cli-campaign-won = La campagne continue : partie gagnée, la suivante sera plus dure.
cli-campaign-lost = Partie perdue : la suivante commence comme celle-ci.
cli-campaign-keep = { $player } : quelle carte en jeu garder pour la suite de la campagne ?
cli-campaign-keep-none = Aucune
cli-campaign-nothing = { $player } n’a pas de nouvelle carte à garder.
cli-campaign-number = Choisissez un numéro de 0 à { $last }.
cli-campaign-over = La campagne est gagnée : { $wins } parties contre la Marquise Mécanique.
cli-match-state = Match en deux parties · partie { $game }
cli-match-over = Le match est terminé
cli-match-score = { $player } : { $scores } = { $total }
cli-match-won = { $player } : { $scores } = { $total } — victoire
cli-over = La partie est terminée
cli-won = { $seat } : { $score } — vainqueur
cli-lost = { $seat } : { $score }
cli-nobody-won = Personne à cette table n’a gagné.
cli-verify = Pour vérifier chaque lancer et chaque pioche : { $command }
cli-replay-prompt = { $now } sur { $last } — Entrée suivant, p précédent, un numéro, q >
cli-moment = Moment { $now } sur { $last }

# Pillards de Scythie dans le terminal.
cli-raiders-state = Tour { $turn } · { $spaces } emplacements à piller · { $quests } Quêtes restantes (dernier tour à 2)
cli-raiders-state-settlements = Tour { $turn } · { $settlements } Colonies à piller ({ $spaces } emplacements) · { $quests } Quêtes restantes (dernier tour à 2)
cli-raiders-last-round = Dernier tour
cli-raiders-village = Village Scythe
cli-raiders-quests = Quêtes du village
cli-raiders-animals = Animaux visibles
cli-raiders-not = pas { $worker }
cli-raiders-blocked = bloqué par le rival
cli-raiders-dice = dés : rouges { $red }, blancs { $white } ; Blessures sous le premier seuil : { $wounds }
cli-raiders-asks = cohorte { $crew }, Provisions { $provisions }, Chariots { $wagons }
cli-raiders-raided = pillé
cli-raiders-face-down = face cachée
cli-raiders-done = Quêtes accomplies
cli-raiders-score = { $vp } PV (vaut { $projected })
cli-raiders-score-hidden = { $vp } PV (vaut { $projected } + { $quests } { $quests ->
    [one] Quête
   *[other] Quêtes
})
cli-raiders-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
cli-raiders-rival = { $provisions } Provisions · Force { $strength } · { $horses } Chevaux
cli-raiders-hand = Votre main
cli-raiders-stand-in = ° notre version d’un élément que nous n’avons pas pu confirmer (« marches components raiders »)
cli-raiders-pairs = Héros et Pillards au choix

# Root dans le terminal.
cli-root-state = Tour { $turn } · { $phase } · { $deck } cartes dans la pioche
cli-root-signs = ▢ emplacement libre · ▣ bâtiment ou ruine · A1 bois · ··· chemin · ~~~ rivière
cli-root-ruin = ruine
cli-root-paths = Chemins
cli-root-rivers = Rivières
cli-root-items = Objets
cli-root-available = Dominations disponibles
cli-root-hand = Votre main
cli-root-score = { $vp } PV
cli-root-no-score = hors de la piste de score
cli-root-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    } en main
cli-root-seen = Vous avez vu
cli-root-crafted = Fabriqué
cli-root-partner = en coalition avec { $player }
cli-root-supply = Réserve
cli-root-actions = Actions restantes : { $count }
cli-root-vizier = vizir
cli-root-roosts = Perchoirs : { $count } (+{ $points } PV au Crépuscule)
cli-root-supporters = Partisans : { $count } · officiers : { $officers }
cli-root-sympathy = Sympathies : { $count } · bases : { $bases }
cli-root-track = Sur les pistes
cli-root-satchel = Sacoche
cli-root-exhausted = Épuisés
cli-root-damaged = Endommagés
cli-root-quests = Quêtes
cli-root-outcast = Parias : { $suit }
cli-root-hated = Parias haïs : { $suit }
cli-root-acolytes = Acolytes : { $count } · Âmes Perdues : { $souls }
cli-root-gardens = Jardins
cli-root-funds = Paiements : { $payments } · fonds : { $funds } · investis : { $committed }
cli-root-orders = Ordres

# Scythe dans le terminal.
cli-scythe-state = Tour { $turn }   ⌂ tunnel  ★ rencontre  ≈ rivière  ♟ personnage  M Mech  w ouvrier  ▲ bâtiment
cli-scythe-bonus = Bonus Bâtiment
cli-scythe-means = Puissance { $power } · Popularité { $popularity } · { $coins }$ · cartes Combat { $cards }
cli-scythe-last = Dernière section
cli-scythe-bottom = { $action } : coût { $cost }, { $coins }$
cli-scythe-recruit = recrue
cli-scythe-mechs = Mechs
cli-scythe-structures = Bâtiments
cli-scythe-combat-cards = Cartes Combat
cli-scythe-objective = Objectif
cli-scythe-secrets = Vous seul voyez ceci
cli-scythe-riverwalk = Traversée vers
cli-scythe-may-claim = Encore à inscrire
cli-scythe-resolution = Tuile Résolution
cli-scythe-turns-left =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
cli-scythe-influence = Influence détenue
cli-scythe-mad-tesla = Tesla fou
cli-scythe-health = points de vie
cli-scythe-alliances = Alliances
cli-scythe-vesna-tokens = Jetons de Vesna
cli-scythe-open-cards = Cartes Usine visibles
cli-scythe-mission = Objectif visible
cli-scythe-mod-offered = Mod proposé
cli-scythe-mod-placed = Votre Mod
cli-scythe-mech-mod = Mod de mech
cli-scythe-infra-mod = Mod d’infrastructure
cli-scythe-mod-used = utilisé
cli-scythe-track = Piste des Triomphes
cli-scythe-rival = Rival
cli-scythe-rival-own = Votre étoile sur la base de
cli-scythe-last-turns = Derniers tours à venir
cli-scythe-team = Équipe
cli-scythe-pair = Couple
cli-challenge-easy = Facile
cli-challenge-medium = Moyen
cli-challenge-hard = Difficile
cli-challenge-line = { $level } : { $goal }
cli-challenge-best = Atteint à votre tour { $turn }
cli-challenge-reached = L’objectif est atteint, à votre tour { $turn }. Vous pouvez continuer ou partir.
cli-challenge-lost = L’objectif n’est plus à portée. Vous pouvez continuer, ou recommencer dans un autre fichier.
