"""Battle Arena Show on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.arenashow.actions import refuse_target, targets_of
from game.arenashow.activation import read_command, refuse_command
from game.arenashow.arena import BLUE, RED
from game.arenashow.arena import Ground as Stage
from game.arenashow.combat import damage_to, hit_odds
from game.arenashow.game import GAME
from game.arenashow.movement import Reach, cost
from game.arenashow.state import PIECES, SLOTS, Assault, Hero, State, minion_team
from game.arenashow.values import (
    DANGER,
    actions,
    attack_value,
    break_away_needed,
    danger_squares,
    defense,
    enemies_beside,
    max_health,
    max_mana,
    movement,
    shot_damage,
)
from game.arenashow.view import PHASES as BEFORE_ACTIVATION
from game.kernel.decision import Decision
from game.kernel.event import Event
from game.kernel.match import Match
from game.kernel.squares import bits
from game.screen import theme as th
from game.screen.boardview import Piece
from game.screen.cardface import CardFace
from game.screen.cues import cue
from game.screen.ground import Ground
from game.screen.overlays import Layer, Overlay
from game.screen.presenter import Figure, Held, LogLine, Offer, Plain, Preview, SeatHead
from game.screen.stagehand import Stagehand
from game.screen.table import Table
from game.screen.theme import SeatColour

from . import cards, fight, figures, hands, log, offers, words
from .director import Director, minion_sprite, structure_sprite
from .sounds import SOUNDS

QUESTIONS = {
    "draft.killer": "Draft: choose a killer.",
    "draft.tank": "Draft: choose a tank.",
    "draft.wizard": "Draft: choose a wizard.",
    "resurrection": "Place a hero on a teleporter.",
    "store": "The store: buy, improve, or be done.",
    "minions.deploy": "How many minions go to each lane?",
    "minions.march": "March a minion: choose one and its square.",
    "activate": "Which hero acts?",
    "maintenance.cards": "Maintenance: throw cards of the hand away if you like, then draw.",
    "maintenance.gain": "Maintenance: regain one health or one mana.",
    "window.before": "Before the dice: play bonus cards?",
    "window.after": "After the dice: play bonus cards?",
    "roll": "Repeat the roll?",
    "credits": "How are the credits split?",
    "evolve": "A hero may evolve.",
    "push": "Push: where to?",
    "pull": "Pull: where to?",
}
DUELS = ("window", "shot")
"""What may be asked between the declaration of an attack and what comes of it."""
SHARED = {"store": "shop", "minions.march": "march", "activate": "act", "credits": "split"}
"""What a team-mate may do while another one is asked."""
STAGES = {
    "draft": "Draft", "start": "Start", "initiative": "Initiative", "resurrection": "Resurrection", "income": "Income",
    "store": "Store", "invocation": "Minions", "deploy": "Minions", "march": "Minions march",
    "activation": "Activation", "discard": "Maintenance", "gain": "Maintenance", "play": "A hero acts",
}  # fmt: skip


PHASES = ("initiative", "resurrection", "store", "minions", "activation")


def phase_of(stage: str) -> str:
    """Return the phase of the round that a stage belongs to."""
    return BEFORE_ACTIVATION.get(stage, "activation")


class ArenaShowPresenter(Plain):
    slug = "arenashow"
    has_secrets = True
    has_hands = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        state: State = table.match.state
        seats = table.seats
        self.colours: tuple[SeatColour, SeatColour] = (
            seats[state.captain(RED)].colour,
            seats[state.captain(BLUE)].colour,
        )
        self.director = Director(self.colours)

    # The table

    def name(self, state: State) -> str:
        if not state.round:
            return f"Battle Arena Show\n{STAGES[state.stage]}"
        team = state.active.team if state.turn is not None else state.on_turn
        phase = PHASES.index(phase_of(state.stage)) + 1
        return (
            f"Round {state.round}\nPhase {phase} of {len(PHASES)}: {STAGES[state.stage]}, {words.TEAMS[team].lower()}"
        )

    def ground(self, state: State) -> Ground | None:
        return painted(state.ground)

    def pieces(self, state: State) -> dict[str, Piece]:
        found: dict[str, Piece] = {}
        for structure in state.structures.values():
            if structure.kind != "fountain" and structure.health <= 0:
                continue
            x, y = state.ground.xy(structure.square)
            colour = self.colours[structure.team] if structure.team >= 0 else None
            found[structure.name] = Piece(
                structure.name, structure_sprite(structure.kind, structure.health), float(x), float(y), 1, colour,
                hearts=PIECES, wounds=PIECES - structure.health, name=words.structure(structure.name),
            )  # fmt: skip
        for id, square in state.minions.items():
            x, y = state.ground.xy(square)
            found[id] = Piece(
                id, minion_sprite(minion_team(id)), float(x), float(y), 1, self.colours[minion_team(id)],
                self._facing(state, square),
                name=words.figure(state, id), is_spent=state.stage == "march" and id not in state.marching
                and minion_team(id) == state.on_turn,
            )  # fmt: skip
        for hero in state.heroes.values():
            if not hero.on_board:
                continue
            x, y = state.ground.xy(hero.square)
            most = max_health(state, hero)
            badges = (("+", th.GOLD),) if hero.evolved else ()
            found[hero.id] = Piece(
                hero.id, cards.sprite(hero.card), float(x), float(y), 1, self.colours[hero.team],
                self._facing(state, hero.square), hearts=most, wounds=max(0, most - hero.health), badges=badges,
                name=words.name(hero.card), is_spent=not hero.ready and state.round > 0,
            )  # fmt: skip
        return found

    @staticmethod
    def _facing(state: State, square: int) -> str:
        return "right" if state.ground.xy(square)[0] < state.ground.board.width / 2 else "left"

    def layers(self, state: State, viewer: int | None) -> list[Layer]:
        """Danger areas: what they are changes as turrets fall; all else lies in the floor."""
        found: list[Layer] = []
        for team in (RED, BLUE):
            if viewer is None or state.team_of(viewer) == team:
                found.append(Layer(Overlay.THREAT, danger_squares(state, team)))
        return found

    def head(self, state: State, seat: int) -> SeatHead:
        team = state.team_of(seat)
        own = [hero for hero in state.heroes.values() if hero.seat == seat]
        notes = [("star", f"{sum(hero.credits for hero in own)} credits")] if own else []
        alive = sum(hero.on_board for hero in own)
        notes.append(("heart", f"{alive}/{len(own)} heroes"))
        points = GAME.standing(state).points[seat]
        tip = f"{words.TEAMS[team]}: {points} pieces of enemy structures taken. Click to look at cards and items."
        return SeatHead(points, 0, tuple(notes), tip)

    def roster(self, state: State) -> Sequence[Figure]:
        """All six heroes; whoever stands on the board comes with health, mana, credits and items."""
        return [
            Figure(
                hero.id,
                words.short(state, hero.id) + (" +" if hero.evolved else ""),
                cards.sprite(hero.card),
                self.colours[hero.team],
                (
                    ("heart", f"{hero.health}/{max_health(state, hero)}"),
                    ("potion", f"{hero.mana}/{max_mana(state, hero)}"),
                    ("star", str(hero.credits)),
                ),
                dots=len(hero.items),
                most=SLOTS,
                is_out=not hero.on_board and state.round > 0,
                is_spent=not hero.ready and state.stage == "play",
                tip=self._kept(hero),
            )
            for hero in state.heroes.values()
        ]

    @staticmethod
    def _kept(hero: Hero) -> str:
        """Say what everybody may know of what a hero has."""
        items = words.listed([words.name(item) for item in hero.items])
        role = f"{words.TEAMS[hero.team]} {words.ROLES[hero.role].lower()}"
        held = words.count(len(hero.hand), "bonus card")
        return f"{words.name(hero.card)}, {role}\nItems: {items}\n{held} in hand\nA click keeps the card in sight."

    def status(self, state: State, decision: Decision[Any] | None) -> Sequence[tuple[str, str]]:
        if state.turn is None:
            return ()
        hero = state.active
        moves = movement(state, hero) if state.turn.moves else 0
        return (("boot", str(moves)), ("potion", str(hero.mana)), ("star", str(hero.credits)))

    def card(self, state: State, piece: str) -> CardFace | None:
        hero = state.heroes.get(piece)
        if hero is None:
            return None
        return cards.of_hero(state, hero, self.colours[hero.team], self._may_see(state, hero.team))

    def _may_see(self, state: State, team: int) -> bool:
        viewer = self.table.viewer
        return viewer is not None and state.team_of(viewer) == team

    def card_of(self, state: State, card: str) -> CardFace | None:
        plus, _, id = card.partition(" ")
        if plus == "plus" and id in state.heroes:
            return cards.of_card(state.hero_card(state.heroes[id].card), evolves=True)
        for look, make in (
            (state.hero_card, cards.of_card),
            (state.item, cards.of_item),
            (state.bonus, cards.of_bonus),
        ):
            try:
                return make(look(card))  # type: ignore[arg-type]
            except KeyError:
                continue
        return self.card(state, card)

    def zones(self, state: State, seat: int) -> Sequence[tuple[str, Sequence[str]]]:
        own = [hero for hero in state.heroes.values() if hero.seat == seat]
        shown: list[tuple[str, Sequence[str]]] = [("Heroes", [hero.id for hero in own])]
        for hero in own:
            shown.append((f"Items of {words.name(hero.card)}", list(hero.items)))
        if self._may_see(state, state.team_of(seat)):
            shown += [(f"Hand of {words.name(hero.card)}", list(hero.hand)) for hero in own]
        shown.append(("In the store", list(state.store)))
        shown += [(f"Played {role} cards", list(pile)) for role, pile in state.discards.items()]
        return shown

    def hand(self, match: Match[Any], decision: Decision[Any] | None, offers: Sequence[Offer]) -> Sequence[Held]:
        viewer = self.table.viewer
        if viewer is None:
            return ()
        is_own = decision is not None and decision.seat == viewer
        return list(hands.held(match.state, viewer, decision if is_own else None, offers if is_own else ()))

    # Decisions

    def question(self, match: Match[Any], decision: Decision[Any]) -> str:
        state: State = match.state
        if decision.prompt in SHARED and decision.seat not in match.pending:
            return f"{self.table.seats[decision.seat].name}: {SHARED[decision.prompt]}"
        if decision.prompt == "turn" and state.turn is not None:
            return f"{words.name(state.active.card)}: move, act, play cards."
        if decision.prompt.startswith("maintenance") and state.turn is not None:
            return f"{words.name(state.active.card)} – {QUESTIONS[decision.prompt]}"
        if decision.prompt.startswith("window") and state.assault is not None:
            return self._in_the_attack(state, state.assault, decision)
        if decision.prompt.startswith("shot") and state.assault is not None:
            return words.shot(state, state.assault, decision.prompt)
        known = QUESTIONS.get(decision.prompt)
        return known if known is not None else super().question(match, decision)

    def _in_the_attack(self, state: State, assault: Assault, decision: Decision[Any]) -> str:
        """Both sides' numbers, for whoever may play cards: "Before the dice, defending: ..."."""
        hero = state.heroes[assault.attacker]
        when = "Before the dice" if decision.prompt == "window.before" else "After the dice"
        side = "attack" if state.team_of(decision.seat) == hero.team else "defence"
        attack = fight.attack(state, hero, assault.action, assault.targets[0]).total
        rolled = f" + {sum(assault.dice)} = {attack + sum(assault.dice)}" if assault.dice else " + 2D6"
        against = [f"{words.figure(state, target)} {fight.guard(state, target).total}" for target in assault.targets]
        return f"{when}, your {side}: {words.short(state, hero.id)} {attack}{rolled} against {words.listed(against)}"

    def prepare(self, match: Match[Any], decision: Decision[Any], hand: Stagehand) -> None:
        """A match that goes on in the middle of an attack shows it again."""
        state: State = match.state
        if decision.prompt.startswith(DUELS) and state.assault is not None:
            self.director.lay(match, decision, hand)

    def offers(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Offer]:
        return offers.offers(match.state, decision)

    def subject(self, match: Match[Any], decision: Decision[Any]) -> str:
        return offers.subject(match.state, decision)

    def preview(self, match: Match[Any], decision: Decision[Any], offer: Offer) -> Preview | None:
        state: State = match.state
        if offer.held and offer.is_self:
            return Preview(self._plays(decision, offer), tuple(words.gist(state.bonus(card)) for card in offer.held))
        if decision.prompt != "turn" or not offer.values:
            return None
        command = read_command(state, offer.values[0])
        if command is None:
            return None
        if command.verb == "move" and command.squares:
            return self._move_preview(state, command.squares)
        if command.verb == "use" and command.target:
            return self._attack_preview(state, command.what, command.target)
        return None

    @staticmethod
    def _plays(decision: Decision[Any], offer: Offer) -> str:
        if decision.prompt.startswith("maintenance"):
            return offer.text
        return f"Play {words.listed([words.name(card) for card in offer.held])}"

    def _move_preview(self, state: State, way: Sequence[int]) -> Preview:
        """The way with its cost, damage and break-away roll; several squares are every step of it."""
        hero = state.active
        path = list(way) if len(way) > 1 else Reach(state, hero, movement(state, hero)).path(way[0])
        squares = [hero.square, *path]
        centres = tuple((float(x) + 0.5, float(y) + 0.5) for x, y in (state.ground.xy(square) for square in squares))
        lines = [f"{cost(state, path)} of {movement(state, hero)} movement"]
        danger = danger_squares(state, hero.team)
        if entered := sum(danger >> square & 1 for square in path):
            lines.append(f"{words.count(entered, 'square')} under fire: {DANGER * entered} damage")
        if enemies_beside(state, hero) and state.turn is not None and not state.turn.broke:
            needed = break_away_needed(state, hero)
            lines.append(f"breaks away first: {max(0, min(6, 7 - needed))} in 6")
        return Preview("Move", tuple(lines), path=centres)

    def _attack_preview(self, state: State, slug: str, target: str) -> Preview | None:
        hero = state.active
        action = actions(state, hero)[slug]
        if not action.is_attack:
            return Preview(words.name(slug), (words.action(action),))
        odds = hit_odds(state, hero, slug, target)
        critical = odds.weights.get("critical", 0) / odds.total
        hit = critical + odds.weights.get("hit", 0) / odds.total
        damage = damage_to(state, hero, action, target, critical=False)
        versus = action.versus_minions if target in state.minions else 0
        lines = [
            f"attack {attack_value(state, hero, slug) + versus} + 2D6 against defense {defense(state, target)}",
            f"{damage} damage, critical {critical:.0%}",
        ]
        if target in state.structures and (shot := shot_damage(state.structures[target])):
            lines.append(f"{words.structure(target)} shoots first: {shot} damage")
        return Preview(f"{words.name(slug)}: {words.figure(state, target)}", tuple(lines), hit)

    def called(self, state: State, id: str) -> str:
        return offers.called(state, id)

    def why_not(self, match: Match[Any], decision: Decision[Any], piece: str, square: int) -> str:
        state: State = match.state
        if decision.prompt != "turn" or state.turn is None or piece != state.turn.hero:
            return ""
        standing = next(
            (id for id, shown in self.pieces(state).items() if shown.x + shown.y * state.ground.board.width == square),
            "",
        )
        if standing and standing != piece:
            reasons = {
                refuse_target(state, state.active, slug, standing)
                for slug, action in actions(state, state.active).items()
                if action.type != "passive"
            }
            return words.named(state, next((reason for reason in sorted(filter(None, reasons))), ""))
        return words.named(state, refuse_command(state, f"move {state.name(square)}") or "")

    def threat(self, match: Match[Any], seat: int, piece: str = "") -> list[Layer]:
        """Where enemy heroes could strike after a move, and where structures shoot."""
        state: State = match.state
        team = state.team_of(seat)
        squares = 0 if piece else danger_squares(state, team)
        for hero in state.heroes.values():
            if hero.team == team or not hero.on_board or (piece and hero.id != piece):
                continue
            far = max((action.range for action in actions(state, hero).values() if action.is_attack), default=0)
            squares |= state.ground.vision.within(hero.square, movement(state, hero) + far)
        return [Layer(Overlay.THREAT, squares & ~state.ground.walls)]

    def sight(self, match: Match[Any], square: int) -> list[Layer]:
        state: State = match.state
        ground = state.ground
        seen = sum(1 << other for other in bits(ground.board.all) if ground.vision.sees(square, other))
        return [Layer(Overlay.SIGHT, seen)]

    def duel_prompts(self) -> tuple[str, ...]:
        return DUELS

    # Events

    def foresee(self, match: Match[Any], decision: Decision[Any], value: Any) -> None:
        state: State = match.state
        if decision.prompt != "turn" or not isinstance(value, str):
            return
        self.director.foreseen = {}
        command = read_command(state, value)
        if command is None or command.verb != "use" or not actions(state, state.active)[command.what].is_attack:
            return
        action = actions(state, state.active)[command.what]
        targets = [command.target] if command.target else targets_of(state, state.active, command.what)
        if action.is_attack:
            self.director.foresee(state, command.what, targets)

    def log(self, state: State, event: Event) -> LogLine | None:
        return log.line(state, event)

    def sound(self, state: State, event: Event) -> str:
        return cue(SOUNDS, state, event)

    def animate(self, event: Event, hand: Stagehand) -> None:
        self.director.show(self.table.match.state, event, hand)

    def statistics(self, match: Match[Any]) -> Mapping[str, Any]:
        return figures.statistics(match, len(self.table.seats))


def painted(ground: Stage) -> Ground:
    """Return the board as the screen draws it."""
    lanes = 0
    for squares in ground.on_route.values():
        for square, cell in squares.items():
            lanes |= 1 << square if cell[0] in "NS" else 0
    for wall in bits(ground.walls):  # what stands on a carpet stands on it, not in a hole
        beside = ground.board.width, 1
        sides = [wall + step for gap in beside for step in (gap, -gap) if wall + step >= 0]
        if sum(lanes >> side & 1 for side in sides) > 2:
            lanes |= 1 << wall
    plates = ground.teleporters[RED] | ground.teleporters[BLUE]
    effects = (("carpet", lanes), ("teleporter", plates), ("wall", ground.walls), ("difficult", ground.hindering))
    outlines = tuple(ground.cells.values())
    return Ground(ground.board.width, ground.board.height, effects=effects, theme="neon", outlines=outlines)


PRESENTER = ArenaShowPresenter
