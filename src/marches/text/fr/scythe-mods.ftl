# Les Mods de L’Avènement de Fenris.

scythe-module-mechmods = Mods de mech : d’autres capacités pour vos mechs
scythe-choice-printed-only = Sans les Mods dont on ne connaît que le nom
scythe-ability-armor = Armor (blindage) : qui vous attaque défausse une carte Combat
scythe-ability-entrenched = Entrenched (retranchement) : en défense, vous gagnez les égalités
scythe-ability-feint = Feint (feinte) : après la révélation, modifiez votre Roue de 2 au plus
scythe-ability-foothold = Foothold (tête de pont) : vers n’importe lequel de vos bâtiments
scythe-ability-pontoons = Pontoons (pontons) : les lacs, et les rivières au bord d’un même lac
scythe-ability-regroup = Regroup (regroupement) : vos unités battues peuvent rejoindre une terre que vous contrôlez
scythe-ability-reinforce = Reinforce (renforts) : une carte Combat avant chaque combat
scythe-ability-stealth = Stealth (furtivité) : traversez tout ce qui se trouve en chemin
scythe-ability-tactics = Tactics (tactique) : une carte Combat contre 2 Puissance, une fois par combat

## Questions
scythe-ask-choose-mech-mods = Chacun place jusqu’à deux Mods de mech sur ses capacités, à l’abri des regards. Deux réponses chacun ; Passer n’en place aucun.
scythe-ask-discard-card = { $seat } : quelle carte Combat défaussez-vous avant le combat sur { $hex } ?
scythe-ask-turn-dial = { $seat } : Feint. Votre total est { $total } contre { $against } ({ $opponent }) ; votre Roue indique { $dial }. La modifier de 2 au plus ?

## Réponses
scythe-do-draw-mech-mod = Piocher : { $ability }
scythe-do-place-mod = Sur le { $mech } : { $ability }
scythe-do-discard-card = Défausser { $combat-card }

## Le journal
scythe-did-draw-mech-mod = Vous pouvez utiliser ce Mod de mech : { $ability }
scythe-did-place-mod = { $seat } a un Mod sur le { $mech }. { $ability }
scythe-did-place-no-mod = { $seat } n’utilise aucun Mod de mech
scythe-did-discard-card = { $seat } défausse { $card }
scythe-did-feint = { $seat } tourne la Roue de { $before } à { $now }

## Raisons
scythe-why-mod-placed = Vous avez déjà placé ce Mod
scythe-why-space-covered = Un Mod recouvre déjà la capacité du { $mech }
scythe-why-mods-locked = Une fois la partie commencée, les Mods restent où ils sont

## Aperçus
scythe-preview-mod-covers = remplace : { $ability }
