### La page de l’administrateur du serveur.

admin-title = Hindmost : l’état du serveur
admin-language = Français
admin-languages = Langues
admin-locked = Cette page est réservée à l’administrateur du serveur : le mot de passe est son jeton (HINDMOST_ADMIN_TOKEN), avec n’importe quel nom.
admin-version = Version { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
}, { $database }.
admin-as-of = État du { $moment } UTC.
admin-full = Le disque est plein : rien ne peut être enregistré avant qu’il y ait de la place.
admin-milliseconds = { $number } ms
admin-nobody = personne

admin-load = Charge
admin-load-tables-playing = Tables en cours
admin-load-tables-open = Tables à commencer
admin-load-tables-over = Parties terminées
admin-load-tables-abandoned = Parties arrêtées
admin-load-rooms = Tables en mémoire
admin-load-sockets = Connexions ouvertes
admin-load-bots = Robots au travail
admin-load-writes = Écritures en attente
admin-load-database = Réponse de la base
admin-load-letters = Avis à renvoyer

admin-tables = Dernières tables
admin-no-tables = Il n’y a pas encore de table.
admin-notices = Adresses pour les avis
admin-no-notices = Personne n’a donné d’adresse.
admin-errors = Derniers avertissements et erreurs
admin-no-errors = Aucun depuis le démarrage du serveur.

admin-column-table = Table
admin-column-game = Jeu
admin-column-status = État
admin-column-players = Joueurs
admin-column-changed = Dernier changement (UTC)
admin-column-watchers = Regardent
admin-column-kind = Sorte
admin-column-addresses = Adresses
admin-column-given-up = Abandonnées
admin-column-at = Quand (UTC)
admin-column-level = Niveau
admin-column-event = Événement
admin-column-more = Détails
admin-column-request = Demande

admin-status-open = à commencer
admin-status-playing = en cours
admin-status-over = terminée
admin-status-abandoned = arrêtée

admin-level-warning = avertissement
admin-level-error = erreur
