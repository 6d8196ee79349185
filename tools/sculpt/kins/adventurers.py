"""Brave people: human heroes of the dungeon arena and those who stand for the seats of the dice game."""

from __future__ import annotations

from tools.sculpt.catalogue import Pose, model
from tools.sculpt.parts import gear, heads
from tools.sculpt.parts.body import Build, base, body
from tools.sculpt.parts.paints import (
    BLACK,
    BRONZE,
    BROWN,
    DARK_LEATHER,
    DARK_STEEL,
    DARK_WOOD,
    FAIR,
    FIRE,
    FLAME,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    TAN,
    WHITE,
    WOOD,
    cloth,
    paint,
)
from tools.sculpt.scene import Sculpt
from tools.sculpt.solids import ball, box, egg, ring, rod

CHESTNUT = paint(122, 70, 40, 0.3)
STRAW = paint(236, 192, 96, 0.3)
COPPER = paint(206, 92, 34, 0.3)
RAVEN = paint(48, 42, 56, 0.5)
SNOW = paint(236, 238, 244, 0.3)


def sway(pose: Pose) -> float:
    return 0.12 if pose == "strike" else 0.0


@model("superdungeon/questing-knight")
def questing_knight(s: Sculpt, pose: Pose) -> None:
    base(s)
    blue = cloth(44, 104, 196)
    rig = body(s, pose, Build(STEEL, DARK_STEEL, STEEL, STEEL, STEEL, belt=LEATHER, pads=STEEL), "heavy")
    with s.inside(rig.torso):
        gear.tabard(s, blue, GOLD)
        gear.cape(s, blue, spread=sway(pose))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.BLUE, CHESTNUT, mood="stern", mouth="line")
        gear.great_helm(s, STEEL, blue)
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.sword(s, 0.88, 0.12)


@model("superdungeon/cinder-sage")
def cinder_sage(s: Sculpt, pose: Pose) -> None:
    base(s)
    robe = paint(186, 52, 36)
    rig = body(s, pose, Build(robe, robe=robe, belt=GOLD), "staff", "cast")
    with s.inside(rig.torso):
        gear.apron(s, cloth(226, 150, 60), -0.2, 0.11)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.AMBER, COPPER)
        heads.hair_cap(s, COPPER)
        heads.fringe(s, COPPER)
        heads.locks(s, COPPER)
        gear.wizard_hat(s, robe)
        s.look_at((0, 0.14, 0), 0.74)
    with s.inside(rig.fore):
        gear.staff(s, "flame")
    with s.inside(rig.near):
        s.chain(FIRE, ((0, 0.08, 0), (0.01, 0.18, 0), (-0.02, 0.30, 0)), (0.09, 0.07, 0.01), 0.03)
        s.add(FLAME, ball((0, 0.09, 0.05), 0.05), blend=0)


@model("superdungeon/crown-paladin")
def crown_paladin(s: Sculpt, pose: Pose) -> None:
    base(s)
    gilt = paint(232, 206, 140, 0.95)
    white = cloth(236, 232, 220)
    rig = body(s, pose, Build(gilt, DARK_STEEL, gilt, gilt, gilt, belt=GOLD, pads=gilt, girth=1.08), "heavy", "shield")
    with s.inside(rig.torso):
        gear.tabard(s, white)
        gear.cape(s, white, spread=sway(pose))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.BLUE, STRAW, mood="calm")
        heads.hair_cap(s, STRAW, brow=0.14)
        heads.fringe(s, STRAW, ((-0.18, 0.12), (-0.05, 0.13), (0.12, 0.11)))
        s.add(gilt, ring((0, 0.56, -0.02), 0.22, 0.032, x=0.2), blend=0)
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.hammer(s, 0.56, gilt, DARK_WOOD, 1.0)
    with s.inside(rig.near):
        gear.shield(s, "kite", white, gilt, GOLD, 1.0, "cross")


@model("superdungeon/crown-sergeant")
def crown_sergeant(s: Sculpt, pose: Pose) -> None:
    base(s)
    green = cloth(52, 122, 82)
    rig = body(
        s, pose, Build(DARK_STEEL, LEATHER, DARK_STEEL, DARK_STEEL, belt=GOLD, pads=DARK_STEEL), "weapon", "point"
    )
    with s.inside(rig.torso):
        gear.tabard(s, green)
        s.add(GOLD, ring((0.1, -0.02, 0.2), 0.05, 0.012, x=1.5), blend=0)
    with s.inside(rig.head):
        heads.face(s, TAN, heads.GREEN, RAVEN, mood="stern", mouth="line")
        heads.hair_cap(s, RAVEN)
        gear.cap(s, "peak", paint(44, 96, 66), GOLD)
        for side in (1, -1):
            s.chain(
                RAVEN,
                ((0, -0.135, 0.37), (side * 0.11, -0.15, 0.36), (side * 0.19, -0.10, 0.32)),
                (0.035, 0.04, 0.01),
                0.02,
            )
        s.look_at((0, 0.04, 0), 0.66)
    with s.inside(rig.fore):
        gear.sword(s, 0.5, 0.06)
    with s.inside(rig.near):
        gear.crossbow(s, WOOD, 0.8)


@model("superdungeon/red-fang-reaver")
def red_fang_reaver(s: Sculpt, pose: Pose) -> None:
    base(s)
    fur = paint(150, 104, 66, 0.1, grain=0.25)
    rig = body(s, pose, Build(TAN, fur, fur, TAN, TAN, belt=fur, girth=1.05), "raised", "raised")
    with s.inside(rig.torso):
        gear.apron(s, cloth(180, 56, 44))
        s.add(fur, rod((-0.22, 0.30, 0.05), (0.18, 0.04, 0.16), 0.07), blend=0.02)
        s.add(fur, egg((0, 0.38, -0.03), (0.28, 0.10, 0.20)), blend=0.04)
    with s.inside(rig.head):
        heads.face(s, TAN, heads.GREEN, COPPER, mood="stern", mouth="open")
        heads.hair_cap(s, COPPER)
        heads.spikes(s, COPPER, 7, 0.26)
        heads.locks(s, COPPER, -0.5, 1.1)
        red = paint(190, 40, 40)
        for side in (1, -1):
            s.add(red, rod((side * 0.20, -0.07, 0.33), (side * 0.26, -0.15, 0.27), 0.02), blend=0)
        s.look_at((0, 0.06, 0), 0.74)
    with s.inside(rig.fore):
        gear.axe(s, 0.46, double=False)
    with s.inside(rig.near):
        gear.axe(s, 0.46, double=False)


@model("superdungeon/jinx-weaver")
def jinx_weaver(s: Sculpt, pose: Pose) -> None:
    base(s)
    plum = paint(84, 42, 112)
    rig = body(s, pose, Build(plum, robe=plum, belt=GOLD, girth=0.92), "staff", "cast")
    with s.inside(rig.torso):
        gear.cape(s, cloth(70, 190, 120), spread=sway(pose))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.VIOLET, RAVEN, mood="sly")
        heads.hair_cap(s, RAVEN, brow=0.14)
        heads.fringe(s, RAVEN, ((-0.22, 0.04), (-0.1, 0.08), (0.2, 0.02)))
        heads.locks(s, RAVEN, -0.55, 1.15)
        heads.horns(s, GOLD, 0.22, 0.30, 0.3, 0.06)
        s.add(paint(110, 255, 150, 0.8, glow=0.6), egg((0, 0.16, 0.35), (0.04, 0.055, 0.03)), blend=0)
        s.look_at((0, 0.04, 0), 0.70)
    with s.inside(rig.fore):
        gear.staff(s, "crescent", gem=paint(110, 255, 150, 0.8, glow=0.7))
    with s.inside(rig.near):
        s.add(
            paint(110, 255, 150, 0.5, glow=0.8),
            ball((0, 0.16, 0), 0.075),
            ring((0, 0.16, 0), 0.14, 0.016, x=0.4),
            blend=0,
        )


@model("superdungeon/sister-of-light")
def sister_of_light(s: Sculpt, pose: Pose) -> None:
    base(s)
    white = paint(242, 238, 226, 0.15)
    rig = body(s, pose, Build(white, robe=white, belt=GOLD, pads=GOLD), "heavy", "cast")
    with s.inside(rig.torso):
        gear.apron(s, cloth(226, 190, 80), -0.2, 0.12)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.BLUE, STRAW)
        heads.hood(s, white, brow=0.15, width=0.26, tip=0.0)
        heads.fringe(s, STRAW, ((-0.14, 0.13), (0.0, 0.15), (0.15, 0.13)))
        s.add(GOLD, ring((0, 0.58, -0.06), 0.24, 0.03, x=0.25), blend=0)
        s.add(
            cloth(226, 190, 80),
            rod((0, 0.34, 0.27), (0, 0.20, 0.40), 0.035),
            rod((-0.06, 0.29, 0.34), (0.06, 0.29, 0.34), 0.028),
            blend=0,
        )
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.hammer(s, 0.54, paint(240, 236, 220, 0.6), GOLD, 0.85)
    with s.inside(rig.near):
        s.add(paint(255, 244, 170, 0.5, glow=0.9), ball((0, 0.14, 0), 0.085), blend=0)


@model("superdungeon/dusk-duelist")
def dusk_duelist(s: Sculpt, pose: Pose) -> None:
    base(s)
    dusk = paint(74, 70, 108, 0.8)
    rig = body(
        s, pose, Build(dusk, paint(48, 46, 70), dusk, dusk, dusk, belt=GOLD, pads=dusk, girth=0.95), "point", "up"
    )
    with s.inside(rig.torso):
        gear.cape(s, cloth(120, 90, 190), spread=0.06 + sway(pose))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.VIOLET, SNOW, mood="sly", mouth="line")
        heads.hair_cap(s, SNOW)
        heads.hood(s, cloth(120, 90, 190), width=0.27)
        s.look_at((0, 0.06, 0), 0.68)
    with s.inside(rig.fore):
        gear.sword(s, 0.74, 0.05, paint(210, 200, 250, 1.0), DARK_STEEL)
    with s.inside(rig.near):
        s.chain(GOLD, ((0, 0.02, 0), (0, 0.12, 0)), (0.015, 0.015), 0)
        s.add(paint(255, 226, 140, 0.5, glow=0.9), egg((0, -0.08, 0), (0.07, 0.09, 0.07)), blend=0)
        s.add(IRON, ring((0, 0.02, 0), 0.07, 0.02), ring((0, -0.17, 0), 0.07, 0.022), blend=0)


@model("colosseum/hero-1")
@model("superdungeon/greycloak-veteran")
def greycloak_veteran(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(
        s,
        pose,
        Build(STEEL, IRON, STEEL, STEEL, STEEL, belt=LEATHER, pads=STEEL, girth=1.22, chest=1.08),
        "heavy",
        "shield",
    )
    with s.inside(rig.torso):
        gear.tabard(s, cloth(150, 40, 44))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.UMBER, paint(120, 116, 116), mood="stern", mouth="frown")
        heads.beard(s, paint(150, 146, 146), 0.16)
        gear.great_helm(s, STEEL)
        s.look_at((0, 0.02, 0), 0.66)
    with s.inside(rig.fore):
        s.add(LEATHER, rod((0, -0.1, 0), (0, 0.09, 0), 0.036), blend=0)
        s.add(GOLD, box((0, 0.11, 0), (0.16, 0.03, 0.045), 0.02), blend=0)
        from tools.sculpt.solids import plate

        s.add(
            gear.BLADE,
            plate(
                (0, 0.12, 0),
                ((-0.11, 0), (0.11, 0), (0.11, 0.40), (0.04, 0.34), (0.0, 0.46), (-0.05, 0.36), (-0.11, 0.5)),
                0.028,
                0.016,
            ),
            blend=0,
        )
    with s.inside(rig.near):
        gear.shield(s, "tower", cloth(150, 40, 44), STEEL, WHITE, 1.0, "cross")


@model("colosseum/hero-3")
@model("superdungeon/wyrmwatch-blade")
def wyrmwatch_blade(s: Sculpt, pose: Pose) -> None:
    base(s)
    scale = paint(50, 110, 96, 0.7)
    rig = body(s, pose, Build(scale, DARK_LEATHER, scale, scale, belt=GOLD, pads=BRONZE, girth=0.95), "shoulder")
    with s.inside(rig.torso):
        gear.scarf(s, cloth(206, 60, 40))
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.GREEN, SNOW, mood="stern", mouth="line", ears="elf")
        heads.hair_cap(s, SNOW)
        heads.fringe(s, SNOW)
        heads.pony(s, SNOW, GOLD, 0.28, 0.66)
        heads.horns(s, BRONZE, 0.24, 0.22, -0.1, 0.05)
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.sword(s, 0.98, 0.10, paint(255, 170, 110, 0.9), BRONZE)


@model("superdungeon/longshot-lorna")
def longshot_lorna(s: Sculpt, pose: Pose) -> None:
    base(s)
    coat = paint(116, 84, 60)
    rig = body(s, pose, Build(coat, DARK_LEATHER, belt=GOLD), "point", "string")
    with s.inside(rig.torso):
        gear.cape(s, coat, 0.6, 0.24)
        gear.scarf(s, cloth(196, 60, 52), False)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.BLUE, COPPER, mood="sly")
        heads.hair_cap(s, COPPER, brow=0.12)
        heads.locks(s, COPPER, -0.46)
        gear.cap(s, "straw", paint(136, 96, 62), paint(196, 60, 52))
        s.look_at((0, 0.04, 0), 0.66)
    with s.inside(rig.fore):
        gear.gun(s, 0.74, IRON, WOOD, 0.042, scope=True)


@model("superdungeon/bilge-bess")
def bilge_bess(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(WHITE, paint(62, 60, 92), DARK_LEATHER, WHITE, belt=GOLD, girth=0.95), "weapon", "up")
    with s.inside(rig.torso):
        gear.cape(s, cloth(170, 44, 58), 0.5, 0.22, sway(pose))
        s.add(paint(60, 60, 90), egg((0, 0.12, 0.02), (0.24, 0.17, 0.185)), blend=0.02)
    with s.inside(rig.head):
        heads.face(s, TAN, heads.GREEN, COPPER, mood="sly", mouth="open")
        heads.hair_cap(s, COPPER)
        heads.locks(s, COPPER, -0.5)
        gear.cap(s, "tricorn", paint(70, 46, 44), GOLD)
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore):
        gear.katana(s, 0.56)
    with s.inside(rig.near):
        gear.bomb(s)


@model("superdungeon/thornwood-archer")
def thornwood_archer(s: Sculpt, pose: Pose) -> None:
    base(s)
    green = paint(54, 122, 74)
    rig = body(s, pose, Build(green, DARK_LEATHER, belt=GOLD, girth=0.94), "bow", "string")
    with s.inside(rig.torso):
        gear.cape(s, cloth(40, 150, 100), spread=sway(pose))
        gear.quiver(s)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.GREEN, STRAW)
        heads.hair_cap(s, STRAW, brow=0.13)
        heads.fringe(s, STRAW)
        heads.braids(s, STRAW, GOLD)
        gear.cap(s, "feather", green, paint(220, 60, 50))
        s.look_at((0, 0.08, 0), 0.70)
    with s.inside(rig.fore), s.within(y=1.15):
        gear.bow(s, WOOD, 0.46, drawn=pose == "strike")


@model("colosseum/hero-2")
@model("superdungeon/rose-chanter")
def rose_chanter(s: Sculpt, pose: Pose) -> None:
    base(s)
    rose = paint(226, 74, 110)
    rig = body(s, pose, Build(rose, robe=rose, belt=WHITE, girth=0.92), "staff", "rest")
    with s.inside(rig.torso):
        gear.apron(s, cloth(250, 200, 210), -0.2, 0.13)
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.RED, COPPER)
        heads.hair_cap(s, paint(240, 130, 150, 0.3))
        heads.fringe(s, paint(240, 130, 150, 0.3))
        heads.locks(s, paint(240, 130, 150, 0.3), -0.5, 1.2)
        heads.crown(s, GOLD, paint(230, 40, 60, 0.9), 0.32, 0.17)
        s.look_at((0, 0.06, 0), 0.70)
    with s.inside(rig.fore):
        gear.staff(s, "crystal", 0.42, 0.3, WHITE, paint(255, 60, 90, 0.9, glow=0.3))


@model("colosseum/hero-4")
@model("superdungeon/ringside-brawler")
def ringside_brawler(s: Sculpt, pose: Pose) -> None:
    base(s)
    rig = body(s, pose, Build(paint(60, 44, 50), paint(60, 44, 50), belt=GOLD), "claw", "claw")
    with s.inside(rig.torso):
        s.add(cloth(226, 90, 40), egg((0, 0.22, 0.02), (0.25, 0.18, 0.20)), blend=0.02)
        s.add(
            WHITE,
            rod((-0.07, 0.36, 0.13), (0, 0.18, 0.20), 0.03),
            rod((0.07, 0.36, 0.13), (0, 0.18, 0.20), 0.03),
            blend=0,
        )
    with s.inside(rig.head):
        heads.face(s, FAIR, heads.AMBER, COPPER, mood="stern", mouth="open")
        heads.hair_cap(s, COPPER)
        heads.spikes(s, COPPER, 7, 0.22)
        s.look_at((0, 0.08, 0), 0.70)
    for hand in (rig.fore, rig.near):
        with s.inside(hand):
            s.add(BRONZE, ball((0, 0.02, 0), 0.145), blend=0)
            s.add(FLAME, ring((0, -0.07, 0), 0.10, 0.03), blend=0)


@model("colosseum/hero-5")
@model("superdungeon/tide-warden")
def tide_warden(s: Sculpt, pose: Pose) -> None:
    base(s)
    navy = paint(44, 62, 104)
    rig = body(s, pose, Build(navy, navy, belt=GOLD, pads=STEEL), "pole")
    with s.inside(rig.torso):
        gear.tabard(s, cloth(90, 190, 210))
    with s.inside(rig.head):
        heads.face(s, BROWN, heads.BLUE, RAVEN, mood="stern", mouth="line")
        heads.hair_cap(s, paint(60, 150, 170, 0.4))
        heads.pony(s, paint(60, 150, 170, 0.4), GOLD)
        heads.fringe(s, paint(60, 150, 170, 0.4), ((-0.2, 0.05), (-0.05, 0.10)))
        s.look_at((0, 0.06, 0), 0.68)
    with s.inside(rig.fore):
        gear.spear(s, 0.62, 0.46, kind="trident")


@model("superdungeon/ninelife-scholar")
def ninelife_scholar(s: Sculpt, pose: Pose) -> None:
    base(s)
    fur = paint(246, 236, 220, 0.1, grain=0.06)
    rig = body(
        s, pose, Build(paint(60, 70, 120), robe=paint(60, 70, 120), hands=fur, belt=GOLD, girth=0.92), "cast", "shield"
    )
    with s.inside(rig.torso):
        gear.tail(
            s,
            fur,
            ((0, 0, -0.2), (0.2, -0.08, -0.42), (0.34, 0.16, -0.46), (0.26, 0.36, -0.42)),
            (0.07, 0.075, 0.07, 0.03),
        )
        gear.scarf(s, cloth(210, 80, 90), False)
    with s.inside(rig.head):
        heads.face(s, fur, heads.GREEN, None, ears="none", nose=False, mouth="none")
        heads.muzzle(s, WHITE, paint(230, 120, 130), 0.02)
        heads.cat_ears(s, fur, paint(240, 160, 160))
        heads.whiskers(s, IRON)
        s.add(
            GOLD,
            ring((0.135, -0.02, 0.36), 0.10, 0.014, x=1.5),
            ring((-0.135, -0.02, 0.36), 0.10, 0.014, x=1.5),
            blend=0,
        )
        s.look_at((0, 0.06, 0), 0.64)
    with s.inside(rig.near):
        s.add(paint(130, 60, 50), box((0, 0.05, 0.08), (0.17, 0.20, 0.06), 0.02), blend=0)
        s.add(paint(246, 236, 210), box((0, 0.05, 0.10), (0.155, 0.185, 0.05), 0.01), blend=0)
        s.add(GOLD, gear.star((0, 0.06, 0.145), 0.09, 0.02), blend=0)
    with s.inside(rig.fore):
        s.add(IRON, rod((0, -0.3, 0), (0, 0.46, 0), 0.025), rod((0, 0.44, 0), (0.18, 0.44, 0), 0.02), blend=0)
        s.add(FLAME, egg((0.18, 0.28, 0), (0.085, 0.10, 0.085)), blend=0)
        s.add(IRON, ring((0.18, 0.38, 0), 0.06, 0.025), ring((0.18, 0.18, 0), 0.07, 0.025), blend=0)


@model("superdungeon/arena-champion")
def arena_champion(s: Sculpt, pose: Pose) -> None:
    base(s)
    fur = paint(226, 170, 96, 0.12, grain=0.06)
    cream = paint(250, 228, 190, 0.1)
    rig = body(s, pose, Build(BRONZE, LEATHER, BRONZE, fur, fur, belt=GOLD, pads=BRONZE), "pole", "shield")
    with s.inside(rig.torso):
        gear.apron(s, cloth(196, 44, 48))
        gear.cape(s, cloth(196, 44, 48), 0.48, spread=sway(pose))
        gear.tail(
            s,
            fur,
            ((0, -0.05, -0.18), (-0.24, -0.12, -0.40), (-0.46, 0.06, -0.44), (-0.54, 0.26, -0.36)),
            (0.08, 0.13, 0.12, 0.03),
        )
        s.add(cream, ball((-0.53, 0.24, -0.36), 0.07), blend=0.05)
    with s.inside(rig.head):
        heads.face(s, fur, heads.AMBER, cream, mood="stern", ears="none", nose=False, mouth="none", blush=False)
        heads.muzzle(s, cream, BLACK, 0.05)
        heads.cat_ears(s, fur, cream, 1.9, 0.26)
        gear.cap(s, "laurel", GOLD, GOLD)
        s.look_at((0, 0.14, 0), 0.76)
    with s.inside(rig.fore):
        gear.spear(s, 0.66, 0.46, kind="glaive", tassel=cloth(196, 44, 48))
    with s.inside(rig.near):
        gear.shield(s, "round", BRONZE, GOLD, GOLD, 0.95, "star")
