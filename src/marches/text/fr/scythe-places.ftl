# Les lieux de la carte : la lettre de la rangée et le numéro dans la rangée, comme sur le dessin.
# L’article fait partie du nom : devant lui, ni « à » ni « de », qui se contracteraient.

scythe-hex = { $id }

## Territoires
scythe-hex-r1c1 = la montagne A2
scythe-hex-r1c2 = la ferme A3
scythe-hex-r1c3 = le village A4
scythe-hex-r1c4 = la forêt A5
scythe-hex-r1c5 = la toundra A6
scythe-hex-r1c6 = le village A7
scythe-hex-r2c0 = le lac B1
scythe-hex-r2c1 = la toundra B2
scythe-hex-r2c2 = le lac B3
scythe-hex-r2c3 = la toundra B4
scythe-hex-r2c4 = la montagne B5
scythe-hex-r2c5 = la ferme B6
scythe-hex-r2c6 = la ferme B7
scythe-hex-r3c1 = la forêt C2
scythe-hex-r3c2 = la montagne C3
scythe-hex-r3c3 = la forêt C4
scythe-hex-r3c4 = le lac C5
scythe-hex-r3c5 = la forêt C6
scythe-hex-r3c6 = le village C7
scythe-hex-r4c0 = la ferme D1
scythe-hex-r4c1 = le village D2
scythe-hex-r4c2 = le lac D3
scythe-hex-r4c3 = l’Usine
scythe-hex-r4c4 = la montagne D5
scythe-hex-r4c5 = la toundra D6
scythe-hex-r4c6 = la montagne D7
scythe-hex-r5c0 = la forêt E1
scythe-hex-r5c1 = la forêt E2
scythe-hex-r5c2 = la ferme E3
scythe-hex-r5c3 = la toundra E4
scythe-hex-r5c4 = le lac E5
scythe-hex-r5c5 = le village E6
scythe-hex-r5c6 = le lac E7
scythe-hex-r6c0 = la montagne F1
scythe-hex-r6c1 = le village F2
scythe-hex-r6c2 = le village F3
scythe-hex-r6c3 = la toundra F4
scythe-hex-r6c4 = la forêt F5
scythe-hex-r6c5 = la montagne F6
scythe-hex-r6c6 = la toundra F7
scythe-hex-r7c1 = la toundra G2
scythe-hex-r7c2 = le lac G3
scythe-hex-r7c3 = la ferme G4
scythe-hex-r7c4 = la montagne G5
scythe-hex-r7c5 = le village G6
scythe-hex-r7c6 = la ferme G7
scythe-hex-r8c3 = le village H4

## Bases principales
scythe-hex-r0c4 = la base nordique
scythe-hex-r3c7 = la base rusviète
scythe-hex-r7c7 = la base Togawa
scythe-hex-r8c2 = la base de Crimée
scythe-hex-r7c0 = la base de Saxonie
scythe-hex-r3c0 = la base de Polonia
scythe-hex-r0c1 = la base d’Albion
