package compile

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/listing"
)

// Listing writes the program of a card in words.
func (l *Language) Listing(d *rules.Def) string {
	v, w := l.Vocab, listing.Words{
		Causes: map[uint8]string{}, Comes: map[uint8]string{}, Untils: map[rules.Until]string{}, Are: map[listing.Is]string{}, Tokens: l.tokens,
	}
	for _, x := range v.Befalls {
		w.Causes[x.Done] = x.Phrase
		switch {
		case x.Why == 0:
		case x.Comes != 0:
			w.Comes[x.Comes] = "would " + x.Phrase
		default:
			w.Causes[x.Why] = "would " + x.Phrase
		}
	}
	for _, x := range slices.Backward(v.Nouns) {
		if x.Pred != "" {
			w.Are[listing.Is{Pred: l.preds[x.Pred], N: x.N}] = x.Phrase
		}
	}
	for _, x := range v.AllVerbs() {
		if strings.Contains(x.Form, "{token}") {
			w.Makes = append(w.Makes, l.natives[x.Native])
		}
	}
	for _, x := range v.Steps {
		w.Causes[x.Why], w.Untils[x.Until] = x.Phrase, x.Phrase
	}
	for _, x := range slices.Backward(v.Events) {
		w.Causes[x.Why] = x.Phrase
	}
	for _, k := range slices.Concat(v.Powers, v.Keywords, v.Cants) {
		w.Powers = append(w.Powers, listing.Power{Phrase: k.Phrase, Bit: k.Bit})
	}
	return listing.Of(l.Game, w, d)
}
