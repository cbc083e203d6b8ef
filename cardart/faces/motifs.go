package faces

import (
	"fmt"
	"slices"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
)

// Unknown finds the cards whose art window names a motif that is not drawn, nor one of the
// person's own: it would show an ornament. The cards work all the same.
func Unknown(cards []cardfile.Card, own []string) []*text.Error {
	all := append(cardart.Motifs(), own...)
	var out []*text.Error
	for i := range cards {
		c := &cards[i]
		m := c.Def.Motif
		if m == "" || slices.Contains(all, m) {
			continue
		}
		out = append(out, &text.Error{
			File: c.File, Pos: c.MotifAt, Words: m, Near: Like(m, own),
			What: fmt.Sprintf("%s asks for the motif %q, which nobody has drawn", c.Def.Name, m),
		})
	}
	return out
}

// Like is the motifs whose names are most like what was typed, best first, those of the
// person's own among them: those that contain it, then those that are spelled alike.
func Like(typed string, own []string) []string {
	const most = 5
	all := append(cardart.Motifs(), own...)
	out := cardart.FindMotifs(typed, all)
	for _, m := range rules.Nearest(typed, all, most) {
		if !slices.Contains(out, m) && 3*rules.Distance(typed, m) <= len(m) {
			out = append(out, m)
		}
	}
	return out[:min(len(out), most)]
}
