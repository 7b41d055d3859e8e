"""Who somebody is, what they are called, and what they may do at a table. There are no accounts: a cookie and links."""
