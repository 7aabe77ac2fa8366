# What a final score consists of.
raiders-part-track = score track
raiders-part-crew = crew
raiders-part-animals = animals
raiders-part-quests = quests
raiders-part-plunder = plunder

# What things are for.
raiders-help-face = a side with strength { $strength }, wounds { $wounds }

raiders-step-place = place
raiders-step-use = use
raiders-step-take = take
raiders-step-raid = or raid
raiders-step-pay = pay
raiders-step-kumis = kumis
raiders-step-dice = dice
raiders-step-plunder = plunder
