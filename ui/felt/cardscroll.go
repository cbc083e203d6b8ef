package felt

import (
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// The bar that shows how far a page is scrolled.
const (
	scrollWide  = 4
	scrollEdge  = 6 // right of it
	scrollLeast = 18
)

// shown is how many lines find room from one on. What is out of sight below them is named at
// the foot; nothing is where there is no more.
func (p *cardPage) shown(from int) (n int, foot []pageLine) {
	room := p.room.Height - p.top()
	if heightOf(p.lines[from:]) <= room {
		return len(p.lines) - from, nil
	}
	for h := float32(0); from+n < len(p.lines) && h+p.lines[from+n].height <= room; n++ {
		h += p.lines[from+n].height
	}
	for ; n > 0; n-- {
		foot = p.foot(from + n)
		if heightOf(p.lines[from:from+n])+heightOf(foot) <= room {
			return n, foot
		}
	}
	return 0, nil
}

// foot names the words that are explained from a line on, or only says that there is more.
func (p *cardPage) foot(from int) []pageLine {
	if foot, ok := p.feet[from]; ok {
		return foot
	}
	var names []string
	for _, l := range p.lines[from:] {
		for _, t := range l.terms {
			if !slices.Contains(names, t.name) {
				names = append(names, t.name)
			}
		}
	}
	text := words.Say("table.more_below")
	if len(names) > 0 {
		text = words.Say("table.more_terms", "terms", words.List(names))
	}
	foot := joined([]pageLine{{}}, plain(text, look.Bold, look.Now().Gold).broken(p.width()))
	if p.feet == nil {
		p.feet = map[int][]pageLine{}
	}
	p.feet[from] = foot
	return foot
}

// scrolls is how many lines the page can be scrolled.
func (p *cardPage) scrolls() int {
	room := p.room.Height - p.top()
	for from := range p.lines {
		if heightOf(p.lines[from:]) <= room {
			return from
		}
	}
	return 0
}

// leaf is how many lines on the next page begins.
func (p *cardPage) leaf(from int) int {
	n, _ := p.shown(from)
	return max(n-1, 1)
}

// termAt is the word that is explained at a place, where the lines from one on are shown.
func (p *cardPage) termAt(pos fyne.Position, from int) string {
	n, _ := p.shown(from)
	at, term := p.top(), ""
	for _, l := range p.lines[from : from+n] {
		if pos.Y >= at && pos.Y < at+l.height {
			for _, t := range l.terms {
				if term == "" || t.x <= pos.X-pageEdge {
					term = t.name
				}
			}
		}
		at += l.height
	}
	return term
}

// onFoot reports whether a place is on what names the words out of sight.
func (p *cardPage) onFoot(pos fyne.Position, from int) bool {
	_, foot := p.shown(from)
	return foot != nil && pos.Y > p.room.Height-heightOf(foot)
}

// write draws the words from a line on, as far as there is room.
func (p *cardPage) write(k *kit.Sketch, from int) {
	k.Begin()
	defer k.End()
	put := func(lines []pageLine, x, y float32) {
		for _, l := range lines {
			k.Words(l.words, l.size, x, y)
			y += l.height
		}
	}
	put(p.head, p.card.Right()+cardGap, p.card.Y)
	n, foot := p.shown(from)
	put(p.lines[from:from+n], pageEdge, p.top())
	put(foot, pageEdge, p.room.Height-heightOf(foot))
	if from > 0 || foot != nil {
		p.bar(k, from, n)
	}
}

// bar shows which part of the lines is in sight.
func (p *cardPage) bar(k *kit.Sketch, from, n int) {
	track := kit.NewBox(p.room.Width-scrollEdge-scrollWide, p.top(), scrollWide, p.room.Height-p.top()-4)
	all := heightOf(p.lines)
	thumb := track
	thumb.Y += track.H * heightOf(p.lines[:from]) / all
	thumb.H = max(track.H*heightOf(p.lines[from:from+n])/all, scrollLeast)
	k.Rounded(track, look.Now().Edge, look.Now().Edge, 0, scrollWide/2)
	k.Rounded(thumb.Within(track), look.Now().Dimmed, look.Now().Dimmed, 0, scrollWide/2)
}
