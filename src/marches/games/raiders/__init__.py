"""Raiders of Scythia, for 1 to 4 players: work in the village, raid settlements, complete quests."""
