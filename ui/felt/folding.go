package felt

import (
	"maps"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
)

// fold is how much of what another player has on the table is shown.
type fold uint8

const (
	foldNone  fold = iota // all of it
	foldHalf              // narrower; piles and the hand are counts on the plate
	foldStrip             // only the plate, with counts
)

// lingers is how long a seat stays open after the last thing that it had to do with.
const lingers = 1500 * time.Millisecond

// folding remembers which seats stay open though nothing happens there.
type folding struct {
	wait   func(d time.Duration, f func()) (stop func()) // on the UI goroutine
	still  bool                                          // nothing lingers
	again  func()                                        // lays the table out again
	pinned map[int]bool                                  // opened by hand
	busy   map[int]bool                                  // as the scene was seen last
	stay   map[int]func()                                // by seat: gives up waiting until it folds
}

func newFolding(e *kit.Env, again func()) *folding {
	return &folding{wait: e.After, still: e.Still, again: again, pinned: map[int]bool{}, busy: map[int]bool{}, stay: map[int]func(){}}
}

// see takes in a scene: who has had to do with it stays open for a while.
func (f *folding) see(s *table.Scene) {
	now := busySeats(s)
	for seat := range f.busy {
		if now[seat] || f.still || f.stay[seat] != nil {
			continue
		}
		f.stay[seat] = f.wait(lingers, func() {
			delete(f.stay, seat)
			f.again()
		})
	}
	f.busy = now
}

// keep opens a seat until keep is called for it again.
func (f *folding) keep(seat int) {
	if f.pinned[seat] = !f.pinned[seat]; !f.pinned[seat] {
		delete(f.pinned, seat)
	}
	f.again()
}

// open lists the seats that stay open, those of which the scene speaks among them.
func (f *folding) open() map[int]bool {
	all := maps.Clone(f.busy)
	maps.Copy(all, f.pinned)
	for seat := range f.stay {
		all[seat] = true
	}
	return all
}

// stop ends the waiting.
func (f *folding) stop() {
	for _, stop := range f.stay {
		stop()
	}
}

// busySeats lists who plays, has a play on the stack, is aimed at, or has a card that is
// asked for.
func busySeats(s *table.Scene) map[int]bool {
	busy := map[int]bool{}
	seatOf := map[int]int{}
	for _, z := range s.Zones {
		seatOf[z.ID] = z.Seat
	}
	card := func(id int) {
		if c, ok := s.Card(id); ok && seatOf[c.Zone] >= 0 {
			busy[seatOf[c.Zone]] = true
		}
	}
	for _, p := range s.Seats {
		if p.Active && !s.Over {
			busy[p.Seat] = true
		}
	}
	for _, it := range s.Stack {
		busy[it.Seat] = true
		for _, id := range it.Targets {
			card(id)
		}
		for _, seat := range it.Against {
			busy[seat] = true
		}
	}
	if s.Prompt.Mine {
		for _, id := range s.Prompt.Cards {
			card(id)
		}
	}
	delete(busy, s.Me)
	return busy
}

// The widths of the seats of others, in units.
const (
	roomyColumn = 300 // where all of them can be open
	openColumn  = 200 // of an open seat beside folded ones, at least
	openPart    = 1.7 // of an open seat to a half one
	leastMore   = 1.1 // of an open seat to what all have if they are as wide
	stripColumn = 116
)

// folds says how each of the others is shown, and how wide, in a width without gaps.
func folds(others []int, opened map[int]bool, width float32) ([]fold, []float32) {
	n, k := len(others), 0
	for _, seat := range others {
		if opened[seat] {
			k++
		}
	}
	equal := width / float32(n)
	all, wide := make([]fold, n), make([]float32, n)
	if equal >= roomyColumn {
		for i := range wide {
			wide[i] = equal
		}
		return all, wide
	}
	folded, least, most := foldHalf, equal, equal
	if rest := float32(n - k); k > 0 && rest > 0 {
		of := float32(k)
		least = max(width/(openPart*of+rest), tightColumn)
		if most = (width - least*rest) / of; most < max(equal*leastMore, openColumn) {
			folded, least = foldStrip, stripColumn
			most = (width - least*rest) / of
		}
		if most < tightColumn {
			folded, least, most = foldHalf, equal, equal
		}
	}
	for i, seat := range others {
		all[i], wide[i] = folded, least
		if opened[seat] {
			all[i], wide[i] = foldNone, most
		}
	}
	return all, wide
}
