# Places on the map: the row's letter and the number in the row, as they are drawn there.

scythe-hex = { $id }

## Territories
scythe-hex-r1c1 = mountain A2
scythe-hex-r1c2 = farm A3
scythe-hex-r1c3 = village A4
scythe-hex-r1c4 = forest A5
scythe-hex-r1c5 = tundra A6
scythe-hex-r1c6 = village A7
scythe-hex-r2c0 = lake B1
scythe-hex-r2c1 = tundra B2
scythe-hex-r2c2 = lake B3
scythe-hex-r2c3 = tundra B4
scythe-hex-r2c4 = mountain B5
scythe-hex-r2c5 = farm B6
scythe-hex-r2c6 = farm B7
scythe-hex-r3c1 = forest C2
scythe-hex-r3c2 = mountain C3
scythe-hex-r3c3 = forest C4
scythe-hex-r3c4 = lake C5
scythe-hex-r3c5 = forest C6
scythe-hex-r3c6 = village C7
scythe-hex-r4c0 = farm D1
scythe-hex-r4c1 = village D2
scythe-hex-r4c2 = lake D3
scythe-hex-r4c3 = the Factory
scythe-hex-r4c4 = mountain D5
scythe-hex-r4c5 = tundra D6
scythe-hex-r4c6 = mountain D7
scythe-hex-r5c0 = forest E1
scythe-hex-r5c1 = forest E2
scythe-hex-r5c2 = farm E3
scythe-hex-r5c3 = tundra E4
scythe-hex-r5c4 = lake E5
scythe-hex-r5c5 = village E6
scythe-hex-r5c6 = lake E7
scythe-hex-r6c0 = mountain F1
scythe-hex-r6c1 = village F2
scythe-hex-r6c2 = village F3
scythe-hex-r6c3 = tundra F4
scythe-hex-r6c4 = forest F5
scythe-hex-r6c5 = mountain F6
scythe-hex-r6c6 = tundra F7
scythe-hex-r7c1 = tundra G2
scythe-hex-r7c2 = lake G3
scythe-hex-r7c3 = farm G4
scythe-hex-r7c4 = mountain G5
scythe-hex-r7c5 = village G6
scythe-hex-r7c6 = farm G7
scythe-hex-r8c3 = village H4

## Home bases
scythe-hex-r0c4 = the Nordic base
scythe-hex-r3c7 = the Rusviet base
scythe-hex-r7c7 = the Togawa base
scythe-hex-r8c2 = the Crimean base
scythe-hex-r7c0 = the Saxon base
scythe-hex-r3c0 = the Polanian base
scythe-hex-r0c1 = the Albion base
