# Mods of The Rise of Fenris.

scythe-module-mechmods = Mech Mods: other abilities for your mechs
scythe-choice-printed-only = Without Mods of which only the name is known
scythe-ability-armor = Armor: whoever attacks you discards a combat card
scythe-ability-entrenched = Entrenched: you win ties when you defend
scythe-ability-feint = Feint: change your dial by up to 2 after the reveal
scythe-ability-foothold = Foothold: to any of your structures
scythe-ability-pontoons = Pontoons: lakes, and rivers beside the same lake
scythe-ability-regroup = Regroup: beaten units may go to land you control
scythe-ability-reinforce = Reinforce: a combat card before each combat
scythe-ability-stealth = Stealth: pass through anything on the way
scythe-ability-tactics = Tactics: a combat card for 2 power, once per combat

## Questions
scythe-ask-choose-mech-mods = Everyone places up to two Mech Mods over their mech abilities, unseen. Two answers each; Skip places none.
scythe-ask-discard-card = { $seat }: which combat card do you discard before the combat on { $hex }?
scythe-ask-turn-dial = { $seat }: Feint. Your total is { $total } against { $against } ({ $opponent }); your dial shows { $dial }. Change it by up to 2?

## Answers
scythe-do-draw-mech-mod = Draw: { $ability }
scythe-do-place-mod = Over the { $mech }: { $ability }
scythe-do-discard-card = Discard { $combat-card }

## The log
scythe-did-draw-mech-mod = You may use this Mech Mod: { $ability }
scythe-did-place-mod = { $seat } has a Mod over the { $mech }. { $ability }
scythe-did-place-no-mod = { $seat } uses no Mech Mod
scythe-did-discard-card = { $seat } discards { $card }
scythe-did-feint = { $seat } turns the dial from { $before } to { $now }

## Reasons
scythe-why-mod-placed = You have already placed this Mod
scythe-why-space-covered = A Mod already covers the ability of the { $mech }
scythe-why-mods-locked = Once the game has begun, Mods stay where they are

## Previews
scythe-preview-mod-covers = replaces: { $ability }
