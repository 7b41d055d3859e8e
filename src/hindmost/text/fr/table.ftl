### Ce qui arrive à une table, quel que soit le jeu.

log-table-replaced = un robot ({ $bot }) prend la place
log-table-asked = on demande aux autres si un robot peut jouer ici
log-table-declined = garde sa place : tous n’étaient pas d’accord pour un robot
log-table-absent = absence aussi longue que convenu : un robot ({ $bot }) prend la place
log-table-left = quitte la table ; un robot ({ $bot }) continue
log-table-returned = revient
log-table-opened = libère sa place
log-table-joined = s’assied
log-table-abandoned = met fin à la partie
log-table-timeout-bot = temps écoulé : un robot prend la place
log-table-timeout-move = temps écoulé : un robot joue ce coup
log-table-timeout-abandon = temps écoulé : la partie s’arrête là
log-table-kept = la partie est montrée dans la position conservée : les règles ont changé depuis, et les coups d’avant ne peuvent plus être racontés
log-table-draft-lost = votre tour recommence : les règles ont changé depuis, et ce que vous en aviez commencé ne peut pas continuer
log-table-rules = à partir d’ici, la partie suit les règles en version { $to } ; jusque-là, c’était la version { $was }
log-table-standing = réponse donnée d’avance : { $answer } ({ $question })

reason-plan-other = La situation a changé ici. Vous aviez prévu : { $option }
reason-plan-dear = Cela coûterait { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}, plus que votre maximum ({ $most }).
reason-plan-late = Votre tour était déjà commencé.
