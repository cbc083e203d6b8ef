package decks

import (
	"feltstack/rules"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// gridTapped implements gridOwner.
func (b *Builder) gridTapped(id rules.DefID) { b.Put(b.index.Def(id).Name, "", 1) }

// gridLess implements gridOwner.
func (b *Builder) gridLess(id rules.DefID) { b.Put(b.index.Def(id).Name, "", -1) }

// gridHovered implements gridOwner.
func (b *Builder) gridHovered(id rules.DefID, at kit.Box) {
	if id == 0 || b.held || b.sheet.IsOpen() {
		b.preview.hide()
		return
	}
	b.preview.show(b.about(id), at, kit.NewBox(0, 0, b.size.Width, b.size.Height))
}

// gridDragged implements gridOwner.
func (b *Builder) gridDragged(_ rules.DefID, at fyne.Position, pic *canvas.Image) {
	b.preview.hide()
	if !b.held {
		b.held = true
		b.ghost.Image = pic.Image
		b.ghost.Resize(pic.Size())
		b.ghost.Refresh()
		b.ghost.Show()
	}
	b.ghost.Move(at.SubtractXY(b.ghost.Size().Width/2, b.ghost.Size().Height/2))
}

// gridDropped implements gridOwner.
func (b *Builder) gridDropped(id rules.DefID) {
	if !b.held {
		return
	}
	p := kit.BoxOf(b.ghost).Centre()
	b.letGo()
	if b.right.Has(p) {
		b.gridTapped(id)
	}
}

func (b *Builder) letGo() {
	b.held = false
	b.ghost.Hide()
}

// hoverLine shows the card of a line of the deck.
func (b *Builder) hoverLine(card string, at kit.Box) {
	id, ok := b.index.Lookup(card)
	if !ok {
		id = 0
	}
	b.gridHovered(id, at)
}

// dragLine drags a card out of the deck.
func (b *Builder) dragLine(l rules.DeckLine, at fyne.Position) {
	id, ok := b.index.Lookup(l.Card)
	if !ok {
		return
	}
	if !b.held {
		b.held = true
		b.preview.hide()
		size := kit.CardSize(190)
		b.ghost.Resize(size)
		b.showGhost(b.about(id), size)
	}
	b.ghost.Move(at.SubtractXY(b.ghost.Size().Width/2, b.ghost.Size().Height/2))
}

func (b *Builder) dropLine(l rules.DeckLine) {
	if !b.held {
		return
	}
	p := kit.BoxOf(b.ghost).Centre()
	b.letGo()
	if !b.right.Has(p) {
		b.Put(l.Card, l.Part, -1)
	}
}
