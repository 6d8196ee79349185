"""A scene: what fills the window, or lies over the one below.

A scene builds its widgets from what it shows (`build`) and does so again whenever that changes; widgets remember
nothing but what is theirs (focus, scrolling, text), which is carried over by their key.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from . import theme as th
from .canvas import Layer, Painted, Shown
from .controls import TextEntry
from .cues import OWN
from .paint import panel, soft_shadow
from .widgets import Group, Widget

if TYPE_CHECKING:
    from .stage import Stage
    from .theme import Theme


class Scene:
    is_opaque = True
    """Whether nothing of the scenes below is seen."""
    pulse = 1.0
    """Seconds after which `update` is due even if nothing moves."""
    music = ""
    finds_changes = False
    """Whether all it shows besides its widgets is in layers that find their changes; else all is drawn at any event."""
    has_crowd: bool | None = None
    """Whether people look on and are heard; None leaves it to the scene below."""

    stage: Stage

    def __init__(self) -> None:
        self.root = Group("root", pygame.Rect(0, 0, 0, 0))
        self.focus: str | None = None
        self.is_focus_shown = False
        """The focus ring is drawn once the keyboard has been used."""
        self._memory: dict[str, object] = {}
        self._pressed: Widget | None = None
        self._pointed = ""
        """The button under the mouse."""
        self.widgets = Widgets(self)
        self._layers: list[Layer] = [Painted(self.paint), self.widgets, Painted(self.paint_over)]

    # What scenes override

    def layers(self) -> list[Layer]:
        """Return what is seen, from back to front."""
        return self._layers

    def enter(self) -> None:
        """The scene has come onto the stage."""
        if self.music:
            self.stage.sounds.music(self.music)

    def resume(self) -> None:
        """What lay above has gone."""
        if self.music:
            self.stage.sounds.music(self.music)
        self.build()

    def leave(self) -> None:
        """The scene goes for good."""

    def layout(self) -> list[Widget]:
        """Return the widgets for what is to be shown now."""
        return []

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what lies under the widgets."""

    def paint_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over the widgets."""

    def advance(self, seconds: float) -> bool:
        """Let time pass; return whether to draw again."""
        return False

    @property
    def is_moving(self) -> bool:
        return False

    def on_action(self, action: str) -> bool:
        """Take what a key stands for; return whether it was of use."""
        return False

    def on_event(self, event: pygame.event.Event) -> bool:
        """Take what no widget wanted; return whether it was of use."""
        return False

    def may_quit(self) -> bool:
        """Whether the window may close now; a scene may ask first."""
        return True

    # What it offers

    @property
    def theme(self) -> Theme:
        return self.stage.theme

    @property
    def area(self) -> pygame.Rect:
        return self.stage.surface.get_rect()

    def px(self, points: float) -> int:
        return self.stage.theme.px(points)

    def build(self) -> None:
        """Make the widgets anew, with what the player left in them."""
        for widget in self.root.walk():
            if (kept := widget.kept()) is not None:
                self._memory[widget.key] = kept
        self.root = Group("root", self.area)
        self.root.children = self.layout()
        for widget in self.root.walk():
            widget.theme = self.stage.theme
            if widget.key in self._memory:
                widget.restore(self._memory[widget.key])
        self.root.arrange()
        self._pressed = None
        if self.focus is not None and self.root.find(self.focus) is None:
            self.focus = None
        self._see()

    def _see(self) -> None:
        """Have drawn what may look otherwise now."""
        self.widgets.renew()
        if self.finds_changes:
            self.stage.look()
        else:
            self.stage.refresh()

    def forget(self, key: str) -> None:
        """Let the widget start afresh at the next build."""
        self._memory.pop(key, None)
        if (widget := self.root.find(key)) is not None:
            widget.key = f"{key} (gone)"

    def update(self, seconds: float) -> bool:
        return self.advance(seconds)

    # Events

    def take(self, event: pygame.event.Event) -> None:
        is_pointing = event.type == pygame.MOUSEMOTION and self._pressed is None
        self._dispatch(event)
        if is_pointing:
            self.widgets.point(self.stage.mouse)
            self.stage.look()
        else:
            self._see()

    def _dispatch(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.is_focus_shown = False
            widget = self.root.at(event.pos)
            self._pressed = widget
            if widget is not None:
                if self.focus is not None and isinstance(entry := self.root.find(self.focus), TextEntry):
                    entry.has_caret = False
                self.focus = widget.key if widget.is_focusable else None
                if widget.press(event.pos):
                    return
                if widget.eats:
                    return
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pressed is not None:
            pressed, self._pressed = self._pressed, None
            if pressed.release(event.pos):
                if pressed.sound:
                    self.stage.sounds.play(pressed.sound)
                pressed.activate()
            return
        elif event.type == pygame.MOUSEMOTION and self._pressed is not None:
            self._pressed.drag(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            if self.root.wheel(self.stage.mouse, event.y):
                return
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._pressed = None
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self._take_key(event):
            return
        self.on_event(event)

    def _point(self, place: tuple[int, int]) -> None:
        """Let a button be heard when the mouse comes upon it."""
        widget = self.root.at(place)
        pointed = widget.key if widget is not None and widget.sound and widget.is_enabled else ""
        if pointed and pointed != self._pointed:
            self.stage.sounds.play(OWN["point"])
        self._pointed = pointed

    def _take_key(self, event: pygame.event.Event) -> bool:
        focused = self.root.find(self.focus) if self.focus else None
        if focused is not None and focused.key_input(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        action = self.stage.bindings.action(event)
        if action is not None and self.on_action(action):
            return True
        if action in ("next", "previous"):
            self.move_focus(1 if action == "next" else -1)
            return True
        arrows = {pygame.K_DOWN: 1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_LEFT: -1}
        if event.key in arrows and self.takes_arrows:
            self.move_focus(arrows[event.key])
            return True
        if focused is not None and (action == "confirm" or event.key == pygame.K_SPACE) and self.is_focus_shown:
            if focused.is_enabled:
                focused.activate()
            return True
        return False

    takes_arrows = True
    """Whether arrow keys move the focus; the board uses them for its cursor."""

    def move_focus(self, way: int) -> None:
        """Focus the next widget that can be used."""
        chain = [widget for widget in self.root.walk() if widget.is_focusable and widget.is_enabled]
        if not chain:
            return
        keys = [widget.key for widget in chain]
        index = keys.index(self.focus) + way if self.focus in keys else (0 if way > 0 else -1)
        self.focus = keys[index % len(keys)]
        self.is_focus_shown = True
        self.root.reveal(self.focus)
        self._see()


class Widgets:
    """The layer of a scene's widgets."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._seen: list[Seen] = []
        self._boxes: list[pygame.Rect] = []
        self._focus = ""
        self._spoilt: list[pygame.Rect] = []
        self._pointed: list[Widget] = []

    def renew(self) -> None:
        """The widgets may have been made anew: find those that look otherwise."""
        children, before = self.scene.root.children, self._seen
        self._seen = now = [_seen(child) for child in children]
        self._boxes = [seen.box for seen in now]
        old, new = set(before), set(now)
        changed = old ^ new
        if [seen for seen in before if seen in new] != [seen for seen in now if seen in old]:
            changed = old | new  # their order has changed
        self._spoilt += [seen.box for seen in changed]
        focus = self.scene.focus or "" if self.scene.is_focus_shown else ""
        if focus != self._focus:
            for child, box in zip(children, self._boxes, strict=True):
                if child.find(focus) or child.find(self._focus):
                    self._spoilt.append(box)
            self._focus = focus
        self.point(self.scene.stage.mouse)

    def renew_one(self, widget: Widget) -> None:
        """That one of the widgets has changed."""
        place = self.scene.root.children.index(widget)
        self._seen[place] = _seen(widget)
        self._spoilt.append(self._boxes[place])
        self.point(self.scene.stage.mouse)

    def point(self, place: tuple[int, int]) -> None:
        """The mouse has moved there: those that show it look otherwise now."""
        pointed = list(self.scene.root.showing(place))
        for widget in (*self._pointed, *pointed):
            if not (widget in self._pointed and widget in pointed):
                self.spoil(widget)
        self._pointed = pointed

    def spoil(self, widget: Widget) -> None:
        """The widget looks otherwise now."""
        self._spoilt.append(widget.rect.inflate(2 * widget.overhang, 2 * widget.overhang))

    def changes(self) -> list[pygame.Rect]:
        spoilt, self._spoilt = self._spoilt, []
        return spoilt

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        scene = self.scene
        hit = region.collidelistall(self._boxes)
        if not hit:
            return
        mouse = scene.stage.mouse if scene is scene.stage.top else (-1, -1)
        focus = scene.focus if scene.is_focus_shown else None
        if scene.focus is not None and isinstance(entry := scene.root.find(scene.focus), TextEntry):
            entry.has_caret = True
        for i in hit:
            scene.root.children[i].draw(surface, mouse, focus)


class Seen(NamedTuple):
    """What is seen of a widget, and where."""

    kind: type[Widget]
    key: str
    place: tuple[int, int, int, int]
    look: Hashable

    @property
    def box(self) -> pygame.Rect:
        return pygame.Rect(self.place)


def _seen(widget: Widget) -> Seen:
    left, top, width, height = widget.rect.inflate(2 * widget.overhang, 2 * widget.overhang)
    return Seen(type(widget), widget.key, (left, top, width, height), widget.look())


def tip_pictures(theme: Theme, text: str, at: tuple[int, int], window: pygame.Rect) -> list[Shown]:
    """Return a small panel with the text beside the place, inside the window."""
    pad = theme.px(10)
    picture = theme.text(text, th.SMALL + 1, th.LIGHT, width=theme.px(380))
    rect = picture.get_rect().inflate(2 * pad, 2 * pad)
    rect.topleft = (at[0] + theme.px(18), at[1] + theme.px(18))
    area = window.inflate(-8, -8)
    if rect.right > area.right:
        rect.right = at[0] - theme.px(8)
    if rect.bottom > area.bottom:
        rect.bottom = at[1] - theme.px(8)
    rect.clamp_ip(area)
    return [
        (soft_shadow(rect.size), rect.move(-16, -12).topleft),
        (panel(rect.size, 2, th.SLATE_DARK), rect.topleft),
        (picture, rect.move(pad, pad).topleft),
    ]
