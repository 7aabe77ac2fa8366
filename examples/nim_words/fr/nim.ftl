nim-name = Nim
nim-ask-take-stones = Combien de pierres prenez-vous ?
nim-ask-deal-card = Une carte est distribuée
nim-ask-roll-die = Le dé est lancé
nim-do-take = Prendre { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
}
nim-do-roll = { $face }
nim-do-deal = { $card }
nim-did-deal = Vous tenez { $card }
nim-did-roll = Le dé indique { $face }
nim-did-take = { $seat } prend { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
}
nim-why-die = Le dé permet d'en prendre { $most } au plus.
nim-why-heap = Il n'en reste que { $heap } dans le tas.
nim-card = le { $id }
nim-label-red = Rouge
nim-label-blue = Bleu
nim-label-green = Vert
nim-label-yellow = Jaune
nim-choice-heap = Pierres dans le tas
nim-view-heap = Tas
nim-view-stones = Pierres prises
nim-view-card = Votre carte
nim-view-cards = Toutes les cartes
