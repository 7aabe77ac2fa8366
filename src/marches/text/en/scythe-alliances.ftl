# Alliances of The Rise of Fenris.

scythe-module-alliances = Alliances: coins and abilities for two players who ally
scythe-part-alliance = Alliance broken
scythe-alliance-nordic = Alliance token of the Nordic Kingdoms
scythe-alliance-rusviet = Alliance token of the Rusviet Union
scythe-alliance-togawa = Alliance token of the Togawa Shogunate
scythe-alliance-crimea = Alliance token of the Crimean Khanate
scythe-alliance-saxony = Alliance token of the Saxony Empire
scythe-alliance-polania = Alliance token of the Republic of Polania
scythe-alliance-albion = Alliance token of Clan Albion
scythe-alliance-vesna = Alliance token of Vesna
scythe-alliance-fenris = Alliance token of Fenris

## Questions
scythe-ask-answer-proposal = { $seat }: { $partner } proposes an alliance. Do you accept?
scythe-ask-lay-trap = { $seat }: place one of Togawa’s Traps on { $hex }?

## Answers
scythe-do-propose-alliance = Propose an alliance to { $seat }
scythe-do-accept-alliance = Accept the alliance
scythe-do-decline-alliance = Decline the offer from { $seat }

## The log
scythe-did-propose = { $seat } proposes an alliance to { $to }
scythe-did-decline-alliance = { $seat } declines the alliance with { $to }
scythe-did-ally = { $seat } and { $to } are allies
scythe-did-stay-alone = { $seat } is left without a partner and gains ${ $coins }
scythe-did-break-alliance = { $seat } breaks the alliance with { $to }: { $coins ->
    [0] this costs nothing
   *[other] ${ $coins } less at the end
}

## Reasons and previews
scythe-why-allied = { $seat } no longer has their own Alliance token
scythe-why-asked = { $seat } has already been asked this turn
scythe-why-no-proposal-now = An alliance is proposed on your own turn, between actions or units’ moves, never during a combat or a payment
scythe-preview-alliance = With { $partner }: you gain ${ $coins } and { $ability }; they gain ${ $their-coins } and { $their-ability }. Breaking it costs ${ $breach } and the ability
scythe-preview-breach = this breaks your alliance with { $seat }: −${ $coins } at the end, and you lose { $ability }
