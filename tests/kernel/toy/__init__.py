"""Hollow Hill: a made-up game just large enough to use everything the kernel offers.

Walkers go round a ring of spaces; whoever is hindmost strides to one of the three next free spaces and does what is
written there: earns coins, digs a treasure out of the barrow (face down, only its owner knows it) or bids in secret for
one that a pedlar shows. All but the last treasure of a bag may be shown for a coin, and shown ones sold. Once all are
home, the treasures count.

The modules: 1 Moonlight, 2 The Piper, 3 Weather, 4 Silence.
"""
