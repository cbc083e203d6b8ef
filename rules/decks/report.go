package decks

import (
	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// Report is what can be said about a deck while it is built.
type Report struct {
	Parts      []PartCount
	Maybeboard int             // its cards, which are not in the deck
	Legal      bool            // it may be played with
	Reasons    []rules.Reason  // why not, the gravest first
	Unknown    []string        // cards that the game does not know, in the deck or its maybeboard
	Over       map[string]bool // cards of which the deck has more than it may
	Needs      []string        // people's own sets that its cards are from, those that are not here too
	Absent     []Absent        // which of those give no cards now, and why
}

// PartCount is how many cards are in a part, and how many may be.
type PartCount struct {
	form.Part
	N int
}

// Size is how many cards the deck has in all its parts.
func (r *Report) Size() int {
	n := 0
	for _, p := range r.Parts {
		n += p.N
	}
	return n
}

// Check counts a deck and asks the game whether it may be played with.
func (x *Index) Check(d Deck) *Report {
	r := &Report{Maybeboard: d.Size(Maybeboard), Over: map[string]bool{}, Needs: x.needs(d), Absent: x.absent(d)}
	for _, p := range x.Form.Parts {
		r.Parts = append(r.Parts, PartCount{p, d.Size(p.Name)})
	}
	unknown, copies := map[string]bool{}, map[string]int{}
	for _, l := range d.Cards {
		if _, ok := x.exact[l.Card]; !ok && !unknown[l.Card] {
			unknown[l.Card] = true
			r.Unknown = append(r.Unknown, l.Card)
		}
		if l.Part != Maybeboard {
			copies[l.Card] += l.N
		}
	}
	if most := x.Form.Copies; most > 0 {
		for card, n := range copies {
			if n > most {
				r.Over[card] = true
			}
		}
	}
	played := d.Rules()
	switch {
	case len(x.Form.Parts) == 0:
		r.Reasons = []rules.Reason{{Text: catalog.Say("deck.no_decks", "game", x.Game.Title)}}
	case d.Game != x.Game.Name:
		r.Reasons = []rules.Reason{{Text: catalog.Say("deck.other_game")}}
	case x.Game.CheckDeck != nil:
		r.Reasons = x.Game.CheckDeck(&played)
	}
	r.Legal = len(r.Reasons) == 0
	return r
}
