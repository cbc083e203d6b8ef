# make play   builds Feltstack and opens the window
# make test   runs every check there is
# make help   lists the parts

# The build tags, in this one place:
#   migrated_fynedo  all of our UI code runs on Fyne's goroutine (no checks, no warning at start)
#   no_emoji         suit signs obey our colours; the program is 4 MB smaller
#   x11              no Wayland client library needed (a Wayland desktop shows us through Xwayland)
#   gles             OpenGL ES: the same speed, a third of the time of a first build
TAGS := migrated_fynedo,no_emoji,x11,gles

# What random play spends its time on: the compiler makes that faster (go doc cmd/go, -pgo). A
# flag with a space would be two, so a folder with one in its name does without.
PROFILE := rules/play.pgo
PGO := $(if $(word 2,$(CURDIR)),,$(if $(wildcard $(PROFILE)),-pgo=$(CURDIR)/$(PROFILE)))

# Every go command, and what staticcheck asks of go, gets the same flags, so that
# the slow cgo parts (window, SQLite) are compiled once and then found in the cache.
# (buildvcs: a checkout owned by another user must build, too.)
export GOFLAGS := -buildvcs=false -tags=$(TAGS) $(PGO)
export CGO_ENABLED := 1

# Property tests draw the same cases in every run, so that a check of one commit
# always says the same. RAPID_SEED=0 make tests draws new ones.
export RAPID_SEED ?= 1

# How many games of each game the soak of make test plays, always the same ones:
# about two minutes on two cores.
SOAK_GAMES ?= 500
SOAK_SEED ?= 1
# And of each row of options and seats that are all paired with each other.
SOAK_ROWS ?= 1

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: play test build deps deps-test format vet staticcheck vulns tests race soak e2e package package-test pictures profile env help

play: build ## build the program and open its window
	./feltstack

# The end-to-end test comes last: what it prints is the last line of make test.
test: deps-test build format vet staticcheck vulns tests race soak e2e ## all of the checks below

build: deps ## build ./feltstack
	go build -o feltstack .

deps: ## install the system packages the build and the window need
	@.ci/deps build window

deps-test: ## the same, and those of the end-to-end test
	@.ci/deps build window test

format: ## fail if a file is not formatted
	@test -z "$$(gofmt -l .)" || { echo "run gofmt -w on these:"; gofmt -l .; exit 1; }

vet: deps ## go vet, end-to-end test included
	go vet -tags=$(TAGS),e2e ./...

staticcheck: deps ## staticcheck, in the version that .ci/tools/go.mod pins
	@cd .ci/tools && go build -o ../../.build/staticcheck honnef.co/go/tools/cmd/staticcheck
	.build/staticcheck -tags=$(TAGS),e2e ./...

vulns: deps ## govulncheck, in the version that .ci/tools/go.mod pins, where its database can be reached
	@cd .ci/tools && go build -o ../../.build/govulncheck golang.org/x/vuln/cmd/govulncheck
	@.ci/vulns $(TAGS)

# The program and its end-to-end tests link OpenGL: make e2e runs these.
tests: deps ## the tests of all packages
	go test -timeout=30m $$(go list ./... | grep -vxE 'feltstack(/ui/(program|e2e))?')

# The other packages start no goroutine. What they share is read by the bots, the library
# and the table, which are tested here; what draws for them beside the window is ui/kit.
RACE = cardart/print|rules/(bot|bot/lab|games|guard)|saves|saves/sets|table|table/guide|ui|ui/(felt|handover|kit|lab|learn|library|library/keep|printing|rulebook|soak|sound)

# -short leaves out the tests in which one goroutine does all of the work.
race: deps ## again, under the race detector, those in which things run at the same time
	go test -race -short -timeout=30m $$(go list ./... | grep -xE 'feltstack/($(RACE))')

# SOAK_SEED=9000 make soak plays others; a failure leaves its game in .build/soak.
soak: build ## the laws of the rules in some hundred games of every kind
	@mkdir -p .build/soak
	./feltstack soak all --games $(SOAK_GAMES) --seed $(SOAK_SEED) -o .build/soak
	./feltstack soak all --cover 2 --games $(SOAK_ROWS) --seed $(SOAK_SEED) -o .build/soak

e2e: deps-test ## the tests of the whole program: the real window, played with a mouse on a virtual screen
	@.ci/e2e $(TAGS)

package: deps ## build the packages for Linux and Windows into dist/ (the first time takes 10 minutes)
	@.ci/deps package
	@.ci/package/build

package-test: package deps-test ## install the packages in a clean system and play; run the Windows program in wine
	@.ci/deps package-test
	@.ci/package/test $(TAGS)

pictures: deps-test ## draw the pictures of the README again: look at each
	FELTSTACK_SHOTS=1 go test -tags=$(TAGS),e2e -count=1 -timeout=40m ./ui/e2e -run '^(TestPictures|TestTourOfDecksAndCards)$$'

profile: deps ## measure random play again, for the compiler
	@mkdir -p .build/profile
	GODEBUG=asyncpreemptoff=1 go test -run '^$$' -bench RandomPlay -benchtime 5000000x -o .build/profile/games.test -cpuprofile .build/profile/games.prof ./rules/games
	go tool pprof -proto .build/profile/games.prof > $(PROFILE)

env: ## print the flags for a shell of one's own: eval "$$(make -s env)"
	@echo "export GOFLAGS='$(GOFLAGS)' CGO_ENABLED=1"

help: ## list these targets
	@sed -nE 's/^([a-z0-9-]+):[^#]*## (.*)/  make \1|\2/p' Makefile | sed 's/\$$\$$/$$/' | column -t -s '|'
