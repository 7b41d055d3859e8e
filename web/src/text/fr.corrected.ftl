### Les tables où l’on joue avec des valeurs corrigées.

web-corrected = Valeurs corrigées
web-corrected-with = Partie avec des valeurs corrigées : { $name }
web-corrected-brought = Partie avec les valeurs corrigées d’une partie enregistrée
web-corrected-game = Le jeu
web-corrected-new = nouveau
web-corrected-gone = retiré
web-corrected-tile = corrigé
web-setup-values = Valeurs du matériel
web-setup-values-own = Les valeurs habituelles
web-setup-values-broken = { $name } est inutilisable
