# What a final score consists of.
raiders-part-track = score track
raiders-part-crew = crew
raiders-part-animals = animals
raiders-part-quests = quests
raiders-part-plunder = plunder

# What things are for.
raiders-help-face = a side with strength { $strength }, wounds { $wounds }
