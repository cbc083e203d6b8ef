package studio

import (
	"slices"
	"strings"

	"feltstack/rules/wording"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// offering is what the ways to go on below the text are for.
type offering uint8

const (
	atText offering = iota
	atMotif
	atType
)

// offeredEntry is a field for a word of those that are offered while it is typed in.
// Tab takes the first of them.
type offeredEntry struct {
	kit.Entry
	key     string
	onTab   func() bool
	onFocus func()
	is      func(word string) bool // it is one of those words
}

func newOfferedEntry(key string) *offeredEntry {
	e := &offeredEntry{key: key}
	e.ExtendBaseWidget(e)
	return e
}

// Stop says what the keyboard can do here.
func (e *offeredEntry) Stop() kit.Stop {
	return kit.Stop{Key: e.key, Text: e.PlaceHolder, Press: func() { kit.TypeIn(e) }}
}

// TypedKey implements fyne.Focusable.
func (e *offeredEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name != fyne.KeyTab:
		e.Entry.TypedKey(k)
	case !e.unfinished() || !e.onTab():
		kit.GiveKey(e, k)
	}
}

// unfinished reports whether Tab takes what is offered: what is typed is none of it.
func (e *offeredEntry) unfinished() bool { return e.Text != "" && !e.is(e.Text) }

// FocusGained implements fyne.Focusable.
func (e *offeredEntry) FocusGained() {
	e.Entry.FocusGained()
	e.onFocus()
}

// offerAt offers words below the text for a field.
func (s *Page) offerAt(at offering) {
	if s.at = at; at != atText && s.trim.shown {
		s.trim.show(false) // they lie below the text
	}
	s.complete()
}

// isType reports whether cards of the game have a type.
func (s *Page) isType(typ string) bool {
	set := s.current()
	return set != nil && slices.Contains(s.exits.Types(set.Game), typ)
}

// takeType makes it the card's type.
func (s *Page) takeType(t string) {
	s.typ.SetText(t)
	s.complete()
}

// typeOffers is what to choose from when something is typed: the types like it; if it is
// one, the others, those that end like it first.
func typeOffers(typed string, all []string) (out []string) {
	like := func(fits func(t string) bool) {
		for _, t := range all {
			if t != typed && fits(t) && !slices.Contains(out, t) {
				out = append(out, t)
			}
		}
	}
	if typed == "" || slices.Contains(all, typed) {
		end := typed[strings.LastIndexByte(typed, ' ')+1:]
		like(func(t string) bool { return strings.HasSuffix(t, end) })
		like(func(string) bool { return true })
		return out
	}
	like(func(t string) bool { return strings.HasPrefix(strings.ToLower(t), strings.ToLower(typed)) })
	like(func(t string) bool { return strings.Contains(strings.ToLower(t), strings.ToLower(typed)) })
	if len(out) == 0 {
		return wording.Nearest(typed, all, mostOffers)
	}
	return out
}
