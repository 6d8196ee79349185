"""Breaks rules on purpose, one at a time, and lists the broken ones that no test notices."""
