package decks

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/decks/form"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// openSheet shows a sheet over the builder.
func (b *Builder) openSheet(heading, note string, content fyne.CanvasObject, wide, tall float32, pills ...*kit.Pill) {
	b.preview.hide()
	b.closeMenu()
	b.sheets++
	b.reading = false
	pills = append(pills, kit.NewPill(words.Say("common.close"), kit.Normal, b.closeSheet))
	b.sheet.Open(heading, content, wide, tall, pills...)
	b.sheet.Note = note
	b.place(b.size)
}

func (b *Builder) closeSheet() {
	b.sheets++
	b.reading = false
	b.sheet.Close()
	b.place(b.size)
}

// openHand draws an opening hand by chance, and more cards one by one.
func (b *Builder) openHand() { b.dealHand(rand.Uint64()|1, 0) }

func (b *Builder) dealHand(seed uint64, more int) {
	part := b.index.Form.Parts[0]
	all := decks.Shuffled(b.deck(), part.Name, seed)
	n := min(part.Hand+more, len(all))
	var ids []rules.DefID
	for _, card := range all[:n] {
		if id, ok := b.index.Lookup(card); ok {
			ids = append(ids, id)
		}
	}
	g := newCardGrid(b.env, handCard, still{b}, b.about, func(rules.DefID) string { return "" })
	b.openSheet(words.Say("decks.hand"), words.Say("decks.dealt", "hand", min(part.Hand, len(all)), "drawn", max(n-part.Hand, 0)), g.Scroll, 1160, 460+float32(min(len(ids)-1, 12)/6)*240,
		kit.NewPill(words.Say("decks.another"), kit.Leading, func() { b.dealHand(rand.Uint64()|1, 0) }),
		kit.NewPill(words.Say("decks.draw"), kit.Normal, func() { b.dealHand(seed, more+1) }))
	g.set(ids)
}

// still is the owner of a grid in which cards can only be looked at.
type still struct{ b *Builder }

func (s still) gridTapped(rules.DefID) {}
func (s still) gridLess(rules.DefID)   {}
func (s still) gridHovered(id rules.DefID, at kit.Box) {
	if id == 0 {
		s.b.preview.hide()
		return
	}
	s.b.preview.show(s.b.about(id), at, kit.NewBox(0, 0, s.b.size.Width, s.b.size.Height))
}
func (s still) gridDragged(rules.DefID, fyne.Position, *canvas.Image) {}
func (s still) gridDropped(rules.DefID)                               {}

// oddsTurns is up to which turn odds are told.
const oddsTurns = 8

// openOdds says how likely it is to have drawn what the search finds, or the
// cards of each kind, by each turn.
func (b *Builder) openOdds() {
	d := b.deck()
	said := kit.NewSketch()
	draw := func(width float32) float32 {
		said.Begin()
		defer said.End()
		y := float32(0)
		for _, line := range b.oddsLines(d) {
			y = b.drawOdds(said, line, kit.NewBox(0, y, width, 0))
		}
		return y
	}
	content := kit.NewVScroll(&fyne.Container{Layout: &kit.Drawn{Draw: draw}, Objects: []fyne.CanvasObject{said.Container}})
	note := words.Say("decks.odds_help")
	if b.index.Form.Pays != nil {
		note = words.Say("decks.pay_help")
	}
	b.openSheet(words.Say("decks.odds"), note, content, 1000, 640)
}

// oddsLine is something wanted, and how likely it is to be drawn by when.
type oddsLine struct {
	what string
	n    int
	odds []decks.TurnOdds
}

// oddsLines are those of the search, then those of every card of the deck that
// stands out by its number, then of all that cost something when they can be paid for.
func (b *Builder) oddsLines(d decks.Deck) []oddsLine {
	shape := &b.index.Form
	var all []oddsLine
	add := func(what string, part form.Part, wanted func(string) bool) {
		n := 0
		for _, l := range d.Cards {
			if l.Part == part.Name && wanted(l.Card) {
				n += l.N
			}
		}
		if n > 0 {
			all = append(all, oddsLine{what, n, b.index.Odds(d, part.Name, wanted, 1, oddsTurns)})
		}
	}
	for _, part := range shape.Parts {
		if text := strings.TrimSpace(b.search.Text); text != "" {
			add(text, part, b.index.Wanted(b.query))
		}
		for _, bar := range b.kinds(d) {
			if q, err := b.index.Parse(bar.Term); err == nil {
				add(bar.Label, part, b.index.Wanted(q))
			}
		}
		for copies := 4; copies >= 1; copies-- {
			wanted := ""
			for _, l := range d.Cards {
				if l.N == copies && l.Part == part.Name {
					wanted = l.Card
					break
				}
			}
			if wanted != "" {
				add(fmt.Sprintf("%d %s", copies, wanted), part, func(c string) bool { return c == wanted })
			}
		}
	}
	told := map[string]bool{}
	for _, l := range d.Cards {
		if odds := b.index.Playable(d, l.Card, oddsTurns); odds != nil && l.Part == shape.Parts[0].Name && !told[l.Card] {
			told[l.Card] = true
			all = append(all, oddsLine{words.Say("decks.draw_and_pay", "card", l.Card), l.N, odds})
		}
	}
	return all
}

// kinds are the bars of the deck's first chart: its kinds of cards.
func (b *Builder) kinds(d decks.Deck) []decks.Bar {
	if charts := b.index.Charts(d); len(charts) > 0 {
		return charts[0].Bars
	}
	return nil
}

// drawOdds draws a line of odds as a row of bars and returns where it ends.
func (b *Builder) drawOdds(k *kit.Sketch, line oddsLine, at kit.Box) float32 {
	k.Text(kit.Span{Text: line.what, Face: look.Bold, Color: look.Now().Ivory}, 15, at.X, at.Y+8)
	k.Text(kit.Span{Text: words.Say("decks.copies", "n", line.n), Color: look.Now().Dimmed}, 12.5, at.X, at.Y+30)
	x := at.X + at.W*0.34
	step := (at.W - at.W*0.34 - 20) / (oddsTurns + 1)
	for _, o := range line.odds {
		x := x + float32(o.Turn)*step
		when := words.Say("decks.turn", "turn", o.Turn)
		if o.Turn == 0 {
			when = words.Say("decks.opening")
		}
		h := 34 * float32(o.Chance)
		k.Fill(kit.NewBox(x, at.Y+8, step-6, 34), look.Now().DeepFelt)
		k.Fill(kit.NewBox(x, at.Y+42-h, step-6, h), look.Now().Edge)
		k.TextIn(kit.Span{Text: words.Percent(o.Chance), Face: look.Bold, Color: look.Now().Ivory}, 13.5, kit.NewBox(x, at.Y+14, step-6, 20))
		k.TextIn(kit.Span{Text: when, Color: look.Now().Dimmed}, 11.5, kit.NewBox(x, at.Y+44, step-6, 16))
	}
	return at.Y + 70
}

// openCompare asks with which deck to compare, and shows what differs.
func (b *Builder) openCompare() {
	b.exits.Others(func(all []library.SavedDeck) {
		var others []library.SavedDeck
		for _, o := range all {
			if o.Deck.Game == b.index.Game.Name && (o.ID != b.saver.deck.ID || o.ID == 0) {
				others = append(others, o)
			}
		}
		if len(others) == 0 {
			b.showSaved(words.Say("decks.no_other"))
			return
		}
		cover := func(d library.SavedDeck) (cardart.Face, bool) {
			return library.CoverFace(b.index, d.Deck, b.exits.Pictures)
		}
		kit.OpenPickList(b.env, b.compares, Choices(others, cover), 0, 380, func(i int) { b.compare(others[i].Deck) }, nil)
	})
}

func (b *Builder) compare(other decks.Deck) {
	b.closeMenu()
	d := b.deck()
	c := decks.Compare(d, other)
	said := kit.NewSketch()
	draw := func(width float32) float32 {
		said.Begin()
		defer said.End()
		third := width / 3
		bottom := float32(0)
		column := func(i int, head string, list []decks.Difference, text func(decks.Difference) string) {
			x, y := float32(i)*third, float32(4)
			y = said.Prose([]kit.Span{{Text: head, Face: look.Title, Color: look.Now().Gold}}, 17, kit.NewBox(x, y, third-20, 0)).Bottom() + 6
			for _, l := range list {
				y = said.Prose([]kit.Span{{Text: text(l), Color: look.Now().Ivory}}, 14.5, kit.NewBox(x, y, third-20, 0)).Bottom() + 2
			}
			bottom = max(bottom, y)
		}
		column(0, words.Say("decks.only_in", "deck", Title(d)), c.OnlyA, func(l decks.Difference) string { return fmt.Sprintf("%d %s", l.A, l.Card) })
		column(1, words.Say("decks.other_counts"), c.Other, func(l decks.Difference) string { return fmt.Sprintf("%d → %d %s", l.A, l.B, l.Card) })
		column(2, words.Say("decks.only_in", "deck", Title(other)), c.OnlyB, func(l decks.Difference) string { return fmt.Sprintf("%d %s", l.B, l.Card) })
		return bottom
	}
	content := kit.NewVScroll(&fyne.Container{Layout: &kit.Drawn{Draw: draw}, Objects: []fyne.CanvasObject{said.Container}})
	b.openSheet(words.Say("decks.two", "deck", Title(d), "other", Title(other)), words.Count("decks.same", len(c.Same)), content, 1080, 660)
}

// openRecord shows how the deck has done, in games and in the lab.
func (b *Builder) openRecord() {
	d := b.deck()
	sheet := b.sheets
	b.exits.Record(library.SavedDeck{ID: b.saver.deck.ID, Deck: d}, func(r library.DeckRecord) {
		if b.sheets == sheet && !b.saver.closed {
			b.openSheet(words.Say("decks.record_of", "deck", Title(d)), words.Say("decks.record_help"), labroom.Record(r), 900, 660)
		}
	})
}

// openNote shows the deck's note and tags to be changed.
func (b *Builder) openNote() {
	d := b.deck()
	tags, note := kit.NewEntry(), kit.NewTextEntry()
	tags.SetPlaceHolder(words.Say("decks.tags"))
	tags.SetText(strings.Join(d.Tags, ", "))
	tags.OnChanged = func(text string) {
		b.editor.SetTags(strings.Split(text, ","))
		b.changed()
	}
	note.Wrapping = fyne.TextWrapWord
	note.SetPlaceHolder(words.Say("decks.about"))
	note.SetText(d.Note)
	note.OnChanged = func(text string) {
		b.editor.SetNote(text)
		b.changed()
	}
	b.openSheet(words.Say("common.note"), "", container.NewBorder(tags, nil, nil, nil, note), 720, 520)
}

// openText shows the deck as text, to be copied out and to be replaced by
// another text.
func (b *Builder) openText() {
	text := kit.NewTextEntry()
	text.SetText(b.index.Write(b.deck()))
	b.showText(text, "", true)
}

// showText shows the sheet with a text, and a note above it. Where more is set
// the text can also be added to the deck.
func (b *Builder) showText(text *kit.Entry, note string, more bool) {
	take := func(put func(decks.Deck)) func() {
		return func() {
			b.read(text.Text, func(d decks.Deck, unread []decks.Unread, err error) {
				if err != nil {
					b.showText(text, trouble.Text(err), more)
					return
				}
				put(d)
				b.Name.SetText(b.deck().Name)
				b.changed()
				if len(unread) == 0 {
					b.closeSheet()
					return
				}
				// What stays is the deck that came of it: adding that once more would double it.
				text.SetText(b.index.Write(b.deck()))
				b.showText(text, UnreadNote(unread), false)
			})
		}
	}
	pills := []*kit.Pill{
		kit.NewPill(words.Say("common.copy"), kit.Normal, func() { b.exits.Copy(text.Text) }),
		kit.NewPill(words.Say("decks.paste"), kit.Normal, func() { text.SetText(b.exits.Paste()) }),
		kit.NewPill(words.Say("decks.to_file"), kit.Normal, func() { b.exits.Export(Title(b.deck()), text.Text) }),
	}
	if more {
		pills = append(pills, kit.NewPill(words.Say("decks.add"), kit.Normal, take(b.editor.Take)))
	}
	pills = append(pills, kit.NewPill(words.Say("decks.replace"), kit.Leading, take(b.editor.Replace)))
	b.openSheet(words.Say("decks.text"), note, text, 760, 660, pills...)
}

// read reads a deck off the UI goroutine, for the sheet that is open: when another
// one is open then, or none, nothing follows.
func (b *Builder) read(text string, then func(decks.Deck, []decks.Unread, error)) {
	if b.reading {
		return
	}
	b.reading = true
	sheet, x := b.sheets, b.index
	var d decks.Deck
	var unread []decks.Unread
	var err error
	b.exits.Away(func() { d, unread, err = x.Read(text) }, func() {
		if b.sheets == sheet {
			b.reading = false
			then(d, unread, err)
		}
	})
}

// UnreadNote says which lines of a text were not understood. Nothing of them is
// lost: they are in the note, or unknown cards of the deck.
func UnreadNote(unread []decks.Unread) string {
	const most = 5
	var lines []string
	for i, u := range unread {
		if i == most {
			lines = append(lines, words.Say("common.more", "n", len(unread)-most))
			break
		}
		lines = append(lines, u.String())
	}
	return words.Say("decks.unread") + "\n" + strings.Join(lines, "\n")
}

// Title is what a deck is called.
func Title(d decks.Deck) string {
	if d.Name != "" {
		return d.Name
	}
	return words.Say("decks.unnamed")
}
