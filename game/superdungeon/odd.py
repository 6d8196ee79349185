"""Odd cards: effects that the closed vocabulary cannot say, one `async def` each, registered by slug."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

Code: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
CODE: dict[str, Code] = {}
"""Slug of the code -> procedure of the state, the `Doing` of effects.py, and the affected model."""


def odd(slug: str) -> Callable[[Code], Code]:
    """Register the code of an odd card."""

    def register(code: Code) -> Code:
        assert slug not in CODE, f"{slug} is registered twice"
        CODE[slug] = code
        return code

    return register
