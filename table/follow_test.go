package table

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// toldOf is a choice as one seat may know it.
type toldOf struct {
	events []rules.Event // as the rules tell them
	places []int         // where the card of each lay among others that all see face-down side by side, else -1
	after  uint64        // what the seat sees then
	update Update
}

// choosing is what seat p is told when option i is chosen in m, and that when it is
// taken back; ok is false if i can't be chosen there.
func choosing(s *Session, m *rules.Match, i int, p rules.Seat) (got toldOf, ok bool) {
	m = m.Copy()
	f := s.follow(m)
	m.Listen = func(ev *rules.Event) {
		f.record(ev)
		got.events = append(got.events, ev.For(p))
		got.places = append(got.places, placeOf(m, ev))
	}
	f.swap(m.S.Decision.Seat, m.S.Options[i].Card, m.Taken(i).Card)
	if m.Choose(i) != nil {
		return toldOf{}, false
	}
	var view rules.Match
	m.View(p, &view)
	got.after, got.update = view.S.Hash(), f.end(false)[p]
	return got, true
}

// placeOf is where the card of an event lies, for all to see: an ordered zone that isn't a pile has a place
// for each of its cards, face-down too. -1 is anywhere else, and a card that moves.
func placeOf(m *rules.Match, ev *rules.Event) int {
	if ev.Card == 0 || ev.Kind == rules.EvMove {
		return -1
	}
	z := m.S.Cards[ev.Card].Zone
	if spec := &m.Game.Zones[m.Game.ZoneKind(z)]; spec.Pile || !spec.Ordered {
		return -1
	}
	n := 0
	for c := m.S.Zones[z].First; c != ev.Card; c = m.S.Cards[c].Next {
		n++
	}
	return n
}

// atRandom plays random games of everything that can be toldOf and calls each before
// every choice.
func atRandom(t *testing.T, seeds uint64, each func(s *Session, m *rules.Match, rng *rules.RNG, where string)) {
	t.Helper()
	all := gamestest.All(t)
	for _, g := range append(all, toy()) {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			for seed := range seeds {
				players := make([]Player, seats)
				for p := range players {
					players[p].Name = rules.SeatName(rules.Seat(p))
				}
				s, err := sit(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: players, Still: true})
				if err != nil {
					t.Fatal(err)
				}
				rng := rules.Seeded(seed)
				m := s.live.Copy()
				for n := 0; n < 150 && !m.S.Over; n++ {
					each(s, m, &rng, fmt.Sprintf("%s, %d seats, seed %d, choice %d", g.Name, seats, seed, n))
					if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// What a seat is told depends on nothing that it can't see: it is the same in every
// determinization that it holds possible before and after.
func TestUpdatesKeepSecrets(t *testing.T) {
	same, parts := 0, 0
	atRandom(t, 3, func(s *Session, m *rules.Match, rng *rules.RNG, where string) {
		if rng.IntN(3) > 0 {
			return
		}
		p := rules.Seat(rng.IntN(int(m.S.SeatCount)))
		i := rng.IntN(len(m.S.Options))
		got, ok := choosing(s, m, i, p)
		if !ok {
			return
		}
		sample := &rules.Match{}
		m.Determinize(p, rng, sample)
		sample.S.RNG = m.S.RNG
		for _, w := range []*rules.Match{m, sample} {
			for j := range w.S.Options {
				if m.S.Decision.Seat == p && i != j || len(w.S.Options) > 12 && j%5 != i%5 {
					continue
				}
				other, ok := choosing(s, w, j, p)
				if !ok {
					continue
				}
				if other.after == got.after && slices.Equal(other.events, got.events) && slices.Equal(other.places, got.places) {
					same++
					if !reflect.DeepEqual(other.update, got.update) {
						t.Fatalf("%s: seat %d can tell options %d and %d apart:\n%+v\n%+v", where, p, i, j, got.update, other.update)
					}
					continue
				}
				for k := range min(len(got.events), len(other.events)) { // as long as nothing tells the determinizations apart
					if got.events[k] != other.events[k] || got.places[k] != other.places[k] {
						break
					}
					parts++
					if a, b := got.update.Events[k], other.update.Events[k]; a.Was != b.Was || a.Kind != b.Kind {
						t.Fatalf("%s: seat %d can tell options %d and %d apart by event %d:\n%+v\n%+v", where, p, i, j, k, a, b)
					}
				}
			}
		}
	})
	if same < 500 || parts < 500 {
		t.Errorf("only %d choices and %d events compared", same, parts)
	}
}

// Every card on the table can be followed from scene to scene, forth and back.
func TestCardsAreFollowed(t *testing.T) {
	moved := 0
	atRandom(t, 2, func(s *Session, m *rules.Match, rng *rules.RNG, where string) {
		next := m.Copy()
		f := s.follow(next)
		next.Listen = f.record
		if next.Choose(rng.IntN(len(m.S.Options))) != nil {
			return
		}
		for i, u := range f.end(false) {
			p, open := rules.Seat(i%len(s.players)), i >= len(s.players)
			before, after := lying(s, m, p, open), lying(s, next, p, open)
			at := map[int]int{}
			for id := range before {
				now := Follow([]Update{u}, id)
				if now == 0 {
					continue
				}
				if at[now] != 0 {
					t.Fatalf("%s, seat %d, open %t: cards %d and %d both become %d", where, p, open, at[now], id, now)
				}
				at[now] = id
				if back := Follow([]Update{u.reversed()}, now); back != id {
					t.Fatalf("%s, seat %d, open %t: card %d becomes %d, and back %d", where, p, open, id, now, back)
				}
				zone, there := after[now]
				if !there {
					t.Fatalf("%s, seat %d, open %t: card %d becomes %d, which is not there", where, p, open, id, now)
				}
				last := slices.IndexFunc(u.Events, func(e Event) bool { return e.Kind == EventMoved && e.Was == id })
				if zone != before[id] && last < 0 {
					t.Fatalf("%s, seat %d, open %t: card %d goes from zone %d to %d, and nothing says so", where, p, open, id, before[id], zone)
				}
				if last >= 0 && u.Events[last].From != before[id] {
					t.Fatalf("%s, seat %d, open %t: card %d lay in zone %d, and is said to go from %d", where, p, open, id, before[id], u.Events[last].From)
				}
				if zone != before[id] {
					moved++
				}
			}
			for id, zone := range after {
				if at[id] == 0 && !slices.ContainsFunc(u.Events, func(e Event) bool { return e.Kind == EventMoved && e.Card == id && e.Was == 0 }) {
					t.Fatalf("%s, seat %d, open %t: nothing says whence card %d in zone %d comes: %+v", where, p, open, id, zone, u)
				}
			}
		}
	})
	if moved < 1000 {
		t.Errorf("only %d moves", moved)
	}
}

// lying is the zone of every card by its id, in piles too.
func lying(s *Session, m *rules.Match, p rules.Seat, open bool) map[int]int {
	b := &builder{s: s, v: &rules.Match{}, me: p}
	s.see(m, p, open, b.v)
	b.name()
	at := map[int]int{}
	for c := 1; c < len(b.ids); c++ {
		if z := b.v.S.Cards[c].Zone; z != 0 {
			at[b.ids[c]] = int(z)
		}
	}
	return at
}

// The deal is told in a new game, also if it is on disk already, and not in one that goes on.
func TestDealIsTold(t *testing.T) {
	whole := play(t, 3, nil, ann, ben)
	do(t, whole, 0, "draw")
	for n, line := range [][]Choice{nil, whole.Line()} {
		s, err := Resume(Config{Game: toy(), Looks: toyLooks(), Setup: whole.Setup(), Players: []Player{ann, ben}}, line)
		if err != nil {
			t.Fatal(err)
		}
		updates, known := s.View(0).Scene().Since(0)
		s.Close()
		if known != (n == 0) || known && !slices.ContainsFunc(updates[0].Events, func(e Event) bool { return e.Kind == EventMoved }) {
			t.Errorf("%d choices: told %t, %+v", len(line), known, updates)
		}
	}
}

// A choice that is taken back is told the other way round, quietly.
func TestUndoIsTold(t *testing.T) {
	s := play(t, 3, nil, ann, ben)
	forth := last(do(t, s, 0, "draw"))
	if err := s.View(0).Undo(); err != nil {
		t.Fatal(err)
	}
	settle(t, "it is taken back", func() bool { return len(s.Line()) == 0 })
	back := last(s.View(0).Scene())
	if !back.Quiet || forth.Quiet || len(forth.IDs) == 0 {
		t.Fatalf("told %+v, and back %+v", forth, back)
	}
	for was, now := range forth.IDs {
		if back.IDs[now] != was {
			t.Errorf("card %d became %d, and back %d", was, now, back.IDs[now])
		}
	}
}
