# A line for each model and each piece of equipment, for the foot of its card.

## Heroes

flavour-superdungeon-arena-champion = Undefeated. Ask her. Ask anyone. Ask her again.
flavour-superdungeon-questing-knight = The quest is a secret. He has forgotten it.
flavour-superdungeon-starguild-sapper = Everything is a door to somebody with enough powder.
flavour-superdungeon-sister-of-light = She will pray for you. She will also hit you.
flavour-superdungeon-mistmourn-shaman = The ancestors say hello. They say it with fire.
flavour-superdungeon-jack-scarecrow = The crows were never afraid of the hat.
flavour-superdungeon-cinder-sage = Has not needed a candle since she was six.
flavour-superdungeon-dusk-duelist = You blinked. That was your turn.
flavour-superdungeon-thornwood-archer = She aims for the apple. There is no apple.
flavour-superdungeon-deeproot-wanderer = Speaks softly to trees and never gets stung.
flavour-superdungeon-honey-bear = Where did the quiet fellow with the basket go?
flavour-superdungeon-dawn-courier = Neither rain nor arrows. Signature required.
flavour-superdungeon-red-fang-reaver = Counts his bruises aloud, and smiles at each.
flavour-superdungeon-bilge-bess = The fuse is always a little shorter than she says.
flavour-superdungeon-ninelife-scholar = Eight footnotes left.
flavour-superdungeon-storm-lancer = The thunder is hers. The lightning is only fast.
flavour-superdungeon-bottle-baroness = Shaken by nothing, not even by what is in the bottle.
flavour-superdungeon-riftborn-sneak = He was here a moment ago, and so was your purse.
flavour-superdungeon-clawsworn-captain = Small captain, long pike, no doubts.
flavour-superdungeon-jinx-weaver = Knits in the evenings. Mostly bad luck.
flavour-superdungeon-longshot-lorna = One shot, one coffee, and then we shall see.
flavour-superdungeon-crown-paladin = Stands where the roof leaks so that others need not.
flavour-superdungeon-wyrmwatch-blade = Has waited two hundred years for one good swing.
flavour-superdungeon-attic-occultist = Never answer what knocks from inside the trunk.
flavour-superdungeon-ringside-brawler = Left, left, left, goodnight.
flavour-superdungeon-tide-warden = Swims against everything on principle.
flavour-superdungeon-sugarplum-seer = Foresaw this. Brought cake.
flavour-superdungeon-clockwork-duchess = Please do not touch the key in her back.
flavour-superdungeon-rose-chanter = Her enemies hum along before they fall.
flavour-superdungeon-bailiff-brand = Nothing personal. Everything itemised.
flavour-superdungeon-greycloak-veteran = His sword broke years ago. Nobody dared to mention it.
flavour-superdungeon-silver-lancer = Polishes the armour twice, the manners once.
flavour-superdungeon-camp-cook = Three hot meals a day, one of them thrown.

## Mini-bosses

flavour-superdungeon-rex = Wants a hug. Do not give him the hug.
flavour-superdungeon-gruesome-george = Held together by stitches, lightning and good will.
flavour-superdungeon-captain-blackspot = He lost the ship, the crew and the parrot, but never a coin.
flavour-superdungeon-umbra-the-patient = She was in position before the arena was built.
flavour-superdungeon-grandfather-stump = Remembers you as an acorn. Was not impressed then.
flavour-superdungeon-lord-morel = His court has a strict dress code: spots.
flavour-superdungeon-prism-dragon = Such a lovely smile. Such a long way down.
flavour-superdungeon-old-anvil = He was hit on the head every day until he hit back.
flavour-superdungeon-red-mask-oni = Table manners are for those who use a table.
flavour-superdungeon-tunnel-queen = Mind the gap. It is minding you.

## Spawning points

flavour-superdungeon-kobold-warrens = However many come out, there are more.
flavour-superdungeon-deeproot-hollow = Pull one weed and meet the family.
flavour-superdungeon-restless-graves = Rest in pieces.
flavour-superdungeon-paper-lantern-shrine = When the light goes out, count your friends.
flavour-superdungeon-boulder-den = The gravel is snoring.
flavour-superdungeon-tribal-stone = They do not carve the names of the dead. They ask them.
flavour-superdungeon-mushroom-ring = Step inside for a short, short nap.
flavour-superdungeon-weeping-pillar = It is only salt. It is only water. It is only sobbing.
flavour-superdungeon-crooked-patch = The pumpkins face the other way when you look.
flavour-superdungeon-crown-gatehouse = State your business, your name and your shoe size.
flavour-superdungeon-twilight-rift = A crack in the evening.
flavour-superdungeon-beached-wreck = High tide, low morals.
flavour-superdungeon-warm-nest = Do not wake the eggs.

## Monsters

flavour-superdungeon-kobold-firepriest = The sermon is short. The congregation is flammable.
flavour-superdungeon-kobold-shieldback = The shield came with dents. The dents came with stories.
flavour-superdungeon-kobold-potter = Every pot a surprise, even for her.
flavour-superdungeon-kobold-brawler = Brave in company.
flavour-superdungeon-kobold-spearling = Stands behind a friend and pokes.
flavour-superdungeon-elder-sprig = A hundred years old and still not allowed up late.
flavour-superdungeon-sudden-oak = Was that tree there before?
flavour-superdungeon-pollen-wisp = Bless you. No, really, sleep well.
flavour-superdungeon-turnip-tosser = Good for you, if you catch it.
flavour-superdungeon-mossling = Soft, green and itchy for days.
flavour-superdungeon-bone-caller = Knows all of them by name and by rib.
flavour-superdungeon-grave-knight = Still on duty. Nobody came to relieve him.
flavour-superdungeon-dust-conjurer = Spells a little rusty, bones a little dusty.
flavour-superdungeon-rattlebones = You can hear him coming. It does not help.
flavour-superdungeon-shadow-captain = Has never been seen, and is proud of it.
flavour-superdungeon-ink-mage = Writes your name, then blots it.
flavour-superdungeon-reed-runner = The grass moved. There is no grass.
flavour-superdungeon-rain-archer = It always starts with a few drops.
flavour-superdungeon-lantern-blade = Blows out the light first.
flavour-superdungeon-quarry-crusher = Walls are just slow friends.
flavour-superdungeon-rollback = Starts slowly. Stops never.
flavour-superdungeon-pebble-gunner = It is all pebbles until one is yours.
flavour-superdungeon-slowshell = Late for every fight, and through the floor.
flavour-superdungeon-mistmourn-elder = Forgives nothing, heals everything.
flavour-superdungeon-ghost-walker = Large, and yet nobody saw her come.
flavour-superdungeon-fireless-warrior = His flame is cold. So is his soup.
flavour-superdungeon-puffball = Do not lean on it.
flavour-superdungeon-truffle-hog = Finds mushrooms. Some of them want to be found.
flavour-superdungeon-sporeling = Boing.
flavour-superdungeon-fog-hound = Wet nose, wet paws, wet footsteps behind you.
flavour-superdungeon-little-sorrow = Cries for company, and company comes.
flavour-superdungeon-web-mother = A thousand children, and none of them writes.
flavour-superdungeon-broom-witch = Has your left sock.
flavour-superdungeon-gourd-bat = A small dark thing with one bad idea.
flavour-superdungeon-crown-sergeant = One more time! Until he is happy. He is never happy.
flavour-superdungeon-crown-guard = There were always two of them, with just enough room between.
flavour-superdungeon-crown-arbalest = Loads slowly, sighs, and does not miss.
flavour-superdungeon-rift-stalker = Poison is patience in a bottle.
flavour-superdungeon-dusk-adept = Borrows shadows and gives them back bent.
flavour-superdungeon-shade-imp = Kicks only what is down already.
flavour-superdungeon-drowned-bosun = Still shouts at the sea for being late.
flavour-superdungeon-powder-monkey = Taught itself to light matches. Nobody taught it to let go.
flavour-superdungeon-deck-rat = First to leave the ship, first to come back for the cheese.
flavour-superdungeon-ash-drake = Hiccups are how it begins.
flavour-superdungeon-snapper = All ankle, no manners.
flavour-superdungeon-hatchling = Its first word was "mine".

## Loot

flavour-superdungeon-dark-scimitar = Bent in the middle, straight to the point.
flavour-superdungeon-honest-hatchet = It says what it means.
flavour-superdungeon-sunday-hammer = Only for best.
flavour-superdungeon-parrying-knife = For the hand that is not busy.
flavour-superdungeon-knotted-staff = Each knot is a promise to a forest.
flavour-superdungeon-altar-knife = Mostly used for cheese.
flavour-superdungeon-rune-breastplate = The runes say: this side up.
flavour-superdungeon-short-bow = Short bow, long face at the other end.
flavour-superdungeon-falcon-bow = It turns its head when you do.
flavour-superdungeon-leather-jerkin = Smells of every owner it ever had.
flavour-superdungeon-chainmail = Ten thousand rings and not one finger.
flavour-superdungeon-watch-spear = Issued to night watchmen, returned by morning.
flavour-superdungeon-gate-halberd = Too tall for every door it guards.
flavour-superdungeon-snap-pistol = Goes off, occasionally on purpose.
flavour-superdungeon-spring-rifle = Boing, but deadly.
flavour-superdungeon-steady-crossbow = For those who count to three and mean it.
flavour-superdungeon-novice-robe = Singed at the cuffs by somebody's first lesson.
flavour-superdungeon-spiked-headband = Nods are arguments.
flavour-superdungeon-tin-visor = It rings for a week.
flavour-superdungeon-lucky-copper = Heads. It is always heads.
flavour-superdungeon-thinking-cap = Pointed, so that thoughts know where to go.
flavour-superdungeon-amber-band = A small fly in it is cheering you on.
flavour-superdungeon-moss-band = Water once a week.
flavour-superdungeon-velvet-hood = Makes everything you mutter sound like a spell.
flavour-superdungeon-scale-bonnet = Grandmother was a knight.
flavour-superdungeon-wrestlers-wraps = Never washed. That is the trick.
flavour-superdungeon-hawkeye-circlet = You can see the pores of the moon.
flavour-superdungeon-plumed-cape = Half of magic is the entrance.
flavour-superdungeon-wayfarers-cloak = Every patch a country.
flavour-superdungeon-violet-amulet = It tugs gently towards the exit.
flavour-superdungeon-seven-mile-socks = The boots were sold out.
flavour-superdungeon-glass-heart = Handle with care. Somebody did.
flavour-superdungeon-bottle-belt = Clinks heroically.
flavour-superdungeon-quick-gloves = The left one is already drawing.
flavour-superdungeon-chalk-bracers = Leave a circle wherever you lean.
flavour-superdungeon-plain-charm = So dull that curses fall asleep.

## Treasures

flavour-superdungeon-death-scythe = The previous owner will want it back, one day.
flavour-superdungeon-rimefang-blade = Keeps drinks cold, and debtors.
flavour-superdungeon-mercy-maul = Mercy is engraved on the other side.
flavour-superdungeon-gale-fans = A slap, a gust, and a bow from far away.
flavour-superdungeon-grudge-sword = It remembers who started it.
flavour-superdungeon-spring-sceptre = Snowdrops come up where it taps.
flavour-superdungeon-thirsty-dagger = It asks very politely.
flavour-superdungeon-moon-longbow = Its arrows come back around on Thursdays.
flavour-superdungeon-phoenix-censer = Breakfast for the bird is included.
flavour-superdungeon-glacier-breaker = Ten thousand years of patience, undone in one knock.
flavour-superdungeon-brawlers-star = Awarded for starting it.
flavour-superdungeon-violet-longrifle = One barrel, two opinions.
flavour-superdungeon-night-halberd = Forged after closing time.
flavour-superdungeon-daredevil-vest = Fully armoured, apart from the sense.
flavour-superdungeon-champions-plate = The dents are signed.
flavour-superdungeon-two-faced-doublet = Smiles at the front.
flavour-superdungeon-grove-robe = Squirrels hold meetings in the sleeves.
flavour-superdungeon-flare-bow = For sending letters nobody can ignore.
flavour-superdungeon-heros-pike = Point at the enemy. Follow the pike.
flavour-superdungeon-ruby-launcher = Stand back. Farther. Farther.
flavour-superdungeon-soulfire-plate = Hot outside, cold inside, sorry everywhere.
flavour-superdungeon-stubborn-shell = No.
flavour-superdungeon-royal-cloak = There is room for everyone under it.
flavour-superdungeon-dragging-chains = For long friendships at short notice.
flavour-superdungeon-borrowed-face = Return it before midnight.
flavour-superdungeon-thorn-mantle = Hugs at your own risk.
flavour-superdungeon-coven-hood = Thirteen witches knitted a stitch each, all night.
flavour-superdungeon-desert-crown = Sand falls out of it, but time does not.
flavour-superdungeon-old-orders-cowl = The order is old. Your move is older.
flavour-superdungeon-ram-helm = Doors are a matter of attitude.
flavour-superdungeon-nine-bells = The ninth one nobody hears.
flavour-superdungeon-wall-signet = Seals letters, doors and arguments.
flavour-superdungeon-arena-champion-belt = She wants it back by tomorrow.
flavour-superdungeon-jewelled-torc = Every stone was somebody's bad idea.
flavour-superdungeon-sealed-contract = Nobody has read page seven.
flavour-superdungeon-cowards-boots = They point the wrong way, just in case.
flavour-superdungeon-desert-charm = A fox tooth. The fox has the rest.
flavour-superdungeon-warlords-armbands = They fit everyone. Then they keep fitting.
flavour-superdungeon-pure-heart = It beats a little louder when you lie.
flavour-superdungeon-soulfire-bracers = Left burns, right bites.
flavour-superdungeon-adder-chain = Do not feed after clasping.
flavour-superdungeon-bitter-tonic = It works because nobody wants a second spoon.

## Classic equipment

flavour-superdungeon-dragon-lance = Made for exactly one conversation.
flavour-superdungeon-ruby-crystal-shard = Warm as a promise, sharp as a kept one.
