# Mods of The Rise of Fenris.

scythe-module-mechmods = Mech Mods: other abilities for your mechs
scythe-module-inframods = Infrastructure Mods: help you can use once
scythe-choice-printed-only = Leave out Mods of which we know only the name
scythe-ability-armor = Armor: a player who attacks you discards a combat card
    .short = Armor
    .effect = a player who attacks you discards a combat card
scythe-ability-entrenched = Entrenched: you win ties when you defend
    .short = Entrenched
    .effect = you win ties when you defend
scythe-ability-feint = Feint: change your dial by up to 2 after the reveal
    .short = Feint
    .effect = change your dial by up to 2 after the reveal
scythe-ability-foothold = Foothold: to any of your structures
    .short = Foothold
    .effect = to any of your structures
scythe-ability-pontoons = Pontoons: lakes, and rivers beside the same lake
    .short = Pontoons
    .effect = lakes, and rivers beside the same lake
scythe-ability-regroup = Regroup: beaten units may go to land you control
    .short = Regroup
    .effect = beaten units may go to land you control
scythe-ability-reinforce = Reinforce: a combat card before each combat
    .short = Reinforce
    .effect = a combat card before each combat
scythe-ability-stealth = Stealth: pass through anything on the way
    .short = Stealth
    .effect = pass through anything on the way
scythe-ability-tactics = Tactics: a combat card for 2 power, once per combat
    .short = Tactics
    .effect = a combat card for 2 power, once per combat
scythe-infra-mod-machinery = Machinery: one Upgrade without its cost
    .short = Machinery
    .effect = one Upgrade without its cost
scythe-infra-mod-assembly-line = Assembly Line: one Deploy without its cost
    .short = Assembly Line
    .effect = one Deploy without its cost
scythe-infra-mod-construction = Construction: one Build without its cost
    .short = Construction
    .effect = one Build without its cost
scythe-infra-mod-recruitment-office = Recruitment Office: one Enlist without its cost
    .short = Recruitment Office
    .effect = one Enlist without its cost
scythe-infra-mod-automachines = Automachines: workers and Mill make twice as much for one turn
    .short = Automachines
    .effect = workers and Mill make twice as much for one turn
scythe-infra-mod-cavalry = Cavalry: two more units in one Move of the mat
    .short = Cavalry
    .effect = two more units in one Move of the mat
scythe-infra-mod-propaganda = Propaganda: 2 more popularity with one Trade for popularity
    .short = Propaganda
    .effect = 2 more popularity with one Trade for popularity
scythe-infra-mod-spy = Spy: in one combat the opponent shows dial and cards first
    .short = Spy
    .effect = in one combat the opponent shows dial and cards first

## Questions
scythe-ask-choose-mech-mods = Everyone may place up to two Mech Mods over their mech abilities, in secret. You choose twice; Skip means one fewer.
scythe-ask-choose-infra-mods = Everyone may keep up to two Infrastructure Mods, in secret. You choose twice; Skip means one fewer.
scythe-ask-offer-mod = { $seat }: use your Mod now?
scythe-ask-offer-spy = { $seat }: use your Spy in this combat?
scythe-ask-discard-card = { $seat }: which combat card do you discard before the combat on { $hex }?
scythe-ask-turn-dial = { $seat }: Feint. You have { $total } in all, { $opponent } has { $against }. Your dial shows { $dial }: change it by up to 2?

## Answers
scythe-do-draw-mech-mod = Draw: { $ability }
scythe-do-place-mod = Over the { $mech }: { $ability }
scythe-do-draw-infra-mod = Draw: { $infra-mod }
scythe-do-keep-mod = Keep { $infra-mod }
scythe-do-use-mod = Use { $infra-mod }
scythe-do-discard-card = Discard: { $combat-card }

## The log
scythe-did-draw-mech-mod = You may use this Mech Mod: { $ability }
scythe-did-place-mod = { $seat } has a Mod over the { $mech }. { $ability }
scythe-did-place-no-mod = { $seat } uses no Mech Mod
scythe-did-draw-infra-mod = You may keep this Infrastructure Mod: { $mod }
scythe-did-keep-mod = { $seat } keeps an Infrastructure Mod. { $mod }
scythe-did-keep-no-mod = { $seat } keeps no Infrastructure Mod
scythe-did-use-mod = { $seat } uses a Mod. { $mod }
scythe-did-show-side = { $seat } must show { $power } power and { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}: { $total } in all
scythe-did-discard-card = { $seat } discards { $card }
scythe-did-feint = { $seat } turns the dial from { $before } to { $now }

## Reasons
scythe-why-mod-placed = You have already placed this Mod
scythe-why-mod-kept = You have already kept this Mod: { $mod }
scythe-why-space-covered = A Mod already covers the ability of the { $mech }
scythe-why-mods-locked = Once the game has begun, Mods stay where they are

## Previews
scythe-preview-mod-covers = replaces: { $ability }
scythe-preview-mod = { $mod }
