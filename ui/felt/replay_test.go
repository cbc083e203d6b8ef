package felt

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// again is a screen that shows a played game again, from its beginning.
func again(t *testing.T, exits Exits) (*Table, int) {
	return againOf(t, exits, "Ann", "Ben")
}

func againOf(t *testing.T, exits Exits, names ...string) (*Table, int) {
	t.Helper()
	test.NewTempApp(t)
	ts, n := replayOf(t, kittest.Env(), exits, names...)
	ts.Resize(fyne.NewSize(1280, 800))
	return ts, n
}

// replayOf is the same before its table has a size.
func replayOf(t *testing.T, e *kit.Env, exits Exits, names ...string) (*Table, int) {
	t.Helper()
	all := gamestest.All(t)
	cfg := table.Config{Game: all[0], Looks: games.Looks(all[0].Name), Setup: rules.Setup{Seed: 4, Seats: len(names)}}
	for _, name := range names {
		cfg.Players = append(cfg.Players, table.Player{Name: name})
	}
	m, err := rules.New(cfg.Game, cfg.Setup)
	if err != nil {
		t.Fatal(err)
	}
	var line []table.Choice
	rng := rules.Seeded(4)
	for range 60 {
		i := rng.IntN(len(m.S.Options))
		c := table.Choice{N: len(line), Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(i)}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
		c.Hash = m.S.Hash()
		line = append(line, c)
	}
	cfg.Still = true
	session, err := table.Resume(cfg, line)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	if err := session.View(0).Go(0); err != nil {
		t.Fatal(err)
	}
	return lent(t, New(e, library.NewWatched(all[0], session, nil), exits)), len(line)
}

// A game of four is seen from every seat, and finds room beside the buttons.
func TestReplayOfFour(t *testing.T) {
	ts, n := againOf(t, Exits{}, "Ann", "Ben", "Cara", "Dora")
	for i, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1024, Height: 640}, {Width: 1280, Height: 800}} {
		ts.Resize(size)
		ts.replay.showMoment(n - 5*i)
		for seat := range 4 {
			for _, open := range []bool{false, true} {
				ts.replay.lookFrom(seat, open)
				if ts.sight.scene.Me != seat {
					t.Fatalf("seat %d is looked from, not %d", ts.sight.scene.Me, seat)
				}
				what := fmt.Sprintf("%v, from seat %d, open: %v", size, seat, open)
				checkPlaces(t, what, ts, size)
				checkTexts(t, what, ts)
			}
		}
	}
}

func (t *Table) pressed(text string) {
	for _, b := range t.panels.prompt.shown {
		if b.Text == text {
			t.press(b)
			return
		}
	}
	panic("there is no button " + text)
}

func TestReplay(t *testing.T) {
	branched := -1
	ts, n := again(t, Exits{Branch: func(at int) { branched = at }})
	at := func() int { return ts.session.Timeline().At }
	for _, step := range []struct {
		what string
		do   func()
		want int
	}{
		{"forward", func() { ts.pressed("Forward") }, 1},
		{"a key", func() { ts.Key(&fyne.KeyEvent{Name: fyne.KeyRight}) }, 2},
		{"back", func() { ts.pressed("Back") }, 1},
		{"to the end", func() { ts.replay.pick(n) }, n},
		{"beyond the end", func() { ts.pressed("Forward") }, n},
		{"first", func() { ts.pressed("To the beginning") }, 0},
		{"last", func() { ts.pressed("To the end") }, n},
		{"the key for the first", func() { ts.Key(&fyne.KeyEvent{Name: fyne.KeyHome}) }, 0},
		{"the key for the last", func() { ts.Key(&fyne.KeyEvent{Name: fyne.KeyEnd}) }, n},
		{"scrubbed", func() { ts.replay.pick(30) }, 30},
	} {
		if step.do(); at() != step.want {
			t.Fatalf("%s leads to %d, want %d", step.what, at(), step.want)
		}
	}
	ts.pressed("Previous turn")
	turn := at()
	if steps := ts.session.Timeline().Steps; turn >= 30 || turn > 0 && steps[turn].Turn == steps[turn-1].Turn {
		t.Errorf("a turn back leads to %d", turn)
	}
	if ts.pressed("Play from here"); branched != turn {
		t.Errorf("branched at %d, want %d", branched, turn)
	}
	if ts.panels.choice.Visible() {
		t.Error("scrubbing asks questions")
	}
	ts.replay.pick(30)
	if said, want := ts.panels.prompt.question(ts.replay.asking(), ts.input.note()), fmt.Sprintf("30 of %d", n); said != want {
		t.Errorf("the bar says %q, want %q", said, want)
	}
}

func TestReplayFromAnySeat(t *testing.T) {
	ts, _ := again(t, Exits{})
	known := func(zone string) (n int) {
		for _, z := range ts.sight.scene.Zones {
			for _, c := range ts.sight.scene.Cards {
				if z.Name == zone && c.Zone == z.ID && c.Def != 0 {
					n++
				}
			}
		}
		return n
	}
	if known("Your hand") == 0 || known("Ben's hand") != 0 {
		t.Fatalf("at first %d own and %d other cards are seen", known("Your hand"), known("Ben's hand"))
	}
	ts.pressed("Show hands")
	if known("Ben's hand") == 0 {
		t.Error("open hands hide Ben's")
	}
	ts.pressed("Hide hands")
	ts.pressed("View: Ann")
	if ts.sight.scene.Me != 1 || known("Ann's hand") != 0 || known("Your hand") == 0 {
		t.Errorf("seen by seat %d: Ann %d, own %d", ts.sight.scene.Me, known("Ann's hand"), known("Your hand"))
	}
}

// The buttons of a replay are icons, which say what they do and by which key while they
// are pointed at or the ring is round them; those that lead nowhere are off.
func TestReplayHasIcons(t *testing.T) {
	ts, n := again(t, Exits{Branch: func(int) {}})
	off := func() (names []string) {
		for _, k := range ts.panels.prompt.inUse() {
			if k.Icon == "" {
				t.Errorf("%s has no icon", k.Text)
			}
			if k.Off {
				names = append(names, k.Text)
			}
		}
		return names
	}
	if got := off(); !slices.Equal(got, []string{"To the beginning", "Previous turn", "Back"}) {
		t.Errorf("off at the beginning: %q", got)
	}
	ts.pressed("To the end")
	if got := off(); !slices.Equal(got, []string{"Forward", "Next turn", "To the end"}) {
		t.Errorf("off at the end: %q", got)
	}
	ts.replay.pick(n / 2)
	keys := ""
	for _, k := range ts.panels.prompt.inUse() {
		k.MouseIn(nil)
		tip := ts.panels.tip
		if !tip.Visible() || tip.Text != k.Text {
			t.Errorf("over %s the tip says %q", k.Text, tip.Text)
		}
		texts := kittest.WrittenIn(tip.Container, fyne.Position{})
		keys += " " + texts[len(texts)-1].Text
		for _, w := range texts {
			if w.Meets(kit.BoxOf(k)) {
				t.Errorf("the tip of %s lies over it", k.Text)
			}
		}
		k.MouseOut()
		if tip.Visible() {
			t.Errorf("the tip of %s stays", k.Text)
		}
	}
	if keys != " Home ↑ ← Space → ↓ End 1 2 3 4" {
		t.Errorf("the tips name the keys%s", keys)
	}
	play := ts.panels.prompt.inUse()[3]
	play.MouseIn(nil)
	if ts.pressed("Play"); ts.panels.tip.Text != "Pause" || play.Icon != kit.IconPause {
		t.Errorf("while it plays the button shows %s and says %q", play.Icon, ts.panels.tip.Text)
	}
	ts.pressed("Pause")
	play.MouseOut()
	for _, s := range ts.keys.reach.stops() {
		if s.Key == "button To the end" {
			ts.keys.put(s)
		}
	}
	if ts.panels.tip.Text != "To the end" {
		t.Errorf("at the ring the tip says %q", ts.panels.tip.Text)
	}
}
