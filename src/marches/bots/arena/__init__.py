"""The arena: many games between levels, balanced, repeatable, measured."""
