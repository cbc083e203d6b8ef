package decks

// Difference is a card in two decks.
type Difference struct {
	Card, Part string
	A, B       int // copies in each
}

// Comparison is what tells two decks apart, each list in the order of the
// deck that has the cards.
type Comparison struct {
	OnlyA, OnlyB []Difference
	Other        []Difference // in both, but not as many
	Same         []Difference
}

// Compare compares two decks line by line. The maybeboard is left out.
func Compare(a, b Deck) Comparison {
	var c Comparison
	for _, l := range a.Cards {
		if l.Part == Maybeboard {
			continue
		}
		d := Difference{l.Card, l.Part, l.N, b.Count(l.Card, l.Part)}
		switch {
		case d.B == 0:
			c.OnlyA = append(c.OnlyA, d)
		case d.A != d.B:
			c.Other = append(c.Other, d)
		default:
			c.Same = append(c.Same, d)
		}
	}
	for _, l := range b.Cards {
		if l.Part != Maybeboard && a.Count(l.Card, l.Part) == 0 {
			c.OnlyB = append(c.OnlyB, Difference{l.Card, l.Part, 0, l.N})
		}
	}
	return c
}
