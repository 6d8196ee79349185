"""Options that lie nowhere on the board: cards side by side, or a list of buttons, over the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import theme as th
from game.screen.cardface import card_height, card_painter
from game.screen.presenter import Offer
from game.screen.theme import Face
from game.screen.widgets import Button, Label, Panel, Picture, Scroll, Widget

if TYPE_CHECKING:
    from .board import Board
    from .board_panels import BoardPanels


def chooser(board: Board, area: pygame.Rect, panels: BoardPanels) -> list[Widget]:
    """Return a panel that covers most of the board with everything that can be chosen; it can be put aside."""
    theme = board.theme
    toggle = pygame.Rect(0, area.top + theme.px(18), min(theme.px(210), area.width * 36 // 100), theme.px(40))
    toggle.right = area.right - theme.px(32)

    def put_aside() -> None:
        panels.is_peeking = not panels.is_peeking
        board.build()

    look = Button(
        "peek", toggle, "Choose" if panels.is_peeking else "Look at the board", put_aside, is_lit=panels.is_peeking
    )
    if panels.is_peeking:
        return [look]
    has_board = board.view is not None or board.presenter.tabletop is not None
    assert board.decision is not None
    rect = area.inflate(-theme.px(24), -theme.px(16))
    panel = Panel("chooser", rect, colour=th.SLATE_DARK)
    title = pygame.Rect(
        rect.left + theme.px(24), rect.top + theme.px(12), toggle.left - rect.left - theme.px(36), theme.px(40)
    )
    question = board.presenter.question(board.table.match, board.decision)
    widgets: list[Widget] = [
        panel,
        Label("chooser.title", title, question, size=26, face=Face.DISPLAY, colour=th.BRASS_LIGHT, is_line=True),
    ]
    buttons = board.gestures.buttons()
    plain = [(name, offers) for name, offers in buttons if not offers[0].card]
    cards = [(name, offers) for name, offers in buttons if offers[0].card]
    body = pygame.Rect(
        title.left, title.bottom + theme.px(8), rect.width - theme.px(48), rect.bottom - title.bottom - theme.px(22)
    )
    if panels.shop.splits:
        shares = panels.shop.split(body)
        rect.height = shares.rect.bottom + theme.px(14) - rect.top
        return [*widgets, shares, look]
    has_shop = bool(cards and panels.shop.offers)
    if has_shop:
        panels.shop.turn_to_someone()
        plain = [(name, offers) for name, offers in plain if offers[0].who in ("", panels.shop.who)]
    gap, tall = theme.px(8), theme.px(46)
    per_row = max(1, min(len(plain), body.width // theme.px(190)))
    strip = pygame.Rect(body.left, body.bottom, body.width, min(2, -(-len(plain) // per_row)) * (tall + gap))
    if plain and cards:
        body.height -= strip.height + theme.px(6)
        strip.top = body.bottom + theme.px(10)
    elif plain:
        per_row = max(1, min(3, body.width // theme.px(300)))
        widgets.append(Scroll("chooser.plain", body, list_of(board, body, plain, per_row, theme.px(50))))
    if has_shop:
        tiles = panels.shop.tiles(body)
        unused = body.bottom - tiles[-1].rect.bottom
        strip.top -= unused
        rect.height -= unused
        widgets += tiles
        widgets.append(Scroll("chooser.plain", strip, list_of(board, strip, plain, per_row, tall)))
    elif cards:
        faces = cards_of(board, body, [offer for _, own in cards for offer in own])
        unused = body.bottom - max(face.rect.bottom for face in faces) - theme.px(14)
        if unused > 0 and not has_board:
            for face in faces:
                face.rect.top += unused // 2
        elif unused > 0:  # a few low cards leave the rest of the board in sight
            body.height -= unused
            strip.top -= unused
            rect.height -= unused
        widgets.append(Scroll("chooser.cards", body, faces))
        if plain:
            widgets.append(Scroll("chooser.plain", strip, list_of(board, strip, plain, per_row, tall)))
    return [*widgets, look] if has_board else widgets


def list_of(
    board: Board, area: pygame.Rect, buttons: list[tuple[str, list[Offer]]], per_row: int, tall: int
) -> list[Widget]:
    gap, room = board.px(8), area.width - board.px(12)
    wide = min(board.px(440), (room - gap * (per_row - 1)) // per_row)
    left = area.left + max(0, room - per_row * (wide + gap) + gap) // 2
    made: list[Widget] = []
    for i, (name, offers) in enumerate(buttons):
        place = pygame.Rect(left + (i % per_row) * (wide + gap), area.top + (i // per_row) * (tall + gap), wide, tall)
        first = offers[0]
        made.append(
            Button(
                f"choose.{i}.{name}",
                place,
                name,
                partial(board.press, offers),
                note=first.note,
                tip=first.why_not or first.tip,
                is_enabled=not all(offer.why_not for offer in offers),
                is_main=first.is_main,
            )
        )
    return made


def cards_of(board: Board, area: pygame.Rect, offers: list[Offer]) -> list[Widget]:
    """Cards in columns, each with the buttons of what can be done with it."""
    theme = board.theme
    gap, tall = theme.px(16), theme.px(42)
    by_card: dict[str, list[Offer]] = {}
    for offer in offers:
        by_card.setdefault(offer.card, []).append(offer)
    faces = {card: board.presenter.card_of(board.table.match.state, card) for card in by_card}
    columns = max(1, min(len(by_card), area.width // theme.px(270)))
    most = theme.px(330)
    if any(face is not None and face.scene is not None for face in faces.values()):  # all of it is to be seen
        most = max(most, area.height - theme.px(260))
    wide = min(most, (area.width - theme.px(14) - gap * (columns - 1)) // columns)
    left = area.left + max(0, area.width - theme.px(14) - columns * (wide + gap) + gap) // 2
    tops = [area.top] * columns
    made: list[Widget] = []
    heights = {
        card: card_height(face, wide, theme, board.stage.sprites) if face is not None else 0
        for card, face in faces.items()
    }
    if len(by_card) <= columns:  # in one row all are as high as the highest
        heights = dict.fromkeys(heights, max(heights.values()))
    # what is done with a card stands below it, or above where it would be out of sight
    is_above = max(heights.values()) + tall > area.height and all(len(own) == 1 for own in by_card.values())
    for card, own in by_card.items():
        column = tops.index(min(tops))
        head = len(own) * (tall + theme.px(5)) if is_above else 0
        place = pygame.Rect(left + column * (wide + gap), tops[column] + head, wide, heights[card])
        face = faces[card]
        usable = [offer for offer in own if not offer.why_not]
        if face is not None:
            action = partial(board.press, [usable[0]]) if len(usable) == 1 else None
            made.append(
                Picture(
                    f"card.{card}",
                    place,
                    card_painter(face, theme, board.stage.sprites),
                    tip=face.help,
                    action=action,
                    of=face,
                )
            )
        y = tops[column] if is_above else place.bottom + theme.px(6)
        for i, offer in enumerate(own):
            made.append(
                Button(
                    f"choose.{card}.{i}",
                    pygame.Rect(place.left, y, wide, tall),
                    offer.text,
                    partial(board.press, [offer]),
                    note=offer.note,
                    is_enabled=not offer.why_not,
                    is_main=not offer.why_not and len(own) == 1,  # of several none stands out
                    tip=offer.why_not or offer.tip,
                )
            )
            y += tall + theme.px(5)
        tops[column] = max(y, place.bottom) + gap
    return made
