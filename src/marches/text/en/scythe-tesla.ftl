# Tesla and Mad Tesla of The Rise of Fenris.

scythe-module-tesla = Tesla: he fights for the first player with three encounters
scythe-module-mad-tesla = Mad Tesla: an enemy of everyone
scythe-choice-tesla-for = Tesla starts with
scythe-choice-mad-tesla-end = A game with Mad Tesla ends (a resolution tile overrides this)
scythe-value-nobody = nobody: three encounters win him
scythe-value-nordic = Nordic Kingdoms
scythe-value-rusviet = Rusviet Union
scythe-value-togawa = Togawa Shogunate
scythe-value-crimea = Crimean Khanate
scythe-value-saxony = Saxony Empire
scythe-value-polania = Republic of Polania
scythe-value-albion = Clan Albion
scythe-value-vesna = Vesna
scythe-value-fenris = Fenris
scythe-value-destroyed = when he is destroyed, or with a sixth star
scythe-value-sixth-star = with a sixth star only
scythe-setup-tesla-for = Tesla can be given to a faction only in a game with the module Tesla
scythe-setup-tesla-absent = Tesla goes to { $faction }, which nobody has chosen. Seat that faction first
scythe-unit-champion = champion Tesla
scythe-mad-tesla-mad-tesla = Mad Tesla
scythe-mad-tesla-direction-tile = direction tile
scythe-direction-ne = north-east
scythe-direction-e = east
scythe-direction-se = south-east
scythe-direction-sw = south-west
scythe-direction-w = west
scythe-direction-nw = north-west

## Questions
scythe-ask-which-encounter = { $seat }: which encounter comes first?
scythe-ask-before-tesla = { $seat }: use an ability before the combat with Mad Tesla on { $hex }?
scythe-ask-commit-tesla = Combat with Mad Tesla on { $hex }: { $seat } chooses cards, then power. He has { $strength } and a die
scythe-ask-send-tesla = { $seat }: to which territory beside the Factory does Mad Tesla go?
scythe-ask-order-discards = { $seat }: which of your cards goes on top of the discard pile?

## Answers
scythe-do-meet = Encounter on { $hex }
scythe-do-roll-direction = Blue die: { $direction }
scythe-do-roll-orange = Orange die: { $count }
scythe-do-turn-up-combat-card = Turn up: { $combat-card }
scythe-do-discard-on-top = { $combat-card } on top

## The log
scythe-did-gain-tesla = Tesla joins { $seat } on { $hex }
scythe-did-turn-up-card = On the discard pile: { $card }
scythe-did-begin-tesla-turn = Mad Tesla’s turn, from { $hex }
scythe-did-move-tesla = Mad Tesla comes to { $hex }
scythe-did-flee-tesla = Workers of { $victim } flee { $hex }: { $count }
scythe-did-attack-tesla = { $seat } attacks Mad Tesla on { $hex }
scythe-did-defend-tesla = Mad Tesla attacks { $seat } on { $hex }
scythe-did-show-total = { $seat } shows { $total }
scythe-did-roll-orange = The orange die shows { $count }: Mad Tesla has { $total }
scythe-did-lose-to-tesla = Mad Tesla beats { $seat } on { $hex }
scythe-did-beat-tesla = { $seat } beats Mad Tesla on { $hex }. His health: { $health }
scythe-did-destroy-tesla = { $seat } has destroyed Mad Tesla and gains ${ $coins }

## Previews
scythe-preview-tesla = Mad Tesla: { $least } to { $most }, health { $health }
