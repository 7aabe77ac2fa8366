"""The bottom row of the player mats: Upgrade, Deploy, Build, Enlist."""
