# What a final score consists of.
raiders-part-track = score track
raiders-part-crew = crew
raiders-part-animals = animals
raiders-part-quests = quests
raiders-part-plunder = plunder
