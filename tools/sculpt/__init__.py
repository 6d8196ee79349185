"""Our own sculptor: miniatures, tiles, dice and scenes from signed-distance solids, baked to small PNGs."""
