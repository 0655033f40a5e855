"""What every game owes."""
