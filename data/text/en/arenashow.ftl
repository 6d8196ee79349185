# What the cards of Battle Arena Show say, made from their declared effects, and the lines of its log.

arenashow-profile = Movement { $movement }, attack { $attack }, defense { $defense }, health { $health }, mana { $mana }.
arenashow-team = { $team ->
    [RED] Red
   *[BLUE] Blue
}
arenashow-minion = { $team ->
    [RED] red minion { $number }
   *[BLUE] blue minion { $number }
}
arenashow-role = { $role ->
    [tank] Tank
    [killer] Killer
   *[wizard] Wizard
}
arenashow-stat = { $stat ->
    [movement] movement
    [attack] attack
    [defense] defense
    [health] maximum health
    [mana] maximum mana
    [physical-damage] physical damage
    [magic-damage] magic damage
    [physical-action] physical actions a turn
    [magic-action] magic actions a turn
    [hand] bonus cards in hand
    [break-away] on break-away rolls
    [hold] needed to break away
    [next-damage] damage
   *[other] { $stat }
}

## Actions

arenashow-type = { $type ->
    [physical] Physical
    [magic] Magic
    [neutral] Neutral
    [effect] Effect, free, once a turn
   *[passive] Passive
}
arenashow-free = Free action
arenashow-siege = Siege { $damage } up to { $range }
arenashow-range = { $kind ->
    [area] Area { $range }
   *[normal] Range { $range }
}
arenashow-cost = { $mana } mana
arenashow-damage = Damage { $damage }
arenashow-targets = { $targets ->
    [structure] Structures only.
    [hero] Enemy heroes only.
    [team-mate] On a team-mate.
    [self-team-mate] On the hero or a team-mate.
   *[other] On { $targets }.
}
arenashow-ignore-walls = Ignore walls.
arenashow-versus-minions = +{ $amount } when compared with the defense of minions.
arenashow-versus-lonely = +{ $amount } damage to a hero without a team-mate beside it.
arenashow-passive = { $stat ->
    [range] { $action } has range +{ $amount } while no enemy hero is adjacent.
    [fail-guard] Suffers no damage from own fails.
    [break-away] +{ $amount } on own break-away rolls.
    [defense] { $of ->
        [adjacent-team-mates] Adjacent team-mates have +{ $amount } defense.
       *[self] { $only ->
            [team-mate-adjacent] +{ $amount } defense while a team-mate is adjacent.
           *[always] +{ $amount } defense.
        }
    }
    [shot-guard] Shots of structures do { $amount } damage less.
    [hold] Enemies need { $amount } more to break away, but never more than 6.
    [critical] Criticals deal { $amount } further damage.
    [gains] In maintenance, may regain both 1 health and 1 mana.
   *[other] +{ $amount } { $stat }.
}

## Effects

arenashow-effect-heal = { $only ->
    [damaged-hero] If it damages a hero, the user heals { $amount }.
   *[always] { $whom ->
        [user] Heals { $amount } health of the hero itself.
       *[target] Heals { $amount } health of each one it is used on.
    }
}
arenashow-effect-mana = Regain { $amount } mana.
arenashow-effect-mark = { $whom ->
    [hit] A hero that is hit has { $amount } { $stat }
    [user] { $amount } { $stat }
   *[target] The chosen hero has { $amount } { $stat }
} { $until ->
    [action] { $action ->
        [physical] for the next physical action this turn.
        [magic] for the next magic action this turn.
       *[any] for the next action this turn.
    }
    [turn] until the end of this turn.
    [next-turn] until the end of its next turn.
   *[my-next-turn] until the start of the acting hero's next turn.
}
arenashow-effect-push = A hero that is hit may be pushed { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} away.
arenashow-effect-pull = A hero that is hit is pulled up to { $squares } squares closer.
arenashow-effect-step = Move up to { $squares } squares whatever they cost, ignoring locks; this is not the move of the turn.
arenashow-effect-blink = Go to a free visible square within { $squares } squares; this is not the move of the turn.
arenashow-effect-swap = Change places with the team-mate; this is not the move of the turn.
arenashow-effect-more-actions = { $amount ->
    [one] One additional { $type ->
        [physical] physical action
        [magic] magic action
       *[any] action
    } this turn.
   *[other] { $amount } additional { $type ->
        [physical] physical actions
        [magic] magic actions
       *[any] actions
    } this turn.
}
arenashow-effect-more-moves = The hero may move once more this turn.
arenashow-effect-break = The break-away roll succeeds without rolling.
arenashow-effect-attack = +{ $amount } attack for this action.
arenashow-effect-defense = +{ $amount } defense against this attack.
arenashow-effect-damage = { $to ->
    [one-hero] +{ $amount } damage to one hero that is hit.
   *[all] +{ $amount } damage for this action, structures apart.
}
arenashow-effect-soak = { $amount ->
    [0] Take no damage from this attack.
   *[other] Take { $amount } less damage from this attack.
}
arenashow-effect-ignore-shield = This action ignores the shield of a turret.
arenashow-effect-repeat = { $better ->
    [yes] Repeat the roll and keep the better result.
   *[no] Repeat the roll; the second result must be accepted.
}
arenashow-effect-final = The roll cannot be repeated.
arenashow-effect-cover = When an adjacent team-mate is the only target and you could be one, you become the target instead.
arenashow-effect-ignore-shot = Ignore that shot.
arenashow-effect-widen = Its radius is { $amount } larger.

## Items and bonus cards

arenashow-item = { $stat ->
    [padding] The first damage by a structure each round is { $amount } less.
   *[other] +{ $amount } { arenashow-stat }.
}
arenashow-single = Single "{ $name }": { $effect }
arenashow-class = { $class ->
    [blade] Blade
    [focus] Focus
    [armour] Armour
    [locket] Locket
    [boots] Boots
    [charm] Charm
    [gauntlet] Gauntlet
   *[tome] Tome
}
arenashow-no-use = of no use to a { $role }
arenashow-when = { $when ->
    [before] Before rolling dice, { $by ->
        [attacker] by the attacker.
        [defender] by the defender.
       *[either] by either side.
    }
    [after] After throwing dice, { $by ->
        [attacker] by the attacker.
        [defender] by the defender.
       *[either] by either side.
    }
    [play] In your own play step.
    [shot] When a structure shoots you.
    [roll] After any roll of your own.
   *[declaration] With the declaration of an area action.
}
arenashow-only-on = For { $action ->
    [physical] physical
   *[magic] magic
} actions.
arenashow-within = On a team-mate within { $range } squares.

## Questions

arenashow-ask-draft = Choose a { $role }.
arenashow-ask-resurrection = Place a hero on a teleporter.
arenashow-ask-store = Buy items, or end the shopping.
arenashow-ask-credits = Split the credits among your heroes.
arenashow-ask-evolve = Evolve a hero, or decline.
arenashow-ask-minions-deploy = Where does the odd minion go?
arenashow-ask-minions-march = March the minions, each one cell on.
arenashow-ask-activate = Choose the hero to activate.
arenashow-ask-maintenance-cards = Throw away cards, then draw.
arenashow-ask-maintenance-gain = Regain one health or one mana.
arenashow-ask-turn = Move, act, play cards, or end the turn.
arenashow-ask-window-before = Play cards before the dice, or pass.
arenashow-ask-window-after = Play cards after the dice, or pass.
arenashow-ask-roll = Repeat the roll?
arenashow-ask-shot = Whom does the turret shoot?
arenashow-ask-shot-answer = A structure shoots: play a card, or pass.
arenashow-ask-push = Push the hero?
arenashow-ask-pull = Pull the hero?

## Log

arenashow-log-drafted = { $team } picks { $card }.
arenashow-log-start-rolled = { $team } rolls { $dice } for the first round.
arenashow-log-round-began = Round { $round } begins; { $initiative } has the initiative.
arenashow-log-phase-began = { $phase ->
    [initiative] Initiative.
    [resurrection] Resurrection.
    [store] The store opens.
    [minions] Minions.
   *[activation] Hero activation.
}
arenashow-log-placed = { $hero } enters at { $square }.
arenashow-log-paid = { $hero } receives { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} ({ $why ->
    [income] income
    [minion] a minion
    [hero] a hero
    [turret] a turret
    [shot] a shot
   *[fountain] the Fountain
}).
arenashow-log-bought = { $improved ->
    [yes] { $hero } improves { $gave } to { $item } for { $paid }.
   *[no] { $hero } buys { $item } for { $paid }{ $gave ->
        [none] .
       *[other] {" "}and gives up { $gave }.
    }
}
arenashow-log-offered = { $item } is on offer.
arenashow-log-restarted = { $hero } pays for a new store.
arenashow-log-items-shuffled = The discarded items are shuffled.
arenashow-log-bonus-shuffled = The discarded { $role } cards are shuffled.
arenashow-log-invoked = { $team } rolls { $count } for the minions.
arenashow-log-deployed = The { $minion } appears at { $square }.
arenashow-log-marched = The { $minion } marches to { $square }.
arenashow-log-exploded = The { $minion } explodes at { $structure }.
arenashow-log-reserved = The { $minion } goes back to the reserve.
arenashow-log-activated = { $hero } is activated.
arenashow-log-turn-ended = { $hero } ends the turn.
arenashow-log-discarded = { $hero } throws away { $card }.
arenashow-log-drew = { $hero } draws { $card }.
arenashow-log-drew-cards = { $hero } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
arenashow-log-gained = { $hero } regains { $amount } { $what } ({ $source }).
arenashow-log-walked = { $hero } goes { $path }.
arenashow-log-displaced = { $hero } is put on { $path } by { $by }.
arenashow-log-break-away = { $success ->
    [yes] { $hero } breaks away{ $die ->
        [0] .
       *[other] {" "}with { $die }, { $needed } needed.
    }
   *[no] { $hero } is held fast with { $die }, { $needed } needed.
}
arenashow-log-used = { $hero } uses { $action } on { $targets }.
arenashow-log-card-played = { $hero } plays { $card }.
arenashow-log-passed = Pass.
arenashow-log-shot = { $structure } shoots { $hero } for { $damage }.
arenashow-log-shot-ignored = { $hero } ignores the shot of { $structure }.
arenashow-log-danger = { $hero } enters the danger area of { $structure } at { $square }.
arenashow-log-rolled = { $hero } rolls { $dice }: { $total }.
arenashow-log-compared = { $total } against { $defense } of { $target }: { $fail ->
    [yes] a fail.
   *[no] { $critical ->
        [yes] a critical.
       *[no] { $hit ->
            [yes] a hit.
           *[no] a miss.
        }
    }
}
arenashow-log-damaged = { $target } loses { $amount }, { $left } left.
arenashow-log-marked = { $hero }: { $amount } { arenashow-stat } ({ $source }).
arenashow-log-died = { $by ->
    [none] { $victim } falls.
   *[other] { $victim } falls to { $by }.
}
arenashow-log-destroyed = { $structure } is destroyed.
arenashow-log-fountain-taken = { $team } takes the Fountain.
arenashow-log-evolved = { $hero } evolves.
arenashow-log-evolution-declined = { $team } declines to evolve a hero.
arenashow-log-won = { $team } wins in round { $round }.

# The arenas on the setup screen

arena-arenashow-foundry-row = Crates and workshops break every lane: many corners, short sight, and no way to the Fountain without somebody behind you.
arena-arenashow-grand-stage = A walled court around the Fountain and open ground before both bases: room for those who shoot, quick ways round for those who do not.
