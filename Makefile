# make run    build everything and open a table
# make test   install what the tests need and run all of them (what CI runs)
# make check  the fast inner loop: formatting, lints, the core tests
# make bench  print benchmarks; docs/performance.md says how to read them
# make soak   10,000 simulated games per edition and a spread of options
# make fmt    format everything

SHARED ?= ../shared
BRADSHAW = target/debug/bradshaw

.PHONY: run test check bench soak fmt lint rust-test verify simulate page page-test

run: page
	cargo run --release --bin bradshaw -- serve --open

test: page lint rust-test verify simulate page-test
	@echo "make test: everything passed"

check:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo test -q -p board -p rules -p titles

lint:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings

rust-test:
	cargo test --workspace

# The page, built into the binary. Nothing is fetched for the browser: the tests use the system's Chromium.
web/node_modules: web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci
	touch web/node_modules

page: web/node_modules
	cd web && npm run build

page-test: page $(BRADSHAW)
	scripts/chromium.sh
	cd web && BRADSHAW=../$(BRADSHAW) npm test

$(BRADSHAW): FORCE
	cargo build --bin bradshaw

verify: $(BRADSHAW)
	@test -d $(SHARED)/games || { echo "the recorded games are absent: $(SHARED)/games"; exit 1; }
	$(BRADSHAW) verify $(SHARED)/games/1860
	$(BRADSHAW) verify --routes $(SHARED)/games/1860

simulate: $(BRADSHAW)
	scripts/simulate.sh $(BRADSHAW) 40

soak:
	cargo build --release --bin bradshaw
	scripts/simulate.sh target/release/bradshaw 10000

bench:
	cargo bench --workspace

fmt:
	cargo fmt

.PHONY: FORCE
FORCE:
