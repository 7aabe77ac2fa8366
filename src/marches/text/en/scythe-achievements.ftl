# The achievement sheet.
scythe-achievement-faction-nordic = First victory of the Nordic Kingdoms
scythe-achievement-faction-rusviet = First victory of the Rusviet Union
scythe-achievement-faction-crimea = First victory of the Crimean Khanate
scythe-achievement-faction-saxony = First victory of the Saxony Empire
scythe-achievement-faction-polania = First victory of the Republic of Polania
scythe-achievement-faction-albion = First victory of Clan Albion
scythe-achievement-faction-togawa = First victory of the Togawa Shogunate
scythe-achievement-mat-industrial = First victory on the Industrial mat
scythe-achievement-mat-engineering = First victory on the Engineering mat
scythe-achievement-mat-militant = First victory on the Militant mat
scythe-achievement-mat-patriotic = First victory on the Patriotic mat
scythe-achievement-mat-innovative = First victory on the Innovative mat
scythe-achievement-mat-mechanical = First victory on the Mechanical mat
scythe-achievement-mat-agricultural = First victory on the Agricultural mat
scythe-achievement-fortune = First victory with 100 coins or more
scythe-achievement-beloved = First victory with 13 popularity or more
scythe-achievement-almighty = First victory with 16 power
