"""`python -m flibuste` is the command `flibuste`."""

import sys

from flibuste.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
