# Ce que dit le serveur autour des tables.
server-hello = Connexion établie.
server-hello-again = Le serveur a redémarré. Rien n’est perdu ; la partie continue.
server-bye = Le serveur redémarre. Rien n’est perdu : cette page revient d’elle-même.
server-did-undo = { $seat } revient en arrière.

server-not-yours = Votre lien ne le permet pas, ou ne le permet plus. Si la place est la vôtre, demandez un nouveau lien à l’hôte.
server-no-table = Cette table n’existe pas sur ce serveur.
server-no-page = Il n’y a rien à cette adresse.
server-no-moment = Cette partie va du moment 0 au moment { $last } ; le moment { $moment } n’existe pas.
server-no-rule = Aucun registre ne contient la règle { $rule }.
server-no-ledger = Il n’y a pas de registre pour { $game }. Disponibles : { $known }.
server-method = Cette adresse n’accepte pas ce genre de requête.
server-malformed = Cette requête n’a pas la forme que décrit l’API.
server-too-large = C’est plus que ce serveur n’accepte.
server-too-fast = Trop de requêtes à la fois. Patientez un instant et recommencez.
server-too-many-tables = Vous avez ouvert trop de tables depuis une heure. Réessayez plus tard.
server-too-many-pages = Trop de pages de ce serveur sont ouvertes depuis votre adresse.
server-storage = Le serveur ne parvient pas à joindre sa base de données. Rien n’a changé ; réessayez dans un instant.
server-failure = Une erreur s’est produite sur le serveur. Rien n’a changé.
server-game-gone = Ce serveur ne propose plus { $game }.
server-no-hints = Cette table se joue sans conseils.
server-no-hint-now = Aucun conseil n’est disponible pour le moment. Réessayez dans un instant.

server-unknown-answer = Le jeu ne connaît pas cette réponse.
server-repeated = Votre réponse à la question { $asked } avait déjà été acceptée ; elle compte une fois.
server-too-late = Quelqu’un d’autre a été plus rapide. Regardez de nouveau avant de répondre.
server-not-joint = Vous n’avez pas d’accord à donner ici : cette décision ne se prend pas à plusieurs, ou c’est la vôtre.
server-undone-since = Une réponse a été annulée entre-temps. Regardez de nouveau avant de répondre.
server-undo-late = La table a avancé entre-temps. Regardez de nouveau avant d’annuler.
server-many-undos = Cette table a atteint la limite de { $limit } réponses annulées.
server-replay-only = C’est une rediffusion : on la regarde, on n’y joue pas.
server-record-later = L’enregistrement dévoile chaque main et chaque carte : vous l’aurez une fois la partie terminée.
server-incompatible = Cette partie a été jouée avec la version { $played } des règles et n’est pas compatible avec la version { $installed } installée ici. Elle est conservée et peut être consultée, pas poursuivie.
server-long-name = Un nom a au plus { $limit } caractères.
server-many-standing = Vous pouvez laisser au plus { $limit } réponses permanentes.
server-record = { $line ->
    [0] Ce fichier n’est pas un enregistrement que Marches sait ouvrir.
   *[other] Ce fichier n’est pas un enregistrement que Marches sait ouvrir : la ligne { $line } est incorrecte.
}

server-setup-game = Jeu inconnu : { $game }. Jeux disponibles : { $known }.
server-setup-level = Niveau inconnu : { $level }. Niveaux disponibles : { $known }.
server-setup-machine = Ce sont les règles qui jouent la place { $number } : réglez-la sur « bot », pas sur une personne.

server-waiting = La partie commence dès que toutes les places sont prises.
server-claimed = Ce lien a déjà servi. Si la place est la vôtre, rouvrez-la dans le navigateur utilisé la première fois, ou demandez un nouveau lien à l’hôte.
server-seat-of-bot = Un robot joue cette place : elle n’a pas de lien.
server-seat-taken = Cette place est déjà prise.
server-issued-again = L’hôte a remplacé { $times ->
    [one] une fois
   *[other] { $times } fois
} le lien de { $seat } : quelqu’un d’autre y est peut-être assis maintenant.
server-dealing = Tout le monde est là, la partie va commencer. Réessayez dans un instant.
server-not-revealing = Cette table ne demande aucune part de la graine pour l’instant.
server-wrong-share = Ce n’est pas la part annoncée au départ.
server-unknown-question = Le jeu ne pose pas cette question.
server-records-full = Trop de longues parties enregistrées sont consultées en ce moment. Réessayez dans un instant.
server-records-busy = D’autres parties enregistrées sont en cours de vérification. Réessayez dans un instant.
server-record-too-much = Cet enregistrement est trop long à rejouer.
server-disk-low = Il reste peu de place sur le disque de ce serveur. Les parties continuent, mais aucun enregistrement n’est plus ouvert.
server-full = Ce serveur est plein pour l’instant. Rien n’est perdu ; réessayez dans un instant.
server-foreign-page = Cette requête vient de la page d’un autre site, ou était destinée à un autre site.
server-many-searchers = Au plus { $limit } robots des niveaux supérieurs peuvent jouer en même temps ici. Choisissez un niveau plus faible, ou terminez d’abord d’autres parties.
server-damaged = Les données de cette table sont endommagées. Le journal du serveur en donne le détail à la personne qui le gère.
server-still-playing = Cette partie n’est pas terminée.
