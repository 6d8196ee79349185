# What heroes, actions, items, bonus cards, structures and boards of Battle Arena Show are called.

## Heroes

name-arenashow-vexa-thornshot = Vexa Thornshot
name-arenashow-sergeant-brask = Sergeant Brask
name-arenashow-lirien-dusk = Lirien Dusk
name-arenashow-odo-farsight = Odo Farsight
name-arenashow-grum-ironpost = Grum Ironpost
name-arenashow-sister-halda = Sister Halda
name-arenashow-kob-wallbreaker = Kob Wallbreaker
name-arenashow-marshal-yune = Marshal Yune
name-arenashow-ember-saltry = Ember Saltry
name-arenashow-professor-thule = Professor Thule
name-arenashow-mira-of-the-lamps = Mira of the Lamps
name-arenashow-orlo-grave-singer = Orlo Grave-Singer
name-arenashow-killer = Killer
name-arenashow-tank = Tank
name-arenashow-wizard = Wizard

## Actions

name-arenashow-quarrel = Quarrel
name-arenashow-pinning-quarrel = Pinning Quarrel
name-arenashow-steady-breath = Steady Breath
name-arenashow-high-perch = High Perch
name-arenashow-splitting-volley = Splitting Volley
name-arenashow-hand-cannon = Hand Cannon
name-arenashow-scatter-shell = Scatter Shell
name-arenashow-sapper-charge = Sapper Charge
name-arenashow-powder-proof = Powder-Proof
name-arenashow-double-load = Double Load
name-arenashow-twin-knives = Twin Knives
name-arenashow-backstab = Backstab
name-arenashow-smoke-step = Smoke Step
name-arenashow-slippery = Slippery
name-arenashow-rail-shot = Rail Shot
name-arenashow-piercing-slug = Piercing Slug
name-arenashow-ricochet = Ricochet
name-arenashow-painted-target = Painted Target
name-arenashow-post-hammer = Post Hammer
name-arenashow-ram = Ram
name-arenashow-field-dressing = Field Dressing
name-arenashow-bulwark = Bulwark
name-arenashow-vow-mace = Vow Mace
name-arenashow-mend = Mend
name-arenashow-rally-bell = Rally Bell
name-arenashow-shelter = Shelter
name-arenashow-breaker-maul = Breaker Maul
name-arenashow-breach = Breach
name-arenashow-ground-stomp = Ground Stomp
name-arenashow-hardtack = Hardtack
name-arenashow-lightning-rod = Lightning Rod
name-arenashow-shield-rush = Shield Rush
name-arenashow-chain-hook = Chain Hook
name-arenashow-second-wind = Second Wind
name-arenashow-anchor = Anchor
name-arenashow-cinder-dart = Cinder Dart
name-arenashow-fireburst = Fireburst
name-arenashow-searing-lance = Searing Lance
name-arenashow-kindling = Kindling
name-arenashow-ice-needle = Ice Needle
name-arenashow-frost-ring = Frost Ring
name-arenashow-glacial-spike = Glacial Spike
name-arenashow-rime-coat = Rime Coat
name-arenashow-lamp-spark = Lamp Spark
name-arenashow-ghost-light = Ghost Light
name-arenashow-change-places = Change Places
name-arenashow-starfall = Starfall
name-arenashow-deep-wick = Deep Wick
name-arenashow-dirge = Dirge
name-arenashow-life-tithe = Life Tithe
name-arenashow-hollow-chorus = Hollow Chorus
name-arenashow-stone-requiem = Stone Requiem
name-arenashow-dread = Dread
name-arenashow-shot = Shot
name-arenashow-snipe = Snipe
name-arenashow-bash = Bash
name-arenashow-spark = Spark
name-arenashow-burst = Burst
name-arenashow-phase-bolt = Phase Bolt
name-arenashow-hex = Hex

## Items

name-arenashow-rehearsal-blade = Rehearsal Blade
name-arenashow-serrated-blade = Serrated Blade
name-arenashow-champions-blade = Champion's Blade
name-arenashow-encore-blade = Encore Blade
name-arenashow-chalk-wand = Chalk Wand
name-arenashow-amber-rod = Amber Rod
name-arenashow-storm-rod = Storm Rod
name-arenashow-encore-staff = Encore Staff
name-arenashow-padded-vest = Padded Vest
name-arenashow-brass-cuirass = Brass Cuirass
name-arenashow-stage-plate = Stage Plate
name-arenashow-finale-plate = Finale Plate
name-arenashow-tin-locket = Tin Locket
name-arenashow-silver-locket = Silver Locket
name-arenashow-golden-locket = Golden Locket
name-arenashow-heart-of-the-show = Heart of the Show
name-arenashow-soft-boots = Soft Boots
name-arenashow-spring-boots = Spring Boots
name-arenashow-racing-boots = Racing Boots
name-arenashow-comet-boots = Comet Boots
name-arenashow-glass-bead = Glass Bead
name-arenashow-blue-charm = Blue Charm
name-arenashow-tide-charm = Tide Charm
name-arenashow-leviathan-charm = Leviathan Charm
name-arenashow-work-gloves = Work Gloves
name-arenashow-spiked-gloves = Spiked Gloves
name-arenashow-duellist-gauntlet = Duellist Gauntlet
name-arenashow-whirlwind-gauntlet = Whirlwind Gauntlet
name-arenashow-cue-cards = Cue Cards
name-arenashow-directors-notes = Director's Notes
name-arenashow-grand-script = Grand Script
name-arenashow-echo-folio = Echo Folio

## Single effects

name-arenashow-single-clear-mind = Clear Mind
name-arenashow-single-echo = Echo
name-arenashow-single-fleet = Fleet
name-arenashow-single-flurry = Flurry
name-arenashow-single-grip = Grip
name-arenashow-single-guard = Guard
name-arenashow-single-padding = Padding
name-arenashow-single-prompter = Prompter
name-arenashow-single-surefoot = Surefoot

## Bonus cards

name-arenashow-deadeye = Deadeye
name-arenashow-hollow-point = Hollow Point
name-arenashow-sidestep = Sidestep
name-arenashow-second-chance = Second Chance
name-arenashow-sprint = Sprint
name-arenashow-run-and-gun = Run and Gun
name-arenashow-armour-breaker = Armour Breaker
name-arenashow-slip-away = Slip Away
name-arenashow-executioner = Executioner
name-arenashow-brace = Brace
name-arenashow-grit = Grit
name-arenashow-heavy-swing = Heavy Swing
name-arenashow-field-rations = Field Rations
name-arenashow-cover-me = Cover Me
name-arenashow-hold-the-line = Hold the Line
name-arenashow-grounding-spike = Grounding Spike
name-arenashow-steady-feet = Steady Feet
name-arenashow-rallying-cry = Rallying Cry
name-arenashow-concentration = Concentration
name-arenashow-overcharge = Overcharge
name-arenashow-mana-draught = Mana Draught
name-arenashow-blink-shield = Blink Shield
name-arenashow-twist-of-fate = Twist of Fate
name-arenashow-twin-cast = Twin Cast
name-arenashow-wide-pattern = Wide Pattern
name-arenashow-blink = Blink
name-arenashow-null-ward = Null Ward
name-arenashow-atk2 = Attack +2
name-arenashow-def2 = Defense +2
name-arenashow-repeat = Repeat
name-arenashow-soak2 = Soak 2
name-arenashow-extra = Extra

## Structures and boards

name-arenashow-red-base = the red base
name-arenashow-red-north = the red north turret
name-arenashow-red-south = the red south turret
name-arenashow-blue-base = the blue base
name-arenashow-blue-north = the blue north turret
name-arenashow-blue-south = the blue south turret
name-arenashow-fountain = the Fountain
name-arenashow-grand-stage = Grand Stage
name-arenashow-foundry-row = Foundry Row
