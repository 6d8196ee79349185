# What a newcomer has to know of each game, a paragraph a line: the first page of its rules.

in-short-superdungeon =
    The aim. The scenario says how to win. Destruction: 15 points, a destroyed model is worth its skulls; or destroy both enemy spawning points, the enemy Hero and the enemy mini-boss. King of the hill: five points for having more models in the middle zone. Crystal capture: carry three crystals from the enemy's cluster to your own, one at a time.
    A turn. Do one of four things: activate your Hero, activate monsters worth up to four skulls, spawn, or go to the store. Then both players draw loot for what they destroyed, and may equip it.
    An activation. A model has movement (boot) and actions (bolt), to be mixed freely. What is not used is lost. Click a square to move, an enemy to attack, a button for anything else.
    An attack. The attacker rolls the dice of the attribute, the defender rolls one of those with a shield. The attacker hits with more stars; a tie defends. Most hits take one heart.
    Spawning. A spawning point takes a wound and brings back, out of the pool, its monsters, the Hero or the mini-boss.
    The store. Three treasures are turned up; each costs four loot cards.

in-short-colosseum =
    The aim. The first hero with 5 FAME wins. FAME comes from trophies of strong monsters, from artifacts and legendary dice you own, and from experience 6.
    A turn. Trade and change your equipped dice; then rest to heal, or explore: draw a die from the grey bag and roll it. It may be a reward, a trap, an event or a monster.
    A fight. You roll your LEVEL dice and your equipped dice, the monster rolls its own. Before and after the roll, all may use scrolls, potions and bombs in turn. The higher total wins: experience, dice or a trophy for you, or a wound.
    Equipment. Two arms carry weapons and shields; one armor. Choose what to wear before you decide to fight: then it is locked until the end.
    Epic Combat. When somebody first has 3 FAME, an Epic Monster comes, and all heroes may fight it together for up to three rounds.

in-short-arenashow =
    The aim. Destroy the enemy base. It can be hurt as soon as one of its two turrets is gone.
    A round. Heroes earn credits and buy items in the store; new minions march down the lanes; then the teams take turns activating one hero each, until all have acted.
    A hero's turn. Move, and use one action of its card. Effects and free actions come on top. Draw up to three bonus cards; each works once, when its moment comes.
    An attack. Two dice and the bonuses of card and items against the target's defense: as high or higher deals the damage of the action. A hero without health is back in the next round.
    Credits. One a round, one for a minion, three for an enemy hero; the fountain pays its owner two a round.
    Minions. They march by themselves at turrets and the base, and give their lives to damage them. Keep yours alive.
