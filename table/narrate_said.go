package table

import (
	"slices"

	"feltstack/rules"
)

// said is what a line of a log says: something once or several times, or which cards
// someone looks at.
type said struct {
	text  rules.Sentence
	times int
	again []rules.Sentence // the same of other cards of the same names
	moves bool             // each time it is one card more that moves
	who   []rules.Seat     // look at
	seen  []rules.Piece    // these cards
}

// mostLooks is how many cards looked at a line names; more are only counted.
const mostLooks = 4

// join has the line say what happened now, too. It reports whether that is more of the same.
func (l *said) join(now said) bool {
	switch {
	case now.who != nil && slices.Equal(l.who, now.who):
		l.seen = append(l.seen, now.seen...)
	case now.who == nil && l.who == nil && alike(l.text, now.text):
		l.times++
		if !slices.Equal(l.text, now.text) {
			l.again = append(l.again, now.text)
		}
	default:
		return false
	}
	return true
}

// alike reports whether sentences read the same, whichever cards of a name they mean.
func alike(a, b rules.Sentence) bool {
	return slices.EqualFunc(a, b, func(p, q rules.Piece) bool {
		p.Card, q.Card = 0, 0
		return p == q
	})
}

// sentence is the line in words.
func (l *said) sentence() rules.Sentence {
	switch {
	case l.who != nil:
		return l.looks()
	case l.times < 2:
		return l.text
	}
	// Cards that are not seen are all the same to the reader.
	if i := slices.IndexFunc(l.text, func(p rules.Piece) bool { return p.Is == rules.PieceCard && p.Def == 0 }); i > 0 && l.moves {
		return slices.Replace(slices.Clone(l.text), i, i+1, composer.ComposeCount("card.several", l.times)...)
	}
	return composer.Compose("log.times", "line", l.text, "n", l.times)
}

// looks says who looks at which cards.
func (l *said) looks() rules.Sentence {
	var who, cards []rules.Sentence
	for _, p := range l.who {
		who = append(who, rules.Sentence{rules.SeatPiece(p)})
	}
	unseen := false
	for _, c := range l.seen {
		unseen = unseen || c.Def == 0
		cards = append(cards, rules.Sentence{c})
	}
	seen := rules.ListOf(cards)
	if len(cards) > mostLooks || len(cards) > 1 && unseen {
		seen = composer.ComposeCount("card.several", len(cards))
	}
	return composer.Compose("log.looks", "seats", who, "cards", seen)
}

// lookers lists who gets to see a card that is shown to some; nil: it is not shown, or to all.
func (t *narrator) lookers(ev rules.Event) []rules.Seat {
	if ev.Kind != rules.EvShown || ev.Why != 0 {
		return nil
	}
	var see []rules.Seat
	all := len(t.s.players)
	for p := range rules.Seat(all) {
		if p != ev.Seat && rules.SeatSet(ev.N).Has(p) {
			see = append(see, p)
		}
	}
	switch {
	case len(see) == 0:
		return []rules.Seat{ev.Seat}
	case len(see) == all || ev.Seat != rules.NoSeat && len(see) == all-1 && rules.SeatSet(ev.N).Has(ev.Seat):
		return nil
	}
	return see
}
