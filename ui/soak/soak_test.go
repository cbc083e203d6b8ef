package soak

import (
	"bytes"
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

func allGames(t *testing.T) []*rules.Game {
	t.Helper()
	all := gamestest.All(t)
	return all
}

func mustRun(t *testing.T, p Plan) Report {
	t.Helper()
	r, err := Run(t.Context(), p, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func said(r Report) []string {
	var all []string
	for _, f := range r.Failures {
		all = append(all, f.String())
	}
	slices.Sort(all)
	return all
}

// The same plan is the same run, however many play at a time.
func TestSameRun(t *testing.T) {
	p := Plan{Games: allGames(t), Seed: 47, Count: 3, Jobs: 1}
	one := mustRun(t, p)
	p.Jobs = 3
	three := mustRun(t, p)
	if a, b := said(one), said(three); !slices.Equal(a, b) {
		t.Errorf("one at a time finds %q, three %q", a, b)
	}
	one.Failures, three.Failures = nil, nil
	if !reflect.DeepEqual(one, three) {
		t.Errorf("one at a time gives %+v, three %+v", one, three)
	}
	if one.Games != p.Count*len(p.Games) || one.Decisions < 200 || one.Determinizations < 15 || one.Saved == 0 {
		t.Errorf("the run is %+v", one)
	}
}

// What seeds play has everything that there is to play with.
func TestEverythingIsDealt(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	for _, g := range allGames(t) {
		tables, err := newTables(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		want, got := map[string]bool{"saved": true}, map[string]bool{}
		for n := g.MinSeats; n <= g.MaxSeats; n++ {
			want[strings.Repeat("seat ", n)] = true
		}
		for _, s := range g.RuleOptions {
			for _, v := range s.Values {
				want[s.Name+"="+v] = true
			}
		}
		for _, s := range seated {
			want[s.name] = true
		}
		for _, w := range tables.ways {
			for _, o := range w.own {
				want["set "+o.Set] = true
			}
		}
		for i := range g.Decks {
			for j := range g.Decks {
				want[g.Decks[i].Name+" against "+g.Decks[j].Name] = true
			}
		}
		for i := 1; i < len(g.Defs) && g.BuildsDecks(); i++ {
			if d := &g.Defs[i]; tables.ways[0].form.MayHold(d) && !tables.ways[0].barred(d) {
				want["card "+d.Name] = true
			}
		}
		for seed := range uint64(600) {
			h, err := kind{tables: tables}.deal(seed)
			if err != nil {
				t.Fatal(err)
			}
			got[strings.Repeat("seat ", h.setup.Seats)] = true
			for name, value := range h.setup.RuleOptions {
				got[name+"="+value] = true
			}
			for _, name := range h.players {
				got[name] = true
			}
			for _, o := range h.setup.Own {
				got["set "+o.Set] = true
			}
			if d := h.setup.Decks; len(d) > 1 {
				got[d[0].Name+" against "+d[1].Name] = true
			}
			for _, d := range h.setup.Decks {
				for _, l := range d.Cards {
					got["card "+l.Card] = true
				}
			}
			got["saved"] = got["saved"] || h.saved
		}
		for what := range want {
			if !got[what] {
				t.Errorf("%s: 600 seeds never deal %s", g.Title, what)
			}
		}
	}
}

// A soak of a preset plays nothing else, and needs games that have it.
func TestSoakOfAPreset(t *testing.T) {
	g := allGames(t)[0]
	tables, err := newTables(g, nil)
	if err != nil {
		t.Fatal(err)
	}
	if tables.preset, err = g.Preset("everything"); err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		h, err := kind{tables: tables}.deal(seed)
		if err != nil {
			t.Fatal(err)
		}
		if su := h.setup; su.Seats != 4 || len(h.players) != 4 || su.RuleOptions["traps"] != "on" || su.RuleOptions["lock"] != "" || su.Choosers != 0 {
			t.Errorf("seed %d deals %+v", seed, su)
		}
	}
	if _, err := Run(t.Context(), Plan{Games: []*rules.Game{g}, Preset: "none", Count: 1, Jobs: 1}, nil); err == nil {
		t.Error("a preset that isn't there is played")
	}
}

// Every row of a covering array is played, and a failure in one comes again by its number and seed.
func TestRowsArePlayed(t *testing.T) {
	all := allGames(t)[:1]
	rows, err := rowsOf(all[0], 1)
	if err != nil {
		t.Fatal(err)
	}
	p := Plan{Games: all, Seed: 5, Count: 2, Jobs: 2, Cover: 1}
	if r := mustRun(t, p); r.Games != 2*len(rows) || len(r.Failures) > 0 {
		t.Errorf("%d games of %d rows: %v", r.Games, len(rows), said(r))
	}
	p.Games, p.Jobs = []*rules.Game{harmed(t, func(m *rules.Match) {
		if m.S.SeatCount == 3 && m.S.Turn == 2 && m.Listen != nil {
			panic("a third player")
		}
	})}, 1
	r := mustRun(t, p)
	if len(r.Failures) == 0 {
		t.Fatal("nothing is found at three seats")
	}
	f := r.Failures[0]
	if f.Row == 0 || rows[f.Row-1].seats+rows[f.Row-1].choosers != 3 {
		t.Errorf("row %d is said to fail", f.Row)
	}
	p.Seed, p.Row, p.Count = f.Seed, f.Row, 1
	if again := mustRun(t, p); again.Games != 1 || len(again.Failures) != 1 || again.Failures[0].String() != f.String() {
		t.Errorf("row %d, seed %d comes again as %v, not %v", f.Row, f.Seed, said(again), f)
	}
}

// harmed is a game of which a step of the main procedure does something else first.
func harmed(t *testing.T, do func(m *rules.Match)) *rules.Game {
	t.Helper()
	g := *allGames(t)[0]
	g.Procs = slices.Clone(g.Procs)
	for i := range g.Procs {
		steps := slices.Clone(g.Procs[i].Steps)
		for j, was := range steps {
			steps[j] = func(m *rules.Match, f *rules.Frame) { do(m); was(m, f) }
		}
		g.Procs[i].Steps = steps
	}
	return &g
}

// A failure is found, says where it is, comes again by its seed, and its game can
// be looked at up to it and done again.
func TestFailures(t *testing.T) {
	turns := int16(0)
	for _, c := range []struct {
		name, says string
		panics     bool
		do         func(m *rules.Match)
	}{
		{"a panic", "a game crashed: the sky falls in ui/soak.TestFailures", true, func(m *rules.Match) {
			if m.S.Turn == 5 && m.Listen != nil {
				panic("the sky falls")
			}
		}},
		{"a panic where chance was asked again", "another future", true, func(m *rules.Match) {
			if m.S.Turn > 2 && m.Listen == nil { // as in every copy
				panic("another future")
			}
		}},
		{"a broken law", "a law does not hold: ", false, func(m *rules.Match) {
			if m.S.Turn == 4 && m.Listen != nil { // not in a determinization
				m.S.Zones[m.Game.Zone(vastrix.Exile, 0)].N = 7 // it holds fewer
			}
		}},
		{"memory that is not in the state", "hash", false, func(m *rules.Match) {
			turns++
			m.S.Nums[7] = turns
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := harmed(t, c.do)
			p := Plan{Games: []*rules.Game{g}, Seed: 3, Count: 4, Jobs: 1}
			r := mustRun(t, p)
			if len(r.Failures) == 0 {
				t.Fatal("nothing is found")
			}
			f := r.Failures[0]
			if !strings.Contains(f.What, c.says) || (f.Stack != "") != c.panics {
				t.Errorf("it says %q, with a stack of %d bytes", f.What, len(f.Stack))
			}
			p.Seed, p.Count = f.Seed, 1
			if again := mustRun(t, p); len(again.Failures) != 1 || c.panics && again.Failures[0].What != f.What {
				t.Errorf("by its seed it comes again as %v", again.Failures)
			}
			var b bytes.Buffer
			if err := f.File.Write(&b); err != nil {
				t.Fatal(err)
			}
			file, err := keep.ReadFile(&b)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(file.Line, f.File.Line) || !slices.Equal(file.Undone, f.File.Undone) || !strings.Contains(file.Note, f.What) || len(file.Players) != len(f.Players) {
				t.Errorf("the file holds %d choices and %q", len(file.Line), file.Note)
			}
			if c.name == "a panic" && len(file.Undone) != 1 {
				t.Error("the choice that shows the failure is not in the file")
			}
		})
	}
}

// A saves file that is not what it should be is noticed.
func TestSavedGamesAreCompared(t *testing.T) {
	tables, err := newTables(allGames(t)[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{folder: t.TempDir()}
	defer p.close()
	got, err := p.game(t.Context(), kind{tables: tables}, 9)
	if err != nil || len(got.Failures) > 0 {
		t.Fatal(err, got.Failures)
	}
	p.hand, err = kind{tables: tables}.deal(9)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.keep(t.Context(), p.hand, &got); err != nil {
		t.Fatal(err)
	}
	p.line = slices.Clone(p.line)
	p.line[len(p.line)/2].Hash++
	if err := p.keep(t.Context(), p.hand, &got); err == nil || !strings.Contains(err.Error(), "saved, at choice") {
		t.Errorf("a choice that leads elsewhere gives %v", err)
	}
}

func TestStuck(t *testing.T) {
	tables, err := newTables(allGames(t)[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	h, err := kind{tables: tables}.deal(1)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{moved: time.Now().Add(-time.Minute)}
	if f := p.stuck(time.Second); f != nil {
		t.Errorf("between games it says %v", f)
	}
	p.hand, p.line = h, []table.Choice{{Key: "pass"}}
	if f := p.stuck(time.Hour); f != nil {
		t.Errorf("too early it says %v", f)
	}
	f := p.stuck(time.Second)
	if f == nil || f.Seed != 1 || len(f.File.Line) != 1 || !strings.Contains(f.Stack, "TestStuck") {
		t.Errorf("it says %v", f)
	}
}

func TestPlans(t *testing.T) {
	all := allGames(t)
	for _, p := range []Plan{{}, {Games: all, Jobs: 1}, {Games: all, Count: 3}, {Games: all, Count: 1, Jobs: 1, Cover: 4}, {Games: all[:1], Count: 1, Jobs: 1, Cover: 1, Row: 99}} {
		if _, err := Run(t.Context(), p, nil); err == nil {
			t.Errorf("%+v is carried out", p)
		}
	}
	bad := Plan{Games: all, Count: 1, Jobs: 1, Own: map[string][]rules.OwnCards{}}
	for _, g := range all {
		bad.Own[g.Name] = []rules.OwnCards{{Set: "bad", Cards: "[[card]]\nname = \"No\"\n"}}
	}
	if _, err := Run(t.Context(), bad, nil); err == nil || !strings.Contains(err.Error(), "bad.toml") {
		t.Errorf("a set with an error gives %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if r, err := Run(ctx, Plan{Games: all, Count: 1000, Jobs: 2}, nil); err != nil || r.Games > 0 {
		t.Errorf("a run that was ended gives %+v, %v", r, err)
	}
	if r, err := Run(t.Context(), Plan{Games: all[:1], Time: time.Nanosecond, Jobs: 1}, nil); err != nil || r.Games > 0 {
		t.Errorf("a run without time gives %+v, %v", r, err)
	}
}
