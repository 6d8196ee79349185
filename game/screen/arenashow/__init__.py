"""Battle Arena Show on the screen: the stage with its lanes, hero panels, cards and what the show looks like."""
