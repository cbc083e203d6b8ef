package studio

import (
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// motifEntry is the field for what the art window shows. Tab takes the first
// motif that is offered.
type motifEntry struct {
	kit.Entry
	onTab   func() bool
	onFocus func()
	own     func() []string // motifs of the person's own
}

func newMotifEntry() *motifEntry {
	e := &motifEntry{}
	e.ExtendBaseWidget(e)
	return e
}

// Stop says what the keyboard can do here.
func (e *motifEntry) Stop() kit.Stop {
	return kit.Stop{Key: "motif", Text: e.PlaceHolder, Press: func() { kit.TypeIn(e) }}
}

// TypedKey implements fyne.Focusable.
func (e *motifEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name != fyne.KeyTab:
		e.Entry.TypedKey(k)
	case !e.unfinished() || !e.onTab():
		kit.GiveKey(e, k)
	}
}

// unfinished reports whether Tab takes a motif that is offered: what is typed is none.
func (e *motifEntry) unfinished() bool {
	return e.Text != "" && !isMotif(e.Text, e.own())
}

func isMotif(name string, own []string) bool {
	return cardart.IsMotif(name) || slices.Contains(own, name)
}

// FocusGained implements fyne.Focusable.
func (e *motifEntry) FocusGained() {
	e.Entry.FocusGained()
	e.onFocus()
}

// motifOffers is what to choose from when something is typed: the motifs like
// it; those of the same family if it is one; of every family one if it is nothing, after
// those of the person's own, which are a family, too.
func motifOffers(typed string, own []string) []string {
	if typed != "" && !isMotif(typed, own) {
		return faces.Like(typed, own)
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

// offerMotifs offers motifs below the text in place of words for it.
func (s *Page) offerMotifs() {
	s.atMotif = true
	s.complete()
}

// takeMotif puts a motif on the card.
func (s *Page) takeMotif(m string) {
	s.motif.SetText(m)
	s.complete()
}

// drawMotifFault says that a motif is none, and returns where that ends.
func (s *Page) drawMotifFault(b kit.Box) float32 {
	m := strings.TrimSpace(s.motif.Text)
	own := s.exits.Motifs()
	if m == "" || isMotif(m, own) || !s.motif.Visible() {
		return b.Y
	}
	y := s.fault.Warn(words.Say("studio.no_art", "name", m), 15, b).Bottom() + 6
	if near := faces.Like(m, own); len(near) > 0 {
		y = s.fault.Prose([]kit.Span{{Text: words.Say("studio.near_art", "names", strings.Join(near, "  ·  ")), Color: look.Now().Ivory}}, 14.5, kit.NewBox(b.X, y, b.W, 0)).Bottom() + 8
	}
	return y
}
