"""How squares are written for players: L19, not l19, which could be I19 or 119."""

from __future__ import annotations

import re
from dataclasses import replace

from .presenter import LogLine, Offer, Preview

SQUARE = re.compile(r"\b([a-z]{1,2})([1-9][0-9]?)\b")


def spelled(text: str) -> str:
    """Write the squares of a text in capitals, as they stand on the rim of the board."""
    return SQUARE.sub(lambda found: found[0].upper(), text)


def spelled_offer(offer: Offer) -> Offer:
    """Write what an offer says in that way; its answers stay as they are."""
    text, tip = spelled(offer.text), spelled(offer.tip)
    return offer if (text, tip) == (offer.text, offer.tip) else replace(offer, text=text, tip=tip)


def spelled_line(line: LogLine) -> LogLine:
    return line._replace(text=spelled(line.text))


def spelled_preview(preview: Preview) -> Preview:
    return preview._replace(title=spelled(preview.title), lines=tuple(map(spelled, preview.lines)))
