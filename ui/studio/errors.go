package studio

import (
	"slices"
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/library/cards"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// drawErrors says what is wrong with the card, with the words that are wrong underlined.
func (s *Page) drawErrors(b kit.Box) {
	k := s.errors
	k.Begin()
	s.fixing = 0
	defer func() {
		k.End()
		for _, p := range s.fixes[s.fixing:] {
			show(p, false)
		}
	}()
	bottom := b.Bottom()
	b.Y = s.drawMotifError(b)
	st := s.state()
	if st == nil || st.Error == nil {
		return
	}
	all := append([]*cards.CardError{st.Error}, st.Error.More...)
	for i, f := range all {
		if b.H = bottom - b.Y; i > 0 && b.H < 50 {
			k.Prose([]kit.Span{{Text: words.Count("studio.more_errors", len(all)-i), Color: look.Now().Dimmed}}, 14.5, b)
			return
		}
		b.Y = s.oneError(f, b) + 8
	}
}

// oneError shows an error: what it is, the line where it stands, and what would be
// understood.
func (s *Page) oneError(f *cards.CardError, b kit.Box) float32 {
	k := s.errors
	y := k.Warn(words.Sentence(stringError(f.What)), 15, b).Bottom()
	if f.To > f.From || f.From > 0 {
		y = s.quoteError(f, kit.NewBox(b.X, y+6, b.W, 0))
	}
	return s.offerFixes(words.Say("studio.near"), f.Near, func(near string) func() { return s.fixOf(f, near) }, kit.NewBox(b.X, y+6, b.W, 0))
}

// quoteError shows the line that is not understood, its words underlined.
func (s *Page) quoteError(f *cards.CardError, b kit.Box) float32 {
	text := s.state().Def.Text
	from, to := min(f.From, len(text)), min(f.To, len(text))
	start := strings.LastIndexByte(text[:from], '\n') + 1
	end := len(text)
	if i := strings.IndexByte(text[to:], '\n'); i >= 0 {
		end = to + i
	}
	wrong := text[from:to]
	if wrong == "" {
		wrong = "…"
	}
	words, h := kit.Flow([]kit.Span{{Text: text[start:from], Color: look.Now().Dimmed}, {Text: wrong, Face: look.Bold, Color: look.Now().Ivory}, {Text: text[to:end], Color: look.Now().Dimmed}}, 15, b.W)
	s.errors.Words(words, 15, b.X, b.Y)
	for _, w := range words {
		if w.Face == look.Bold {
			s.errors.Fill(kit.NewBox(b.X+w.X, b.Y+w.Bottom()+1, w.W, 2), look.Now().Alarm)
		}
	}
	return b.Y + h
}

// stringError is a sentence that is an error.
type stringError string

func (e stringError) Error() string { return string(e) }

// mostFixes is how many fixes can be clicked at once.
const mostFixes = 12

// hideErrors takes them off the page.
func (s *Page) hideErrors() {
	s.errors.Begin()
	s.errors.End()
	for _, p := range s.fixes {
		show(p, false)
	}
}

// offerFixes puts up buttons for what may have been meant after some words, and returns where they end. What
// can't be put in with a click is only said.
func (s *Page) offerFixes(lead string, near []string, fix func(near string) func(), b kit.Box) float32 {
	if len(near) == 0 {
		return b.Y - 6
	}
	const high = 30
	label := s.errors.Text(kit.Span{Text: lead, Color: look.Now().Dimmed}, 14.5, b.X, b.Y+5)
	x, y := label.Right()+8, b.Y
	for _, phrase := range near {
		do := fix(phrase)
		if do == nil || s.fixing == len(s.fixes) {
			at := s.errors.Text(kit.Span{Text: phrase, Color: look.Now().Ivory}, 14.5, x, y+5)
			x = at.Right() + 16
			continue
		}
		p := s.fixes[s.fixing]
		s.fixing++
		p.Set(phrase, "", kit.Normal, do)
		p.Name = "fix " + phrase
		w := min(p.MinSize().Width-8, b.W)
		if x+w > b.Right() && x > b.X {
			x, y = b.X, y+high+4
		}
		kit.NewBox(x, y, w, high).Put(p)
		show(p, true)
		x += w + 6
	}
	return y + high
}

// fixOf is how a phrase is put in the place of what is wrong, nil if that isn't known.
func (s *Page) fixOf(f *cards.CardError, near string) func() {
	text := s.state().Def.Text
	if f.To > f.From && f.To <= len(text) {
		if strings.ContainsAny(near, "{}") || len(s.text.Text) < f.To || s.text.Text[f.From:f.To] != text[f.From:f.To] {
			return nil // something else is written there by now
		}
		return func() {
			s.text.set(s.text.Text[:f.From]+near+s.text.Text[f.To:], f.From+len(near))
		}
	}
	if end := len(text); f.From > 0 && f.From == end && s.text.Text[:min(end, len(s.text.Text))] == text && strings.TrimSpace(s.text.Text[min(end, len(s.text.Text)):]) == "" && !strings.ContainsAny(near, "{}") {
		return func() { // it goes on where the text ends
			if strings.Trim(near, ".,:;") != "" && !strings.HasSuffix(text, " ") {
				text += " "
			}
			s.text.set(text+near, len(text)+len(near))
		}
	}
	for _, field := range s.facts {
		if field.choice != nil && slices.Contains(field.fact.Values, near) && !slices.Contains(field.fact.Values, field.choice.Selected) {
			return func() { field.choice.SetSelectedIndex(slices.Index(field.fact.Values, near)) }
		}
	}
	if s.isType(near) && !s.isType(s.typ.Text) {
		return func() { s.takeType(near) }
	}
	return nil
}
