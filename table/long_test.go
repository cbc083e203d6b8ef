package table

import (
	"errors"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/message"
)

// longChoices is more than any game of an evening has.
const longChoices = 20_000

// shuttle is a game without an end, whose states are as large as those of other
// games: in turn, each player carries one of 60 cards from row to row, or lets it be.
func shuttle() *rules.Game {
	const home, away = rules.ZoneKind(1), rules.ZoneKind(2)
	carry, wait := rules.VerbCommon, rules.VerbCommon+1
	g := &rules.Game{
		Cover: rules.Cover{Name: "shuttle", Title: "Shuttle", Version: "1", MinSeats: 2, MaxSeats: 2},
		Tables: rules.Tables{
			Facts:   make([]rules.NumSpec, 1),
			Zones:   []rules.ZoneSpec{{}, {Name: "home row", Short: "H", Ordered: true, Table: true}, {Name: "away row", Short: "A", Ordered: true, Table: true}},
			Verbs:   append(rules.CommonVerbs(), rules.VerbSpec{Key: "carry {card}", Say: "Carry"}, rules.VerbSpec{Key: "wait", Say: "Wait"}),
			Prompts: []message.ID{"", "Your move"},
			Reasons: []rules.ReasonSpec{{}},
			Causes:  []message.ID{"", "{seat} carries {card}"},
			Classes: []message.ID{""},
			Defs:    []rules.Def{{}},
		},
	}
	for n := range 60 {
		g.Defs = append(g.Defs, rules.Def{Name: "Number " + strconv.Itoa(n), Short: "c" + strconv.Itoa(n)})
	}
	g.Deal = func(m *rules.Match) {
		for d := range 60 {
			m.NewCard(rules.DefID(d+1), 0, rules.NoSeat, m.Game.Zone(home, 0))
		}
		m.S.Active = 1
	}
	g.Procs = []rules.Proc{{Name: "match", Steps: []rules.Step{func(m *rules.Match, f *rules.Frame) {
		m.S.Active = 1 - m.S.Active
		m.S.Turn = m.S.Turn%30_000 + 1
		m.Emit(rules.Event{Kind: rules.EvTurn, Seat: m.S.Active, N: m.S.Turn})
		m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: m.S.Active, Prompt: 1})
		for _, z := range []rules.ZoneKind{home, away} {
			if c := m.In(z, 0).First; c != 0 {
				m.Offer(rules.Option{Verb: carry, Card: c}, 0)
			}
		}
		m.Offer(rules.Option{Verb: wait}, 0)
	}, func(m *rules.Match, f *rules.Frame) {
		if o := m.S.Answer; o.Verb == carry {
			to := home
			if m.S.Cards[o.Card].Zone == m.Game.Zone(home, 0) {
				to = away
			}
			m.MoveCard(o.Card, m.Game.Zone(to, 0), rules.Top, 1)
		}
		f.Step = 0
	}}}}
	return must(g.Build())
}

// long is a long game and its choices.
var long = sync.OnceValues(func() (Config, []Choice) {
	g := shuttle()
	cfg := Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Game: g.Name, Seed: 11, Seats: 2}, Players: []Player{ann, ben}, Still: true}
	m, err := rules.New(g, cfg.Setup)
	if err != nil {
		panic(err)
	}
	var line []Choice
	rng := rules.Seeded(12)
	for n := range longChoices {
		i := rng.IntN(len(m.S.Options))
		c := Choice{N: n, Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(i)}
		if err := m.Choose(i); err != nil {
			panic(err)
		}
		c.Hash = m.S.Hash()
		line = append(line, c)
	}
	return cfg, line
})

// resumed is the long game as a session.
func resumed(tb testing.TB) *Session {
	tb.Helper()
	s, err := Resume(long())
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(s.Close)
	if len(s.Line()) != longChoices {
		tb.Fatalf("%d choices: %v", len(s.Line()), s.Stopped())
	}
	return s
}

// BenchmarkOpenLong is what opening the long game takes.
func BenchmarkOpenLong(b *testing.B) {
	cfg, line := long()
	for b.Loop() {
		s, err := Resume(cfg, line)
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}

// BenchmarkBackLong is going from moment to moment of the long game, here and there.
func BenchmarkBackLong(b *testing.B) {
	s := resumed(b)
	rng := rules.Seeded(3)
	var took []time.Duration
	for b.Loop() {
		n := rng.IntN(longChoices)
		if err := s.View(0).Go(longChoices); err != nil {
			b.Fatal(err)
		}
		began := time.Now()
		if err := s.View(0).Go(n); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-back-p50")
	b.ReportMetric(float64(took[len(took)*95/100].Microseconds()), "µs-back-p95")
}

// A long game takes little memory.
func TestLongGameIsSmall(t *testing.T) {
	long()
	before := heap()
	start := time.Now()
	s := resumed(t)
	took := time.Since(start)
	mb := (heap() - before) / 1e6
	runtime.KeepAlive(s)
	t.Logf("%d choices opened in %v, %.1f MB", longChoices, took.Round(time.Millisecond), mb)
	if mb > 40 {
		t.Errorf("it takes %.1f MB", mb)
	}
}

func heap() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// Every moment of a long game is the same whether its state was kept or comes from
// playing again, also after going back and forth, and few states are kept.
func TestMomentsOfALongGame(t *testing.T) {
	cfg, line := long()
	line = line[:5*every]
	cfg.Still = false
	s, err := Resume(cfg, line)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	m, err := rules.New(cfg.Game, cfg.Setup)
	if err != nil {
		t.Fatal(err)
	}
	hashes := []uint64{m.S.Hash()}
	for _, c := range line {
		if err := m.Choose(slices.Index(m.Words().Keys(), c.Key)); err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, m.S.Hash())
	}
	same := func(when string, n int) {
		t.Helper()
		at := s.live.Copy()
		kept := 0
		for i := range n {
			state, err := s.stateAt(i)
			if err != nil {
				t.Fatal(err)
			}
			at.S.CopyFrom(state)
			if at.S.Hash() != hashes[i] {
				t.Fatalf("%s: another state before choice %d", when, i)
			}
			if s.past[i].state != nil {
				kept++
			}
		}
		if most := n/every + 1 + recent; kept > most || len(s.past) != n || s.live.S.Hash() != hashes[n] {
			t.Errorf("%s: %d states of %d moments are kept, want at most %d", when, kept, len(s.past), most)
		}
	}
	same("opened", len(line))
	for _, n := range []int{3*every + 7, 5 * every, every, every - 1, 4*every + 1, 0, 2 * every} {
		if err := s.View(0).Go(n); err != nil {
			t.Fatal(err)
		}
		same("gone to "+strconv.Itoa(n), n)
	}
	for n := 2 * every; n < 4*every; n++ { // and on, one by one
		do(t, s, line[n].Seat, line[n].Key)
	}
	same("played on", 4*every)
}

// A saved choice that today's rules refuse leaves the game before it, wherever it is.
func TestResumeStopsBeforeWhatDiffers(t *testing.T) {
	cfg, line := long()
	for _, n := range []int{0, 1, every, every + 3} {
		line := slices.Clone(line[:2*every])
		line[n].Hash++
		s, err := Resume(cfg, line)
		if err != nil {
			t.Fatal(err)
		}
		var differs *Differs
		if !errors.As(s.Stopped(), &differs) || differs.At.N != n || len(s.Line()) != n {
			t.Errorf("at %d: %v after %d choices", n, s.Stopped(), len(s.Line()))
		}
		if n > 0 && s.live.S.Hash() != line[n-1].Hash {
			t.Errorf("at %d: it stands in another state", n)
		}
		log := len(s.logs[0])
		want, err := Resume(cfg, line[:n])
		if err != nil {
			t.Fatal(err)
		}
		if len(want.logs[0]) != log {
			t.Errorf("at %d: %d lines in the log, want %d", n, log, len(want.logs[0]))
		}
		s.Close()
		want.Close()
	}
}
