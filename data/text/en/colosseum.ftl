# What the dice of Dungeon Dice: Colosseum say, made from their faces, and what heroes are asked.

## Dice

colosseum-kind-level = Rolled in every combat, as many as your experience gives you.
colosseum-kind-monster-level = A monster rolls one for each of its levels. A 6 that is beaten pays a red die.
colosseum-kind-experience = Shows your experience; 6 is worth 1 FAME.
colosseum-kind-spell = A spell: cast through a SCROLL die or a scroll sign, free again after the combat.
colosseum-kind-equipment = EQUIPMENT: rolled while equipped.
colosseum-kind-artifact = ARTIFACT: rolled while equipped, worth 1 FAME.
colosseum-kind-legendary = Legendary: may be taken instead of an ARTIFACT, worth 1 FAME.
colosseum-kind-one-use = ONE-USE: goes back to the red bag when it has been used.
colosseum-kind-monster = A monster of the grey bag.
colosseum-kind-event = An event of the grey bag; it goes back when it has been carried out.
colosseum-kind-familiar = A familiar: once in a combat you may roll it, as one use.
colosseum-kind-class = A class: rolled while its demand is met.
colosseum-kind-epic = An Epic Monster with 5 HEALTH; beaten, it is an EPIC TROPHY worth 1 FAME.
colosseum-kind-virtual = Rolled and added to a total, gone after the combat.

colosseum-slot = { $slot ->
    [armor] Worn as armor.
   *[arm] { $arms ->
        [one] Takes one arm.
       *[other] Takes both arms.
    }
}
colosseum-slot-none = Takes no arm.
colosseum-faces = Faces: { $faces }.
colosseum-faces-alike = All its faces show { $face }.
colosseum-level-face = level { $level }{ $signs }{ $colour ->
    [none] { "" }
    [red] , red trophy (1 FAME)
    [black] , black trophy (2 FAME)
   *[gold] , gold trophy (3 FAME)
}
colosseum-reward = Beaten, it pays { $reward ->
    [potion] a red die.
    [chest] a blue die.
   *[lock] a yellow die for a KEY, else a blue one.
}
colosseum-immune = Immune to { $abilities }.
colosseum-slime = Beaten, it heals one WOUND.
colosseum-trophy-once = As a trophy: once in a combat, { $ability }.
colosseum-trophy-petrify = As a trophy: turn a monster you fight to stone. The combat ends, and you keep it to fight later.

## Faces in words

colosseum-face-trap = trap
colosseum-face-potion = red die
colosseum-face-chest = blue die
colosseum-face-lock = lock
colosseum-face-challenge = CHALLENGE
colosseum-face-colosseum = COLOSSEUM
colosseum-face-epic = EPIC MONSTER APPEARS
colosseum-face-healing = HEALING
colosseum-face-pain = PAIN
colosseum-face-strength = STRENGTH
colosseum-face-poison = POISON
colosseum-face-key = KEY
colosseum-face-cast-spell = a spell
colosseum-face-trophy = trophy

## Abilities: their names, and what they do on a hero's die

colosseum-ability-armor = ARMOR
colosseum-ability-armor-text = reroll one die of an opponent, right after the roll
colosseum-ability-sword = SWORD
colosseum-ability-sword-text = reroll one of your own dice
colosseum-ability-tangle = TANGLE
colosseum-ability-tangle-text = the target's lowest die leaves at the end
colosseum-ability-fire = FIRE
colosseum-ability-fire-text = roll a FIRE die and add it
colosseum-ability-gust = GUST
colosseum-ability-gust-text = if you would not win, both sides reroll once
colosseum-ability-scroll = SCROLL
colosseum-ability-scroll-text = cast a free spell
colosseum-ability-pain = PAIN
colosseum-ability-pain-text = a hero takes a WOUND after the combat
colosseum-ability-boomerang = BOOMERANG
colosseum-ability-boomerang-text = reroll two dice of opponents, one after the other
colosseum-ability-vorpal = VORPAL
colosseum-ability-vorpal-text = reroll your dice as long as they rise; one that does not rise loses the combat
colosseum-ability-aegis = AEGIS
colosseum-ability-aegis-text = reroll opponents' dice as long as they fall; one that does not fall loses the combat
colosseum-ability-stun = STUN
colosseum-ability-stun-text = stop an ability
colosseum-ability-freeze = FREEZE
colosseum-ability-freeze-text = a die of a hero's EQUIPMENT is WOUNDED after the combat
colosseum-ability-petrify = PETRIFY
colosseum-ability-petrify-text = the highest die of each hero turns to 1
colosseum-ability-necromancy = NECROMANCY
colosseum-ability-necromancy-text = a MONSTER LEVEL die more

## Spells

colosseum-spell-fire = Adds its number.
colosseum-spell-tangle = Adds its number; the target's lowest die leaves at the end.
colosseum-spell-gust = Adds its number; if you would not win, both sides reroll once.
colosseum-spell-toad = Adds its number; the target loses the abilities it has not used.
colosseum-spell-healing = A hero heals one WOUND.
colosseum-spell-pain = Another hero takes one WOUND.
colosseum-spell-stun = Adds its number and stops an ability, even out of turn.
colosseum-spell-protection = Any number of heroes each reroll one die of an opponent.
colosseum-spell-freeze = Lowers the target's total by its number; of a hero one die of EQUIPMENT is WOUNDED as well.
colosseum-spell-void = The target's highest die leaves at the end.

## Passives and demands

colosseum-passive-shatter = SHATTER: opponents cannot use ARMOR against your side.
colosseum-passive-focus = FOCUS: you may reroll each SPELL die once.
colosseum-passive-intimidate = INTIMIDATE: ones of your opponents count 0.
colosseum-passive-train-familiar = TRAIN FAMILIAR: roll your familiar twice and keep either face.
colosseum-passive-pilfer = PILFER: each monster you beat on your turn pays one red die more.
colosseum-demand-two-axes-equipped = Works with two axes equipped.
colosseum-demand-arm-slots-empty = Works with both hands empty.
colosseum-demand-no-armor-equipped = Works without armor.
colosseum-demand-staff-equipped = Works with a staff equipped.
colosseum-demand-familiar-owned = Works while you own a familiar.

## What each ONE-USE die is for

colosseum-use-key = Opens a lock that pays: a yellow die instead of a blue one.
colosseum-use-potion = Roll it, then give it to a hero or, STRENGTH and POISON, to the monster.
colosseum-use-scroll = Cast a free spell; STUN even out of turn.
colosseum-use-bomb = Thrown among the abilities; its number joins a total of your choice.

# The arena on the setup screen

arena-colosseum-colosseum = A pit of sand, and bags full of dice. Draw from the grey bag, fight what comes out of it, and keep what it leaves behind. Every die of yours is a weapon, a shield or a trick. The first hero with 5 FAME wins.
