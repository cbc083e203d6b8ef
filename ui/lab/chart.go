package lab

import (
	"image/color"

	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// series is a run in a chart.
type series struct {
	library.LabRun
	info  *library.GameInfo // of its game; nil if there is none of that name
	color color.NRGBA
}

// chart draws numbers of one run, or of several beside each other, from above. Bars of
// several have their colours, and a line for each.
type chart struct {
	k     *kit.Sketch
	runs  []series
	width float32
	y     float32
}

// value is a number between 0 and 1 with its interval, and what it is in words.
type value struct {
	low, at, high float64
	even          float64 // where it would be if all were equal; 0 draws no line
	text          string
}

// share is a share as a value.
func share(s lab.Share, even float64) *value {
	if s.Of == 0 {
		return nil
	}
	return &value{s.Low, s.Rate, s.High, even, words.Say("lab.share", "rate", words.Percent(s.Rate), "low", words.Percent(s.Low), "high", words.Percent(s.High))}
}

// The measures of bars.
const (
	barHigh   = 26 // of the one run
	manyHigh  = 19 // of each of several
	labelPart = 0.34
	textRoom  = 150
)

// several reports whether runs are compared.
func (c *chart) several() bool { return len(c.runs) > 1 }

func (c *chart) head(text string) {
	if c.y > 0 {
		c.y += 10
	}
	c.y = c.k.Prose([]kit.Span{{Text: text, Face: look.Title, Color: look.Now().Gold}}, 18, kit.NewBox(0, c.y, c.width, 0)).Bottom() + 4
}

// say writes a dimmed sentence.
func (c *chart) say(text string) {
	c.y = c.k.Prose([]kit.Span{{Text: text, Color: look.Now().Dimmed}}, 13.5, kit.NewBox(0, c.y, c.width, 0)).Bottom() + 4
}

// legend says which colour is which run.
func (c *chart) legend() {
	if !c.several() {
		return
	}
	for _, s := range c.runs {
		c.k.Fill(kit.NewBox(0, c.y+5, 14, 12), s.color)
		games := words.Say("lab.run_games", "name", s.Name, "games", words.Count("lab.count_games", s.Report.Games))
		c.k.Text(kit.Span{Text: kit.Shorten(games, look.Bold, 14.5, c.width-24), Face: look.Bold, Color: look.Now().Ivory}, 14.5, 22, c.y)
		c.y += 22
	}
	c.y += 4
}

// bars draws a number of each run; nil where a run has none. note stands dimmed below the label.
func (c *chart) bars(label, note string, values []*value) {
	high := float32(barHigh)
	if c.several() {
		high = manyHigh
	}
	left := c.width * labelPart
	top := c.y
	lines := 1 + len(values)/2
	if note == "" {
		lines = max(lines, 2)
	}
	text, _ := kit.FlowFew([]kit.Span{{Text: label, Color: look.Now().Ivory}}, 14, left-10, lines)
	bottom := c.k.Words(text, 14, 0, top+2).Bottom()
	if note != "" {
		noted, _ := kit.FlowFew([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, 12, left-10, 1)
		bottom = c.k.Words(noted, 12, 0, bottom-1).Bottom()
	}
	for i, v := range values {
		fill := look.Now().Edge
		if c.several() {
			fill = c.runs[i].color
		}
		c.bar(v, fill, kit.NewBox(left, c.y, c.width-left-textRoom, high))
		c.y += high
	}
	c.y = max(c.y, bottom) + 3
	if c.several() {
		c.y += 5
	}
}

// bar draws a value in a box, and its text at the right of that.
func (c *chart) bar(v *value, fill color.NRGBA, b kit.Box) {
	k, now := c.k, look.Now()
	k.Fill(kit.NewBox(b.X, b.Y+3, b.W, b.H-6), now.DeepFelt)
	if v == nil {
		k.Text(kit.Span{Text: words.Say("lab.none"), Color: now.Dimmed}, 13, b.Right()+10, b.Y+b.H/2-9)
		return
	}
	at := func(rate float64) float32 { return b.X + b.W*float32(kit.Clamp(rate, 0, 1)) }
	k.Fill(kit.NewBox(b.X, b.Y+3, at(v.at)-b.X, b.H-6), fill)
	if v.even > 0 {
		k.Fill(kit.NewBox(at(v.even), b.Y+1, 1, b.H-2), now.Ivory)
	}
	middle, tall, line := b.Y+b.H/2, b.H*0.3, now.Gold
	if c.several() {
		line = now.Ivory // which stands out from all their colours
	}
	for _, part := range []kit.Box{
		kit.NewBox(at(v.low), middle-1, at(v.high)-at(v.low), 2),
		kit.NewBox(at(v.low), middle-tall/2, 2, tall), kit.NewBox(at(v.high)-2, middle-tall/2, 2, tall),
	} {
		k.Fill(part.Inset(-0.5), now.DeepFelt) // it shows on any bar
		k.Fill(part, line)
	}
	k.Text(kit.Span{Text: v.text, Face: look.Bold, Color: now.Ivory}, 13, b.Right()+10, b.Y+b.H/2-9)
}

// each is a value of every run.
func (c *chart) each(of func(s *series) *value) []*value {
	var all []*value
	for i := range c.runs {
		all = append(all, of(&c.runs[i]))
	}
	return all
}

// keys are what runs have values of, in the order of the first that has them.
func keys[K comparable](c *chart, of func(s *series) []K) []K {
	var all []K
	seen := map[K]bool{}
	for i := range c.runs {
		for _, k := range of(&c.runs[i]) {
			if !seen[k] {
				seen[k] = true
				all = append(all, k)
			}
		}
	}
	return all
}
