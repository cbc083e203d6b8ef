package decks

import (
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// chipBar is a line of what decks can be narrowed by with a click: games, those that come with
// them, those that aren't legal, tags. What has no room is in a menu.
type chipBar struct {
	*fyne.Container
	page  *Page
	pills []*kit.Pill // reused
	chips []chip
	more  *kit.Pill
	rest  []chip // in the menu
}

// chip is one of them.
type chip struct {
	text   string
	on     bool
	toggle func(*Wanted)
}

// chipHigh is how high the line is, mostRest how many a menu has at most.
const chipHigh, mostRest = 32, 36

func newChipBar(p *Page) *chipBar {
	b := &chipBar{page: p}
	b.more = kit.NewPill(words.Say("decks.more_tags"), kit.Quiet, b.openRest)
	b.more.TextSize = 13.5
	b.more.Style()
	b.Container = &fyne.Container{Layout: b, Objects: []fyne.CanvasObject{b.more}}
	return b
}

// set offers what the decks of the page have.
func (b *chipBar) set() {
	shelf, w := b.page.shelf, &b.page.wanted
	b.chips = nil
	add := func(title string, n int, on bool, toggle func(*Wanted)) {
		if n > 0 || on {
			b.chips = append(b.chips, chip{title + "  " + words.Number(n), on, toggle})
		}
	}
	if games := shelf.Games(); len(games) > 1 || w.Game != "" {
		for _, g := range games {
			add(g.Title, g.N, w.Game == g.Key, func(w *Wanted) {
				if w.Game == g.Key {
					w.Game = ""
				} else {
					w.Game = g.Key
				}
			})
		}
	}
	add(words.Say("decks.given_only"), shelf.Many(func(e *Entry) bool { return e.ID == 0 }), w.Given, func(w *Wanted) { w.Given = !w.Given })
	add(words.Say("decks.wrong_only"), shelf.Many(func(e *Entry) bool { return !e.Legal }), w.Wrong, func(w *Wanted) { w.Wrong = !w.Wrong })
	var off []chip
	for _, t := range shelf.Tags() {
		c := chip{"#" + t.Title + "  " + words.Number(t.N), slices.Contains(w.Tags, t.Key), func(w *Wanted) {
			if i := slices.Index(w.Tags, t.Key); i >= 0 {
				w.Tags = slices.Delete(w.Tags, i, i+1)
			} else {
				w.Tags = append(w.Tags, t.Key)
			}
		}}
		if c.on { // always in sight
			b.chips = append(b.chips, c)
		} else {
			off = append(off, c)
		}
	}
	b.chips = append(b.chips, off...)
	b.Layout(nil, b.Size())
}

// press narrows by a chip, or no longer.
func (b *chipBar) press(c chip) {
	c.toggle(&b.page.wanted)
	b.page.look(true)
}

// openRest shows what has no room in the line.
func (b *chipBar) openRest() {
	var lines []kit.MenuLine
	for _, c := range b.rest[:min(len(b.rest), mostRest)] {
		lines = append(lines, kit.MenuLine{Text: c.text, Do: func() { b.page.closeMenu(); b.press(c) }})
	}
	p := b.page
	p.choice.OpenBelow(words.Say("decks.more_tags"), lines, kit.BoxOf(b.more).Moved(b.Position().X, b.Position().Y), kit.NewBox(0, 0, p.size.Width, p.size.Height))
	p.told()
}

// shown lists the buttons in sight.
func (b *chipBar) shown() []*kit.Pill {
	var all []*kit.Pill
	for _, o := range b.Objects {
		if p := o.(*kit.Pill); p.Visible() {
			all = append(all, p)
		}
	}
	return all
}

// MinSize implements fyne.Layout.
func (b *chipBar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, chipHigh) }

// Layout implements fyne.Layout.
func (b *chipBar) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	x, n := float32(0), 0
	more := b.more.MinSize().Width
	for i, c := range b.chips {
		if i == len(b.pills) {
			p := kit.NewPill("", kit.Normal, nil)
			p.TextSize = 13.5
			b.pills = append(b.pills, p)
			b.Objects = append(b.Objects, p)
		}
		p, weight := b.pills[i], kit.Quiet
		if c.on {
			weight = kit.Leading
		}
		p.Name = "chip " + c.text
		p.Set(c.text, "", weight, func() { b.press(c) })
		w, room := p.MinSize().Width, size.Width
		if i < len(b.chips)-1 {
			room -= more + 6
		}
		if x+w > room {
			break
		}
		kit.NewBox(x, 0, w, chipHigh).Put(p)
		p.Show()
		x += w + 2
		n++
	}
	for _, p := range b.pills[n:] {
		p.Hide()
	}
	if b.rest = b.chips[n:]; len(b.rest) > 0 {
		kit.NewBox(x, 0, more, chipHigh).Put(b.more)
		b.more.Show()
	} else {
		b.more.Hide()
	}
}
