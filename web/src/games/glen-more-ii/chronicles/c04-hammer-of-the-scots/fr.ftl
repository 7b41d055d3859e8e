### Chronique 4, le Marteau des Écossais : ce qu’elle pose sur la table, dans le navigateur.

web-c4-token = Jeton Angleterre
web-c4-nobody = Personne n’a le jeton Angleterre
web-c4-holder = { $name } a le jeton Angleterre
web-c4-fee = pour prendre une tuile avec l’Anglais
web-c4-gift = pour une défausse
web-c4-errand = Au tour de l’Anglais
web-c4-use = Prendre une tuile
web-c4-use-coins =
    { $coins ->
        [one] { $coins } pièce pour l’Angleterre, plus le coût de la tuile
       *[other] { $coins } pièces pour l’Angleterre, plus le coût de la tuile
    }
web-c4-use-none = Aucune tuile devant lui que vous puissiez payer, Angleterre comprise, et placer.
web-c4-use-then =
    { $n ->
        [one] Choisissez sur le rondel la tuile qu’il prend : il n’y en a qu’une.
       *[other] Choisissez sur le rondel la tuile qu’il prend : il y en a { $n }.
    }
web-c4-banish = Défausser une tuile
web-c4-banish-coins =
    { $coins ->
        [0] ne donne rien : la ligne Angleterre est vide
        [one] donne { $coins } pièce de l’Angleterre
       *[other] donne { $coins } pièces de l’Angleterre
    }
web-c4-banish-none = Aucune tuile devant lui qu’il puisse défausser.
web-c4-banish-then =
    { $n ->
        [one] Choisissez sur le rondel la tuile qu’il défausse : il n’y en a qu’une.
       *[other] Choisissez sur le rondel la tuile qu’il défausse : il y en a { $n }.
    }
web-c4-first = L’un des deux est obligatoire. Choisissez, puis désignez une tuile du rondel.
web-do-use = La prendre avec l’Anglais
web-do-banish = La défausser
web-short-wade-roads = Wade’s Roads
web-c4-free = à prendre
web-c4-gone = parti
web-c4-full = plein
web-c4-full-long = la ligne est pleine
web-c4-asked = son tour
web-c4-about-you = Vous avez le jeton : vous jouez les tours de l’Anglais.
web-c4-about-other = { $name } a le jeton et joue les tours de l’Anglais.
web-c4-about-nobody = Personne n’a encore le jeton : l’Anglais reste où il est.
web-c4-row = prendre remplit, défausser vide
web-c4-use-word = prendre coûte
web-c4-banish-word = défausser donne
web-c4-rule = Il ne s’arrête jamais sur une tuile de sa propre Chronique.
web-ask-errand =
    { $fee ->
        [0] L’Anglais défausse…
       *[other] Avec l’Anglais, ou défausser ?
    }
