# Airships in the terminal.

cli-scythe-airship-tiles = Airship tiles
cli-scythe-airship-range = range { $count }
cli-scythe-ours = our own
