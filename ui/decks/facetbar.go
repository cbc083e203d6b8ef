package decks

import (
	"strconv"

	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// facetBar is conditions that can be clicked instead of typed. Those that are
// part of the search are marked.
type facetBar struct {
	*fyne.Container
	pills  []*kit.Pill
	groups []int          // of the pills: which of them belong together
	titles []*canvas.Text // of the groups but the first, which says itself what it is
	toggle func(term string)
}

// mostFacets is how many conditions of one sort are offered.
const mostFacets = 12

func newFacetBar(toggle func(term string)) *facetBar {
	f := &facetBar{toggle: toggle}
	f.Container = &fyne.Container{Layout: f}
	return f
}

// set offers conditions with how many of the cards in sight meet each.
func (f *facetBar) set(groups []decks.Facets, search string) {
	n := 0
	f.groups = f.groups[:0]
	for i := 1; i < len(groups); i++ {
		if i > len(f.titles) {
			t := kit.Label("", look.Plain, 12.5, look.Now().Gold)
			f.titles = append(f.titles, t)
			f.Objects = append(f.Objects, t)
		}
		f.titles[i-1].Text = groups[i].Title
	}
	for g, group := range groups {
		for i, t := range group.Terms {
			on := decks.HasTerm(search, t.Term)
			if i >= mostFacets && !on {
				continue
			}
			if n == len(f.pills) {
				p := kit.NewPill("", kit.Normal, nil)
				p.TextSize = 12.5
				f.pills = append(f.pills, p)
				f.Objects = append(f.Objects, p)
			}
			p := f.pills[n]
			n++
			f.groups = append(f.groups, g)
			w := kit.Quiet
			if on {
				w = kit.Leading
			}
			p.Off = t.N == 0 && !on
			p.Set(t.Title+" "+strconv.Itoa(t.N), "", w, func() { f.toggle(t.Term) })
			p.Show()
		}
	}
	for _, p := range f.pills[n:] {
		p.Hide()
	}
	f.Container.Refresh()
}

// Layout implements fyne.Layout.
func (f *facetBar) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.flow(size.Width, func(o fyne.CanvasObject, b kit.Box) { b.Put(o) })
}

// MinSize implements fyne.Layout.
func (f *facetBar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 28) }

func (f *facetBar) HeightAt(width float32) float32 {
	return f.flow(width, func(fyne.CanvasObject, kit.Box) {})
}

// flow places the conditions in lines; each sort begins with its title, a little apart.
func (f *facetBar) flow(width float32, put func(fyne.CanvasObject, kit.Box)) float32 {
	x, y := float32(0), float32(0)
	const h = 28
	for i := range f.groups {
		p := f.pills[i]
		w := p.MinSize().Width - 10
		if i > 0 && f.groups[i] != f.groups[i-1] {
			t := f.titles[f.groups[i]-1]
			s := t.MinSize()
			if x += 14; x+s.Width+w > width {
				x, y = 10, y+h+2
			}
			put(t, kit.NewBox(x, y+(h-s.Height)/2, s.Width, s.Height))
			x += s.Width
		}
		if x > 0 && x+w > width {
			x, y = 0, y+h+2
		}
		put(p, kit.NewBox(x, y, w, h))
		x += w + 1
	}
	return y + h
}
