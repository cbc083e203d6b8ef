// Package laws proves what must hold of every game: the invariants of the engine, by
// random play. A game's tests call TestGame; soak proves the same of games that
// others choose in.
package laws

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"
	"strings"

	"feltstack/rules"
)

// TB is what TestGame needs of a *testing.T.
type TB interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Logf(format string, args ...any)
}

// Trial is a series of random games for TestGame. Zero fields have defaults.
type Trial struct {
	Games       int    // for each number of seats; 10
	Seats       []int  // numbers of seats; all that the game allows
	Seed        uint64 // of the first game
	RuleOptions map[string]string
	Choosers    int // seats that only choose
	AskAll      bool
	Decks       [][]rules.Deck // by seat, for each match-up, of which each is played so often; what the game gives
	Choices     int            // a game with more does not end; 5000
}

// MatchUps is every pairing of the decks that come with g, for Trial.Decks.
func MatchUps(g *rules.Game) [][]rules.Deck {
	var all [][]rules.Deck
	for _, a := range g.Decks {
		for _, b := range g.Decks {
			all = append(all, []rules.Deck{a, b})
		}
	}
	return all
}

// TestGame proves the engine's invariants (DESIGN, "Rules of the engine") for a
// game by random play: at every decision of every trial, the state is sound
// and survives a copy, views keep secrets and agree with the determinizations
// made from them, options and refusals are well formed; and every game ends,
// can be undone and replayed to the same hashes, and costs no memory. Without
// a trial it runs one with the defaults.
func TestGame(t TB, g *rules.Game, trials ...Trial) {
	t.Helper()
	if len(trials) == 0 {
		trials = []Trial{{}}
	}
	choices := 0
	for _, tr := range trials {
		if tr.Games == 0 {
			tr.Games = 10
		}
		if tr.Choices == 0 {
			tr.Choices = 5000
		}
		if len(tr.Seats) == 0 {
			for n := g.MinSeats; n <= g.MaxSeats; n++ {
				tr.Seats = append(tr.Seats, n)
			}
		}
		if len(tr.Decks) == 0 {
			tr.Decks = [][]rules.Deck{nil}
		}
		for _, seats := range tr.Seats {
			su := rules.Setup{Seats: seats, Seed: tr.Seed, RuleOptions: tr.RuleOptions, AskAll: tr.AskAll, Choosers: tr.Choosers}
			for i := range tr.Games * len(tr.Decks) {
				su.Seed, su.Decks = tr.Seed+uint64(i), tr.Decks[i%len(tr.Decks)]
				run := trial{g: g, setup: su}
				if err := run.play(tr.Choices); err != nil {
					t.Fatalf("%s, %d seats, seed %d, after %s: %v", g.Title, seats, su.Seed, run.story(), err)
				}
				choices += len(run.choices)
			}
			if err := testMemory(g, su); err != nil {
				t.Fatalf("%s, %d seats: %v", g.Title, seats, err)
			}
		}
	}
	t.Logf("%s: %d random choices", g.Title, choices)
}

// keepEach is how many choices lie between two states that a trial keeps for undo.
const keepEach = 16

// trial is one random game under test.
type trial struct {
	g       *rules.Game
	setup   rules.Setup
	m       *rules.Match
	rng     rules.RNG
	choices []int
	keys    []string
	hashes  []uint64
	kept    []rules.State // before every keepEach-th choice
	broken  error         // first bad event
	// Matches that are used again and again, as a player's would be.
	copied, view, again, sample, asked rules.Match
}

// story names the last choices of the game, for the report of a failure.
func (r *trial) story() string {
	n := len(r.keys)
	if n == 0 {
		return "nothing"
	}
	return fmt.Sprintf("%d choices, the last: %s", n, strings.Join(r.keys[max(0, n-4):], ", "))
}

// play plays at random to the end, and proves everything on the way.
func (r *trial) play(bound int) error {
	if err := r.begin(); err != nil {
		return err
	}
	for !r.m.S.Over {
		if len(r.choices) == bound {
			return fmt.Errorf("the game does not end")
		}
		if err := r.decision(); err != nil {
			return err
		}
		if err := r.choose(r.rng.IntN(len(r.m.S.Options))); err != nil {
			return err
		}
	}
	return r.finish()
}

// begin deals and runs to the first decision.
func (r *trial) begin() error {
	var err error
	if r.m, err = rules.Prepare(r.g, r.setup); err != nil {
		return err
	}
	r.m.Listen = r.hear
	r.rng = rules.Seeded(^r.setup.Seed)
	return r.m.Run()
}

// choose takes option i and keeps what undo and replay need.
func (r *trial) choose(i int) error {
	m := r.m
	r.choices = append(r.choices, i)
	r.keys = append(r.keys, m.Words().Key(i))
	r.hashes = append(r.hashes, m.S.Hash())
	if len(r.choices)%keepEach == 1 {
		r.kept = append(r.kept, rules.State{})
		r.kept[len(r.kept)-1].CopyFrom(&m.S)
	}
	if err := m.Choose(i); err != nil {
		return err
	}
	return r.broken
}

// finish proves what holds of a whole game.
func (r *trial) finish() error {
	r.hashes = append(r.hashes, r.m.S.Hash())
	if err := r.ended(); err != nil {
		return fmt.Errorf("at the end: %w", err)
	}
	if err := r.undo(); err != nil {
		return fmt.Errorf("undo: %w", err)
	}
	if err := r.replay(); err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	return nil
}

// ended checks a match that is over.
func (r *trial) ended() error {
	m := r.m
	switch {
	case m.S.Decision.Kind != rules.None || len(m.S.Options) > 0:
		return errors.New("something is still asked")
	case m.S.Winners&^m.S.AllSeats() != 0:
		return fmt.Errorf("winners %b are not all at the table", m.S.Winners)
	case m.Choose(0) == nil:
		return errors.New("a choice is taken")
	}
	for p := range rules.Seat(m.S.SeatCount) {
		if v := m.Value(p); v < -1 || v > 1 {
			return fmt.Errorf("the result of seat %s is %g", rules.SeatName(p), v)
		}
	}
	return m.Check()
}

// undo goes back through all kept states, and forth again from each to the next.
func (r *trial) undo() error {
	m := &r.copied
	m.CopyFrom(r.m)
	for at := len(r.kept) - 1; at >= 0; at-- {
		m.S.CopyFrom(&r.kept[at])
		for k := at * keepEach; k < min((at+1)*keepEach, len(r.choices)); k++ {
			if h := m.S.Hash(); h != r.hashes[k] {
				return fmt.Errorf("choice %d: hash %x was %x", k, h, r.hashes[k])
			}
			if err := m.Choose(r.choices[k]); err != nil {
				return fmt.Errorf("choice %d (%s): %w", k, r.keys[k], err)
			}
		}
		if end := min((at+1)*keepEach, len(r.choices)); m.S.Hash() != r.hashes[end] {
			return fmt.Errorf("choice %d (%s) leads to hash %x, it led to %x", end-1, r.keys[end-1], m.S.Hash(), r.hashes[end])
		}
	}
	return nil
}

// replay plays the same choices from the start, by key and with nobody listening.
func (r *trial) replay() error {
	m, err := rules.New(r.g, r.setup)
	if err != nil {
		return err
	}
	for k, key := range r.keys {
		if h := m.S.Hash(); h != r.hashes[k] {
			return fmt.Errorf("before choice %d (%s): hash %x was %x", k, key, h, r.hashes[k])
		}
		i, err := m.Words().Find(key)
		if err != nil {
			return err
		}
		if err := m.Choose(i); err != nil {
			return err
		}
	}
	if h := m.S.Hash(); h != r.hashes[len(r.keys)] {
		return fmt.Errorf("the end has hash %x, it had %x", h, r.hashes[len(r.keys)])
	}
	return nil
}

// testMemory proves that a match that is used again takes no memory: the same
// games cost nothing once its slices have grown.
func testMemory(g *rules.Game, su rules.Setup) error {
	start, err := rules.New(g, su)
	if err != nil {
		return err
	}
	var m rules.Match
	play := func() error {
		for i := range uint64(4) {
			m.CopyFrom(start)
			rng := rules.Seeded(su.Seed + i)
			if err := rules.PlayRandom(&m, &rng); err != nil {
				return err
			}
		}
		return nil
	}
	var least uint64
	var before, after runtime.MemStats
	for i := range 6 {
		runtime.ReadMemStats(&before)
		if err := play(); err != nil {
			return err
		}
		runtime.ReadMemStats(&after)
		// Others may take memory meanwhile: the least of some runs is ours.
		if n := after.Mallocs - before.Mallocs; i == 1 || n < least {
			least = n
		}
	}
	if least > 0 {
		return fmt.Errorf("4 games played again take memory %d times", least)
	}
	return nil
}

// CheckSignature compares the game's Signature for every number of seats, a line
// each, with the file of testdata. With FELTSTACK_UPDATE=1 in the environment it
// writes the file: a commit that does so says why the game behaves differently.
func CheckSignature(t TB, g *rules.Game, games int, file string) {
	t.Helper()
	var got []byte
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		n, err := rules.Signature(g, seats, games)
		if err != nil {
			t.Fatalf("%s: %v", g.Title, err)
		}
		got = fmt.Appendf(got, "%s, %d seats, %d games: %016x\n", g.Name, seats, games, n)
	}
	if os.Getenv("FELTSTACK_UPDATE") == "1" {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatalf("write the signature: %v", err)
		}
		return
	}
	want, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		t.Fatalf("%s is missing: run the test with FELTSTACK_UPDATE=1", file)
	case err != nil:
		t.Fatalf("read the signature: %v", err)
	case !bytes.Equal(got, want):
		t.Errorf("the game behaves differently: signature %q, %s has %q; if that is meant, run with FELTSTACK_UPDATE=1",
			strings.TrimSpace(string(got)), file, strings.TrimSpace(string(want)))
	}
}
