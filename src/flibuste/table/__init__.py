"""A game being played, without network. `flibuste.table(…)` opens one."""
