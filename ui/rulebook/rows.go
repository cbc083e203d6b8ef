package rulebook

import (
	"slices"
	"strings"

	"feltstack/rules/book"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// row is a piece of the page that one reads: a heading, a paragraph or a term.
type row struct {
	id     string // of its paragraph
	marked bool   // it was led to
	ruling bool
	lines  []line
	links  []link
	height float32
}

// line is words of a size, from a row's upper left corner on.
type line struct {
	words []kit.Word
	size  float32
	y     float32
}

// link is a button below a row's words.
type link struct {
	name string // by which the keyboard knows it
	text string
	show bool // plays a scenario
	do   func()
	box  kit.Box // in the row
}

// The measures of rows.
const (
	rowGap    = 20 // between rows
	rulingIn  = 26 // how far rulings stand in
	bulletIn  = 16
	linkLine  = 30
	textSize  = 16
	titleSize = 18
)

// writer lays out rows of a width.
type writer struct {
	width float32
	row   row
	y     float32
}

func newWriter(width float32, id string) *writer { return &writer{width: width, row: row{id: id}} }

// say writes spans as lines, with a gap below.
func (w *writer) say(spans []kit.Span, size, in, gap float32) {
	flowed, h := kit.Flow(spans, size, w.width-in)
	for i := range flowed {
		flowed[i].X += in
	}
	w.row.lines = append(w.row.lines, line{flowed, size, w.y})
	w.y += h + gap
}

// done is the row.
func (w *writer) done() row {
	w.putLinks()
	w.row.height = w.y
	return w.row
}

// putLinks lays the buttons in lines.
func (w *writer) putLinks() {
	if len(w.row.links) == 0 {
		return
	}
	in := float32(0)
	if w.row.ruling {
		in = rulingIn
	}
	w.y += 4
	x := in
	for i := range w.row.links {
		l := &w.row.links[i]
		wide := kit.LineWidth([]kit.Span{{Text: l.text, Face: look.Bold}}, linkText) + 28
		if x > in && x+wide > w.width {
			x, w.y = in, w.y+linkLine+4
		}
		l.box = kit.NewBox(x, w.y, min(wide, w.width-in), linkLine)
		x += wide + 6
	}
	w.y += linkLine
}

// linkText is the size of what stands on links.
const linkText = 13.5

// paragraph lays out a rule or ruling; found are words of a search that stand out.
func (p *Page) paragraph(r *book.Paragraph, width float32, found []string) row {
	w := newWriter(width, r.ID)
	in := float32(0)
	if w.row.ruling = r.Ruling(); w.row.ruling {
		in = rulingIn
	}
	now := look.Now()
	head := []kit.Span{{Text: r.Title, Face: look.Bold, Color: now.Ivory}}
	if label := r.Label(); label != "" {
		head = append([]kit.Span{{Text: label + "  ", Face: look.Bold, Color: now.Gold}}, head...)
	}
	w.say(head, look.Reading(titleSize), in, 2)
	for text := range strings.SplitSeq(r.Text, "\n") {
		point, isPoint := strings.CutPrefix(text, "- ")
		if isPoint {
			y := w.y
			w.say([]kit.Span{{Text: "•", Face: look.Bold, Color: now.Gold}}, look.Reading(textSize), in, 0)
			w.y = y
			w.say(lit(point, found), look.Reading(textSize), in+bulletIn, 2)
			continue
		}
		w.say(lit(text, found), look.Reading(textSize), in, 4)
	}
	if r.NoShow != "" {
		w.say([]kit.Span{{Text: words.Say("rulebook.none", "why", r.NoShow), Face: look.Italic, Color: now.Dimmed}}, look.Reading(14), in, 2)
	}
	if n := len(r.Examples); n > 0 {
		w.row.links = append(w.row.links, link{name: "show " + r.ID, text: words.Count("rulebook.show", n), show: true, do: func() { p.show(r, 0) }})
	}
	below := r.Under()
	if len(found) > 0 {
		below = nil
	}
	w.row.links = append(w.row.links, p.see(r.ID, r.See, below)...)
	w.row.marked = r.ID == p.at.Rule && len(found) == 0
	return w.done()
}

// see are links to other paragraphs, but for those that stand right below.
func (p *Page) see(from string, ids []string, below []*book.Paragraph) []link {
	var all []link
	for _, id := range ids {
		to := p.book().Book.Find(id)
		if to == nil || slices.Contains(below, to) {
			continue
		}
		text := to.Title
		if label := to.Label(); label != "" {
			text = label + " " + text
		}
		all = append(all, link{name: from + " see " + id, text: "→ " + text, do: func() { p.Lead(to.ID) }})
	}
	return all
}

// term lays out a word of the glossary.
func (p *Page) term(t *book.Term, width float32, found []string) row {
	w := newWriter(width, "term "+t.Name)
	w.say([]kit.Span{{Text: t.Name, Face: look.Bold, Color: look.Now().Gold}}, look.Reading(titleSize), 0, 2)
	w.say(lit(p.book().Meaning(t), found), look.Reading(textSize), 0, 4)
	w.row.links = p.see(w.row.id, t.See, nil)
	return w.done()
}

// heading lays out a title, with a note below.
func (p *Page) heading(title, note string, width float32) row {
	w := newWriter(width, "")
	w.say([]kit.Span{{Text: title, Face: look.Title, Color: look.Now().Ivory}}, look.Reading(26), 0, 2)
	if note != "" {
		w.say([]kit.Span{{Text: note, Color: look.Now().Dimmed}}, look.Reading(14), 0, 0)
	}
	return w.done()
}

// lit is a text in which words that are looked for stand out, and the names of buttons and
// pages, *so*.
func lit(text string, found []string) []kit.Span {
	now := look.Now()
	var all []kit.Span
	for n, part := range strings.Split(text, "*") {
		for i, word := range strings.Split(part, " ") {
			span := kit.Span{Text: word, Face: look.Plain, Color: now.Ivory}
			if n%2 == 1 {
				span.Face = look.Bold
			}
			if slices.ContainsFunc(found, func(f string) bool { return strings.Contains(strings.ToLower(word), f) }) {
				span.Face, span.Color = look.Bold, now.Gold
			}
			if i > 0 {
				span.Text = " " + span.Text
			}
			if n := len(all) - 1; n >= 0 && all[n].Face == span.Face && all[n].Color == span.Color {
				all[n].Text += span.Text
				continue
			}
			all = append(all, span)
		}
	}
	return all
}
