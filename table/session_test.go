package table

import (
	"errors"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"feltstack/rules"
)

func TestChoicesAreKeptBeforeTheyAreSeen(t *testing.T) {
	store := &memory{}
	s := play(t, 1, store, ann, ben)
	store.holding(true)
	before := s.View(0).Scene()
	if err := s.View(0).Do([]string{"draw"}); err != nil {
		t.Fatal(err)
	}
	if err := s.View(0).Do([]string{"draw"}); !errors.Is(err, ErrBusy) {
		t.Errorf("a second choice while the first is written: %v, want ErrBusy", err)
	}
	if now := s.View(0).Scene(); now != before || s.Asked() != 0 {
		t.Error("the choice is seen before it is on disk")
	}
	settle(t, "the window is told that it takes long", func() bool { return s.View(0).Scene().Busy })
	store.holding(false)
	settle(t, "the choice is seen", func() bool { return s.Asked() == 1 })
	after := s.View(0).Scene()
	if after.Busy || len(cardsIn(after, "Your hand")) != 4 || after.Version <= before.Version {
		t.Errorf("after the write: busy %v, hand %v", after.Busy, cardsIn(after, "Your hand"))
	}
	if line := store.line(); len(line) != 1 || line[0].Key != "draw" || line[0].Seat != 0 || line[0].Turn != 1 {
		t.Errorf("kept: %+v", line)
	}
}

func TestFailedWriteStopsTheGame(t *testing.T) {
	store := &memory{fail: errors.New("disk gone")}
	s := play(t, 1, store, ann, ben)
	before := s.View(0).Scene()
	if err := s.View(0).Do([]string{"draw"}); err != nil {
		t.Fatal(err)
	}
	settle(t, "the game stops", func() bool { return s.View(0).Scene().Stopped != nil })
	sc := s.View(0).Scene()
	if !strings.Contains(sc.Stopped.Error(), "disk gone") || len(sc.Cards) != len(before.Cards) || s.Asked() != -1 {
		t.Errorf("stopped: %q, asked %d", sc.Stopped, s.Asked())
	}
	if err := s.View(0).Do([]string{"draw"}); err == nil {
		t.Error("a stopped game takes a choice")
	}
}

func TestWrongChoices(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	hand := cardsIn(s.View(0).Scene(), "Your hand")
	for _, c := range []struct {
		seat int
		keys []string
		want error
	}{
		{1, []string{"draw"}, ErrNotAsked},
		{0, []string{"lay c99"}, ErrMoved},
		{0, []string{"lay " + hand[0].Name, "draw"}, ErrNotAsked}, // all or none
	} {
		if err := s.View(c.seat).Do(c.keys); !errors.Is(err, c.want) {
			t.Errorf("seat %d, %q: %v, want %v", c.seat, c.keys, err, c.want)
		}
	}
	if len(s.Line()) != 0 {
		t.Errorf("made all the same: %v", s.Line())
	}
	if err := s.View(0).Choose(99); err == nil {
		t.Error("option 99 was taken")
	}
	if err := s.View(0).Choose(-1); !errors.Is(err, ErrNoCancel) {
		t.Errorf("cancel without a declaration: %v", err)
	}
	do(t, s, 0, "draw")
	do(t, s, 1, "draw")
	// A click on a picture from before must not answer another question.
	s.View(0).Scene()
	do(t, s, 0, "draw")
	s.View(1).Scene()
	if err := s.View(1).Choose(0); err != nil {
		t.Fatal(err)
	}
	settle(t, "back to seat 0", func() bool { return s.Asked() == 0 })
	if err := s.View(1).Choose(0); !errors.Is(err, ErrNotAsked) {
		t.Errorf("second click: %v", err)
	}
	s.Close()
	if err := s.View(0).Do([]string{"draw"}); !errors.Is(err, ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

// strikeable plays to a position in which seat 0 has something to strike.
func strikeable(t *testing.T, store Store) *Session {
	t.Helper()
	s := play(t, 3, store, ann, ben)
	do(t, s, 0, "draw")
	do(t, s, 1, "lay "+cardsIn(s.View(1).Scene(), "Your hand")[0].Name)
	return s
}

func TestCancel(t *testing.T) {
	store := &memory{}
	s := strikeable(t, store)
	before := s.View(0).Scene()
	log := len(before.Log)
	card := cardsIn(before, "Your hand")[0]
	sc := do(t, s, 0, "strike "+card.Name)
	b, ok := pressable(sc, "cancel")
	if !ok || b.Option != -1 || !sc.Prompt.Declaring {
		t.Fatalf("no way back in %+v", sc.Prompt)
	}
	if len(store.line()) != 3 {
		t.Errorf("kept: %v", store.line())
	}
	if err := s.View(0).Choose(b.Option); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is taken back", func() bool { return len(s.Line()) == 2 })
	after := s.View(0).Scene()
	if len(store.line()) != 2 || len(after.Log) != log {
		t.Errorf("kept %d choices, log has %d lines, want 2 and %d", len(store.line()), len(after.Log), log)
	}
	untimed(before, after)
	if !reflect.DeepEqual(before, after) {
		t.Errorf("not as before:\n%+v\n%+v", before, after)
	}
	do(t, s, 0, "strike "+card.Name) // and once more
}

// What came to light while a play was declared can't be put back.
func TestNoCancelPastRevealedCards(t *testing.T) {
	s := strikeable(t, nil)
	sc := do(t, s, 0, "peek")
	if _, ok := pressable(sc, "cancel"); ok || sc.Prompt.Declaring {
		t.Errorf("a look at the pile can be taken back: %+v", sc.Prompt)
	}
	if err := s.View(0).Cancel(); !errors.Is(err, ErrNoCancel) {
		t.Errorf("Cancel: %v", err)
	}
}

func TestBotsPlayToTheEndAndTheGameResumesAnywhere(t *testing.T) {
	store := &memory{}
	bots := []Player{{"Bo", "strong"}, {"Rae", "random"}}
	s := play(t, 5, store, bots...)
	settle(t, "the game ends", func() bool { return s.View(0).Scene().Over })
	line := s.Line()
	if !reflect.DeepEqual(line, store.line()) {
		t.Fatal("the store does not have the line of play")
	}
	o, over := s.Outcome()
	if !over || len(store.finished) != 1 || !reflect.DeepEqual(store.finished[0], o) {
		t.Errorf("outcome %+v %v, kept %+v", o, over, store.finished)
	}
	last := s.View(1).Scene()
	if last.Result != o.Text || last.Prompt.Seat != -1 || last.Log[len(last.Log)-1].Text != o.Text {
		t.Errorf("the end is shown as %q, log ends with %q, want %q", last.Result, last.Log[len(last.Log)-1].Text, o.Text)
	}
	for n := range line {
		r, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: s.Setup(), Players: []Player{ann, ben}}, line[:n+1])
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Stopped(); err != nil {
			t.Fatalf("after %d choices: %v", n+1, err)
		}
		if got, want := r.live.S.Hash(), line[n].Hash; got != want {
			t.Errorf("after %d choices the state is another one", n+1)
		}
		r.Close()
	}
	whole, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: s.Setup(), Players: bots}, line)
	if err != nil {
		t.Fatal(err)
	}
	defer whole.Close()
	again := whole.View(1).Scene()
	untimed(again, last)
	if !reflect.DeepEqual(again, last) {
		t.Errorf("the resumed game shows something else:\n%+v\n%+v", again, last)
	}
}

// A game that ended when the program was killed is still noted as finished.
func TestResumeFinishes(t *testing.T) {
	s := play(t, 5, nil, Player{"Rae", "random"}, Player{"Roy", "random"})
	settle(t, "the game ends", func() bool { return s.View(0).Scene().Over })
	store := &memory{}
	r, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: s.Setup(), Players: s.Players(), Store: store}, s.Line())
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if len(store.finished) != 1 {
		t.Errorf("finished: %+v", store.finished)
	}
}

func TestResumeStopsWhereRulesDiffer(t *testing.T) {
	s := strikeable(t, nil)
	do(t, s, 0, "strike "+cardsIn(s.View(0).Scene(), "Your hand")[0].Name)
	line := s.Line()
	for _, c := range []struct {
		name   string
		change func(line []Choice, su *rules.Setup)
		at     int
		reason string
	}{
		{"hash", func(l []Choice, _ *rules.Setup) { l[1].Hash++ }, 1, "effect is different"},
		{"key", func(l []Choice, _ *rules.Setup) { l[2].Key = "strike c99" }, 2, "legal"},
		{"seat", func(l []Choice, _ *rules.Setup) { l[0].Seat = 1 }, 0, "another player"},
		{"gap", func(l []Choice, _ *rules.Setup) { l[1].N = 5 }, 1, "missing"},
		{"seed", func(_ []Choice, su *rules.Setup) { su.Seed++ }, 0, "effect is different"},
	} {
		bent, su := append([]Choice(nil), line...), s.Setup()
		c.change(bent, &su)
		store := &memory{}
		r, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: su, Players: []Player{ann, ben}, Store: store}, bent)
		if err != nil {
			t.Fatal(err)
		}
		var differs *Differs
		if !errors.As(r.Stopped(), &differs) || differs.At != bent[c.at] || !strings.Contains(differs.Reason, c.reason) {
			t.Errorf("%s: %v, want a difference at choice %d: %s", c.name, r.Stopped(), c.at, c.reason)
		}
		if len(r.Line()) != c.at || r.View(0).Scene().Stopped == nil {
			t.Errorf("%s: %d choices stand, want %d", c.name, len(r.Line()), c.at)
		}
		if err := r.View(0).Do([]string{"draw"}); err == nil {
			t.Errorf("%s: the game goes on", c.name)
		}
		if len(store.log)+len(store.finished) > 0 {
			t.Errorf("%s: the original was written to", c.name)
		}
		r.Close()
	}
}

func TestPaceAndThinking(t *testing.T) {
	paced := func(pace time.Duration) *Session {
		s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{{"Rae", "random"}, ben}, Pace: pace})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		return s
	}
	if sc := paced(time.Hour).View(1).Scene(); !sc.Seats[0].Thinking || !sc.Seats[0].Bot || sc.Prompt.Seat != 0 || sc.Prompt.Mine {
		t.Errorf("while the bot is at work: %+v, %+v", sc.Seats[0], sc.Prompt)
	}
	start := time.Now()
	s := paced(300 * time.Millisecond)
	settle(t, "the bot chooses", func() bool { return len(s.Line()) == 1 })
	if took := time.Since(start); took < 300*time.Millisecond {
		t.Errorf("the bot chose after %v, want a pace of 300 ms", took)
	}
}

// Windows, bots, clicks out of turn and clicks too fast, all at once: the
// choices that were taken are a game.
func TestManyHandsAtOnce(t *testing.T) {
	store := &memory{}
	s := play(t, 8, store, ann, ben)
	var wg sync.WaitGroup
	for hand := range 4 {
		wg.Go(func() {
			c := s.View(hand % 2)
			rng := rules.Seeded(uint64(hand))
			for {
				sc := c.Scene()
				if sc.Over {
					return
				}
				switch rng.IntN(4) {
				case 0:
					c.Cancel()
				case 1:
					c.Choose(rng.IntN(3))
				default:
					for _, card := range sc.Cards {
						if drops, _ := c.Drops(card.ID); len(drops) > 0 {
							c.Do(drops[rng.IntN(len(drops))].Keys)
							break
						}
					}
				}
				time.Sleep(time.Duration(rng.IntN(100)) * time.Microsecond)
			}
		})
	}
	wg.Wait()
	line := s.Line()
	if !reflect.DeepEqual(line, store.line()) {
		t.Error("the store does not have the line of play")
	}
	r, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: s.Setup(), Players: s.Players()}, line)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if r.Stopped() != nil || !r.View(0).Scene().Over {
		t.Errorf("the game that was played does not replay: %v", r.Stopped())
	}
}

// A game may begin anywhere, and be left for another day.
func TestStartFromAMatch(t *testing.T) {
	m, err := rules.New(toy(), rules.Setup{Seats: 2, Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if err := m.Choose(0); err != nil {
			t.Fatal(err)
		}
	}
	cfg := Config{Game: m.Game, Looks: looksOf(m.Game), Players: []Player{ann, ben}, Start: m}
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	before := m.S.Hash()
	do(t, s, s.Asked(), "draw")
	if m.S.Hash() != before {
		t.Error("the match it started from was changed")
	}
	again, err := Resume(cfg, s.Line())
	if err != nil || again.Stopped() != nil {
		t.Fatal(err, again.Stopped())
	}
	defer again.Close()
	if again.Asked() != s.Asked() {
		t.Error("it goes on somewhere else")
	}
}

func TestStillGameIsOnlyLookedAt(t *testing.T) {
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Players: []Player{{"Rae", "random"}, ben}, Still: true})
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(20 * time.Millisecond)
	if len(s.Line()) > 0 || s.Asked() != -1 || !errors.Is(s.View(1).Do([]string{"draw"}), ErrStill) {
		t.Error("it is played")
	}
	s.Close()
}

func TestWatch(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	seen := make(chan struct{}, 100)
	stop := s.View(1).Watch(func() { seen <- struct{}{} })
	do(t, s, 0, "draw")
	<-seen
	s.Trouble(errors.New("disk full"))
	<-seen
	if got := s.View(0).Scene().Trouble; got == nil || got.Error() != "disk full" {
		t.Errorf("trouble: %q", got)
	}
	s.Trouble(nil)
	<-seen
	stop()
	do(t, s, 1, "draw")
	if len(seen) > 0 || s.View(0).Scene().Trouble != nil {
		t.Error("told after stop, or trouble stays")
	}
}

// A bug in the rules stops the game; it does not end the program.
func TestRulesThatBreak(t *testing.T) {
	g := toy()
	s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	s.mu.Lock()
	s.passing[0] = autoPassing{}
	s.live.S.Options = s.live.S.Options[:1]
	s.live.S.Options[0].Verb = 250 // no verb has that number: whoever looks it up breaks
	s.mu.Unlock()
	s.poke()
	settle(t, "the game stands still", func() bool { return s.Stopped() != nil })
	if !strings.Contains(s.Stopped().Error(), "saved") {
		t.Errorf("it says %v", s.Stopped())
	}
}
