"""What the Glen More games draw alike: rondel, market and territories."""
