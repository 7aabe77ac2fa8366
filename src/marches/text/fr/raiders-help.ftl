# De quoi se compose un score final.
raiders-part-track = piste de score
raiders-part-crew = cohorte
raiders-part-animals = Animaux
raiders-part-quests = Quêtes
raiders-part-plunder = Butin

# À quoi servent les choses.
raiders-help-face = une face : Force { $strength }, Blessures { $wounds }

raiders-step-place = placer
raiders-step-use = utiliser
raiders-step-take = prendre
raiders-step-raid = ou piller
raiders-step-pay = payer
raiders-step-kumis = koumis
raiders-step-dice = dés
raiders-step-plunder = butin
