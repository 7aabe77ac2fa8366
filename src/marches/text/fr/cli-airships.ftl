# Les aéronefs dans le terminal.

cli-scythe-airship-tiles = Tuiles Aéronef
cli-scythe-airship-range = portée { $count }
cli-scythe-ours = de notre cru
