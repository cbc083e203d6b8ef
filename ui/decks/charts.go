package decks

import (
	"slices"
	"strconv"

	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable     = (*charts)(nil)
	_ desktop.Hoverable = (*charts)(nil)
)

// charts draws how the cards of a deck are spread. A click on a bar looks
// for its cards.
type charts struct {
	widget.BaseWidget
	words  *kit.Sketch
	charts []decks.Chart
	bars   []chartBar
	over   string // the term of the bar under the pointer
	find   func(term string)
}

// chartBar is the place of a bar, from the foot of its chart to the top.
type chartBar struct {
	kit.Box
	term string
}

func newCharts(find func(term string)) *charts {
	c := &charts{words: kit.NewSketch(), find: find}
	c.ExtendBaseWidget(c)
	return c
}

// mostCharts is how many charts are drawn.
const mostCharts = 4

// set draws charts, and as the last one the curve of costs, if there is one.
func (c *charts) set(charts []decks.Chart, curve decks.Chart) {
	if len(curve.Bars) > 0 {
		charts = append(slices.Clip(charts[:min(len(charts), mostCharts-1)]), curve)
	}
	c.charts = charts[:min(len(charts), mostCharts)]
	c.draw(c.Size())
}

func (c *charts) draw(s fyne.Size) {
	c.words.Begin()
	defer c.words.End()
	c.bars = c.bars[:0]
	if s.IsZero() || len(c.charts) == 0 {
		return
	}
	columns := min(len(c.charts), 2)
	rows := (len(c.charts) + columns - 1) / columns
	w, h := (s.Width-float32(columns-1)*16)/float32(columns), (s.Height-float32(rows-1)*8)/float32(rows)
	for i, chart := range c.charts {
		c.chart(chart, kit.NewBox(float32(i%columns)*(w+16), float32(i/columns)*(h+8), w, h))
	}
}

// chart draws one: its title, bars with their numbers, and labels below.
func (c *charts) chart(chart decks.Chart, b kit.Box) {
	head := chart.Title
	if chart.Mean > 0 {
		head = words.Say("decks.mean", "chart", chart.Title, "mean", words.Tenths(chart.Mean))
	}
	c.words.Text(kit.Span{Text: head, Face: look.Bold, Color: look.Now().Dimmed}, 12.5, b.X, b.Y)
	most := 1
	for _, bar := range chart.Bars {
		most = max(most, bar.N)
	}
	step := b.W / float32(max(len(chart.Bars), 1))
	free := make([]float32, labelRows(chart.Bars, step)) // where the next label of a row may begin
	for i := range free {
		free[i] = b.X
	}
	foot := b.Bottom() - 4 - labelHeight*float32(len(free))
	room := foot - b.Y - 34
	for i, bar := range chart.Bars {
		at := kit.NewBox(b.X+float32(i)*step, b.Y+16, step, b.H-16)
		c.bars = append(c.bars, chartBar{at, bar.Term})
		h := max(room*float32(bar.N)/float32(most), 1)
		colour := look.Now().Edge
		if bar.Term != "" && bar.Term == c.over {
			colour = look.Now().Gold
		}
		c.words.Fill(kit.NewBox(at.X+1, foot-h, max(step-3, 2), h), colour)
		if bar.N > 0 {
			c.words.TextIn(kit.Span{Text: strconv.Itoa(bar.N), Color: look.Now().Ivory}, 11, kit.NewBox(at.X, foot-h-16, step-1, 15))
		}
		row := i % len(free)
		width := labelWidth(bar)
		if x := min(max(at.Centre().X-width/2, b.X), b.Right()-width); x >= free[row] && width < step*2.2 {
			c.words.TextIn(kit.Span{Text: bar.Label, Color: look.Now().Dimmed}, labelSize, kit.NewBox(x, foot+1+labelHeight*float32(row), width, labelHeight+3))
			free[row] = x + width + 4
		}
	}
}

// The labels below bars: the size of their letters and the height of a row.
const (
	labelSize   = 10.5
	labelHeight = 12
)

func labelWidth(bar decks.Bar) float32 {
	return kit.LineWidth([]kit.Span{{Text: bar.Label}}, labelSize)
}

// labelRows is in how many rows the labels of bars lie so that each has room: 1 or 2.
func labelRows(bars []decks.Bar, step float32) int {
	for _, bar := range bars {
		if labelWidth(bar) > step-2 {
			return 2
		}
	}
	return 1
}

// at is the term of the bar at a place, "" for none.
func (c *charts) at(p fyne.Position) string {
	for _, b := range c.bars {
		if b.Has(p) {
			return b.term
		}
	}
	return ""
}

func (c *charts) Tapped(e *fyne.PointEvent) {
	if term := c.at(e.Position); term != "" {
		c.find(term)
	}
}
func (c *charts) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }
func (c *charts) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() {
		if over := c.at(e.Position); over != c.over {
			c.over = over
			c.draw(c.Size())
		}
	})
}
func (c *charts) MouseOut() {
	kit.Steady(func() {
		c.over = ""
		c.draw(c.Size())
	})
}
func (c *charts) MinSize() fyne.Size { return fyne.NewSize(100, 60) }
func (c *charts) CreateRenderer() fyne.WidgetRenderer {
	return &sketchRenderer{c.words, c.draw, c.MinSize}
}
