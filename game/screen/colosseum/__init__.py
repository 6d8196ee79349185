"""Dungeon Dice: Colosseum on the screen: hero mats around a sand pit into which the dice are thrown."""
