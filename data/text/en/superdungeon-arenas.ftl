# The arenas on the setup screen.

arena-superdungeon-sunlit-ring = An old fighting ring under an open sky. Long lines of sight, two pits, a little lava, and six statues whose favour is worth a detour. Archers and flyers feel at home; there is little to hide behind.
arena-superdungeon-broken-keep = A ruined castle around a walled courtyard. Four gates lead to the middle, four corner rooms shelter whoever spawns there. Corners, doors and short sight: brawlers, burrowers and patience.
arena-superdungeon-tiles = Four dungeon tiles, placed in turn and turned as you like. No two games are played in the same place.
