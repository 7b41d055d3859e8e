"""What a connection passes before anybody asks who it is: how many there are, how fast, how large, and from where."""
