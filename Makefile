# make run    build everything and open a table in the browser
# make test   install what the tests need and run all of them (what CI runs)
# make check  the fast inner loop: formatting, lints, the tests of the core
# make bench  print benchmarks; docs/performance.md says how to read them
# make figures-server  the figures of the server, on a quiet machine, in about nine minutes; with BUSY=busy once more while both
#             processors are kept busy, and compared: in about twenty
# make soak   an hour (SOAK_MINUTES=60) of everything at once on both databases, while servers are killed, paused and cut off;
#             ends with a page of figures (docs/server-performance.md)
# make soak-rules  10,000 simulated games per edition and a spread of options; 100,000 boards for the search; 200 SIGKILLs on
#             each database while people play
# make fmt    format everything

SHARED ?= ../shared
# The titles whose recorded games all replay, and whose runs are held against the search.
VERIFIED = 1860 1862 1822 1822mrs 1822nrs
# Further recordings, in games/more.
VERIFIED_MORE := $(VERIFIED)
BRADSHAW = target/debug/bradshaw
SOAK_MINUTES ?= 60
BUSY ?=

.PHONY: run test forget-not-run check bench figures-server soak soak-rules fmt needs setup lint rust-test binary from-outside verify simulate api-session \
	schemathesis packaging web web-test

# Without what nobody at a table needs (PNG files), for the first build is waited for.
run: needs web
	cargo run --profile first-run -p cli --no-default-features -- serve --open

test: forget-not-run setup web lint rust-test binary from-outside web-test
	@scripts/passed.sh

# Tests that cannot run here leave a note, and the last line of `make test` tells of it.
forget-not-run:
	@rm -rf $${CARGO_TARGET_DIR:-target}/not-run

# What the binary is asked from outside; none of it minds company.
from-outside: binary
	$(MAKE) --jobs 2 verify simulate api-session schemathesis packaging

check:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo test -q -p board -p rules -p titles -p routes

# Says what is missing to build anything, and how to get it.
needs:
	@scripts/needs.sh

setup: needs
	scripts/setup.sh

# The page, which is built into the binary.
web: web/node_modules/.built
	cd web && npm run --silent build

web/node_modules/.built: web/package-lock.json | needs
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --silent --no-audit --no-fund
	touch $@

lint:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings

rust-test:
	cargo test --workspace

# With the tests, so that what they and it depend on is compiled once and not twice.
binary:
	cargo build --workspace --bins --tests

verify: binary
	@test -d $(SHARED)/games || { echo "the recorded games are absent: $(SHARED)/games"; exit 1; }
	for title in $(VERIFIED); do \
		$(BRADSHAW) verify $(SHARED)/games/$$title && \
		$(BRADSHAW) verify --routes $(SHARED)/games/$$title || exit 1; \
	done
	for title in $(VERIFIED_MORE); do \
		$(BRADSHAW) verify $(SHARED)/games/more/$$title || exit 1; \
	done

simulate: binary
	scripts/simulate.sh $(BRADSHAW) 40

# The session of docs/api.md, as it is printed.
api-session: binary
	scripts/api-session.sh $(BRADSHAW)

# The files of packaging/, by the programs that read them.
packaging:
	scripts/packaging.sh

schemathesis: binary
	scripts/schemathesis.sh $(BRADSHAW)

web-test: binary
	cd web && BRADSHAW=../$(BRADSHAW) npm test --silent

soak:
	cargo build --release --bin bradshaw
	scripts/soak.sh target/release/bradshaw $(SOAK_MINUTES)

soak-rules:
	cargo build --release --bin bradshaw
	scripts/simulate.sh target/release/bradshaw 10000
	BOARDS=40 cargo test --release -p routes --test it
	AUDIT_GAMES=60 cargo test --release -p bots --test audit -- --nocapture
	BRADSHAW_KILLS=200 cargo test --release -p server --test it nothing_acknowledged -- --nocapture

figures-server:
	cargo build --release --bin bradshaw
	scripts/figures-server.sh target/release/bradshaw $(BUSY)

bench:
	cargo bench --workspace
	crates/routes/compare/run.sh

fmt:
	cargo fmt
