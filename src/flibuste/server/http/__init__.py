"""HTTP before any route is reached: connections, origins, limits, headers."""
