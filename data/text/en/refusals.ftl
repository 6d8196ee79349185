# Why something cannot be done, as sentences for players. game/screen/refusals.py knows which words of the rules mean which.

## All games

refusal-not-asked = It is not your turn to answer.

## Moving

refusal-too-far =
    That takes { $needed } movement; there { $points ->
         [one] is only { $points }
        *[other] are only { $points }
    }.
refusal-too-far-for = { $points } movement is not enough to get there.
refusal-no-way = No way leads to { $square }.
refusal-already-there = It stands there already.
refusal-occupied-by = { $who } stands on { $square }.
refusal-occupied = Somebody stands on { $square } already.
refusal-chasm = { $square } is a chasm: nobody can stand there.
refusal-structure = A structure stands on { $square }.
refusal-no-square = { $square } is no part of the arena.
refusal-over-edge = The large base would hang over the edge of the board.
refusal-astride = The large base would stand across a wall.
refusal-held = An enemy next to it holds it where it is.
refusal-no-step = No step leads from { $here } to { $square }.
refusal-not-away = { $square } is not farther away: a push leads away from the one who pushes.
refusal-not-nearer = { $square } is not nearer: a pull leads towards the one who pulls.
refusal-not-moved = { $who } cannot be moved to { $square }.
refusal-move-where = Choose a square to go to.

## Aiming

refusal-range-none = It cannot be reached: no way leads there.
refusal-range = { $distance } squares away; this reaches { $reach }.
refusal-sight-by = It cannot be seen from here ({ $what }).
refusal-sight = It cannot be seen from here.
refusal-vision = A wall between { $here } and { $square } hides it.
refusal-no-room-beside = There is no free square beside { $who } to land on.
refusal-target-needed = Choose a target.
refusal-no-direction = Choose a target; it has no direction.
refusal-direction = Choose a direction.
refusal-no-target = It needs no target.
refusal-user-alone = It works on the one who uses it, and nobody else.
refusal-nobody-there = Nobody would be touched by it.
refusal-not-enemy = It works on enemies only.
refusal-not-friend = It works on friends only.
refusal-not-concerned = It does nothing to that miniature.
refusal-small = { $who } is small: it cannot be aimed at from farther than { $reach } squares, and it is { $distance } away.
refusal-not-on-arena = { $who } is not on the arena.
refusal-centre = Choose the square of { $who } that is the middle of the area.

## What a miniature can do

refusal-knocked-down = It is knocked down and has to stand up first.
refusal-standing = It is on its feet already.
refusal-frozen = It is frozen: it can move and make plain attacks, but use no action of its card.
refusal-points =
    That costs { $needed ->
         [one] one action point
        *[other] { $needed } action points
    }; { $left ->
         [0] none is left
         [one] one is left
        *[other] { $left } are left
    }.
refusal-once = It works once in a match, and has been used.
refusal-no-attack = It has no attack with { $what }.
refusal-free-kind = It has no free attack of that kind.
refusal-free-used = The free attack has been made.
refusal-no-action = { $who } cannot do that.
refusal-no-enemy = No enemy is in reach and in sight.
refusal-nobody-near = Nobody it works on is in reach and in sight.

## Whose turn

refusal-whose = That miniature is not yours.
refusal-whose-named = { $who } is not yours.
refusal-no-monster = { $who } is no monster: only monsters act together.
refusal-in-pool = { $who } waits in the spawning pool and has to be spawned first.
refusal-acted = { $who } has acted in this turn already.
refusal-activate-whom = Choose who acts.
refusal-one-hero = The Hero acts alone in this phase.

## Placing

refusal-place-square = Choose one of the marked squares.
refusal-place-one = Choose a miniature and one of the marked squares.
refusal-no-chasm = It cannot stand in a chasm.
refusal-no-structure = It cannot stand on a structure.
refusal-near-edge = It has to stand within { $count } squares of the { $what } edge.
refusal-too-near = { $count } squares from { $what }; at least { $least } are needed.
refusal-far-from-point = { $count } squares from the spawning point; at most { $reach } are allowed.
refusal-no-room = There is no free square for it.
refusal-pool-empty = None of its monsters waits in the pool.
refusal-spawn-what = Choose a spawning point and what it brings.
refusal-own-point = { $who } is no spawning point of yours.
refusal-not-alone = { $who } comes with its group only.
refusal-on-arena = { $who } is on the arena already.
refusal-locked = The mini-boss cannot come yet.
refusal-place-boss = Place the mini-boss, or decline.

## Potions

refusal-drink-arena = Only a Hero on the arena can drink.
refusal-drink-cost =
    That takes { $needed ->
         [one] one potion
        *[other] { $needed } potions
    }; { $left ->
         [0] none is left
         [one] one is left
        *[other] { $left } are left
    }.
refusal-drunk = The Hero has drunk in this activation already.
refusal-not-acting = It is not acting now.
refusal-green = In the opponent's turn only green potions can be drunk.
refusal-shared = A potion of somebody else can be drunk only while the Hero acts.
refusal-emergency-drunk = An emergency potion has been drunk in this turn already.
refusal-drink-what = Choose a potion.
refusal-no-potion = { $who } has no such potion.
refusal-emergency-only = Only a potion can be drunk now.

## Store and equipment

refusal-not-sold = { $what } is not for sale.
refusal-not-in-warband = { $what } does not belong to your warband.
refusal-no-loot = { $what } is no loot card: only loot pays.
refusal-cursed-pay = { $what } is cursed and worn: it cannot be paid with.
refusal-price = A treasure costs { $needed } loot cards; { $count } are chosen.
refusal-must-equip = { $what } is cursed and has to be equipped.
refusal-equip-what = Choose a card and who gets it.
refusal-no-such = There is no { $what }.
refusal-not-in-backpack = { $what } is not in the backpack.
refusal-cannot-wear = { $who } cannot carry equipment.
refusal-point-loot = A spawning point takes treasures, no loot.
refusal-twin = { $who } carries the treasure of both spawning points.
refusal-cursed-stays = { $what } is cursed and cannot be taken off.

## Crystals

refusal-nothing-to-do = There is nothing here to use.
refusal-carried = A crystal of yours is being carried already.
refusal-no-cluster = The enemy has no crystals here.
refusal-not-at-cluster = It has to stand next to the enemy's crystals.

## Battle Arena Show

refusal-moved = { $who } has moved in this turn already.
refusal-stayed = { $who } has used the second action of those who stay, and cannot move any more.
refusal-fast = { $who } did not break away and stays where it is this turn.
refusal-effect-once = An effect works once in a turn, and has been used.
refusal-no-action-left = No action is left in this turn.
refusal-own-side = An attack never hurts one's own side.
refusal-no-siege = { $what } does nothing to structures.
refusal-not-for = { $what } does not work on a { $kind }.
refusal-base-safe = The base cannot be hurt while both of its turrets stand.
refusal-passive = { $what } always works; it needs no click.
refusal-mana =
    That costs { $needed } mana; { $left ->
         [0] none is left
        *[other] { $left } is left
    }.
refusal-has-no = { $who } does not have { $what }.
refusal-not-declared = { $what } cannot be played with that action.
refusal-goes-nowhere = { $what } needs no square.
refusal-area = { $what } strikes all in range; no target is chosen.
refusal-nobody-in-range = Nobody it works on is in range.
refusal-needs-target = { $what } needs a target.
refusal-needs-square = Choose a square to go to.
refusal-not-now-but = { $what } cannot be played now; its moment: { $when }.
refusal-needs-mate = { $what } needs a team-mate.
refusal-no-target-card = { $what } has no target.
refusal-needs-free = { $what } needs a free square in sight, at most { $count } away.
refusal-no-roll = No roll for breaking away is to be made.
refusal-before-moving = { $what } has to be played before moving.
refusal-teleporter = Heroes come onto free teleporters of their own team.
refusal-not-their-turn = It is the other team's turn.
refusal-had-turn = { $who } has had its turn in this round.
refusal-cards-first = Discard or draw cards first.
refusal-one-of-both = Choose one health or one mana, not both.
refusal-full =
    { $what ->
         [health] Health
        *[other] Mana
    } is full.
refusal-unreached = { $square } cannot be reached with { $points } movement.
refusal-not-adjacent = { $square } is not next to { $here }.
refusal-closed = A { $what } stands on { $square }.
refusal-enemy-teleporter = { $square } is a teleporter of the enemy.
refusal-corner = Nobody can slip between two closed squares from { $here } to { $square }.
refusal-fee = { $square } costs { $needed } movement; { $left } of { $points } are left.
refusal-halves = Half of the minions start in each zone: { $what }.
refusal-other-team = { $who } belongs to the other team.
refusal-marched = { $who } has marched already.
refusal-explodes = { $who } has reached its goal and can only explode.
refusal-not-shopping = The other team is shopping.
refusal-shops-itself = { $who } does its own shopping.
refusal-not-in-store = { $what } is not in the store.
refusal-not-owned = { $who } does not own { $what }.
refusal-same-class = Only an item of the same class replaces another: this is a { $new }, that a { $old }.
refusal-no-better = { $what } is worth no more than { $old }.
refusal-slots = { $who } carries { $count } items and has to give one up.
refusal-nothing-given = Nothing needs to be given up.
refusal-credits =
    That costs { $needed } credits; { $left ->
         [0] none is left
        *[other] { $left } are there
    }.
refusal-paid-team = Only heroes of the team are paid.
refusal-split = { $count } credits are to be split; these are { $total }.
refusal-cannot-window =
    { $what } cannot be played { $window ->
         [before] before
        *[other] after
    } the dice are rolled.
refusal-card-for = Only the { $side } can play { $what }.
refusal-card-actions = { $what } works with { $kind } actions only.
refusal-mates-sake = { $what } protects a team-mate, not the one who plays it.
refusal-not-attacked = { $who } is not attacked.
refusal-no-repeat = This roll cannot be repeated.
refusal-needs-hit = { $what } needs a hero that has been hit.
refusal-alone = A card that changes the target is played alone.
refusal-picked = { $who } has been picked already.

## Dungeon Dice

refusal-offered = It is in the offer already.
refusal-stuck = It cannot change hands.
refusal-lift = That would bring { $who } to { $count } FAME: a trade wins no match.
refusal-one-offer = This hero has had an offer in this turn already.
refusal-asked-already = This hero has been asked already.
refusal-not-on-turn = That is not possible now.
refusal-two-arms = A hero has two arms, no more.
refusal-one-armor = A hero wears one armor, no more.
refusal-twice = It can be worn once only.
refusal-in-fight = It works in a fight only.
refusal-not-this-fight = It takes no part in this fight.
refusal-before-dice = It works after the dice have been rolled.
refusal-armor-only = Only ARMOR can be used now.
refusal-used-combat = It has been used in this combat.
refusal-not-epic = It works on monsters that are not Epic.
refusal-monster-only = It works on monsters only.
refusal-no-ability = It shows no ability.
refusal-armor-passed = The moment for ARMOR has passed.
refusal-armor-nothing = No die is there that ARMOR could roll again.
refusal-reroll-nothing = No die is there to be rolled again.
refusal-no-spell = No spell can be cast with it now.
refusal-nobody-aim = Nobody is there to aim at.
refusal-you-have-no = You have no { $what }.
refusal-promised = It is promised to somebody else.
refusal-key = A KEY opens a chest; it does nothing in a fight.
refusal-bombs = A BOMB is thrown in the ability step.
refusal-not-now = That is not possible now.

## Everywhere

refusal-skulls =
    That costs { $needed ->
         [one] one skull
        *[other] { $needed } skulls
    }; { $left ->
         [0] none is left
         [one] one is left
        *[other] { $left } are left
    }.
refusal-no-points = No action point is left.
refusal-no-monsters = No monster can act.
refusal-no-movement = No movement is left.
refusal-monster-or-end = Choose a monster, or end the phase.
refusal-end-or-end = End the activation, or the whole phase.
refusal-no-petrified = You keep no petrified monster.
refusal-nothing-equip = There is nothing to equip.
refusal-nothing-clear = The offer is empty already.
refusal-stand-for = Choose what standing up costs.
refusal-first-seat = The first player of the team ends the shopping.
refusal-crystal-far = The dropped crystal is { $distance } squares away.
refusal-out-of-reach = { $who } is out of reach.
refusal-alone-for = { $what } works on { $who } alone.
refusal-pair = { $who } is a pair and takes both places.
refusal-one-kind = A warband has one { $kind }.
refusal-two-points = A warband has two spawning points.
refusal-not-locked = Nobody holds { $who }: it can simply walk.
refusal-hero-already = { $who } is your Hero already.
