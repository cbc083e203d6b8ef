package lab

import (
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// entry is a run on the page: one that is kept, or that is played.
type entry struct {
	run library.LabRun
	job *Job // nil: it has been played
	err error
}

// title is what it is called.
func (e *entry) title() string { return e.run.Name }

// note says how far it is, and of one that has ended how large it was and when.
func (e *entry) note(game string, now time.Time) string {
	games := words.Count("lab.count_games", e.run.Setup.Games)
	switch {
	case e.err != nil:
		return trouble.Text(e.err)
	case e.job == nil:
		return words.Say("lab.kept_note", "game", game, "games", words.Count("lab.count_games", e.run.Report.Games), "ago", words.Ago(e.run.Created, now))
	case e.job.stop == nil:
		return words.Say("lab.waits", "games", games)
	case e.job.Report == nil:
		return words.Say("lab.first")
	}
	return words.Say("lab.so_far", "n", words.Number(e.job.Games()), "games", games)
}

// runList lists runs, the newest first. A click shows one, another button compares it with
// those that are shown.
type runList struct {
	*container.Scroll
	rows *fyne.Container
}

func newRunList() *runList {
	l := &runList{rows: container.New(&kit.StackLayout{Gap: 6})}
	l.Scroll = kit.NewVScroll(l.rows)
	return l
}

// runRow lays the two buttons of a run.
type runRow struct{ show, compare *kit.Pill }

// The measures of a row.
const (
	runHigh    = 54
	runCompare = 96
	runText    = 222 // how wide its name is at most
)

// MinSize implements fyne.Layout.
func (r *runRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(240, runHigh) }

// Layout implements fyne.Layout.
func (r *runRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	kit.NewBox(0, 0, size.Width-runCompare-16, size.Height).Put(r.show)
	kit.NewBox(size.Width-runCompare-10, (size.Height-36)/2, runCompare, 36).Put(r.compare)
}

// set lists entries. shown are those in the charts.
func (l *runList) set(all, shown []*entry, show, compare func(*entry), game func(key string) string) {
	at := l.Offset
	l.rows.Objects = nil
	in := map[*entry]bool{}
	for _, e := range shown {
		in[e] = true
	}
	now := time.Now()
	for _, e := range all {
		weight, text := kit.Normal, words.Say("lab.compare")
		if in[e] {
			weight = kit.Leading
			if text = words.Say("lab.shown"); len(shown) > 1 {
				text = words.Say("lab.leave_out")
			}
		}
		row := &runRow{kit.NewPill("", weight, func() { show(e) }), kit.NewPill(text, kit.Quiet, func() { compare(e) })}
		row.show.Left = true
		row.show.Notes = []kit.Note{{Text: e.note(game(e.run.Setup.Game), now)}}
		row.show.Name, row.compare.Name = "run "+e.title(), "compare "+e.title()
		row.show.Set(kit.Shorten(e.title(), look.Bold, row.show.TextSize, runText), "", weight, row.show.OnTap)
		row.compare.TextSize = 13.5
		row.compare.Off = in[e] && len(shown) == 1 || e.run.Report == nil && e.job != nil && e.job.Report == nil
		row.compare.Style()
		l.rows.Add(&fyne.Container{Layout: row, Objects: []fyne.CanvasObject{row.show, row.compare}})
	}
	l.rows.Refresh()
	l.ScrollToOffset(at)
}
