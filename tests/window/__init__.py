"""Tests with a real window and real mouse events; collected where Xvfb and xdotool are installed."""
