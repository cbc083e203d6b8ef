package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// sunburns is a table at which Ann can play one Action three times, and Ben respond with another.
const sunburns = ` turn A time
 A hand: Sunburn a Penguin, Sunburn a Penguin, Sunburn a Penguin
 A huddle: Red Wizard Penguin, Red Wizard Penguin, Red Wizard Penguin
 B hand: Sunburn a Penguin
 B huddle: Blossoming Penguin, Blossoming Penguin, Lil Moonlight, Red Wizard Penguin`

// sunburn has Ann play it on a card of Ben and reports whether Ben is asked for a response.
func sunburn(t *testing.T, s *Session, target string) bool {
	t.Helper()
	choose := func(key string) {
		t.Helper()
		rests(t, s)
		keys := s.live.Words().Keys()
		i := slices.IndexFunc(keys, func(k string) bool { return k == key || len(key) > 3 && len(k) > len(key) && k[:len(key)] == key })
		if i < 0 {
			t.Fatalf("no %q among %q", key, keys)
		}
		do(t, s, s.Asked(), keys[i])
	}
	rests(t, s)
	for s.Asked() != 0 { // Ann's chance to act comes again after Ben's
		do(t, s, s.Asked(), s.live.Words().Keys()[defaultOf(s.live)])
		rests(t, s)
	}
	choose("play Sunburn")
	choose("target " + target)
	rests(t, s)
	for !s.live.S.Over && s.live.S.Decision.Declaring || s.live.S.Decision.Kind == rules.PickPay {
		choose("pay")
		rests(t, s)
	}
	for s.Asked() == 0 && len(s.live.S.Stack) > 0 {
		do(t, s, 0, s.live.Words().Keys()[defaultOf(s.live)])
		rests(t, s)
	}
	return s.Asked() == 1 && len(s.live.S.Stack) > 0
}

// To pass always on a card is done whenever it asks the same, and not where it is aimed at
// something else, or something new could be done. It can be taken back.
func TestAlwaysPass(t *testing.T) {
	s := laid(t, "vibes", sunburns)
	if !sunburn(t, s, "Blossoming Penguin") {
		t.Fatal("Ben isn't asked")
	}
	ben := s.View(1)
	sc := ben.Scene()
	if len(sc.Prompt.Always) != 1 || sc.Prompt.Always[0].Text != "Always pass: "+sc.Prompt.Text {
		t.Fatalf("what can be ordered for always: %+v", sc.Prompt.Always)
	}
	if err := ben.Always(sc.Prompt.Always[0].Key); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is passed", func() bool { return s.Asked() == 0 || len(ben.Scene().Stack) == 0 })
	if got := ben.Scene().Standing; len(got) != 1 || got[0].Text != "Always pass: Respond to Sunburn a Penguin targeting Blossoming Penguin?" {
		t.Fatalf("the order is shown as %+v", got)
	}
	if got := s.View(0).Scene().Standing; len(got) > 0 {
		t.Errorf("Ann sees Ben's order: %+v", got)
	}
	if sunburn(t, s, "Blossoming Penguin") {
		t.Error("the same play asks again")
	}
	if !sunburn(t, s, "Lil Moonlight") {
		t.Error("a play on another card doesn't ask")
	}
	ben.Stop(ben.Scene().Standing[0].ID)
	if got := ben.Scene().Standing; len(got) > 0 {
		t.Errorf("taken back, it is shown as %+v", got)
	}
}

// Undo to before the order was given ends it, and asks again.
func TestUndoEndsAlways(t *testing.T) {
	s := laid(t, "vibes", sunburns)
	sunburn(t, s, "Blossoming Penguin")
	at := s.Timeline().At
	ben := s.View(1)
	if err := ben.Always(ben.Scene().Prompt.Always[0].Key); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is passed", func() bool { return s.Timeline().At > at })
	again(t, s, ben.Undo, at)
	if got := ben.Scene(); len(got.Standing) > 0 || !got.Prompt.Mine {
		t.Errorf("undone, there are %+v; Ben is asked: %v", got.Standing, got.Prompt.Mine)
	}
}

// In random games of all kinds a standing order answers only what was asked as it was given: the
// same prompt, with the same options.
func TestAlwaysAnswersOnlyTheSame(t *testing.T) {
	for _, g := range gamestest.All(t) {
		fired, given := 0, 0
		for seed := range uint64(6) {
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: people(g)})
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(seed, 3))
			type asked struct{ prompt, key string }
			ordered := map[asked]bool{}
			for range 250 {
				rests(t, s)
				p := s.Asked()
				if p < 0 {
					break
				}
				n := len(s.Line())
				v := s.View(p)
				sc := v.Scene()
				if all := sc.Prompt.Always; len(all) > 0 && rng.IntN(2) == 0 {
					b := all[rng.IntN(len(all))]
					ordered[asked{sc.Prompt.Text, b.Key}] = true
					given++
					err = v.Always(b.Key)
				} else {
					err = v.Choose(rng.IntN(len(s.live.S.Options)))
				}
				if err != nil {
					t.Fatal(err)
				}
				settle(t, "it is chosen", func() bool { return len(s.Line()) > n })
				rests(t, s)
				for i := n + 1; i < len(s.past); i++ {
					fired++
					m := s.live.Copy()
					state, err := s.stateAt(i)
					if err != nil {
						t.Fatal(err)
					}
					m.S.CopyFrom(state)
					if now := (asked{m.Words().Prompt(), s.past[i].choice.Key}); !ordered[now] {
						t.Errorf("%s, seed %d: %q is answered with %q, which nobody ordered", g.Name, seed, now.prompt, now.key)
					}
				}
			}
			s.Close()
		}
		if (given == 0) != (len(g.Windows) == 0) {
			t.Errorf("%s: %d orders, in a game with %d windows", g.Name, given, len(g.Windows))
		}
		t.Logf("%s: %d orders answered %d times", g.Name, given, fired)
	}
}

// rests waits until nothing at the table is chosen but by a person: nothing writes to it then.
func rests(t *testing.T, s *Session) {
	t.Helper()
	settle(t, "the table rests", func() bool { return !s.auto() })
}
