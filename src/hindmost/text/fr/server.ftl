### Pourquoi une demande n’a pas été exécutée. Rien n’a changé alors.

refused-failed = Une erreur est survenue sur le serveur. Elle a été enregistrée.
refused-chronicle-missing = Cette table se joue avec la Chronique { $n }, qui n’est plus installée sur ce serveur. Installez le paquet qui l’apporte, et jouez la suite.
refused-damaged = Cette table est suspendue : ce qui en est conservé est incohérent. Prévenez l’administrateur du serveur.
refused-disk-full = Le disque du serveur est plein : rien n’a été enregistré. Prévenez l’administrateur du serveur.
refused-host-name = Ce serveur ne répond pas à ce nom.
refused-offline = Le serveur est injoignable.
refused-nothing-here = Il n’y a rien ici.
refused-not-possible = C’est impossible ici.
refused-unreadable = La demande est illisible.
refused-large = { $most ->
    [one] La demande dépasse { $most } octet.
   *[other] La demande dépasse { $most } octets.
}
refused-origin = Cette page ne peut pas utiliser ce serveur.
refused-no-header = Joignez l’en-tête X-Hindmost: 1 à toute demande qui modifie quelque chose.
refused-greeted = La connexion est déjà établie.
refused-requests = Trop de demandes : réessayez dans un instant.
refused-new-tables = Trop de nouvelles tables : réessayez dans une minute.

## Tables et places

refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refused-no-seat = Cette table n’a pas de place { $seat }.
refused-link = Ce lien n’est plus valable : demandez-en un autre.
refused-tables = Vous avez trop de parties en cours : terminez-en d’abord.
refused-still-playing = { $number ->
    [one] Vous jouez encore { $number } partie : quittez-la d’abord.
   *[other] Vous jouez encore { $number } parties : quittez-les d’abord.
}
refused-set-up = Cette table ne peut pas être préparée ainsi.
refused-no-bot = Aucun robot ne s’appelle { $bot }.
refused-catalogue-broken = Le catalogue corrigé { $name } est inutilisable.
refused-catalogue-unknown = Il n’y a pas de catalogue corrigé { $name }.
refused-sheet = Cette feuille de score n’existe pas. Commencez-en une nouvelle.
refused-companion = On ne peut pas la jouer ainsi. Commencez une nouvelle partie avec elle.
refused-no-game = Aucun jeu ne s’appelle { $game }.
refused-status = { $status ->
    [open] La partie n’a pas commencé.
    [playing] La partie est en cours.
    [over] La partie est terminée.
    [abandoned] La partie a été interrompue.
   *[other] La partie ne peut pas continuer.
}
refused-not-begun = La partie n’a pas commencé.
refused-game-begun = La partie a commencé : laissez plutôt un robot jouer à votre place.
refused-drafts-settled = La partie a commencé : ce réglage ne peut plus changer.
refused-open-seats = Des places sont encore libres : attendez des joueurs ou donnez-les à des robots.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-seated = Seuls les joueurs de cette table peuvent faire cela.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-seat-just-taken = Quelqu’un vient de prendre cette place.
refused-seat-held = Cette place est à un joueur : demandez aux autres si un robot peut la jouer.
refused-seat-open = Cette place est libre : utilisez son lien.
refused-seat-yours = Vous jouez déjà à cette place.
refused-seated-already = Vous êtes déjà à cette table : laissez cette place à quelqu’un d’autre.
refused-no-rival = Cela ne se demande que pour la place d’un autre joueur.
refused-nobody-else = Personne d’autre ne peut donner son accord.
refused-asked-already = Les joueurs sont déjà consultés au sujet d’une place.
refused-no-request = Personne ne demande votre accord.

## Coups

refused-stale = La partie a avancé : répondez à la question actuelle.
refused-not-offered = Ce coup n’est pas possible maintenant.
refused-not-asked = Ce n’est pas à vous de répondre.
refused-nothing-to-undo = Rien à défaire : un coup qui a révélé quelque chose, ou qu’un autre joueur a vu, est définitif.
refused-nothing-to-redo = Rien à rétablir.
refused-nothing-told = Rien n’a été annoncé qui puisse être confirmé.
refused-no-solo = Ce jeu ne se joue pas seul.
refused-campaign-step = L’étape { $step } de la campagne n’est pas encore ouverte : jouez la précédente jusqu’à sa fin, au même niveau.
refused-past-lost = Les règles ont changé depuis : les coups de cette partie ne peuvent plus être montrés un à un.
refused-no-move-yet = { $total ->
    [one] Il y a eu { $total } coup jusqu’ici.
   *[other] Il y a eu { $total } coups jusqu’ici.
}
refused-nothing-to-play = La partie était finie à ce moment : choisissez-en un plus tôt.
refused-no-hints = Il n’y a de conseils que là où seuls vous et des robots jouez, ou aux tables où chacun peut en demander.
refused-no-analysis = Cette partie ne peut pas être analysée.
refused-thought-lost = La réflexion s’est perdue en route : redemandez.
refused-begun = Votre tour a commencé : terminez-le ou défaites-le d’abord.

## Plans

refused-plans = Vous avez gardé assez de plans à cette table : supprimez-en un.
refused-no-plan = Vous n’avez pas ce plan.
refused-no-move = Ce plan ne contient aucun coup de vous.
refused-plan-over = La partie est terminée dans ce plan : défaites quelque chose.
refused-no-coins = Ce jeu n’a pas de pièces : il n’y a pas de limite à fixer.
refused-no-standing = Cette réponse ne peut pas être donnée d’avance.

## Discussion et avis

refused-chat-off = La discussion est fermée à cette table.
refused-chat-empty = Le message est vide.
refused-chat-full = La discussion de cette table est pleine.
refused-chat-busy = Trop de messages à la fois : renvoyez le vôtre.
refused-kind-off = { $kind ->
    [webhook] Ce serveur n’envoie pas de webhooks.
    [email] Ce serveur n’envoie pas de courriels.
   *[other] Ce serveur n’envoie pas d’avis par ce moyen.
}
refused-address = Cette adresse ne peut pas servir.
refused-addresses = Vous avez donné assez d’adresses : supprimez-en une.
refused-no-address = Cette adresse n’existe pas.
refused-notices = Trop d’avis en une heure : réessayez plus tard.

## Parties enregistrées

refused-record-later = Le fichier de la partie n’est disponible qu’à la fin : il contient le germe du hasard.
refused-record-none = Ce fichier n’est pas une partie enregistrée.
refused-record-damaged = Cette partie enregistrée est endommagée.
refused-record-long = { $most ->
    [one] La partie enregistrée compte plus de { $most } coup.
   *[other] La partie enregistrée compte plus de { $most } coups.
}
refused-record-catalogue = Cette partie a été jouée avec un catalogue corrigé qui est inutilisable.
refused-record-companion = Dans cette partie, on n’a joué que MacNifique, à une table, avec la boîte. Elle ne peut pas être ouverte ici.
refused-record-told = Dans cette partie enregistrée, tout a été annoncé à la main, même ce qui est face cachée. Elle peut continuer dans le terminal, mais pas ici.
refused-record-end = La partie enregistrée est endommagée : ses coups et son résultat ne s’accordent pas.
refused-record-table = La partie enregistrée est endommagée : ce qui concerne la table est illisible.
refused-record-seed = La partie enregistrée a été modifiée : son germe n’est pas celui du début.
refused-record-chain = La partie enregistrée a été modifiée : sa chaîne d’empreintes est rompue.
refused-record-choices = La partie enregistrée a été modifiée : ses deux listes de coups diffèrent.
