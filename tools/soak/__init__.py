"""Long runs of seeded matches: equal in every way, and which cards they have played."""
