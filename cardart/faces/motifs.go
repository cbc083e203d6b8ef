package faces

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
)

// Unknown finds the cards whose art window names a motif that is not drawn, nor one of the
// person's own: it would show an ornament. The cards work all the same.
func Unknown(cards []cardfile.Card, own []string) []*text.Error {
	var out []*text.Error
	for i := range cards {
		c := &cards[i]
		m := c.Def.Motif
		if m == "" || cardart.IsMotif(m) || slices.Contains(own, m) {
			continue
		}
		out = append(out, &text.Error{
			File: c.File, Pos: c.MotifAt, Words: m, Near: Like(m, own),
			What: fmt.Sprintf("%s asks for the motif %q, which nobody has drawn", c.Def.Name, m),
		})
	}
	return out
}

// wrongWord is the word that is wrong in a description of a figure.
func wrongWord(motif string) (who, word string, is bool) {
	who, _, is = strings.Cut(motif, ":")
	var unknown *cardart.UnknownFigure
	_, err := cardart.ReadFigure(motif)
	if who = strings.TrimSpace(who); !is || !slices.Contains(cardart.Figures(), who) || !errors.As(err, &unknown) {
		return "", "", false
	}
	return who, unknown.Word, true
}

// figuresLike is the figures that a description could mean: its wrong word is replaced.
func figuresLike(typed string) []string {
	who, word, is := wrongWord(typed)
	if !is {
		return nil
	}
	var all []string
	for _, s := range cardart.Slots() {
		all = append(all, cardart.FigureWords(who, s)...)
	}
	found := cardart.FindMotifs(word, all)
	if word != "" {
		found = append(found, rules.Nearest(word, all, most)...)
	}
	at := strings.LastIndex(typed, word)
	var out []string
	for _, w := range found {
		with := typed[:at] + w + typed[at+len(word):]
		if cardart.IsMotif(with) && !slices.Contains(out, with) {
			out = append(out, with)
		}
	}
	return out[:min(len(out), most)]
}

// most is how many motifs are offered in place of one.
const most = 5

// Like is the motifs whose names are most like what was typed, best first, those of the
// person's own among them: those that contain it, then those that are spelled alike.
func Like(typed string, own []string) []string {
	if like := figuresLike(typed); like != nil {
		return like
	}
	all := append(cardart.Motifs(), own...)
	out := cardart.FindMotifs(typed, all)
	for _, m := range rules.Nearest(typed, all, most) {
		if !slices.Contains(out, m) && 3*rules.Distance(typed, m) <= len(m) {
			out = append(out, m)
		}
	}
	return out[:min(len(out), most)]
}
