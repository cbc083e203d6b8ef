package felt

import (
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
)

// story is what events tell of the cards, items and numbers on the table, by their
// ids in the scene that they led to.
type story struct {
	updates []table.Update
	left    map[int]table.EventKind // by item that has left the stack: what became of it
	wait    time.Duration           // before anything comes of it: what leaves the stack is stamped
	moves   map[int]travel
	pulses  map[int]bool             // cards about which something changed
	totals  map[int]int              // by seat: how much its big number changed
	fates   map[int]table.EventKind  // by item: what became of it
	heard   map[table.EventKind]bool // what happened that makes a sound
	hails   []passing                // what crosses the table
	back    bool                     // one went back in time
}

// travel is a card's way from zone to zone.
type travel struct {
	from, to int
	order    int  // how many cards left a zone before it
	hidden   bool // its face was not known where it set out
}

// tell puts together what happened in some updates.
func tell(updates []table.Update) story {
	s := story{
		updates: updates, moves: map[int]travel{}, pulses: map[int]bool{}, totals: map[int]int{},
		fates: map[int]table.EventKind{}, heard: map[table.EventKind]bool{},
	}
	for i, u := range updates {
		s.back = s.back || u.Quiet
		for _, e := range u.Events {
			s.add(e, table.Follow(updates[i+1:], e.Card))
			if !u.Quiet {
				s.heard[e.Kind] = true
				if e.Hail != "" {
					s.hails = append(s.hails, hailed(e))
				}
			}
		}
	}
	return s
}

// add notes an event whose card has this id in the end, 0 if it has none.
func (s *story) add(e table.Event, card int) {
	switch e.Kind {
	case table.EventMoved:
		if card == 0 {
			return
		}
		way, under := s.moves[card]
		if !under {
			way = travel{from: e.From, order: len(s.moves), hidden: e.Was < 0}
		}
		way.to = e.To
		s.moves[card] = way
	case table.EventMarked, table.EventCounters, table.EventAttached, table.EventGuised:
		if card != 0 {
			s.pulses[card] = true
		}
	case table.EventTotal:
		s.totals[e.Seat] += e.By
	case table.EventResolved, table.EventCountered, table.EventFizzled, table.EventEnded, table.EventNegated, table.EventStolen:
		s.fates[e.Item] = e.Kind
	}
}

// leave notes what has left the stack.
func (s *story) leave(gone []leaving, e *kit.Env) {
	s.left = map[int]table.EventKind{}
	for _, g := range gone {
		s.left[g.id] = g.fate
	}
	s.wait = s.stamped(e)
}

// id is the id now of the card that had an id before; 0 if it is gone.
func (s *story) id(was int) int { return table.Follow(s.updates, was) }
