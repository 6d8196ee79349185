"""Measurements; `python tools/dev.py bench [NAME ...]`. Figures that were taken stand in README.md beside this file."""
