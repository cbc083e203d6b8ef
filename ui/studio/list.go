package studio

import (
	"strings"

	"feltstack/rules/decks"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The measures of the list of sets and cards.
const (
	findFrom = 12 // cards from which on a set can be searched
	findHigh = 38
)

// newFind makes the field in which the cards of a set are searched.
func (s *Page) newFind() *kit.Entry {
	e := kit.NewEntry()
	e.SetPlaceHolder(words.Say("studio.find"))
	e.OnChanged = func(string) { s.showList(); s.reveal(); s.place(s.size) }
	e.OnEscape = func() {
		if c := fyne.CurrentApp().Driver().CanvasForObject(e); e.Text == "" && c != nil {
			c.Unfocus()
		}
		e.SetText("")
	}
	return e
}

// findable reports whether the cards of the set can be searched.
func (s *Page) findable() bool {
	set := s.current()
	return set != nil && len(set.Cards) >= findFrom
}

// placeList lays the list below the field to search in.
func (s *Page) placeList(b kit.Box) {
	b = b.Inset(4)
	on := s.findable()
	show(s.find, on)
	if on {
		kit.NewBox(b.X+2, b.Y+2, b.W-4, findHigh).Put(s.find)
		b = kit.NewBox(b.X, b.Y+findHigh+8, b.W, b.H-findHigh-8)
	}
	b.Put(s.list)
}

// finds reports whether a card has all the words that are searched.
func finds(c sets.Card, wanted []string) bool {
	if len(wanted) == 0 {
		return true
	}
	text := decks.Fold(c.Name + " " + c.Type + " " + c.Text)
	for _, w := range wanted {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// showList lists the sets, and below the chosen one its cards that are searched. It is called
// after every change: rows that say the same stay as they are.
func (s *Page) showList() {
	n := 0
	row := func(text string, size float32, w kit.Weight, do func()) {
		if n == len(s.lines) {
			p := kit.NewPill("", kit.Quiet, nil)
			p.Left = true
			s.lines = append(s.lines, p)
		}
		p := s.lines[n]
		n++
		p.OnTap = do
		if p.Text != text || p.Weight != w || p.TextSize != size {
			p.TextSize = size
			p.Set(text, "", w, do)
		}
	}
	var wanted []string
	if s.findable() {
		wanted = strings.Fields(decks.Fold(s.find.Text))
	}
	s.chosen = -1
	found := false
	for i := range s.all {
		set := &s.all[i]
		w := kit.Quiet
		if i == s.set {
			w = kit.Normal
		}
		row(set.Name, 16, w, func() { s.pick(i, 0) })
		if i != s.set {
			continue
		}
		for k := range set.Cards {
			if !finds(set.Cards[k], wanted) {
				continue
			}
			title := set.Cards[k].Name
			if title == "" {
				title = words.Say("studio.unnamed")
			}
			if k < len(s.checked) && !s.checked[k].Works {
				title = "◆ " + title
			}
			w := kit.Quiet
			if k == s.card {
				w, s.chosen = kit.Leading, n
			}
			row("    "+title, 14, w, func() { s.pick(i, k) })
			found = true
		}
		if len(wanted) > 0 && !found {
			row("    "+words.Say("studio.none_found"), 14, kit.Quiet, func() { s.find.SetText("") })
		}
	}
	if len(s.rows.Objects) == n {
		return
	}
	s.rows.Objects = s.rows.Objects[:0]
	for _, p := range s.lines[:n] {
		s.rows.Objects = append(s.rows.Objects, p)
	}
	s.rows.Refresh()
	s.list.Refresh()
}

// reveal scrolls the list to the chosen card, if it isn't in sight.
func (s *Page) reveal() {
	if s.chosen < 0 || s.chosen >= len(s.rows.Objects) {
		return
	}
	s.rows.Resize(s.rows.MinSize().Max(s.list.Size()))
	at, sight := kit.BoxOf(s.rows.Objects[s.chosen]), s.list.Size().Height
	to := s.list.Offset
	switch {
	case sight <= 0:
		return
	case at.Y < to.Y:
		to.Y = at.Y
	case at.Bottom() > to.Y+sight:
		to.Y = at.Bottom() - sight
	default:
		return
	}
	s.list.ScrollToOffset(to)
}
