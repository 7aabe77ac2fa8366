# Défis en solo.

scythe-choice-challenge = Défi
scythe-setup-challenge = Le défi { $challenge } se joue à sa propre table. Défis disponibles : { $known }

## Objectifs
scythe-challenge-goal-win = Gagnez la partie
scythe-challenge-goal-score = Terminez la partie avec au moins { $count }$
scythe-challenge-goal-ahead = Terminez la partie avec au moins { $count }$ de plus que chaque Automate
scythe-challenge-goal-stars = Placez { $count } étoiles en { $turns } tours au plus
scythe-challenge-goal-combat-stars = { $count ->
    [one] Gagnez un combat
   *[other] Gagnez { $count } combats
} et placez son étoile en { $turns } tours au plus
scythe-challenge-goal-mechs = Déployez { $count } mechs en { $turns } tours au plus
scythe-challenge-goal-workers = Ayez { $count } ouvriers sur la carte en { $turns } tours au plus
scythe-challenge-goal-territories = Contrôlez { $count } territoires en { $turns } tours au plus
scythe-challenge-goal-power = Atteignez { $count } en Puissance en { $turns } tours au plus
scythe-challenge-goal-coins = Possédez { $count }$ en { $turns } tours au plus

## Titres et récits
scythe-challenge-first-harvest = Première récolte
scythe-challenge-first-harvest-story = Les villages de Crimée veulent des bras avant la neige.
scythe-challenge-open-roads = Routes ouvertes
scythe-challenge-open-roads-story = La vallée restera au premier qui la tiendra.
scythe-challenge-full-purse = Bourse pleine
scythe-challenge-full-purse-story = Les ingénieurs de Saxonie travaillent pour des pièces, non pour la gloire.
scythe-challenge-iron-giants = Géants de fer
scythe-challenge-iron-giants-story = Deux machines doivent quitter les hangars avant l’arrivée des éclaireurs de Polonia.
scythe-challenge-two-stars = Deux étoiles
scythe-challenge-two-stars-story = Le conseil croit ce qu’il voit : deux étoiles sur le plateau.
scythe-challenge-armed-peace = Paix armée
scythe-challenge-armed-peace-story = Personne n’attaque un pays qui s’y attend.
scythe-challenge-first-blood = Premier sang
scythe-challenge-first-blood-story = Les patrouilles de Crimée sont en terre saxonne ; chassez-en une.
scythe-challenge-beat-autometta = La petite machine
scythe-challenge-beat-autometta-story = Autometta est lente, mais ses étoiles viennent à l’heure : achevez votre ouvrage.
scythe-challenge-sixty-coins = Soixante pièces
scythe-challenge-sixty-coins-story = L’Automate peut gagner ; seul compte ce que votre peuple rapporte.
scythe-challenge-beat-automa = La machine d’en face
scythe-challenge-beat-automa-story = L’Automate de Crimée a trois étoiles et le trésor plein. À vous d’en faire autant.
scythe-challenge-two-machines = Deux machines
scythe-challenge-two-machines-story = La Saxonie et la Crimée ont envoyé une machine chacune ; distancez les deux.
scythe-challenge-beat-automaszyna = La machine froide
scythe-challenge-beat-automaszyna-story = Automaszyna approche de sa prochaine étoile, et rien ne la fatigue.
