# The two commands: `make site` and `make test`. `make help` lists the others.
SHELL := /bin/bash
.ONESHELL:
.SHELLFLAGS := -euo pipefail -c
.PHONY: help site test build prepare prepare-test check verify unit stand-ins cache browser format conformance \
	plugin schemas bench screenshot breaks carry clean

RELEASE := .build/release/luca-docs
DEBUG := .build/debug/luca-docs

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 14

site: build ## prove the snippets, write the site and say where it is
	@$(RELEASE) verify
	$(RELEASE) site --output site/public

test: prepare-test unit stand-ins check verify cache browser ## run every test, proofs from an empty cache

prepare:
	@Scripts/prepare.sh build

prepare-test:
	@Scripts/prepare.sh build browser cache

build: prepare ## build both programs, optimised
	@swift build -c release --product luca-docs
	swift build -c release --product luca-docs-swift

unit: prepare ## the engine's own tests
	@swift build --build-tests
	swift test --skip-build --parallel

check: ## the links, ids and fences of content/
	@$(DEBUG) check --content content

verify: ## every snippet of content/, from an empty cache
	@cache=$$(mktemp -d)
	trap 'rm -rf "$$cache"' EXIT
	$(DEBUG) verify --content content --build-dir "$$cache" | tee "$$cache/summary"
	Scripts/readme-shows.sh 'luca-docs verify' <"$$cache/summary"

stand-ins: ## the stand-in modules: behaviour, and what they accept and refuse
	@swift test --package-path content/stand-ins --parallel
	content/stand-ins/Audit/run.sh

cache: ## shared results with nginx and a lying server, and runs that are ended
	@Scripts/cache-check.sh

browser: ## the generated site in a real browser
	@Scripts/browser-check.sh

plugin: ## 'swift package verify-docs' in a fresh package; builds all of luca-docs there
	@Scripts/plugin-check.sh

breaks: ## break the sample on purpose and see each of its tests fail
	@Scripts/breaks.sh

conformance: build ## CommonMark and GFM examples: make conformance SPEC=DIR
	@test -n "$(SPEC)" || { echo "say where the examples are: make conformance SPEC=DIR"; exit 2; }
	Scripts/conformance.py $(SPEC)

schemas: build ## the reports of verify: make schemas SARIF=FILE JUNIT=FILE
	@test -n "$(SARIF)" -a -n "$(JUNIT)" || { \
		echo "say where the schemas are: make schemas SARIF=FILE JUNIT=FILE"; exit 2; }
	Scripts/schemas.py $(SARIF) $(JUNIT)

bench: build ## what verify costs beside building by hand: make bench [BENCH=--help]
	@Scripts/bench-verify.py $(BENCH)

screenshot: build ## the picture in the README
	@Scripts/prepare.sh browser picture
	Scripts/screenshot.sh

format: ## check the formatting
	@swift format lint --strict --recursive Package.swift Plugins Sources Tests \
		content/stand-ins/Package.swift content/stand-ins/Sources content/stand-ins/Tests

carry: ## renew the list of files that the binary carries
	@Scripts/carry.sh

clean: ## remove what was built
	@rm -rf .build site/public
