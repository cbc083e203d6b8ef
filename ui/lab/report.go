package lab

import (
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// report shows what runs came to: a tab for each kind of number, and the charts of it.
type report struct {
	*container.Scroll
	env    *kit.Env
	sketch *kit.Sketch
	runs   []series
	tabs   *kit.Segments
	sort   *kit.Select
	whose  *kit.Segments // of whose hand the cards are; nil where that makes no difference
	bar    *fyne.Container
	tab    int
	by     order
	player int    // from 1; 0: anyone
	moved  func() // lays it again: its tabs may take more or less room; may be nil
}

// The tabs.
const (
	tabOverview = iota
	tabPlayed
	tabHeld
)

func newReport(e *kit.Env) *report {
	r := &report{env: e, sketch: kit.NewSketch(), bar: &fyne.Container{}}
	r.Scroll = kit.NewVScroll(&fyne.Container{Layout: &kit.Drawn{Draw: r.draw}, Objects: []fyne.CanvasObject{r.sketch.Container}})
	r.tabs = kit.NewSegments([]string{words.Say("lab.overview"), words.Say("lab.played_tab"), words.Say("lab.held_tab")}, 0, func(i int) {
		r.tab = i
		r.ScrollToTop()
		r.again()
	})
	r.sort = kit.NewSelect(e)
	r.sort.SetOptions(orders())
	r.sort.SetSelectedIndex(int(byTimes))
	r.sort.OnChanged = func(string) {
		r.by = order(r.sort.SelectedIndex())
		r.again()
	}
	r.bar.Layout = kit.PageLayout(r.place)
	return r
}

// set shows runs, none for the introduction.
func (r *report) set(runs []series) {
	r.runs = runs
	if len(runs) > 0 {
		of := func(s series) int {
			if len(s.Report.Held) == 0 {
				return 0
			}
			return s.Report.Held[len(s.Report.Held)-1].Player
		}
		if most := of(runs[0]); most == 0 {
			r.player = 0
		} else {
			r.player = kit.Clamp(r.player, 1, most)
		}
	}
	r.again()
}

// again draws it once more.
func (r *report) again() {
	r.whose = nil
	if r.tab == tabHeld && r.player > 0 {
		names := seatNames(r.runs[0].info, &r.runs[0].Setup)
		if len(r.runs) > 1 {
			for i := range names {
				names[i] = words.Say("common.player", "n", i+1)
			}
		}
		r.whose = kit.NewSegments(names, r.player-1, func(i int) {
			r.player = i + 1
			r.again()
		})
	}
	r.place(r.bar.Size())
	if r.moved != nil {
		r.moved()
	}
	r.Content.Refresh()
	r.Refresh()
}

// high is how much room the tabs take at a width.
func (r *report) high(width float32) float32 {
	if len(r.runs) == 0 {
		return 0
	}
	high := r.tabs.HeightAt(width) + 4
	if r.tab != tabOverview && r.tabs.MinSize(nil).Width+sortWide+8 > width {
		high += sortHigh + 4
	}
	if r.whose != nil {
		high += r.whose.HeightAt(width) + 4
	}
	return high
}

// The measures of the field for the order.
const (
	sortWide = 170
	sortHigh = 34
)

// place lays the tabs, and beside or below them the order and whose hand.
func (r *report) place(size fyne.Size) {
	r.bar.Objects = nil
	if len(r.runs) == 0 || size.Width < 50 {
		return
	}
	r.bar.Objects = []fyne.CanvasObject{r.tabs.Container}
	tabs := r.tabs.HeightAt(size.Width)
	kit.NewBox(0, 0, size.Width, tabs).Put(r.tabs.Container)
	y := tabs + 4
	if r.tab != tabOverview {
		at := kit.NewBox(size.Width-sortWide, 0, sortWide, sortHigh)
		if r.tabs.MinSize(nil).Width+sortWide+8 > size.Width {
			at.Y = y
			y += sortHigh + 4
		}
		at.Put(r.sort)
		r.bar.Objects = append(r.bar.Objects, r.sort)
	}
	if r.whose != nil {
		kit.NewBox(0, y, size.Width, r.whose.HeightAt(size.Width)).Put(r.whose.Container)
		r.bar.Objects = append(r.bar.Objects, r.whose.Container)
	}
}

// draw draws the charts of the tab and returns how high they are.
func (r *report) draw(width float32) float32 {
	r.sketch.Begin()
	defer r.sketch.End()
	c := &chart{k: r.sketch, runs: r.runs, width: width}
	c.tab(r.tab, r.by, r.player)
	return c.y
}

// tab draws the charts of a tab.
func (c *chart) tab(tab int, by order, player int) {
	c.runs = slices.DeleteFunc(slices.Clone(c.runs), func(s series) bool { return s.Report == nil })
	switch {
	case len(c.runs) == 0:
		c.intro()
	case tab == tabPlayed:
		c.played(by)
	case tab == tabHeld:
		c.held(by, player)
	default:
		c.overview()
	}
}
