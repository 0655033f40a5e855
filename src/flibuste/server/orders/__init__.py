"""Standing orders: what a seat answers by itself while nobody looks."""
