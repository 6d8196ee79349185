# What cards of Super Dungeon Arena say, made by game/superdungeon/cardtext.py from what they declare.
# $whom is "target", "user", "self" where an action concerns the user alone,
# and of a standing effect the "bearer" and the "foe" that caused it.

sda-comma = { ", " }
sda-and = { " and " }
sda-or = { " or " }
sda-plus = +
sda-minus = −

## Dice

sda-die-B = { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}
sda-die-R = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
}
sda-die-G = { $n ->
    [one] { $n } green die
   *[other] { $n } green dice
}
sda-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
sda-fixed = { $n ->
    [one] always { $n } star
   *[other] always { $n } stars
}
sda-bonus-dice = { $n ->
    [one] +{ $n } die
   *[other] +{ $n } dice
}
sda-defends = for defense

## Crystals, roles, platforms

sda-crystal-citrine = Citrine
sda-crystal-ruby = Ruby
sda-crystal-emerald = Emerald
sda-crystal-sapphire = Sapphire
sda-role-hero = { $n ->
    [one] Hero
   *[other] Heroes
}
sda-role-miniboss = { $n ->
    [one] mini-boss
   *[other] mini-bosses
}
sda-role-elite = { $n ->
    [one] elite
   *[other] elites
}
sda-role-minion = { $n ->
    [one] minion
   *[other] minions
}
sda-role-point = { $n ->
    [one] spawning point
   *[other] spawning points
}
sda-role-pet = { $n ->
    [one] pet
   *[other] pets
}
sda-platform-8-bit = 8-Bit
sda-platform-16-bit = 16-Bit
sda-platform-super = Super

## Which models

sda-any-model = models
sda-models = { $side ->
    [friends] friendly{ " " }
    [enemies] enemy{ " " }
   *[other] { "" }
}{ $types ->
    [any] { "" }
   *[other] { $types }{ " " }
}{ $roles }
sda-with = { " " }with { $crystals } affinity
sda-without = { " " }without { $crystals } affinity
sda-suffering = { " " }suffering { $status }
sda-wounded = { " " }with wounds

## Reach and dice of an action

sda-range-melee = Melee { $n }
sda-range-magic = Magic { $n }
sda-range-missile = Missile { $n }
sda-range-support = Support { $n }
sda-area-burst = Burst { $n }
sda-area-cross = Cross { $n }
sda-area-lance = Lance { $n }
sda-area-sweep = Sweep { $n }
sda-area-wave = Wave { $n }
sda-area-aura = Aura { $n }
sda-versus = { $own } against { $foe }
sda-rolls = rolls { $attribute }
sda-pounce = Pounce { $n }
sda-hookshot = Hookshot
sda-dangerous = Dangerous
sda-augment = Augment
sda-once = once a game
sda-only = { $models } only
sda-only-these = { " " }({ $models } only)
sda-wounds-margin = inflicts a wound for each star more than the defense
sda-wounds-none = inflicts no wound
sda-wounds-more = inflicts { $n } wounds
sda-charge = the user may then stand on free squares of the lance

## Effects

sda-if-destroyed = if it destroys a model: { $effect }
sda-effect-wound = { $whom ->
    [target] suffers { sda-wounds }
    [foe] suffers { sda-wounds }
    [bearer] it suffers { sda-wounds }
   *[other] the user suffers { sda-wounds }
}
sda-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
sda-effect-heal = { $whom ->
    [user] the user has Heal { $n }
   *[other] Heal { $n }
}
sda-effect-mend = { $whom ->
    [user] removes { sda-wounds } from the user
   *[other] removes { sda-wounds }
}
sda-effect-remedy = { $whom ->
    [user] removes all status effects from the user
   *[other] removes all status effects
}
sda-effect-status = { $whom ->
    [target] inflicts { $status }
    [foe] { $status }
    [bearer] it suffers { $status }
   *[other] the user suffers { $status }
}
sda-effect-push = Push { $n }
sda-effect-pull = Pull { $n }
sda-effect-compel = Compel { $n }
sda-effect-move = { $whom ->
    [bearer] it may move up to { sda-squares }
    [target] may move up to { sda-squares }
   *[other] the user may move up to { sda-squares }
}
sda-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
sda-effect-retreat = the user may retreat up to { sda-squares }
sda-effect-teleport = { $whom ->
    [user] the user may teleport up to { sda-squares }
   *[other] may teleport up to { sda-squares }
}
sda-effect-grant = { $whom ->
    [target] until the user's next upkeep it has { $gains }
   *[other] until its next upkeep the user has { $gains }
}
sda-effect-potion = { $n ->
    [one] gains { $n } potion
   *[other] gains { $n } potions
}
sda-effect-actions = { $n ->
    [one] +{ $n } action point in this activation
   *[other] +{ $n } action points in this activation
}
sda-effect-movement = { $n ->
    [one] +{ $n } movement point in this activation
   *[other] +{ $n } movement points in this activation
}
sda-effect-draw = { $n ->
    [one] draw { $n } loot card
   *[other] draw { $n } loot cards
}
sda-effect-attack = { $kind ->
    [melee] may make a basic melee attack for free
    [magic] may make a basic magic attack for free
    [missile] may make a basic missile attack for free
   *[any] may make a basic attack for free
}
sda-effect-summon = { $n ->
    [one] place one { $model } from the spawning pool { sda-beside }
   *[other] place up to { $n } { $model } from the spawning pool { sda-beside }
}
sda-beside = { $whom ->
    [target] beside the target
   *[other] beside the user
}
sda-effect-destroy = the user is destroyed
sda-effect-unequip = the target loses one piece of equipment
sda-aura-grants = until the user's next upkeep { $models } inside have { $gains }

## Odd cards

sda-odd-swap-places = the user and the target change places, if both have room
sda-odd-mystery-cork = turn up two treasures: until its next upkeep the user has the bonuses and abilities of one of them; discard both
sda-odd-steal-potion = your Hero takes a potion from the target
sda-odd-take-the-blow = the user may take wounds of the target on itself

## Standing effects

sda-dice = { $dice } on { $rolls }
sda-dice-foe = { $dice } on { $rolls } against it
sda-dice-per-own-wound = { $dice } on { $rolls } for each of its wounds{ sda-at-most }
sda-dice-per-friend-at-target = { $dice } on { $rolls } for each other friend within melee reach of the target{ sda-at-most }
sda-at-most = { $most ->
    [0] { "" }
   *[other] , at most { $most } times
}
sda-rolls-of = { $attributes ->
    [any] { $kind ->
        [offense] offense rolls
        [defense] defense rolls
       *[both] all rolls
    }
   *[other] { $kind ->
        [offense] { $attributes } offense rolls
        [defense] { $attributes } defense rolls
       *[both] { $attributes } rolls
    }
}
sda-against = { " " }against { $models }
sda-stat-mp = { $n ->
    [one] { $signed } movement point
   *[other] { $signed } movement points
}
sda-stat-ap = { $n ->
    [one] { $signed } action point
   *[other] { $signed } action points
}
sda-stat-hearts = { $n ->
    [one] { $signed } heart
   *[other] { $signed } hearts
}
sda-stat-potions = { $signed } to the number of potions it can carry
sda-stat-skulls = { $signed } to its skull value
sda-reroll-own-offense = a reroll of { sda-some-dice } on its offense rolls
sda-reroll-own-defense = a reroll of { sda-some-dice } on its defense rolls
sda-reroll-enemy-offense = a reroll of { sda-some-dice } on offense rolls against it
sda-reroll-enemy-defense = a reroll of { sda-some-dice } on defense rolls of its targets
sda-some-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
sda-reaction-foe = the attacker: { $effects }
sda-reaction-own = { $effects }
sda-when-defended = when it wins the defense roll as the target of an offensive action, { $effects }
sda-when-wounded = when it is wounded and still stands, { $effects }
sda-when-destroyed = when it is destroyed, { $effects }
sda-when-moved = when an enemy action moves it, { $effects }
sda-upkeep = in each upkeep: { $effects }
sda-aura = { $n ->
    [one] { $models } within { $n } square have { $gains }
   *[other] { $models } within { $n } squares have { $gains }
}
sda-party = { $models } everywhere on the arena have { $gains }
sda-by-affinity = { $crystals } affinity: { $gains }
sda-damage = { $attributes ->
    [any] its offensive actions inflict { sda-wounds } more
   *[other] its { $attributes } attacks inflict { sda-wounds } more
}
sda-cap = an action never inflicts more than { sda-wounds } on it
sda-free-attack = { $kind ->
    [melee] one free basic melee attack in each activation
    [magic] one free basic magic attack in each activation
    [missile] one free basic missile attack in each activation
   *[any] one free basic attack in each activation
}
sda-symbol-heart-potion = may take hearts that it rolls as potions
sda-symbol-potion-heart = may take potions that it rolls as hearts
sda-symbol-heart-heart = keeps hearts that it rolls
sda-symbol-potion-potion = keeps potions that it rolls
sda-drinks = { $n ->
    [one] may drink { $n } more potion in an activation
   *[other] may drink { $n } more potions in an activation
}
sda-survive = once a game, when it would be destroyed: roll { $dice }; it stands up with a heart for each star
sda-treasures = may hold { $n } treasures
sda-pass = moves through { $things }
sda-pass-walls = walls
sda-pass-structures = structures
sda-pass-difficult = difficult terrain at no extra cost
sda-pass-chasm = chasms
sda-pass-enemies = enemies
sda-hold = enemies next to it may not move on their own
sda-equipment-affinity = with { $crystals } affinity instead: { $gains }

## Tile effects

sda-tile-structure = Cannot be entered and blocks sight.
sda-tile-difficult = Costs 2 movement points to enter.
sda-tile-chasm = Cannot be entered; does not block sight.
sda-tile-blessing = { $reach ->
    [0] Heroes, elites and minions on it have { $gains }
   *[other] Heroes, elites and minions on it or next to it have { $gains }
}
sda-tile-enter = whoever enters it or begins an activation there: { $effects }
sda-tile-finish = { $reach ->
    [0] a Hero, elite or minion that ends its activation on it: { $effects }
   *[other] a Hero, elite or minion that ends its activation on it or next to it: { $effects }
}
