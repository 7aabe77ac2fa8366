# The structure bonus.

scythe-choice-bonus-tiles = The later structure bonus tiles too
scythe-choice-house-tiles = Stand-ins for tiles whose text we do not know
