# One line for each word that a card may use: for tooltips and the glossary.

## Abilities

sda-word-backlash = Backlash
sda-help-backlash = Backlash: when it wins the defense roll as the target of an offensive action, the attacker suffers a wound.
sda-word-burrow = Burrow
sda-help-burrow = Burrow: moves through walls; structures and difficult terrain are open squares to it.
sda-word-fly = Fly
sda-help-fly = Fly: chasms, structures and difficult terrain are open squares to it, and models hide nothing from it nor it from anyone.
sda-word-insignificant = Insignificant
sda-help-insignificant = Insignificant: destroying it earns no loot.
sda-word-small = Small
sda-help-small = Small: enemies can target it only from within three squares.
sda-word-stealth = Stealth
sda-help-stealth = Stealth: actions that target it have three squares less range, but at least one.
sda-word-surefoot = Surefoot
sda-help-surefoot = Surefoot: difficult terrain is open squares to it.
sda-word-tough = Tough
sda-help-tough = Tough: removes one wound in each upkeep.
sda-word-cursed = Cursed
sda-help-cursed = Cursed: must be equipped if a Hero has the slot free, and comes off only when its bearer is destroyed.
sda-word-shapeshift = Shapeshift: { $form }
sda-help-shapeshift = Shapeshift: in its upkeep it may change into its other form, keeping wounds, tokens and equipment.
sda-word-immune-status-effects = Immune: Status Effects
sda-help-immune-status-effects = Immune: Status Effects: never suffers any status effect, and loses those it has.
sda-word-immune-hex = Immune: Hex
sda-help-immune-hex = Immune: Hex: never suffers Hex.
sda-word-immune-bane = Immune: Bane
sda-help-immune-bane = Immune: Bane: never suffers Bane.
sda-word-immune-slow = Immune: Slow
sda-help-immune-slow = Immune: Slow: never suffers Slow.
sda-word-immune-ice = Immune: Ice
sda-help-immune-ice = Immune: Ice: never suffers Ice.
sda-word-immune-fire = Immune: Fire
sda-help-immune-fire = Immune: Fire: never suffers Fire.
sda-word-immune-poison = Immune: Poison
sda-help-immune-poison = Immune: Poison: never suffers Poison.
sda-word-immune-knockdown = Immune: Knockdown
sda-help-immune-knockdown = Immune: Knockdown: never suffers Knockdown.

## Status effects. On a card as an ability, its successful offensive actions inflict them.

sda-help-inflicts = Its successful offensive actions inflict { $status }.
sda-word-hex = Hex
sda-help-hex = Hex: the highest die of each of its offense rolls is discarded.
sda-word-bane = Bane
sda-help-bane = Bane: the highest die of each of its defense rolls is discarded.
sda-word-slow = Slow
sda-help-slow = Slow: half its movement points, rounded up.
sda-word-ice = Ice
sda-help-ice = Ice: no unique actions and no potions.
sda-word-fire = Fire
sda-help-fire = Fire: a wound in its upkeep.
sda-word-poison = Poison
sda-help-poison = Poison: one action point less, but never the last.
sda-word-knockdown = Knockdown
sda-help-knockdown = Knockdown: cannot move or act until it spends one action point or all its movement points to stand up.
sda-word-random = a random status effect

## Areas

sda-help-burst = Burst X: the target and all within X squares of it that it sees.
sda-help-cross = Cross X: X squares straight out in all four directions.
sda-help-lance = Lance X: a straight line of X squares away from one side of the user.
sda-help-sweep = Sweep X: the row along one side of the user, X squares to each side.
sda-help-wave = Wave X: all squares within X of the user.
sda-help-aura = Aura X: all squares within X of the user, moving with it until its next upkeep.

## Words of actions

sda-help-augment = Augment: concerns friends only, the user among them.
sda-help-dangerous = Dangerous: concerns friends and enemies alike.
sda-help-hookshot = Hookshot: needs no line of sight; range is counted around walls and structures.
sda-help-once = Once a game: after it has been used, it cannot be used again.
sda-help-pounce = Pounce X: the user is first put next to a target that it sees within X squares.
sda-help-charge = Charge: after the lance the user may be put on free squares of it.
sda-help-heal = Heal X: removes up to X wounds and status effects, in any mix.
sda-help-remedy = Remedy: removes all status effects.
sda-help-push = Push X: up to X squares, each farther from the user.
sda-help-pull = Pull X: up to X squares, each nearer to the user, until next to it.
sda-help-compel = Compel X: up to X squares wherever the user's player likes.
sda-help-retreat = Retreat X: up to X squares, each farther from the target.
sda-help-teleport = Teleport X: put on free squares within X that it sees.

## Tile effects

sda-help-difficult = Difficult terrain: two movement points to enter.
sda-help-chasm = Chasm: nobody enters it on foot; everybody sees across.
sda-help-structure = Structure: nobody enters it on foot, and it hides what is behind.
sda-help-blessing = Blessing: helps Heroes, elites and minions, but no mini-boss and no spawning point.
sda-help-hazard = Hazard: harms whoever enters it, or begins an activation there.

## Numbers and icons of a card

sda-help-mp = Movement points: one for each square in an activation, straight or diagonal.
sda-help-ap = Action points: what basic attacks (one each) and unique actions cost in an activation.
sda-help-hearts = Hearts: with as many wounds it is destroyed.
sda-help-skulls = Skulls: what its activation costs out of four a turn, and what its destruction is worth.
sda-help-potion-quantity = Potions: how many potion tokens it can carry.
sda-help-str = STR: strength, for melee attacks.
sda-help-arm = ARM: armour, for defense.
sda-help-will = WILL: for magic attacks, and for who begins.
sda-help-dex = DEX: dexterity, for missile attacks.
sda-help-melee = Melee X: a target within X squares; rolls STR.
sda-help-magic = Magic X: a target within X squares; rolls WILL.
sda-help-missile = Missile X: a target within X squares; rolls DEX.
sda-help-support = Support X: a target within X squares; no wound, and no roll unless the action names one.
sda-help-defends = Defense: this attribute may stop an attack.
sda-help-affinity = Affinity: which of the four crystals the model is close to; some effects ask for one.
sda-help-platform = Platform: 8-Bit and 16-Bit monsters are worth one loot card, Heroes and mini-bosses two.
sda-help-star = Star: the offense wins with more stars than the defense; equal stars defend.
sda-help-heart = Heart: on a won offensive action it removes a wound or a status from a Hero.
sda-help-potion = Potion: on a won offensive action it gives a Hero a potion token.
sda-help-critical = Critical success: five stars or more, and more than double the defense: one wound more.
sda-help-wound = Wound: a token on the model's card; hearts, Heal and Tough take it off.
