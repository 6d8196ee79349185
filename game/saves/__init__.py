"""Everything that touches the user's disk: settings, journals, saves, replays, the profile."""
