"""Plays a match in a real window with the real mouse: `python -m tests.window.player --help`.

What to do is decided by a computer; how it is done is what a person would do: the mouse goes to a miniature, a button
or a square and clicks. Prints the winner's seat and how many clicks it took.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pygame

from game.ai.computers import make
from game.kernel.game import Setup
from game.kernel.squares import bits
from game.saves.folders import Folders
from game.screen import show
from game.screen.colosseum.equip import Equip
from game.screen.dialog import Dialog
from game.screen.gestures import ENDS
from game.screen.presenter import Offer
from game.screen.scenes.board import Board
from game.screen.scenes.result import Result
from game.screen.stage import Stage
from game.screen.widgets import Scroll, Widget

TRIES = 12


class Lost(Exception):
    """Something that is on offer cannot be reached with the mouse."""


class Mouse:
    """The mouse of the X server."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.clicks = 0
        self.window = str(pygame.display.get_wm_info()["window"])

    def click(self, place: tuple[int, int], button: int = 1) -> None:
        self.clicks += 1
        command = ["xdotool", "mousemove", "--window", self.window, *map(str, place), "click", str(button)]
        subprocess.run(command, check=True)
        self.wait()

    def wait(self, ticks: int = 3) -> None:
        """Let the program take what has happened."""
        for _ in range(ticks):
            time.sleep(0.004)
            self.stage.tick(pygame.event.get(), 1 / 30)


class Player:
    """Does with the mouse what the computer at its side would do."""

    def __init__(self, stage: Stage, board: Board, slug: str, seed: str) -> None:
        self.stage, self.board, self.mouse = stage, board, Mouse(stage)
        self.adviser = make(slug, "normal", seed)

    def play(self) -> None:
        """Play to the end; raises Lost."""
        board = self.board
        while not board.table.is_over:
            self.mouse.wait(4)
            if board.timeline.is_busy or board.decision is None or board.seat is None:
                continue
            value = self.adviser.choose(board.table.match, board.seat)
            self.do(value)
        for _ in range(200):
            self.mouse.wait(1)
            if isinstance(self.stage.top, Result):
                return
        raise Lost("the result is not shown")

    def do(self, value: Any) -> None:
        """Give that answer by clicking."""
        board = self.board
        version = board.table.version
        assert board.decision is not None
        offer = self.offer_for(value)
        for _ in range(TRIES):
            self.step(offer)
            for _ in range(40):
                if board.table.version != version or not board.timeline.is_busy:
                    break
                self.mouse.wait(1)
            if board.table.version != version:
                return
        raise Lost(
            f"{board.decision and board.decision.prompt}: {offer} after {TRIES} clicks; message {board.message!r}"
        )

    def offer_for(self, value: Any) -> Offer:
        found = [offer for offer in self.board.gestures.offers if offer.values[:1] == (value,)]
        if not found:
            raise Lost(f"{value} is not on offer")
        return min(found, key=lambda offer: len(offer.values))

    def step(self, offer: Offer) -> None:
        """Make the next click on the way to the offer."""
        board, gestures = self.board, self.board.gestures
        if offer.is_quiet and not offer.thing:
            self.press(self.of_dice(offer))
        elif offer.kind in ENDS:
            self.press(self.widget("end" if offer.kind == "end_activation" else "end_turn"))
        elif gestures.ghost is not None and gestures.ghost.values == offer.values:
            self.press(self.widget("confirm"))
        elif (
            offer.piece
            and gestures.selected != offer.piece
            and board.view is not None
            and offer.piece in board.view.pieces
        ):
            self.mouse.click(self.of_piece(offer.piece))
        elif offer in gestures.placed and (offer.square is not None or offer.target):
            self.mouse.click(self.of_place(offer))
        elif offer.aims_by_area and gestures.group == offer.group and board.view is not None:
            free = [square for square in bits(offer.area) if gestures.at(square, "") is offer]
            self.mouse.click(board.view.rect(free[-1]).center)
        else:
            self.press(self.button_of(offer))

    def of_piece(self, id: str) -> tuple[int, int]:
        view = self.board.view
        assert view is not None
        piece = view.pieces[id]
        return view.pixel(piece.x + piece.base / 2, piece.y + piece.base / 2)

    def of_place(self, offer: Offer) -> tuple[int, int]:
        view = self.board.view
        assert view is not None
        if offer.target and offer.target in view.pieces:
            return self.of_piece(offer.target)
        assert offer.square is not None
        return view.rect(offer.square).center

    def widget(self, key: str) -> Widget:
        found = self.stage.top.root.find(key)
        if found is None:
            raise Lost(f"no {key}; there are {[widget.key for widget in self.stage.top.root.walk()]}")
        return found

    def button_of(self, offer: Offer) -> Widget:
        """The button, or the card in the hand, whose press leads to the offer."""
        if offer.held:
            hand = self.board.hand_cards
            wanted = list(offer.held)
            for place in hand.picked:
                if hand.cards[place].card in wanted:
                    wanted.remove(hand.cards[place].card)
            places = [i for i, held in enumerate(hand.cards) if held.card in wanted and i not in hand.picked]
            if not places:
                raise Lost(f"{offer.held} cannot be picked from the hand")
            return self.widget(f"hand.{places[0]}")
        if offer.who or offer.shares:
            return self.of_shop(offer)
        if offer.card:
            own = [other for other in self.board.gestures.in_reach if other.card == offer.card]
            return self.widget(f"choose.{offer.card}.{own.index(offer)}")
        buttons = self.board.gestures.buttons()
        number = next((i for i, (_, offers) in enumerate(buttons) if offer in offers), None)
        if number is None:
            raise Lost(f"no button leads to {offer}")
        name, _ = buttons[number]
        labels = [f"action{number}", f"choose.{number}", f"choose.{number}.{name}"]
        for widget in self.stage.top.root.walk():
            if widget.key in labels or (getattr(widget, "text", None) == name and widget.is_enabled):
                return widget
        raise Lost(f"no button {name!r} among {[widget.key for widget in self.stage.top.root.walk()]}")

    def of_dice(self, offer: Offer) -> Widget:
        """The next button on the way to a choice of dice: the window of all dice, a die that is to change, the end."""
        top = self.stage.top
        if not isinstance(top, Equip):
            return next(w for w in top.root.walk() if getattr(w, "text", "").startswith("Choose dice"))
        value = offer.values[0]
        choice, dice = value if value and isinstance(value[-1], tuple) else ("", value)
        for die in top.owned:
            if (die in top.chosen) != (die in dice):
                return self.widget(f"die.{die}")
        number = next((i for i, ending in enumerate(top.endings) if ending.text.lower().startswith(choice)), 0)
        return self.widget(f"end.{number}")

    def of_shop(self, offer: Offer) -> Widget:
        """The next button on the way to a purchase, or to how something is shared out."""
        shop, top = self.board.panels.shop, self.stage.top
        if offer.shares:
            wanted = dict(offer.shares)
            for who, amount in shop.shares.items():
                if amount != wanted.get(who, 0):
                    return self.widget(f"share.{who}.{'more' if amount < wanted.get(who, 0) else 'less'}")
            return self.widget("share.done")
        if isinstance(top, Dialog):
            return next(w for w in top.root.walk() if getattr(w, "text", "").startswith(offer.text))
        if shop.who != offer.who:
            return self.widget(f"shop.for.{offer.who}")
        if offer.card:
            return self.widget(f"shop.buy.{offer.card}")
        return next(w for w in top.root.walk() if getattr(w, "text", "") == offer.text)

    def press(self, widget: Widget) -> None:
        """Click the middle of a widget, after scrolling to it."""
        for _ in range(40):
            around = next((w for w in self.stage.top.root.walk() if isinstance(w, Scroll) and widget in w.walk()), None)
            if around is None or around.rect.contains(widget.rect.inflate(-4, -4)):
                break
            wheel = 5 if widget.rect.centery > around.rect.centery else 4
            self.mouse.click(around.rect.center, wheel)
            again = self.stage.top.root.find(widget.key)
            if again is None:
                raise Lost(f"{widget.key} has gone while scrolling")
            widget = again
        self.mouse.click(widget.rect.center)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seed")
    parser.add_argument("user_dir", type=Path)
    parser.add_argument("--seats", default="human,random", help="a SPEC for each seat; the mouse plays the human ones")
    parser.add_argument("--scenario")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of the result")
    chosen = parser.parse_args()
    config = show.Config(size=(1280, 720), windowed=True, folders=Folders.of_user(chosen.user_dir))
    stage, host = show.open_stage(config)
    stage.is_strict = True
    settings = stage.settings
    settings.animation_speed = settings.computer_speed = settings.dice_speed = 0
    settings.confirm_end = False
    settings.trust = True
    options = {"scenario": chosen.scenario} if chosen.scenario else {}
    specs = chosen.seats.split(",")
    table = host.new(chosen.game, Setup(seats=len(specs), seed=chosen.seed, options=options), specs)
    host.play(table)
    assert isinstance(stage.top, Board)
    player = Player(stage, stage.top, chosen.game, chosen.seed)
    player.play()
    if chosen.pictures is not None:
        pygame.image.save(stage.surface, str(chosen.pictures / "result.png"))
    print(f"winners {table.winners}, {player.mouse.clicks} clicks, driver {pygame.display.get_driver()}")
    stage.quit()
    pygame.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
