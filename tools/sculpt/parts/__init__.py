"""What sculpts share: paints, bases, bodies, heads, gear."""
