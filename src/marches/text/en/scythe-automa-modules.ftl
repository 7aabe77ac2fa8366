# Automas together with modules, variants and other Automas.

scythe-choice-automa-mode = With several Automas
scythe-value-competitive = everyone plays for themselves
scythe-value-cooperative = people together against the Automas
scythe-setup-automa-mode = To play together against Automas, you need an Automa
scythe-setup-automa-desolation = Automas cannot take part in a Desolation game
scythe-setup-automa-teams = Automas cannot play in teams of two; choose people together against the Automas instead
scythe-setup-automa-toll = The airship tile Toll is not used with Automas

## Names
scythe-automa-tie-token = closest to the tie-break token
scythe-automa-tie-rival = closest to a rival’s unit
scythe-automa-tie-influence = without Influence

## Questions
scythe-ask-ally-at-start = { $seat }: ally with an Automa? It will make no alliance later

## Answers
scythe-do-draw-badge = Badge: { $faction }
scythe-do-lay-random-trap = Trap: { $trap }

## Log
scythe-did-automa-badge = { $seat } follows the entries of this badge: { $faction }
scythe-did-automa-remove-mech-mod = { $seat } takes a Mech Mod out of the game: { $ability }
scythe-did-automa-remove-infra-mod = { $seat } takes an Infrastructure Mod out of the game: { $mod }
scythe-did-automa-start-space = { $seat }: the marker starts on space { $space }
scythe-did-automa-remove-card = { $seat } plays without { $card }
scythe-did-automa-gain-stuff = { $seat } takes the gains of half I: { $card }

## Reasons and previews
scythe-why-nobody-to-ask = { $seat } is an Automa: it can only ally during setup
scythe-preview-automa-alliance = You gain ${ $coins } and { $ability }; the Automa gains ${ $theirs } and no ability
