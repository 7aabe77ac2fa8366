# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILED := MARCHES_ENGINE=compiled
ENGINE_TESTS := $(addprefix tests/,kernel raiders root scythe golden perft bots)

.DEFAULT_GOAL := help
.PHONY: help play terminal web setup engine wheel test check unit cluster-test fast fast-test web-test package-test docs pictures rules bench soak mutants lock format

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# .ready has what playing and building need, .complete also what tests and checks need.
$(VENV)/.ready: requirements-play.lock pyproject.toml
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/pip || $(PYTHON) -c "import sys; sys.exit(0 if sys.version_info >= (3, 11) else 'Marches needs Python 3.11 or newer, and $(PYTHON) is %d.%d. Name another: make $(or $(MAKECMDGOALS),setup) PYTHON=python3.12' % sys.version_info[:2])"
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --no-compile --require-hashes -r requirements-play.lock
	@$(INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.complete: $(VENV)/.ready requirements.lock
	@echo "Adding the tools for tests and checks ..."
	@$(INSTALL) --require-hashes -r requirements.lock
	@touch $@

setup: $(VENV)/.complete engine ## set up .venv and, where there is a C compiler, the compiled engine

engine: $(VENV)/.ready ## compile the engine, where there is a C compiler
	@$(BIN)/python tools/build_fast.py --if-possible

web: $(VENV)/.ready ## build the web client into the package
	@$(BIN)/python tools/build_web.py

wheel: $(VENV)/.ready ## one wheel with everything into dist/, and one without the compiled engine
	@$(BIN)/python tools/build_wheel.py
	@$(BIN)/python tools/build_wheel.py --pure

play: $(VENV)/.ready ## play in the browser: sets up, starts the server, prints its address (ARGS="--port 8001")
	@$(MAKE) --no-print-directory -j 2 engine web
	@$(BIN)/marches serve --open --log-level warning $(ARGS)

terminal: engine ## play in the terminal
	@$(BIN)/marches play

check: $(VENV)/.complete ## formatting, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.complete ## every test but the browser's, on the interpreted engine
	$(BIN)/pytest -n 2 --ignore=tests/web --ignore=tests/package

test: check docs unit rules fast-test web-test package-test ## every check and every test

cluster-test: $(VENV)/.complete ## the arena and a server's bots on a Ray started here (installs Ray into .venv, 280 MB)
	@$(INSTALL) --require-hashes -r requirements-cluster.lock
	$(BIN)/pytest tests/bots/test_arena.py tests/server/test_ray_bots.py -k ray

fast: $(VENV)/.ready ## compile the engine; without a C compiler that is an error
	@$(BIN)/python tools/build_fast.py

fast-test: $(VENV)/.complete fast ## the engines' and bots' tests on the compiled engine
	@$(BIN)/python tools/compare_engines.py
	$(COMPILED) $(BIN)/pytest -n 2 $(ENGINE_TESTS)

web-test: $(VENV)/.complete fast ## the web client: types, formatting, and games played in a real browser
	@$(BIN)/python tools/build_web.py --check
	$(COMPILED) $(BIN)/pytest -n 2 tests/web

package-test: $(VENV)/.complete fast web ## the wheel in an empty environment, and which engine plays
	$(BIN)/pytest tests/package

docs: $(VENV)/.complete ## the documentation as a site, with the API from the docstrings, into build/site
	$(BIN)/mkdocs build --quiet

pictures: $(VENV)/.complete fast web ## pictures of every screen at every size into build/pictures
	@$(BIN)/python tools/pictures.py

rules: $(VENV)/.complete ## ledger coverage by game, module and kind; fails when it drops (ARGS=--missing lists the rest)
	@$(BIN)/marches coverage --check $(ARGS)

bench: $(VENV)/.complete fast ## speed of the engines, interpreted and compiled
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/replay.py
	@$(BIN)/python benchmarks/server.py --fast
	@$(BIN)/python benchmarks/start.py

soak: $(VENV)/.complete fast ## the long runs: fuzzing, kill -9, random games; they go on where they were (ARGS="--minutes 8": a slice of each)
	@$(COMPILED) $(BIN)/python benchmarks/fuzz_routes.py $(ARGS)
	@$(COMPILED) $(BIN)/python benchmarks/fuzz_commands.py $(ARGS)
	@$(COMPILED) $(BIN)/python benchmarks/server_soak.py $(ARGS)
	@$(COMPILED) $(BIN)/python benchmarks/soak.py $(ARGS)
	@$(MAKE) --no-print-directory mutants

mutants: $(VENV)/.complete ## faults put into the rules, which the tests must notice (installs Cosmic Ray into .venv)
	@$(INSTALL) --require-hashes -r requirements-mutants.lock
	$(BIN)/python benchmarks/mutants.py $(ARGS)

format: $(VENV)/.complete ## let ruff format and fix what it can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK := --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header \
	--allow-unsafe --strip-extras
lock: $(VENV)/.complete ## resolve the dependencies again, into requirements.lock and the locks beside it
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile $(LOCK) --extra dev -o requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra build -c requirements.lock -o requirements-play.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra cluster -c requirements.lock -o requirements-cluster.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra mutants -c requirements.lock -o requirements-mutants.lock pyproject.toml
