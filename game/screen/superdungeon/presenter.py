"""Super Dungeon Arena on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.match import Match
from game.screen import theme as th
from game.screen.boardview import Piece
from game.screen.cardface import CardFace, Line
from game.screen.cues import cue
from game.screen.ground import Ground
from game.screen.kit import portrait_of
from game.screen.overlays import Layer, Overlay
from game.screen.presenter import Figure, LogLine, Offer, Plain, Preview, SeatHead
from game.screen.rulebook import texts
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.theme import SeatColour
from game.superdungeon import arenas
from game.superdungeon.ground import mask
from game.superdungeon.scoring import goal, inside
from game.superdungeon.state import State
from game.superdungeon.store import loot
from game.superdungeon.traits import ap_left, hearts, mp_left
from game.superdungeon.turn import SKULLS

from . import cards, offers, previews, words
from .director import Director
from .figures import statistics
from .log import log
from .sounds import SOUNDS

QUESTIONS = {
    "phase": "Your turn: activate your Hero or monsters, spawn, or go to the store.",
    "monster": "Activate another monster, or end the turn.",
    "place.point": "Place a spawning point.",
    "place.hero": "Place your Hero.",
    "place.cluster": "Place your crystal cluster.",
    "first spawn": "Which spawning point brings its monsters now?",
    "spawn": "Place the monsters near their spawning point.",
    "arena": "Choose the arena.",
    "tile": "Place a dungeon tile.",
    "arena potion": "Replace a potion of your Hero with an arena potion?",
    "pick.hero": "Choose your Hero.",
    "pick.miniboss": "Choose your mini-boss.",
    "pick.point": "Choose a spawning point.",
    "defense": "Choose how to defend.",
    "reroll": "Roll a die again?",
    "heart": "A heart pops out: who picks it up?",
    "potion": "A potion pops out: who picks it up?",
    "heal": "What is healed?",
    "store": "The store: a treasure costs four loot cards.",
    "equip": "Power-up: equip your cards, one for each slot.",
    "boss": "Your mini-boss may enter the arena.",
    "push": "Push: where to?",
    "pull": "Pull: where to?",
    "compel": "Compel: where to?",
    "retreat": "Retreat: where to?",
    "teleport": "Teleport: where to?",
    "pounce": "Pounce: land where?",
    "charge": "Charge: stop where?",
    "shapeshift": "Shapeshift into the other form?",
    "summon": "Where does the summoned model appear?",
    "crystal.drop": "Where does the crystal fall?",
    "free attack": "A free attack: at whom?",
    "order": "Who is affected next?",
    "upkeep": "Upkeep: what is resolved first?",
    "tough": "Tough: heal a wound?",
    "unequip": "Which equipment is discarded?",
    "emergency": "Drink an emergency potion",
}
DUELS = ("defense", "reroll", "heart", "potion")
FLOORS = {"sunlit-ring": "sand", "broken-keep": "stone"}


ROSTER = ("hero", "miniboss", "point")
RIMS = (th.LIGHT, th.NIGHT)
"""The line around the bases of each side, seen in grey too."""


class SuperDungeonPresenter(Plain):
    slug = "superdungeon"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.director = Director(table)

    # The table

    def name(self, state: Any) -> str:
        scenario = words.scenario_name(state.scenario) if state.scenario else "Super Dungeon Arena"
        if state.turns:
            return f"{scenario}\nTurn {state.turns} – {PHASES.get(state.stage, state.stage)}"
        return f"{scenario}\n{PHASES.get(state.stage, 'Setting up')}"

    def ground(self, state: Any) -> Ground | None:
        arena = state.arena
        if not arena.width:
            return None
        return ground_of(arena)

    def pieces(self, state: Any) -> dict[str, Piece]:
        width = state.arena.width
        found: dict[str, Piece] = {}
        for model in state.models.values():
            if model.at is None:
                continue
            y, x = divmod(model.at, width)
            card = state.face(model)
            most = hearts(state, model)
            badges = tuple(cards.STATUS_LOOKS[status] for status in model.statuses)
            if model.crystal:
                badges = (*badges, ("crystal", (120, 200, 255)))
            found[model.id] = Piece(
                model.id,
                cards.sprite(card),
                float(x),
                float(y),
                card.base,
                self.table.seats[model.side].colour,
                "right" if x < width / 2 else "left",
                hearts=most,
                wounds=model.wounds,
                badges=badges,
                potions=model.potions,
                name=words.model_name(state, model.id),
                rim=RIMS[model.side],
                is_spent=model.id in state.activated
                and model.side == state.active
                and (state.activation is None or state.activation.model != model.id)
                and state.turns > 0,
            )
        for side, own in enumerate(state.sides):
            colour = self.table.seats[side].colour
            if own.cluster is not None:
                y, x = divmod(own.cluster, width)
                key = f"things/{crystal(colour)}_cluster|things/crystal_cluster|generic_item"
                found[f"cluster{side}"] = Piece(
                    f"cluster{side}", key, float(x), float(y), 1, colour, name="Crystal cluster"
                )
            if own.crystal is not None:
                y, x = divmod(own.crystal, width)
                key = f"things/{crystal(colour)}|things/crystal|generic_item"
                found[f"crystal{side}"] = Piece(f"crystal{side}", key, float(x), float(y), 1, colour, is_flat=True)
        return found

    def layers(self, state: Any, viewer: int | None) -> list[Layer]:
        return [Layer(Overlay.ZONE, mask(state.zone))] if state.zone else []

    def head(self, state: Any, seat: int) -> SeatHead:
        own = state.sides[seat]
        on = [model for model in state.on_arena(seat) if model.role != "point"]
        notes = [
            ("", f"{len(on)} on the arena"),
            ("", f"{len(state.pool(seat))} in the pool"),
            ("", words.several(len(own.backpack), "card")),
        ]
        if state.scenario == "king of the hill" and state.zone:
            notes.insert(0, ("", f"{len(inside(state, seat))} in the zone"))
        if own.loot:
            notes.append(("star", f"{own.loot} loot earned"))
        tip = "Click to look at backpack, spawning pool and discards."
        if own.unlocked:
            tip = "The mini-boss is unlocked. " + tip
        return SeatHead(own.points, goal(state) if state.scenario else 0, tuple(notes), tip)

    def roster(self, state: Any) -> Sequence[Figure]:
        """Heroes, mini-bosses and spawning points of both sides, which decide the match."""
        found = [model for model in state.models.values() if model.role in ROSTER]
        return [
            Figure(
                model.id,
                words.model_name(state, model.id),
                cards.sprite(state.face(model)),
                self.table.seats[model.side].colour,
                (("heart", f"{hearts(state, model) - model.wounds}/{hearts(state, model)}"),),
                is_out=model.at is None,
                tip=f"{words.model_name(state, model.id)}\nA click keeps the card in sight.",
            )
            for model in sorted(found, key=lambda model: ROSTER.index(model.role))
            if state.turns
        ]

    def status(self, state: Any, decision: Decision[Any] | None) -> Sequence[tuple[str, str]]:
        act = state.activation
        found: list[tuple[str, str]] = []
        if act is not None and state.stage == "activation":
            model = state.models[act.model]
            found += [("boot", str(mp_left(state, model))), ("bolt", str(ap_left(state, model)))]
        if state.stage in ("monsters", "activation") and state.activated and state.turns:
            found.append(("skull", f"{SKULLS - state.skulls}/{SKULLS}"))
        return found

    def card(self, state: Any, piece: str) -> CardFace | None:
        model = state.models.get(piece)
        if model is None:
            return None
        return cards.of_model(state, model, self.table.seats[model.side].colour)

    def card_of(self, state: Any, card: str) -> CardFace | None:
        return card_of(state, card)

    def zones(self, state: Any, seat: int) -> Sequence[tuple[str, Sequence[str]]]:
        pool = [model.id for model in state.pool(seat)]
        arena = [model.id for model in state.on_arena(seat)]
        return (
            ("Backpack", list(state.sides[seat].backpack)),
            ("Spawning pool", pool),
            ("On the arena", arena),
            ("In the store", list(state.shop)),
            ("Discarded loot", list(state.loot_discard)),
            ("Discarded treasures", list(state.treasure_discard)),
        )

    # Decisions

    def question(self, match: Match[Any], decision: Decision[Any]) -> str:
        state: State = match.state
        if decision.prompt == "command" and state.activation is not None:
            return f"{words.model_name(state, state.activation.model)}: move, attack, act."
        if decision.prompt == "spawn" and state.placing is not None:
            left = len(state.placing.models)
            return f"Place the models near {words.model_name(state, state.placing.point)} ({left} left)."
        if decision.prompt == "store":
            return f"{QUESTIONS['store']} You hold {len(loot(state, decision.seat))}."
        if decision.prompt == "equip" and not any(text.startswith("equip") for text in decision.options):
            return "Power-up: you have no cards to equip."
        known = QUESTIONS.get(decision.prompt)
        return known if known is not None else super().question(match, decision)

    def offers(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Offer]:
        return offers.offers(match.state, decision)

    def subject(self, match: Match[Any], decision: Decision[Any]) -> str:
        return offers.subject(match.state, decision)

    def preview(self, match: Match[Any], decision: Decision[Any], offer: Offer) -> Preview | None:
        return previews.preview(match.state, decision, offer)

    def called(self, state: State, id: str) -> str:
        return words.model_name(state, id) if id in state.models or "-" in id else id

    def why_not(self, match: Match[Any], decision: Decision[Any], piece: str, square: int) -> str:
        return previews.why_not(match.state, decision, piece, square)

    def threat(self, match: Match[Any], seat: int, piece: str = "") -> list[Layer]:
        return previews.threat(match.state, seat, piece) if match.state.turns else []

    def sight(self, match: Match[Any], square: int) -> list[Layer]:
        return previews.sight(match.state, square)

    def prepare(self, match: Match[Any], decision: Decision[Any], hand: Stagehand) -> None:
        if decision.prompt in DUELS:
            self.director.lay_thrown(match, decision, hand)

    def duel_prompts(self) -> tuple[str, ...]:
        return DUELS

    # Events

    def foresee(self, match: Match[Any], decision: Decision[Any], value: Any) -> None:
        if decision.prompt not in ("command", "emergency") or not isinstance(value, str):
            return
        self.director.forget()
        verb = value.split()[0]
        if verb not in ("attack", "use", "drink"):
            return
        found = previews.read(match.state, value, decision.seat)
        if found is not None:
            self.director.foresee(found[0], previews.forecasts(match.state, *found))

    def log(self, state: Any, event: Event) -> LogLine | None:
        return log(state, event, self.table)

    def sound(self, state: State, event: Event) -> str:
        return cue(SOUNDS, state, event)

    def animate(self, event: Event, hand: Stagehand) -> None:
        self.director.show(self.table.match.state, event, hand)

    def statistics(self, match: Match[Any]) -> Mapping[str, Any]:
        return statistics(match, len(self.table.seats))


PHASES = {
    "phase": "choosing a phase",
    "activation": "activation",
    "monsters": "activating monsters",
    "placing": "spawning",
    "store": "at the store",
    "rewards": "power-up: rewards",
    "equipment": "power-up: equipment",
    "boss": "power-up: mini-boss",
    "pick": "Building warbands",
    "arena": "Choosing the arena",
    "tiles": "Laying the arena",
    "arena potions": "Arena potions",
    "clusters": "Placing the clusters",
    "points": "Placing spawning points",
    "first spawn": "First monsters",
    "heroes": "Placing the Heroes",
}


def crystal(colour: SeatColour) -> str:
    """The crystals that go best with a seat's colour; the ring below tells exactly."""
    kinds = {"Sky": "crystal_blue", "Deep": "crystal_blue", "Ember": "crystal_red", "Orchid": "crystal_red"}
    return {**kinds, "Sun": "crystal_gold"}.get(colour.name, "crystal")


def ground_of(arena: Any) -> Ground:
    """Return an arena's ground as the board draws it."""
    effects = tuple((look, mask(squares)) for look, squares in arena.effects.items())
    return Ground(
        arena.width,
        arena.height,
        mask(arena.east_walls),
        mask(arena.south_walls),
        mask(arena.voids),
        effects,
        FLOORS.get(arena.slug, "stone"),
    )


@cache
def arena_face(slug: str) -> CardFace:
    """An arena that can be chosen: seen from above, with what it is like to fight there."""
    key = f"arena-superdungeon-{slug}"
    lines = (Line("", texts().say(key)),) if texts().has(key) else ()
    scene = partial(portrait_of, "superdungeon", slug, ground_of(arenas.arena(slug)))
    return CardFace(f"arena {slug}", words.name(slug), scene=scene, lines=lines, rule="SDA-SETUP-10")


def card_of(state: State, card: str) -> CardFace | None:
    """Return a card by its slug: a model's, equipment, "potion X" or "arena X"."""
    from game.superdungeon.library import library

    if card.startswith("arena "):
        return arena_face(card[6:])
    if card.startswith("potion "):
        potion = library().potions.get(card[7:])
        return cards.of_potion(potion) if potion is not None else None
    slug = card.partition("#")[0]
    if slug in library().equipment or slug in state.extra.equipment:
        return cards.of_equipment(state.equipment(card))
    if slug in library().models or slug in state.extra.models:
        return cards.of_card(state.card(slug))
    return None


PRESENTER = SuperDungeonPresenter
