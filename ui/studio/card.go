package studio

import (
	"strconv"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/rules/decks/form"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/library/cards"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// textEntry is the field for a card's text. Tab takes the first way to go on
// that is offered.
type textEntry struct {
	kit.Entry
	onTab func() bool
}

func newTextEntry() *textEntry {
	e := &textEntry{}
	e.MultiLine = true
	e.ExtendBaseWidget(e)
	return e
}

// Stop says what the keyboard can do here.
func (e *textEntry) Stop() kit.Stop {
	return kit.Stop{Key: "text", Text: e.PlaceHolder, Press: func() { kit.TypeIn(e) }}
}

// TypedKey implements fyne.Focusable.
func (e *textEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name != fyne.KeyTab:
		e.Entry.TypedKey(k)
	case !e.onTab():
		kit.GiveKey(e, k)
	}
}

// cursor is the place of the cursor in bytes.
func (e *textEntry) cursor() int {
	text := []rune(e.Text)
	return len(string(text[:min(e.Offset(), len(text))]))
}

// set changes the text and puts the cursor at a place in bytes.
func (e *textEntry) set(text string, at int) {
	e.SetText(text)
	e.SetOffset(len([]rune(text[:at])))
}

// complete offers how the text may go on where the cursor stands, or motifs.
func (s *Page) complete() {
	set := s.current()
	switch {
	case set == nil || s.card < 0 || set.Problem != "" || s.trim.shown:
		s.offer(nil, false, nil)
	case s.at == atMotif:
		s.offer(motifOffers(s.motif.Text, s.exits.Motifs()), s.motif.unfinished(), s.takeMotif)
	case s.at == atType:
		s.offer(typeOffers(s.typ.Text, s.exits.Types(set.Game)), s.typ.unfinished(), s.takeType)
	default:
		at := s.text.cursor()
		c := s.exits.Complete(set.Game, s.name.Text, s.text.Text, at)
		s.offer(c.Phrases, true, func(phrase string) { s.insert(c.From, at, phrase) })
	}
}

// offer shows what can be taken with a click, the first one also with Tab if
// that is so.
func (s *Page) offer(phrases []string, tab bool, take func(string)) {
	n := min(len(phrases), len(s.offers))
	for i, phrase := range phrases[:n] {
		key := ""
		if i == 0 && tab {
			key = words.Say("studio.tab")
		}
		s.offers[i].Set(phrase, key, kit.Normal, func() { take(phrase) })
		s.offers[i].Show()
	}
	for _, p := range s.offers[n:] {
		p.Hide()
	}
	s.placeOffers()
}

// take makes the text go on in the way that is offered at place i.
func (s *Page) take(i int) bool {
	if !s.offers[i].Visible() {
		return false
	}
	s.offers[i].OnTap()
	return true
}

// insert puts a phrase in the place of what stands between from and to. What
// stands for more to write, {cards}, is left out.
func (s *Page) insert(from, to int, phrase string) {
	phrase, _, _ = strings.Cut(phrase, "{")
	if begins := from == 0 || strings.HasSuffix(strings.TrimRight(s.text.Text[:from], " "), ".") || strings.HasSuffix(s.text.Text[:from], "\n"); begins {
		r := []rune(phrase)
		phrase = strings.ToUpper(string(r[:1])) + string(r[1:])
	}
	before := s.text.Text[:from]
	if strings.Trim(phrase[:1], ".,:;") == "" {
		before = strings.TrimRight(before, " ")
	} else if before != "" && !strings.HasSuffix(before, " ") && !strings.HasSuffix(before, "\n") {
		before += " "
	}
	if !strings.HasSuffix(phrase, " ") {
		phrase += " "
	}
	s.text.set(before+phrase+strings.TrimLeft(s.text.Text[to:], " "), len(before)+len(phrase))
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.text); c != nil {
		c.Focus(s.text)
	}
	s.complete()
}

// openBlanks asks which sort of card to begin.
func (s *Page) openBlanks() {
	var lines []kit.MenuLine
	for _, g := range s.games {
		if set := s.current(); set != nil && set.Game != g.Key {
			continue
		}
		for i, b := range g.Blanks {
			head := ""
			if i == 0 && s.current() == nil { // with a set, all are of one game
				head = g.Title
			}
			lines = append(lines, kit.MenuLine{Head: head, Text: b.Title, Do: func() { s.NewCard(g.Key, b) }})
		}
	}
	s.ask(words.Say("studio.new_title"), lines, s.pills[1])
}

// ask opens a choice below a button. Pressed again, the button closes it.
func (s *Page) ask(title string, lines []kit.MenuLine, at fyne.CanvasObject) {
	if s.choice.Visible() && s.asking == at {
		s.closeMenu()
		return
	}
	s.asking = at
	for i := range lines {
		do := lines[i].Do
		lines[i].Do = func() { s.closeMenu(); do() }
	}
	s.choice.OpenBelow(title, lines, kit.BoxOf(at), kit.NewBox(0, 0, s.size.Width, s.size.Height))
	s.env.Trace.Write(s.traceLine())
}

// closeMenu closes the choice.
func (s *Page) closeMenu() {
	s.choice.Close()
	s.env.Trace.Write(s.traceLine())
}

// NewCard adds a blank card to the set; the first one makes a set for it.
func (s *Page) NewCard(game string, b form.Blank) {
	if s.current() == nil {
		s.exits.New(game)
		if s.current() == nil {
			return
		}
	}
	c := sets.Card{Name: s.freeName(b.Title), Type: b.Type, Motif: b.Motif, Facts: map[string]any{}}
	for k, v := range b.Facts {
		c.Facts[k] = v
	}
	s.add(c)
}

// freeName is a name that no card of the set has.
func (s *Page) freeName(name string) string {
	free := words.Say("studio.new_kind", "kind", name)
	for n := 2; ; n++ {
		taken := false
		for _, c := range s.current().Cards {
			taken = taken || c.Name == free
		}
		if !taken {
			return free
		}
		free = words.Say("studio.new_kind", "kind", name) + " " + strconv.Itoa(n)
	}
}

// add puts a card at the end of the set and goes there.
func (s *Page) add(c sets.Card) {
	n := len(s.current().Cards)
	s.find.SetText("")
	s.change(s.current().With(n, c))
	s.card = n
	s.fill()
	s.check()
	s.save()
	s.showList()
	s.reveal()
	// The canvas doesn't know a field yet that it has never painted.
	if cv := fyne.CurrentApp().Driver().CanvasForObject(s.Container); cv != nil {
		cv.Focus(s.name)
		s.name.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes its place
	}
}

// copy makes a second card like the chosen one.
func (s *Page) copy() {
	if s.current() == nil || s.card < 0 {
		return
	}
	c := s.written()
	c.Name = words.Say("common.copy_of", "name", c.Name)
	s.add(c)
}

// try plays with the card, if it works.
func (s *Page) try() {
	if s.current() == nil || s.card < 0 {
		return
	}
	s.save()
	s.exits.Try(*s.current(), s.current().Cards[s.card].Name)
}

// print asks what to print of the cards that work.
func (s *Page) print() {
	set := s.current()
	if set == nil {
		return
	}
	face := func(c *cards.Card) cardart.Face { return s.exits.Face(set.Game, &c.Def) }
	sheets := func(wanted func(i int) int) {
		var items []print.Item
		for i := range s.checked {
			if s.checked[i].Works {
				items = append(items, print.Item{Face: face(&s.checked[i]), N: wanted(i)})
			}
		}
		s.exits.Print(set.Name, items)
	}
	var lines []kit.MenuLine
	if n := s.working(); n > 0 {
		lines = append(lines, kit.MenuLine{Text: words.Count("studio.as_sheets", n), Do: func() { sheets(func(int) int { return 1 }) }})
	}
	if st := s.state(); st != nil {
		if st.Works {
			lines = append(lines, kit.MenuLine{Text: words.Say("studio.one_on_sheet", "card", st.Def.Name), Do: func() {
				chosen := s.card
				sheets(func(i int) int {
					if i == chosen {
						return 1
					}
					return 0
				})
			}})
		}
		lines = append(lines, kit.MenuLine{Text: words.Say("studio.as_picture", "card", st.Def.Name), Do: func() { s.exits.PrintCard(st.Def.Name, face(st)) }})
	}
	s.ask(words.Say("common.print"), lines, s.pills[5])
}

// working is how many cards of the set can be played and printed.
func (s *Page) working() int {
	n := 0
	for i := range s.checked {
		if s.checked[i].Works {
			n++
		}
	}
	return n
}

// openSet asks what to do with the set.
func (s *Page) openSet() {
	var lines []kit.MenuLine
	for _, g := range s.games {
		if len(g.Blanks) > 0 {
			lines = append(lines, kit.MenuLine{Text: words.Say("studio.new_set", "game", g.Title), Do: func() { s.exits.New(g.Key) }})
		}
	}
	lines = append(lines, kit.MenuLine{Text: words.Say("studio.import_set"), Do: s.exits.Import})
	set := s.current()
	if set != nil {
		lines = append(lines, kit.MenuLine{Text: words.Say("studio.export_set", "set", set.Name), Do: func() { s.save(); s.exits.Export(*set) }})
	}
	if set != nil {
		lines = append(lines, kit.MenuLine{Text: words.Say("studio.rename_set", "set", set.Name), Do: func() { s.save(); s.exits.Rename(set.Name) }})
		if len(s.mates()) > 0 {
			lines = append(lines, kit.MenuLine{Text: words.Say("studio.merge_set", "set", set.Name), Do: s.openMerge})
		}
		lines = append(lines, kit.MenuLine{Text: words.Count("studio.delete_set", len(set.Cards), "set", set.Name), Do: func() { s.save(); s.exits.Delete(set.Name) }})
	}
	s.ask(words.Say("studio.sets"), lines, s.pills[6])
}

// mates are the other sets of the game of the one that is worked on.
func (s *Page) mates() (names []string) {
	set := s.current()
	for _, o := range s.all {
		if o.Game == set.Game && o.Name != set.Name && o.Problem == "" {
			names = append(names, o.Name)
		}
	}
	return names
}

// mergeWide is how wide the list of sets to merge into is.
const mergeWide = 420

// openMerge asks into which set to merge this one.
func (s *Page) openMerge() {
	from := s.current().Name
	var choices []kit.Choice
	mates := s.mates()
	for _, into := range mates {
		choices = append(choices, kit.Choice{Text: words.Say("studio.merge_into", "set", from, "other", into)})
	}
	kit.OpenPickList(s.env, s.pills[6], choices, 0, mergeWide, func(i int) {
		s.save()
		s.exits.Merge(from, mates[i])
	}, nil)
}
