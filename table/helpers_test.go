package table

import (
	"slices"
	"sync"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
)

// memory is a Store that keeps everything, when it is let.
type memory struct {
	mu       sync.Mutex
	log      []Choice
	finished []Outcome
	held     []*ack // not yet decided while hold is set
	hold     bool
	fail     error
}

type ack struct {
	done chan struct{}
	err  error
}

func (a *ack) Done() <-chan struct{} { return a.done }
func (a *ack) Err() error            { return a.err }

func (m *memory) write(do func()) Ack {
	m.mu.Lock()
	defer m.mu.Unlock()
	do()
	a := &ack{done: make(chan struct{}), err: m.fail}
	if m.hold {
		m.held = append(m.held, a)
	} else {
		close(a.done)
	}
	return a
}

func (m *memory) Append(c Choice) Ack { return m.write(func() { m.log = append(m.log, c) }) }
func (m *memory) Truncate(n int) Ack  { return m.write(func() { m.log = m.log[:n] }) }
func (m *memory) Finish(o Outcome) Ack {
	return m.write(func() { m.finished = append(m.finished, o) })
}

// holding says whether writes wait from now on, and lets go those that do.
func (m *memory) holding(hold bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.hold = hold
	for _, a := range m.held {
		close(a.done)
	}
	m.held = nil
}

func (m *memory) line() []Choice {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.log)
}

// play starts a game of the toy; the session ends with the test.
func play(t *testing.T, seed uint64, store Store, players ...Player) *Session {
	t.Helper()
	s, err := New(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: seed}, Players: players, Store: store, Think: 20 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// laid starts a game between Ann and Ben at the table that a scenario gives.
func laid(t *testing.T, game, given string) *Session {
	t.Helper()
	m := gamestest.Table(t, game, given)
	s, err := New(Config{Game: m.Game, Looks: looksOf(m.Game), Start: m, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

var ann, ben = Player{Name: "Ann"}, Player{Name: "Ben"}

// people are as few persons as play a game.
func people(g *rules.Game) []Player {
	return []Player{ann, ben, {Name: "Cara"}, {Name: "Dan"}, {Name: "Eve"}}[:g.MinSeats]
}

// strays are as many bots that play at random.
func strays(g *rules.Game) []Player {
	all := people(g)
	for i := range all {
		all[i].Bot = "random"
	}
	return all
}

// settle waits until cond holds.
func settle(t *testing.T, what string, cond func() bool) {
	t.Helper()
	for end := time.Now().Add(guardtest.Patience); !cond(); time.Sleep(200 * time.Microsecond) {
		if time.Now().After(end) {
			t.Fatalf("not in time: %s", what)
		}
	}
}

// do makes choices for a seat and waits until they are seen.
func do(t *testing.T, s *Session, seat int, keys ...string) *Scene {
	t.Helper()
	n := len(s.Line())
	if err := s.View(seat).Do(keys); err != nil {
		t.Fatalf("seat %d, %q: %v", seat, keys, err)
	}
	settle(t, "the choice is seen", func() bool { return len(s.Line()) >= n+len(keys) })
	return s.View(seat).Scene()
}

// inHand is a card in the hand of the seat that looks.
func cardsIn(sc *Scene, zone string) []CardScene {
	var cards []CardScene
	for _, z := range sc.Zones {
		if z.Name != zone {
			continue
		}
		for _, c := range sc.Cards {
			if c.Zone == z.ID {
				cards = append(cards, c)
			}
		}
	}
	return cards
}

// pressable finds a button by its key.
func pressable(sc *Scene, key string) (Button, bool) {
	for _, b := range sc.Prompt.Buttons {
		if b.Key == key {
			return b, true
		}
	}
	return Button{}, false
}

// untimed takes from scenes what tells how they came about.
func untimed(scenes ...*Scene) {
	for _, sc := range scenes {
		sc.Version, sc.Moves, sc.Updates = 0, 0, nil
	}
}

// last is what a scene was told last.
func last(sc *Scene) Update { return sc.Updates[len(sc.Updates)-1] }
