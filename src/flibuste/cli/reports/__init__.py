"""Results as tables, CSV, JSON, plots and HTML."""
