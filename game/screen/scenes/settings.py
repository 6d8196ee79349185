"""Settings: picture, sound, play, keys. All are remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.screen import theme as th
from game.screen.bindings import ACTIONS, Chord
from game.screen.controls import Choice, Slider
from game.screen.page import Page
from game.screen.widgets import Button, Label, Scroll, Widget, tabs

SPEEDS = [(1, "1×"), (2, "2×"), (4, "4×"), (0, "Instant")]
ON_OFF = [(True, "on"), (False, "off")]
SCALES = [(scale, f"{scale} %") for scale in (75, 90, 100, 110, 125, 150, 175, 200)]


class SettingsScene(Page):
    title = "Settings"

    def __init__(self) -> None:
        super().__init__()
        self.tab = "picture"
        self.waiting = ""
        """The action that waits for its new key."""
        self.message = ""

    def body(self, area: pygame.Rect) -> list[Widget]:
        theme = self.theme
        width = min(area.width, theme.px(900))
        area = pygame.Rect(area.centerx - width // 2, area.top, width, area.height)
        row = pygame.Rect(area.left, area.top, area.width - theme.px(16), theme.px(50))
        names = [("picture", "Picture"), ("sound", "Sound"), ("play", "Play"), ("keys", "Keys")]
        widgets = tabs("tab", row, names, self.tab, self._choose_tab, theme.px(10))
        body = pygame.Rect(area.left, row.bottom + theme.px(20), area.width, area.bottom - row.bottom - theme.px(20))
        makers: dict[str, Callable[[pygame.Rect], list[Widget]]] = {
            "picture": self._picture,
            "sound": self._sound,
            "play": self._play,
            "keys": self._keys,
        }
        return [*widgets, Scroll(f"body.{self.tab}", body, makers[self.tab](body))]

    def _choose_tab(self, tab: str) -> None:
        self.tab, self.waiting, self.message = tab, "", ""
        self.build()

    def _rows(self, area: pygame.Rect, count: int) -> list[pygame.Rect]:
        tall, gap = self.px(50), self.px(10)
        return [
            pygame.Rect(area.left, area.top + i * (tall + gap), area.width - self.px(16), tall) for i in range(count)
        ]

    def _set(self, name: str, value: object) -> None:
        setattr(self.stage.settings, name, value)
        self.stage.sounds.volume()
        if self.stage.host is not None:
            self.stage.host.keep_settings()
        self.build()

    def _choice(
        self, rect: pygame.Rect, name: str, label: str, values: list[tuple[object, str]], tip: str = ""
    ) -> Widget:
        return Choice(name, rect, label, values, getattr(self.stage.settings, name), partial(self._set, name), tip=tip)

    def _picture(self, area: pygame.Rect) -> list[Widget]:
        rows = self._rows(area, 5)

        def scale(value: object) -> None:
            self.stage.settings.ui_scale = int(str(value))
            if self.stage.host is not None:
                self.stage.host.keep_settings()
            self.stage.rescale()

        screen = "on" if self.stage.is_fullscreen else "off"
        return [
            Choice(
                "ui_scale",
                rows[0],
                "Size of text and buttons",
                SCALES,
                self.stage.settings.ui_scale,
                scale,
                tip="As far as the window has room for it.",
            ),
            Button(
                "fullscreen",
                rows[1],
                f"Full screen: {screen}",
                self.stage.toggle_fullscreen,
                note=self.stage.bindings.label("fullscreen"),
                align="left",
            ),
            self._choice(rows[2], "shake", "Heavy blows shake the table", list(ON_OFF)),
            self._choice(rows[3], "flashes", "Flashes", list(ON_OFF)),
            self._choice(
                rows[4],
                "reduced_motion",
                "Reduced motion",
                list(ON_OFF),
                "Nothing moves by itself: miniatures do not breathe, the menu stands still, nothing shakes or flashes.",
            ),
        ]

    def _sound(self, area: pygame.Rect) -> list[Widget]:
        rows = self._rows(area, 4)
        widgets: list[Widget] = []
        for rect, (name, label) in zip(
            rows, (("music", "Music"), ("effects", "Effects"), ("crowd", "Crowd")), strict=False
        ):

            def change(value: float, name: str = name) -> None:
                setattr(self.stage.settings, name, round(value))
                self.stage.sounds.volume()
                if self.stage.host is not None:
                    self.stage.host.keep_settings()

            value = float(getattr(self.stage.settings, name))
            widgets.append(Slider(name, rect, label, value, change, high=100, step=5, show="{:.0f} %".format))
        widgets.append(self._choice(rows[3], "mute_unfocused", "Silent while another window is in front", list(ON_OFF)))
        if self.stage.sounds.is_silent:
            widgets.append(Label("silent", rows[3].move(0, self.px(64)), "There is no sound device.", colour=th.FAINT))
        return widgets

    def _play(self, area: pygame.Rect) -> list[Widget]:
        rows = self._rows(area, 6)
        return [
            self._choice(rows[0], "animation_speed", "Speed of your own moves", list(SPEEDS)),
            self._choice(rows[1], "computer_speed", "Speed of the computer's moves", list(SPEEDS)),
            self._choice(rows[2], "dice_speed", "Speed of the dice", list(SPEEDS)),
            self._choice(rows[3], "confirm_end", "Ask before ending with something left to do", list(ON_OFF)),
            self._choice(
                rows[4],
                "fast_moves",
                "Fast moves",
                list(ON_OFF),
                "One click is enough: it is done at once, without a look at it beforehand.",
            ),
            self._choice(
                rows[5],
                "trust",
                "We trust each other",
                list(ON_OFF),
                "Several people at one screen do without the curtain before hidden cards.",
            ),
        ]

    def _keys(self, area: pygame.Rect) -> list[Widget]:
        rows = self._rows(area, len(ACTIONS) + 2)
        note = self.message or "Click an action, then press its new key. Esc cancels."
        widgets: list[Widget] = [Label("keys.note", rows[0], note, colour=th.GOLD if self.message else th.SOFT)]
        for rect, (action, (label, _)) in zip(rows[1:], ACTIONS.items(), strict=False):
            key = "press a key…" if self.waiting == action else self.stage.bindings.label(action)
            widgets.append(
                Button(
                    f"key.{action}",
                    rect,
                    label,
                    partial(self._wait, action),
                    note=key,
                    align="left",
                    is_on=self.waiting == action,
                )
            )
        widgets.append(Button("keys.reset", rows[-1], "All keys as they came", self._reset))
        return widgets

    def _wait(self, action: str) -> None:
        self.waiting, self.message = action, ""
        self.build()

    def _reset(self) -> None:
        self.stage.bindings.reset()
        self._keep_keys()
        self.message = "All keys are as they came."
        self.build()

    def _keep_keys(self) -> None:
        self.stage.settings.bindings = self.stage.bindings.changed()
        if self.stage.host is not None:
            self.stage.host.keep_settings()

    def _take_key(self, event: pygame.event.Event) -> bool:
        if self.waiting and event.type == pygame.KEYDOWN:
            self._rebind(event)
            return True
        return super()._take_key(event)

    def _rebind(self, event: pygame.event.Event) -> None:
        if event.key in (
            pygame.K_LSHIFT,
            pygame.K_RSHIFT,
            pygame.K_LCTRL,
            pygame.K_RCTRL,
            pygame.K_LALT,
            pygame.K_RALT,
        ):
            return
        action, self.waiting = self.waiting, ""
        if event.key != pygame.K_ESCAPE:
            chord = Chord.of(event)
            holder = self.stage.bindings.holder(chord)
            self.stage.bindings.bind(action, chord)
            if holder and holder != action:
                self.message = f"{chord.label} was “{ACTIONS[holder][0]}”, which has no key now."
            self._keep_keys()
        self.build()
