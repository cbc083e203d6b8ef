package lab

import (
	"slices"
	"strings"
	"time"

	"feltstack/rules/names"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// only shows a run alone.
func (p *Page) only(e *entry) {
	p.shown, p.note = []*entry{e}, ""
	p.report.ScrollToTop()
	p.show()
}

// mostCompared is how many runs are shown beside each other.
const mostCompared = 4

// compare adds a run to those that are shown, or takes it out.
func (p *Page) compare(e *entry) {
	p.note = ""
	if i := slices.Index(p.shown, e); i >= 0 {
		p.shown = slices.Delete(slices.Clone(p.shown), i, i+1)
	} else {
		p.shown = append(slices.Clone(p.shown), e)
		p.shown = p.shown[max(len(p.shown)-mostCompared, 0):]
	}
	p.show()
}

// titles are what stands above the charts.
func (p *Page) titles() (title, note string) {
	switch e := p.one(); {
	case p.note != "":
		return words.Say("lab.cant_run"), p.note
	case len(p.shown) > 1:
		var all []string
		for _, e := range p.shown {
			all = append(all, e.title())
		}
		return words.Say("lab.compared"), strings.Join(all, "  ·  ")
	case e == nil:
		return "", ""
	case e.job != nil && e.job.Report != nil:
		return e.title(), words.Say("lab.progress", "games", words.Number(e.job.Games()), "all", words.Number(e.run.Setup.Games), "left", left(e.job), "level", words.Percent(0.95))
	case e.job != nil || e.err != nil:
		return e.title(), e.note(p.gameTitle(e.run.Setup.Game), time.Now())
	default:
		g := p.info(e.run.Setup.Game)
		parts := []string{p.gameTitle(e.run.Setup.Game), words.Count("lab.count_games", e.run.Report.Games), strings.Join(seatNames(g, &e.run.Setup), " – "), words.Date(e.run.Created)}
		return e.title(), strings.Join(parts, "  ·  ")
	}
}

// left is how long a job still takes.
func left(j *Job) string {
	each := float64(j.Report.Choices) / float64(max(j.Games(), 1)) // moves of a game
	return words.Left(time.Duration(each / float64(max(j.PerSecond, 1)) * float64(j.Setup.Games-j.Games()) * float64(time.Second)))
}

// failed says what went wrong with what was asked for.
func (p *Page) failed(err error) {
	if p.closed {
		return
	}
	if err != nil {
		p.note = trouble.Text(err)
	}
	p.show()
}

// askName asks for another name of the run that is shown.
func (p *Page) askName() {
	e := p.one()
	if e == nil {
		return
	}
	p.exits.Ask(words.Say("lab.rename_title"), e.title(), func(name string) {
		was := e.title()
		if name = names.Name(name); name == "" || name == was {
			return
		}
		p.call(e, name)
		p.did.Add(words.Say("lab.renamed", "name", was, "other", name), func() { p.call(e, was) })
	})
}

// call gives a run a name.
func (p *Page) call(e *entry, name string) {
	e.run.Name = name
	p.exits.Rename(e.run.ID, name, p.failed)
}

// delete puts the run that is shown into the bin.
func (p *Page) delete() {
	e := p.one()
	if e == nil || e.job != nil {
		return
	}
	at := slices.Index(p.entries, e)
	p.drop(e)
	if e.run.ID != 0 {
		p.exits.Delete(e.run.ID, p.failed)
		p.did.Add(words.Say("common.deleted", "name", e.title()), func() {
			p.entries = slices.Insert(p.entries, min(max(at, 0), len(p.entries)), e)
			p.shown = []*entry{e}
			p.exits.Undelete(e.run.ID, p.failed)
		})
	}
	p.show()
}

// exportTable writes the numbers that are shown to a file.
func (p *Page) exportTable() {
	title, _ := p.titles()
	p.exits.Export(words.Say("lab.csv_title"), title+".csv", table(p.series()))
}

// exportPicture writes the charts that are shown to a file.
func (p *Page) exportPicture() {
	title, note := p.titles()
	p.exits.Export(words.Say("lab.picture_title"), title+".png", p.report.picture(title, note))
}
