# The commands of this repository. `make help` lists them.

PREFIX ?= /usr/local
SECONDS ?= 60

.DEFAULT_GOAL := build
.PHONY: asan bench build check clean demo dist docs format fuzz help install stress test unit wasm wasm-test

help: ## This list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do \
		printf '  make %-10s %s\n' "$$name" "$$text"; done

demo: ## Lint, draw, render and repair patterns, on the examples
	@scripts/install-needs demo
	@scripts/build
	@scripts/demo

build: ## The command: build/bin/haptics, with its programs
	@scripts/install-needs build
	@scripts/build

test: ## Every test and every check
	@scripts/install-needs test
	@scripts/test

check: ## Style, imports, scripts and man page: seconds
	@scripts/install-needs check
	@scripts/check

unit: build ## The Swift tests alone
	@scripts/install-needs schema
	@scripts/unit

asan: build ## The Swift tests under the address sanitizer
	@scripts/install-needs schema
	@scripts/unit --sanitize=address

fuzz: ## Fuzzing for SECONDS=60 in all
	@scripts/install-needs fuzz
	@Fuzz/run.sh $(SECONDS)

stress: ## Players under the thread sanitizer, and an hour of a loop
	@scripts/stress

bench: build ## Benchmarks, with results in Benchmarks/results
	@scripts/install-needs bench
	@Benchmarks/run.sh

wasm: ## The WebAssembly module
	@scripts/install-needs wasm
	@Web/build.sh

wasm-test: build ## The module compared with native code
	@scripts/install-needs wasm-test
	@Web/test.sh

docs: ## Documentation of the libraries in build/docs
	@scripts/install-needs build
	@swift build -c release
	@scripts/docs

format: ## Format the Swift sources
	@swift format --in-place --recursive Package.swift Sources Tests

# Builds only if nothing is built: root, who often installs, seldom has Swift on its PATH.
install: ## Binary, man page and completions, below PREFIX=/usr/local
	@[ -x build/bin/haptics ] || $(MAKE) build
	@scripts/install "$(DESTDIR)$(PREFIX)"

dist: ## What a release carries, in dist/
	@scripts/install-needs dist
	@scripts/build
	@scripts/dist

clean: ## Remove all that was built
	rm -rf .build build dist
