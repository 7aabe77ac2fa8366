# De quoi se compose un score final.
raiders-part-track = piste de score
raiders-part-crew = cohorte
raiders-part-animals = Animaux
raiders-part-quests = Quêtes
raiders-part-plunder = Butin

# À quoi servent les choses.
raiders-help-face = une face : Force { $strength }, Blessures { $wounds }
