### Ce qui arrive à une table, quel que soit le jeu.

log-table-replaced = Un robot ({ $bot }) prend la place
log-table-left = Quitte la table ; un robot ({ $bot }) continue
log-table-returned = Revient
log-table-opened = Laisse sa place à quelqu’un d’autre
log-table-joined = S’assied
log-table-abandoned = Met fin à la partie avant son terme
log-table-timeout-bot = Temps écoulé : un robot prend la place
log-table-timeout-move = Temps écoulé : un robot joue ce coup
log-table-timeout-abandon = Temps écoulé : la partie s’arrête là

reason-plan-other = Il y a autre chose à cet endroit à présent. Il était prévu : { $option }
reason-plan-dear = Il faut à présent { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}, plus que les { $most } permises.
reason-plan-late = Votre tour était déjà commencé.
