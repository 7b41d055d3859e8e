### Qui est à la table. Le terminal et le navigateur le disent avec les mêmes mots.

## Une place par sa couleur. La première lettre accompagne partout la couleur : deux noms ne commencent jamais de même.

player-rust = Rouille
player-sky = Ciel
player-gold = Ocre
player-plum = Prune
player-mint = Menthe

## Quelqu’un qui n’a pas donné de nom

player-guest = Invité
