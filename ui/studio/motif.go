package studio

import (
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

func isMotif(name string, own []string) bool {
	return cardart.IsMotif(name) || slices.Contains(own, name)
}

// motifOffers is what to choose from when something is typed: the motifs like
// it; those of the same family if it is one; of every family one if it is nothing, after
// those of the person's own, which are a family, too.
func motifOffers(typed string, own []string) []string {
	if typed != "" && !isMotif(typed, own) {
		return faces.Like(typed, own)
	}
	if figures := cardart.FindFigures(typed); figures != nil {
		return figures[1:] // it is one
	}
	all := own
	if !slices.Contains(own, typed) {
		all = cardart.MotifFamily(typed)
		if typed == "" {
			all = slices.Concat(own, all)
		}
	}
	if at := slices.Index(all, typed); at >= 0 { // those that follow first
		all = append(all[at+1:len(all):len(all)], all[:at]...)
	}
	return all
}

// takeMotif puts a motif on the card.
func (s *Page) takeMotif(m string) {
	s.motif.SetText(m)
	s.complete()
}

// drawMotifError says that a motif is none, or that some words of a figure aren't seen, and returns
// where that ends.
func (s *Page) drawMotifError(b kit.Box) float32 {
	m := strings.TrimSpace(s.motif.Text)
	own := s.exits.Motifs()
	if m == "" || !s.motif.Visible() || slices.Contains(own, m) {
		return b.Y
	}
	if cardart.IsMotif(m) {
		for _, h := range faces.HiddenIn(m) {
			b.Y = s.drawHidden(h, b)
		}
		return b.Y
	}
	y := s.errors.Warn(words.Say("studio.no_art", "name", m), 15, b).Bottom() + 6
	return s.offerFixes(words.Say("studio.near"), faces.Like(m, own), func(near string) func() { return func() { s.takeMotif(near) } }, kit.NewBox(b.X, y, b.W, 0)) + 8
}

// hiddenText says which word of a figure isn't seen.
func hiddenText(h faces.Hidden) string {
	if len(h.Poses) == 0 {
		return words.Say("studio.hidden_always", "word", h.Word, "who", h.Who)
	}
	return words.Say("studio.hidden", "word", h.Word, "pose", h.Pose)
}

// drawHidden says which word of a figure isn't seen, with buttons that leave it out or choose
// another pose, and returns where that ends.
func (s *Page) drawHidden(h faces.Hidden, b kit.Box) float32 {
	labels, motifs := []string{words.Say("studio.leave_out", "word", h.Word)}, []string{h.Without}
	for _, p := range h.Poses {
		labels, motifs = append(labels, words.Say("studio.posed", "pose", p.Pose)), append(motifs, p.Motif)
	}
	y := s.errors.Warn(hiddenText(h), 15, b).Bottom() + 6
	return s.offerFixes(words.Say("studio.fix"), labels, func(label string) func() {
		return func() { s.takeMotif(motifs[slices.Index(labels, label)]) }
	}, kit.NewBox(b.X, y, b.W, 0)) + 8
}
