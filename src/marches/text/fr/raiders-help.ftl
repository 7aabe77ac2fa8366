# De quoi se compose un score final.
raiders-part-track = piste de score
raiders-part-crew = cohorte
raiders-part-animals = animaux
raiders-part-quests = quêtes
raiders-part-plunder = butin

# À quoi servent les choses.
raiders-help-face = une face : Force { $strength }, Blessures { $wounds }
