"""One module per kin; each registers its models with the catalogue."""
