"""The only room that draws: scenes on a stage, one presenter per game. README.md beside this file is the way in."""
