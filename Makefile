# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := MARCHES_ENGINE=compiled
ENGINE_TESTS := $(addprefix tests/,kernel raiders root scythe golden perft bots)

.DEFAULT_GOAL := help
.PHONY: help play terminal web setup engine wheel test check unit cluster-test fast fast-test web-test package-test docs pictures rules bench soak lock format

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/.ready: requirements.lock pyproject.toml
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

setup: $(VENV)/.ready engine ## set up .venv and, where there is a C compiler, the compiled engine

engine: $(VENV)/.ready ## compile the engine, where there is a C compiler
	@$(BIN)/python tools/build_fast.py --if-possible

web: $(VENV)/.ready ## build the web client into the package
	@$(BIN)/python tools/build_web.py

wheel: $(VENV)/.ready ## one wheel with everything into dist/, and one without the compiled engine
	@$(BIN)/python tools/build_wheel.py
	@$(BIN)/python tools/build_wheel.py --pure

play: $(VENV)/.ready ## play in the browser: sets up, starts the server, prints its address
	@$(MAKE) --no-print-directory -j 2 engine web
	@$(BIN)/marches serve --open --log-level warning

terminal: setup ## play in the terminal
	@$(BIN)/marches play

check: $(VENV)/.ready ## formatting, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.ready ## every test but the browser's, on the interpreted engine
	$(BIN)/pytest -n 2 --ignore=tests/web --ignore=tests/package

test: check docs unit rules fast-test web-test package-test ## every check and every test

cluster-test: $(VENV)/.ready ## the arena on a Ray of two workers, started here (installs Ray into .venv, 280 MB)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-cluster.lock
	$(BIN)/pytest tests/bots/test_arena.py -k ray

fast: $(VENV)/.ready ## compile the engine; without a C compiler that is an error
	@$(BIN)/python tools/build_fast.py

fast-test: fast ## the engines' and bots' tests on the compiled engine
	@$(BIN)/python tools/compare_engines.py
	$(COMPILED) $(BIN)/pytest -n 2 $(ENGINE_TESTS)

web-test: fast ## the web client: types, formatting, and games played in a real browser
	@$(BIN)/python tools/build_web.py --check
	$(COMPILED) $(BIN)/pytest -n 2 tests/web

package-test: fast web ## the wheel in an empty environment, and which engine plays
	$(BIN)/pytest tests/package

docs: $(VENV)/.ready ## the documentation as a site, with the API from the docstrings, into build/site
	$(BIN)/mkdocs build --quiet

pictures: fast web ## pictures of every screen at every size into build/pictures
	@$(BIN)/python tools/pictures.py

rules: $(VENV)/.ready ## ledger coverage by game, module and kind; fails when it drops (ARGS=--missing lists the rest)
	@$(BIN)/marches coverage --check $(ARGS)

bench: fast ## speed of the engines, interpreted and compiled
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/replay.py
	@$(BIN)/python benchmarks/server.py --fast
	@$(BIN)/python benchmarks/start.py

soak: fast ## the long random runs
	@$(BIN)/python benchmarks/soak.py
	@$(BIN)/python benchmarks/server_soak.py

format: $(VENV)/.ready ## let ruff format and fix what it can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK := --quiet --generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-header \
	--allow-unsafe --strip-extras
lock: $(VENV)/.ready ## resolve the dependencies anew into requirements.lock and requirements-cluster.lock
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile $(LOCK) --extra dev -o requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --extra cluster -c requirements.lock -o requirements-cluster.lock pyproject.toml
