package decks

import (
	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// gridTapped implements gridOwner.
func (b *Builder) gridTapped(id rules.DefID) { b.add(b.index.Def(id).Name, "") }

// add puts one more copy of a card into the deck, unless it has as many as it may: a click too
// many makes no deck illegal.
func (b *Builder) add(card, part string) {
	most, n := b.index.Form.Copies, 0
	for _, l := range b.deck().Cards {
		if l.Card == card && l.Part != decks.Maybeboard {
			n += l.N
		}
	}
	if most > 0 && n >= most && part != decks.Maybeboard {
		b.closeMenu()
		b.showSaved(words.Say("decks.most_copies", "n", words.Number(most)))
		return
	}
	b.Put(card, part, 1)
}

// gridLess implements gridOwner.
func (b *Builder) gridLess(id rules.DefID) { b.Put(b.index.Def(id).Name, "", -1) }

// gridHovered implements gridOwner.
func (b *Builder) gridHovered(id rules.DefID, at kit.Box) {
	if id == 0 || b.held || b.sheet.IsOpen() {
		b.preview.hide()
		return
	}
	b.preview.show(b.about(id), at, kit.NewBox(0, 0, b.right.X, b.size.Height)) // never over the deck
}

// gridDragged implements gridOwner.
func (b *Builder) gridDragged(_ rules.DefID, at fyne.Position, pic *canvas.Image) {
	b.carry(at, pic.Size(), func() {
		b.ghost.Image = pic.Image
		b.ghost.Refresh()
		b.ghost.Show()
	})
}

// gridDropped implements gridOwner.
func (b *Builder) gridDropped(id rules.DefID) {
	b.env.Grip.Dropped()
	if onDeck, held := b.letGo(); held && onDeck {
		b.gridTapped(id)
	}
}

// carry has a dragged picture of a size follow the pointer; show gives it a face
// where the drag begins.
func (b *Builder) carry(at fyne.Position, size fyne.Size, show func()) {
	if b.env.Grip.Taken() {
		return
	}
	b.preview.hide()
	if !b.held {
		b.held = true
		b.env.Grip.Carry(func() { b.letGo() })
		b.ghost.Resize(size)
		show()
	}
	b.ghost.Move(at.SubtractXY(b.ghost.Size().Width/2, b.ghost.Size().Height/2))
}

// letGo ends a drag, if one was held, and reports whether it ended over the deck.
func (b *Builder) letGo() (onDeck, held bool) {
	held, b.held = b.held, false
	b.ghost.Hide()
	return b.right.Has(kit.BoxOf(b.ghost).Centre()), held
}

// hoverLine shows the card of a line of the deck.
func (b *Builder) hoverLine(card string, at kit.Box) {
	id, ok := b.index.Lookup(card)
	if !ok {
		id = 0
	}
	b.gridHovered(id, at)
}

// openLine asks what to do with a card of the deck.
func (b *Builder) openLine(l rules.DeckLine, at kit.Box) {
	b.preview.hide()
	cover, text := l.Card, words.Say("decks.cover")
	if b.deck().Cover == l.Card {
		cover, text = "", words.Say("decks.cover_any")
	}
	move := words.Say("decks.to_maybeboard")
	if l.Part == decks.Maybeboard {
		move = words.Say("decks.to_deck")
	}
	var lines []kit.MenuLine
	if _, known := b.index.Lookup(l.Card); !known {
		for _, near := range b.list.nearest(l.Card) {
			lines = append(lines, kit.MenuLine{Text: words.Say("decks.fix", "card", near), Do: func() { b.fix(l, near) }})
		}
	}
	lines = append(lines, []kit.MenuLine{
		{Text: text, Do: func() {
			b.closeMenu()
			b.editor.SetCover(cover)
			b.changed()
		}},
		{Text: move, Do: func() { b.closeMenu(); b.toMaybe(l) }},
		{Text: words.Say("decks.remove_all"), Do: func() { b.Put(l.Card, l.Part, -l.N) }},
	}...)
	b.choice.OpenBelow(l.Card, lines, at, kit.NewBox(0, 0, b.size.Width, b.size.Height))
	b.env.Trace.Write(b.traceLine())
}

// fix puts a card of the game in the place of one that it doesn't know.
func (b *Builder) fix(l rules.DeckLine, card string) {
	b.closeMenu()
	b.editor.Correct(l.Card, l.Part, card)
	b.changed()
}

// dragLine drags a card out of the deck.
func (b *Builder) dragLine(l rules.DeckLine, at fyne.Position) {
	id, ok := b.index.Lookup(l.Card)
	if !ok {
		return
	}
	size := kit.CardSize(190)
	b.carry(at, size, func() { b.showGhost(b.about(id), size) })
}

// dropLine lets go of it: anywhere but over the deck, it is out.
func (b *Builder) dropLine(l rules.DeckLine) {
	b.env.Grip.Dropped()
	if onDeck, held := b.letGo(); held && !onDeck {
		b.Put(l.Card, l.Part, -1)
	}
}
