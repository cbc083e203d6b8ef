package lab

import (
	"io"
	"slices"

	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
)

// The measures of a picture of charts, and how many pixels a unit has.
const (
	pictureWide  = 960
	pictureEdge  = 28
	pictureScale = 1.5
	pictureHigh  = 6000 // at most
)

// picture draws the charts that are shown, all of them, with a title. What it returns writes
// them as PNG, off the UI goroutine.
func (r *report) picture(title, note string) func(to io.Writer) error {
	k := kit.NewSketch()
	c := &chart{k: k, runs: r.runs, width: pictureWide - 2*pictureEdge}
	k.Begin()
	c.y = k.Prose([]kit.Span{{Text: title, Face: look.Title, Color: look.Now().Ivory}}, 28, kit.NewBox(0, 0, c.width, 0)).Bottom()
	c.y = k.Prose([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, 14, kit.NewBox(0, c.y, c.width, 0)).Bottom() + 10
	c.tab(r.tab, r.by, r.player)
	k.End()
	size := fyne.NewSize(pictureWide, min(c.y+2*pictureEdge, pictureHigh))
	k.Move(fyne.NewPos(pictureEdge, pictureEdge))
	return k.Painting(size, look.Now().Panel, pictureScale).PNG(nil)
}

// table writes the numbers of runs as CSV: of several with the run in the first column.
func table(runs []series) func(to io.Writer) error {
	var names []string
	var reports []*lab.Report
	for _, s := range runs {
		names, reports = append(names, s.Name), append(reports, s.Report)
	}
	reports = slices.Clip(reports)
	return func(to io.Writer) error {
		if len(reports) == 1 {
			return reports[0].CSV(to)
		}
		return lab.CSV(to, names, reports)
	}
}
