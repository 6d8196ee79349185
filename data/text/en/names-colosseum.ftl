# What the dice of Dungeon Dice: Colosseum are called.

## artifact

name-colosseum-flaming-sword = Flaming Sword
name-colosseum-berserker-axe = Berserker Axe
name-colosseum-titan-hammer = Titan Hammer
name-colosseum-dragon-shield = Dragon Shield
name-colosseum-archmage-staff = Archmage Staff
name-colosseum-storm-bow = Storm Bow
name-colosseum-golden-boomerang = Golden Boomerang
name-colosseum-web-whip = Web Whip
name-colosseum-dragonscale-armor = Dragonscale Armor
name-colosseum-crown-of-dread = Crown of Dread

## legendary

name-colosseum-vorpal-sword = Vorpal Sword
name-colosseum-aegis-shield = Aegis Shield

## level

name-colosseum-level = LEVEL die

## monster-level

name-colosseum-monster-level = MONSTER LEVEL die

## experience

name-colosseum-experience = Experience die

## virtual

name-colosseum-fire = FIRE die

## epic

name-colosseum-tiamat = Tiamat
name-colosseum-medusa = Medusa
name-colosseum-kraken = Kraken
name-colosseum-lich = Lich

## equipment

name-colosseum-worn-sword = Worn sword
name-colosseum-normal-sword = Normal sword
name-colosseum-superior-sword = Superior sword
name-colosseum-worn-axe = Worn axe
name-colosseum-normal-axe = Normal axe
name-colosseum-superior-axe = Superior axe
name-colosseum-worn-hammer = Worn hammer
name-colosseum-normal-hammer = Normal hammer
name-colosseum-worn-shield = Worn shield
name-colosseum-normal-shield = Normal shield
name-colosseum-superior-shield = Superior shield
name-colosseum-normal-staff = Normal staff
name-colosseum-superior-staff = Superior staff
name-colosseum-worn-bow = Worn bow
name-colosseum-normal-bow = Normal bow
name-colosseum-superior-bow = Superior bow
name-colosseum-normal-boomerang = Normal boomerang
name-colosseum-normal-net = Normal net
name-colosseum-normal-armor = Normal armor
name-colosseum-superior-armor = Superior armor

## event

name-colosseum-event = Event die

## familiar

name-colosseum-hound = Hound
name-colosseum-raven = Raven
name-colosseum-drake = Drake

## class

name-colosseum-barbarian = Barbarian
name-colosseum-monk = Monk
name-colosseum-thief = Thief
name-colosseum-wizard = Wizard
name-colosseum-beastmaster = Beastmaster

## monster

name-colosseum-slime = Slime
name-colosseum-bat = Bat
name-colosseum-zombie = Zombie
name-colosseum-wolf = Wolf
name-colosseum-asp = Asp
name-colosseum-giant-spider = Giant Spider
name-colosseum-goblin = Goblin
name-colosseum-skeleton = Skeleton
name-colosseum-ghost = Ghost
name-colosseum-fire-elemental = Fire Elemental
name-colosseum-golem = Golem
name-colosseum-witch = Witch
name-colosseum-demon = Demon
name-colosseum-dragon = Dragon
name-colosseum-lightning-elemental = Lightning Elemental
name-colosseum-ice-elemental = Ice Elemental
name-colosseum-wind-elemental = Wind Elemental

## one-use

name-colosseum-key = KEY
name-colosseum-potion = POTION
name-colosseum-scroll = SCROLL
name-colosseum-bomb = BOMB

## spell

name-colosseum-spell-fire = SPELL FIRE
name-colosseum-spell-tangle = SPELL TANGLE
name-colosseum-spell-gust = SPELL GUST
name-colosseum-spell-toad = SPELL TOAD
name-colosseum-spell-healing = SPELL HEALING
name-colosseum-spell-pain = SPELL PAIN
name-colosseum-spell-stun = SPELL STUN
name-colosseum-spell-protection = SPELL PROTECTION
name-colosseum-spell-freeze = SPELL FREEZE
name-colosseum-spell-void = SPELL VOID
