### La feuille de score d’une partie jouée sur une vraie table

sheet-scoring = Décompte { $n }
sheet-end = Fin de la partie

## Quand chaque partie est comptée

sheet-glen-more-1 = la pile 1 est épuisée
sheet-glen-more-2 = la pile 2 est épuisée
sheet-glen-more-3 = la pile 3 est épuisée
sheet-glen-more-end = après le troisième décompte
sheet-glen-more-ii-1 = la pile A est épuisée
sheet-glen-more-ii-2 = la pile B est épuisée
sheet-glen-more-ii-3 = la pile C est épuisée
sheet-glen-more-ii-4 = tous ont atteint La Fin
sheet-glen-more-ii-end = après le quatrième décompte
sheet-glasgow-end = la ville est achevée

## Ce que l’on compte

sheet-tokens = PV gagnés pendant les tours
sheet-resources = Ressources restantes

sheet-hint-whisky = Vos tonneaux.
sheet-hint-parliament = Membres du Parlement, deux fois avec Castle of Mey, puis les Bonnets de vos cartes.
sheet-hint-cards = Vos cartes spéciales.
sheet-hint-castle = Écossais sur le château initial. Castle Moil les compte deux fois.
sheet-hint-landmarks = Vos cartes Lieu emblématique.
sheet-hint-persons = Vos tuiles Personnage. David Hume compte 2.
sheet-hint-tokens = Vos jetons PV, sans ce que les décomptes ont donné : cette feuille le compte.
sheet-hint-size = Tuiles de votre territoire. Chacune de plus que le plus petit coûte { $vp } PV.
sheet-hint-seen-size = Tuiles visibles, tuiles initiales comprises. Chacune de plus que le plus petit territoire coûte { $vp } PV.
sheet-hint-more-resources = Seulement en cas d’égalité : le plus gagne.
sheet-hint-fewer-resources = Seulement en cas d’égalité : le moins gagne.

## Glasgow

sheet-glasgow-factory = Usines
sheet-glasgow-monument = Monuments
sheet-glasgow-tenement = Immeubles
sheet-stored = Dans l’entrepôt : { $good }
sheet-barrel = A le whisky
sheet-finisher = A achevé la ville

sheet-hint-printed = PV imprimés sur tous vos bâtiments, additionnés.
sheet-hint-factory = Vos usines. Des banques peuvent les compter.
sheet-hint-set = Les gares ne comptent qu’avec un tel bâtiment.
sheet-hint-station = Chacune compte { $vp } PV avec un monument, une usine, un parc et un immeuble à vous.
sheet-hint-shop = Vos magasins dans un coin de la ville.
sheet-hint-beside = Pour chacun de vos immeubles, les immeubles voisins, quel que soit leur propriétaire.
