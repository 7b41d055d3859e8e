### Ce que le noyau dit de tout jeu.
### Devant « : », « ; », « ? », « ! » et dans les guillemets, l’espace est insécable.

ask-any-order = Que faire ensuite ?
option-next = Ensuite : { $step }
reason-unknown-choice = Il n’y a pas ici de choix « { $choice } ».

standing-ask = Me demander
standing-no = Toujours non
standing-proposed = Ce qui est proposé

text-missing = { $text } [dans { $where } il manque { $key } en { $lang }]
