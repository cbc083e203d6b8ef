package faces

import (
	"fmt"
	"slices"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
)

// Unknown finds the cards whose art window names a motif that is not drawn:
// it would show an ornament. The cards work all the same.
func Unknown(cards []cardfile.Card) []*text.Error {
	all := cardart.Motifs()
	var out []*text.Error
	for i := range cards {
		c := &cards[i]
		m := c.Def.Motif
		if m == "" || slices.Contains(all, m) {
			continue
		}
		out = append(out, &text.Error{
			File: c.File, Pos: c.MotifAt, Words: m, Near: Like(m),
			What: fmt.Sprintf("%s asks for the motif %q, which nobody has drawn", c.Def.Name, m),
		})
	}
	return out
}

// Like is the motifs whose names are most like what was typed, best first: those
// that contain it, then those that are spelled alike.
func Like(typed string) []string {
	const most = 5
	out := cardart.FindMotifs(typed)
	for _, m := range rules.Nearest(typed, cardart.Motifs(), most) {
		if !slices.Contains(out, m) && 3*rules.Distance(typed, m) <= len(m) {
			out = append(out, m)
		}
	}
	return out[:min(len(out), most)]
}
