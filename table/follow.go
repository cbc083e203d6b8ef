package table

import (
	"slices"

	"feltstack/rules"
)

// follower records what happens to a match and follows its cards for everyone who
// may look: each seat and, where a game is only looked at, each seat with open hands.
type follower struct {
	s      *Session
	m      *rules.Match
	lay    [][]rules.CardID // how cards lay before the last event, by zone
	trails []*trail
}

// follow begins to follow the cards of m.
func (s *Session) follow(m *rules.Match) *follower {
	f := &follower{s: s, m: m, lay: make([][]rules.CardID, len(m.S.Zones))}
	for z := range f.lay {
		f.note(rules.ZoneID(z))
	}
	for i := range s.updates {
		n := len(s.players)
		f.trails = append(f.trails, s.trail(m, rules.Seat(i%n), i >= n))
	}
	return f
}

func (f *follower) note(z rules.ZoneID) {
	f.lay[z] = f.lay[z][:0]
	for c := f.m.S.Zones[z].First; c != 0; c = f.m.S.Cards[c].Next {
		f.lay[z] = append(f.lay[z], c)
	}
}

// record follows an event.
func (f *follower) record(ev *rules.Event) {
	place := -1
	if ev.Card != 0 {
		z := ev.From
		if ev.Kind != rules.EvMove {
			z = f.m.S.Cards[ev.Card].Zone
		}
		if f.open(z) {
			place = slices.Index(f.lay[z], ev.Card)
		}
	}
	f.note(ev.From)
	f.note(ev.To)
	for _, t := range f.trails {
		t.record(ev, place)
	}
}

// swap has who sees a seat's cards follow the one that it chose, a, as the one that is
// used in its place, b: they are equal, and it is a that one has seen being chosen.
func (f *follower) swap(p rules.Seat, a, b rules.CardID) {
	if a == b {
		return
	}
	for _, t := range f.trails {
		x, seen := t.known[a]
		y, both := t.known[b]
		if seen && both && (t.p == p || t.open) {
			t.learn(x, b)
			t.learn(y, a)
		}
	}
}

// open reports whether everyone sees which of the cards of a zone one is meant, even
// face-down: where each lies in a place of its own.
func (f *follower) open(z rules.ZoneID) bool {
	g := f.s.game
	return !g.Zones[g.ZoneKind(z)].Pile && !f.m.Mixed(z, rules.NoSeat)
}

// end is what each may know of what happened; quiet: it is shown to nobody.
func (f *follower) end(quiet bool) []Update {
	out := make([]Update, len(f.trails))
	for i, t := range f.trails {
		out[i] = t.end()
		out[i].Quiet = quiet
	}
	return out
}

// trail follows cards as one who looks can. What it makes of them depends only on what
// that seat may see: hidden cards that lie unordered are any of each other.
type trail struct {
	s      *Session
	m      *rules.Match
	p      rules.Seat
	open   bool
	zones  [][]int              // by zone: the tracks of what lies there
	known  map[rules.CardID]int // the track of each card whose face is known
	tracks []track
	facts  []int // the first number on each plate
	events []Event
	of     []int // the track of each event's card, -1 if it has none
	view   rules.Match
}

// track is one card as it can be followed.
type track struct {
	was  int          // its id in the scene before
	now  int          // and after
	zone rules.ZoneID // where it lies
	home rules.ZoneID // where it lay at first
	card rules.CardID // 0 while its face is not known
}

func (s *Session) trail(m *rules.Match, p rules.Seat, open bool) *trail {
	t := &trail{s: s, m: m, p: p, open: open, zones: make([][]int, len(m.S.Zones)), known: map[rules.CardID]int{}}
	s.see(m, p, open, &t.view)
	v := &t.view
	for z := 1; z < len(v.S.Zones); z++ {
		place := 0
		for c := v.S.Zones[z].First; c != 0; c = v.S.Cards[c].Next {
			k := t.add(rules.ZoneID(z))
			t.tracks[k].was, t.tracks[k].home = hiddenID(rules.ZoneID(z), place), rules.ZoneID(z)
			if v.Knows(p, c) {
				t.tracks[k].was = int(c)
				t.learn(k, c)
			}
			place++
		}
	}
	t.facts = t.totals()
	return t
}

// totals is the first number on each plate.
func (t *trail) totals() []int {
	n := make([]int, len(t.s.players))
	if t.s.looks.Facts == nil {
		return n
	}
	for p := range n {
		if facts := t.s.looks.Facts(&t.view, rules.Seat(p)); len(facts) > 0 && facts[0].Shape == FactNumber {
			n[p] = facts[0].N
		}
	}
	return n
}

// add makes a track in a zone.
func (t *trail) add(z rules.ZoneID) int {
	k := len(t.tracks)
	t.tracks = append(t.tracks, track{zone: z})
	t.zones[z] = append(t.zones[z], k)
	return k
}

func (t *trail) learn(k int, c rules.CardID) {
	t.tracks[k].card = c
	t.known[c] = k
}

func (t *trail) forget(k int) {
	if c := t.tracks[k].card; c != 0 {
		delete(t.known, c)
		t.tracks[k].card = 0
	}
}

// knows reports whether the one who looks knows the face of a card now.
func (t *trail) knows(c rules.CardID) bool {
	return t.m.Knows(t.p, c) || t.open && t.s.opens(t.m.S.Cards[c].Zone)
}

// record follows an event whose card lay at a place that everyone sees, or -1.
func (t *trail) record(ev *rules.Event, place int) {
	k := -1
	if ev.Kind == rules.EvMove {
		k = t.move(ev, place)
	}
	t.sync(ev.From)
	t.sync(ev.To)
	seen := *ev
	if !t.open {
		seen = ev.For(t.p)
	}
	if ev.Card != 0 && ev.Kind != rules.EvMove {
		k = t.trackOf(seen.Card, t.m.S.Cards[ev.Card].Zone, place)
	}
	e := eventOf(t.s.looks, &seen)
	if seen.Why != 0 && slices.Contains(t.s.looks.Hails, seen.Why) {
		e.Hail, _ = t.s.write(t.m.Words().Narrate(seen))
	}
	t.events, t.of = append(t.events, e), append(t.of, k)
}

// trackOf is the track of a card that is known, or lies at a place that everyone sees; -1
// if nobody can say which it is.
func (t *trail) trackOf(c rules.CardID, z rules.ZoneID, place int) int {
	if k, known := t.known[c]; known {
		return k
	}
	if place >= 0 && place < len(t.zones[z]) {
		return t.zones[z][place]
	}
	return -1
}

// move takes a track from zone to zone and returns it.
func (t *trail) move(ev *rules.Event, place int) int {
	k := -1
	if ev.From != 0 {
		k = t.leaves(ev, place)
	}
	if k >= 0 {
		t.zones[ev.From] = slices.DeleteFunc(t.zones[ev.From], func(o int) bool { return o == k })
	} else if ev.To == 0 {
		return -1
	}
	switch {
	case ev.To == 0:
		t.forget(k)
		t.tracks[k].zone = 0
		return k
	case k < 0:
		k = t.add(ev.To)
	default:
		t.zones[ev.To] = append(t.zones[ev.To], k)
	}
	if ev.At == rules.Bottom {
		zone := t.zones[ev.To]
		copy(zone[1:], zone)
		zone[0] = k
	}
	t.tracks[k].zone = ev.To
	t.forget(k)
	if t.knows(ev.Card) {
		t.learn(k, ev.Card)
	}
	return k
}

// leaves is the track of a card that leaves a zone: its own if the one who looks knows
// it, else any that it may be.
func (t *trail) leaves(ev *rules.Event, place int) int {
	zone := t.zones[ev.From]
	mixed := !t.open && t.m.Mixed(ev.From, t.p)
	if k, known := t.known[ev.Card]; known && (!mixed || t.knows(ev.Card)) {
		return k
	}
	if place >= 0 && place < len(zone) {
		return zone[place]
	}
	best, most := -1, -1
	for _, k := range zone { // the topmost hidden one, if possible of those that lay there at first
		likely := 0
		if t.tracks[k].card == 0 {
			likely++
			if t.tracks[k].home == ev.From {
				likely++
			}
		}
		if likely >= most {
			best, most = k, likely
		}
	}
	return best
}

// sync makes the tracks of a zone agree with what is known of its cards now.
func (t *trail) sync(z rules.ZoneID) {
	if z == 0 {
		return
	}
	var cards []rules.CardID
	for c := t.m.S.Zones[z].First; c != 0; c = t.m.S.Cards[c].Next {
		cards = append(cards, c)
	}
	mixed := !t.open && t.m.Mixed(z, t.p)
	if mixed { // the order is nothing that the seat can see
		cards = t.sorted(cards)
	}
	free := t.zones[z]
	for _, k := range free {
		if c := t.tracks[k].card; c != 0 && (t.m.S.Cards[c].Zone != z || !t.knows(c)) {
			t.forget(k)
		}
	}
	lie := make([]int, len(cards))
	used := make(map[int]bool, len(cards))
	take := func(i, k int) {
		lie[i] = k + 1
		used[k] = true
	}
	for i, c := range cards {
		if k, known := t.known[c]; known && t.tracks[k].zone == z {
			take(i, k)
		}
	}
	if !mixed { // what lies in a place of its own stays there
		for i := range cards {
			if lie[i] == 0 && i < len(free) && !used[free[i]] && t.tracks[free[i]].card == 0 && len(free) == len(cards) {
				take(i, free[i])
			}
		}
	}
	next := 0
	for i := range cards {
		if lie[i] != 0 {
			continue
		}
		for next < len(free) && (used[free[next]] || t.tracks[free[next]].card != 0) {
			next++
		}
		if next == len(free) {
			take(i, t.add(z))
			continue
		}
		take(i, free[next])
	}
	t.zones[z] = t.zones[z][:0:0]
	for i, c := range cards {
		k := lie[i] - 1
		t.zones[z] = append(t.zones[z], k)
		if t.tracks[k].card == 0 && t.knows(c) {
			t.learn(k, c)
		}
	}
}

// sorted puts the cards that are known first, in an order of their own.
func (t *trail) sorted(cards []rules.CardID) []rules.CardID {
	slices.SortStableFunc(cards, func(a, b rules.CardID) int {
		switch x, y := t.knows(a), t.knows(b); {
		case x && y:
			return int(a) - int(b)
		case x:
			return -1
		case y:
			return 1
		}
		return 0
	})
	return cards
}

// end gives every track its id in the scene after and lists what happened.
func (t *trail) end() Update {
	t.s.see(t.m, t.p, t.open, &t.view)
	v := &t.view
	for z := 1; z < len(v.S.Zones); z++ {
		t.sync(rules.ZoneID(z))
		mixed := !t.open && t.m.Mixed(rules.ZoneID(z), t.p)
		place, next := 0, 0
		lie := t.zones[z]
		for c := v.S.Zones[z].First; c != 0; c = v.S.Cards[c].Next {
			if k, known := t.known[c]; known && v.Knows(t.p, c) {
				t.tracks[k].now = int(c)
			} else {
				k := place
				if mixed {
					for t.tracks[lie[next]].card != 0 {
						next++
					}
					k, next = next, next+1
				}
				t.tracks[lie[k]].now = hiddenID(rules.ZoneID(z), place)
			}
			place++
		}
	}
	u := Update{Events: t.events, IDs: map[int]int{}}
	for _, k := range t.tracks {
		if k.was != 0 && k.was != k.now {
			u.IDs[k.was] = k.now
		}
	}
	for i, k := range t.of {
		if k >= 0 {
			u.Events[i].Was, u.Events[i].Card = t.tracks[k].was, t.tracks[k].now
		}
	}
	for p, n := range t.totals() {
		if by := n - t.facts[p]; by != 0 {
			u.Events = append(u.Events, Event{Kind: EventTotal, Seat: p, N: n, By: by})
		}
	}
	return u
}
