package rulebook

import (
	"feltstack/rules/book"
	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// show plays example n of a paragraph above the text.
func (p *Page) show(r *book.Paragraph, n int) {
	p.asked++
	asked := p.asked
	p.exits.Show(r, n, func(x *library.Example) {
		switch {
		case x == nil:
		case asked != p.asked:
			x.Close()
		default:
			p.setStage(r, n, x)
		}
	})
}

// setStage puts an example above the text, which stays at its paragraph.
func (p *Page) setStage(r *book.Paragraph, n int, x *library.Example) {
	led := p.keys != nil && p.keys.Focus.On
	was := p.reader.Offset.Y
	if p.stage != nil {
		was = p.stage.was
	}
	p.removeStage(false)
	exits := stageExits{Close: p.leaveStage, Large: func() { p.enlarge(r, n) }}
	if n+1 < len(r.Examples) {
		exits.Next = func() { p.show(r, n+1) }
	}
	p.stage = newStage(p.env, r, n, x, exits)
	p.stage.was = was
	at := len(p.Objects)
	for i, o := range p.Objects {
		if o == fyne.CanvasObject(p.reader.Scroll) {
			at = i
		}
	}
	p.Objects = append(p.Objects[:at:at], append([]fyne.CanvasObject{p.stage.Container}, p.Objects[at:]...)...)
	p.place(p.size)
	if top, found := p.reader.place(r.ID); found {
		p.reader.set(p.reader.rows, max(top-edge/2, 0))
	}
	p.env.Trace.Write(p.traceLine())
	if led {
		p.keys.LeadTo(p.stage.on.Name)
	}
	kit.Repaint()
}

// removeStage takes the example away, and ends it unless it is to be kept.
func (p *Page) removeStage(keep bool) {
	if p.stage == nil {
		return
	}
	p.stage.end(keep)
	for i, o := range p.Objects {
		if o == fyne.CanvasObject(p.stage.Container) {
			p.Objects = append(p.Objects[:i:i], p.Objects[i+1:]...)
			break
		}
	}
	p.stage = nil
}

// endStage ends the example, and what was asked for.
func (p *Page) endStage(keep bool) {
	p.asked++
	p.removeStage(keep)
}

// leaveStage goes back to the text alone, and the keyboard to the button that showed the
// example.
func (p *Page) leaveStage() {
	if p.stage == nil {
		return
	}
	rule, was, led := p.stage.rule.ID, p.stage.was, p.keys != nil && p.keys.Focus.On
	p.endStage(false)
	p.place(p.size)
	p.reader.set(p.reader.rows, was)
	if led {
		p.keys.LeadTo("show " + rule)
	}
	kit.Repaint()
}

// enlarge goes on with the example on a whole table.
func (p *Page) enlarge(r *book.Paragraph, n int) {
	x, at := p.stage.shown, p.At()
	at.Offset = p.stage.was
	if at.Query == "" {
		at.Rule = r.ID
	}
	p.endStage(true)
	p.exits.Large(r, n, x, at)
}

// Close ends the example that is shown.
func (p *Page) Close() { p.endStage(false) }
