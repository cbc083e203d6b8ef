package table

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// looks are cards that somebody looks at one after the other: one line of a log.
type looks struct {
	head  string // "You look at"
	cards []string
	defs  []rules.DefID
	line  int // the place of that line
}

// mostLooks is how many of them a line names; more are only counted.
const mostLooks = 4

func (l *looks) words() string {
	if len(l.cards) > mostLooks || len(l.cards) > 1 && slices.Contains(l.cards, aCard) {
		return fmt.Sprintf("%s %d cards", l.head, len(l.cards))
	}
	return l.head + " " + listed(l.cards)
}

// aCard is what a card is called of which nothing is known.
const aCard = "a card"

// look gathers what somebody looks at. It tells whether that goes on in the
// log's last line.
func (t *tale) look(ev rules.Event, p rules.Seat, text string, defs []rules.DefID) (*looks, bool) {
	if ev.Kind != rules.EvShown || ev.Why != 0 {
		return nil, false
	}
	l, last := &t.looks[p], len(t.lines[p])-1
	head, card, ok := strings.Cut(text, " at ")
	head += " at"
	switch {
	case !ok:
		return nil, false
	case last >= 0 && l.line == last && l.head == head:
		l.cards, l.defs = append(l.cards, card), append(l.defs, defs...)
		return l, true
	}
	*l = looks{head: head, cards: []string{card}, defs: slices.Clone(defs), line: last + 1}
	return nil, false
}

// shownWords says who gets to see a card.
func (t *tale) shownWords(ev rules.Event, card string) string {
	var see []string
	for p := range rules.Seat(len(t.s.players)) {
		if p != ev.Seat && rules.SeatSet(ev.N).Has(p) {
			see = append(see, t.s.name(p))
		}
	}
	switch {
	case len(see) == 0:
		return t.s.name(ev.Seat) + " looks at " + card
	case len(see) == len(t.s.players) || ev.Seat != rules.NoSeat && len(see) == len(t.s.players)-1 && rules.SeatSet(ev.N).Has(ev.Seat):
		return card + " is shown to all"
	case len(see) == 1:
		return see[0] + " looks at " + card
	}
	return listed(see) + " look at " + card
}
