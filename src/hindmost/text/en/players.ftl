### Who sits at a table. The terminal and the browser say it in the same words.

## A seat by its colour. The first letter goes wherever the colour goes, so that no two begin alike.

player-rust = Rust
player-sky = Sky
player-gold = Gold
player-plum = Plum
player-mint = Mint

## Somebody who has given no name

player-guest = Guest
