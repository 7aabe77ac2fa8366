# Les Mods du Réveil de Fenris.

scythe-module-mechmods = Mods de mech : d’autres capacités pour vos mechs
scythe-module-inframods = Mods d’infrastructure : des aides à usage unique
scythe-choice-printed-only = Sans les Mods dont on ne connaît que le nom
scythe-ability-armor = Armor (blindage) : qui vous attaque défausse une carte Combat
    .short = Armor (blindage)
    .effect = qui vous attaque défausse une carte Combat
scythe-ability-entrenched = Entrenched (retranchement) : en défense, vous gagnez les égalités
    .short = Entrenched (retranchement)
    .effect = en défense, vous gagnez les égalités
scythe-ability-feint = Feint (feinte) : après la révélation, modifiez votre Roue de 2 au plus
    .short = Feint (feinte)
    .effect = après la révélation, modifiez votre Roue de 2 au plus
scythe-ability-foothold = Foothold (tête de pont) : vers n’importe lequel de vos bâtiments
    .short = Foothold (tête de pont)
    .effect = vers n’importe lequel de vos bâtiments
scythe-ability-pontoons = Pontoons (pontons) : les lacs, et les rivières au bord d’un même lac
    .short = Pontoons (pontons)
    .effect = les lacs, et les rivières au bord d’un même lac
scythe-ability-regroup = Regroup (regroupement) : vos unités battues peuvent rejoindre une terre que vous contrôlez
    .short = Regroup (regroupement)
    .effect = vos unités battues peuvent rejoindre une terre que vous contrôlez
scythe-ability-reinforce = Reinforce (renforts) : une carte Combat avant chaque combat
    .short = Reinforce (renforts)
    .effect = une carte Combat avant chaque combat
scythe-ability-stealth = Stealth (furtivité) : traversez tout ce qui se trouve en chemin
    .short = Stealth (furtivité)
    .effect = traversez tout ce qui se trouve en chemin
scythe-ability-tactics = Tactics (tactique) : une carte Combat contre 2 de Puissance, une fois par combat
    .short = Tactics (tactique)
    .effect = une carte Combat contre 2 de Puissance, une fois par combat
scythe-infra-mod-machinery = Machinery (machinerie) : une Amélioration sans son coût
    .short = Machinery (machinerie)
    .effect = une Amélioration sans son coût
scythe-infra-mod-assembly-line = Assembly Line (chaîne de montage) : un Déploiement sans son coût
    .short = Assembly Line (chaîne de montage)
    .effect = un Déploiement sans son coût
scythe-infra-mod-construction = Construction (chantier) : une Construction sans son coût
    .short = Construction (chantier)
    .effect = une Construction sans son coût
scythe-infra-mod-recruitment-office = Recruitment Office (bureau de recrutement) : un Enrôlement sans son coût
    .short = Recruitment Office (bureau de recrutement)
    .effect = un Enrôlement sans son coût
scythe-infra-mod-automachines = Automachines (machines automatiques) : ouvriers et Moulin produisent le double pendant un tour
    .short = Automachines (machines automatiques)
    .effect = ouvriers et Moulin produisent le double pendant un tour
scythe-infra-mod-cavalry = Cavalry (cavalerie) : deux unités de plus dans un Déplacement du plateau
    .short = Cavalry (cavalerie)
    .effect = deux unités de plus dans un Déplacement du plateau
scythe-infra-mod-propaganda = Propaganda (propagande) : 2 de Popularité de plus avec un Commerce pour la Popularité
    .short = Propaganda (propagande)
    .effect = 2 de Popularité de plus avec un Commerce pour la Popularité
scythe-infra-mod-spy = Spy (espion) : dans un combat, l’adversaire montre d’abord Roue et cartes
    .short = Spy (espion)
    .effect = dans un combat, l’adversaire montre d’abord Roue et cartes

## Questions
scythe-ask-choose-mech-mods = Chacun peut placer jusqu’à deux Mods de mech sur ses capacités, en secret. Vous choisissez deux fois ; Passer, c’est un Mod de moins.
scythe-ask-choose-infra-mods = Chacun peut garder jusqu’à deux Mods d’infrastructure, en secret. Vous choisissez deux fois ; Passer, c’est un Mod de moins.
scythe-ask-offer-mod = { $seat } : utiliser votre Mod maintenant ?
scythe-ask-offer-spy = { $seat } : utiliser votre espion dans ce combat ?
scythe-ask-discard-card = { $seat } : quelle carte Combat défaussez-vous avant le combat sur { $hex } ?
scythe-ask-turn-dial = { $seat } : Feint. Vous avez { $total } en tout, { $opponent } a { $against }. Votre Roue indique { $dial } : la modifier de 2 au plus ?

## Réponses
scythe-do-draw-mech-mod = Piocher : { $ability }
scythe-do-place-mod = Sur le { $mech } : { $ability }
scythe-do-draw-infra-mod = Piocher : { $infra-mod }
scythe-do-keep-mod = Garder { $infra-mod }
scythe-do-use-mod = Utiliser { $infra-mod }
scythe-do-discard-card = Défausser : { $combat-card }

## Le journal
scythe-did-draw-mech-mod = Vous pouvez utiliser ce Mod de mech : { $ability }
scythe-did-place-mod = { $seat } a un Mod sur le { $mech }. { $ability }
scythe-did-place-no-mod = { $seat } n’utilise aucun Mod de mech
scythe-did-draw-infra-mod = Vous pouvez garder ce Mod d’infrastructure : { $mod }
scythe-did-keep-mod = { $seat } garde un Mod d’infrastructure. { $mod }
scythe-did-keep-no-mod = { $seat } ne garde aucun Mod d’infrastructure
scythe-did-use-mod = { $seat } utilise un Mod. { $mod }
scythe-did-show-side = { $seat } doit montrer { $power } de Puissance et { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} : { $total } en tout
scythe-did-discard-card = { $seat } défausse { $card }
scythe-did-feint = { $seat } tourne la Roue de { $before } à { $now }

## Raisons
scythe-why-mod-placed = Vous avez déjà placé ce Mod
scythe-why-mod-kept = Vous avez déjà gardé ce Mod : { $mod }
scythe-why-space-covered = Un Mod recouvre déjà la capacité du { $mech }
scythe-why-mods-locked = Une fois la partie commencée, les Mods restent où ils sont

## Aperçus
scythe-preview-mod-covers = remplace : { $ability }
scythe-preview-mod = { $mod }
