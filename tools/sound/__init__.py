"""Sound effects and music made from nothing but numpy, baked to data/sounds."""
