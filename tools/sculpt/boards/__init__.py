"""Boards, overlays, dice, markers and scenes: everything that is a picture rather than a model."""
