package felt

import (
	"image/color"
	"slices"
	"strings"

	"feltstack/rules/looks"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// reading is all that is said of a card or play, by parts.
type reading struct {
	scene *table.Scene
	shown shownCard
	rules string // as they are printed, or what the play does

	title, terms, state []passage
}

// passage is words that belong together.
type passage struct {
	spans  []kit.Span
	size   float32
	bullet bool     // one of several that can be chosen
	heads  bool     // a heading of the next one
	terms  []string // the words that it explains, each in bold
}

// readingOf says all there is to say.
func readingOf(s *table.Scene, c shownCard, info library.CardInfo) reading {
	now := look.Now()
	r := reading{scene: s, shown: c, rules: info.Text}
	title, under := info.Name, []passage(nil)
	said := []string{info.Text, info.Type, info.Face.Rank}
	for _, it := range s.Stack {
		if c.Item != 0 && it.ID == c.Item {
			title, r.rules = it.Title, it.Text
			said = []string{it.Title, it.Text, it.Answers}
			under = underPlay(s, it)
		}
	}
	if kind := underCard(info.Type, c.Where); c.Item == 0 && kind != "" {
		under = append(under, plain(kind, look.Italic, now.Dimmed))
	}
	r.title = append([]passage{{spans: []kit.Span{{Text: title, Face: look.Bold, Color: now.Ivory}}, size: look.Reading(17)}}, under...)
	if c.Round != "" {
		r.title = append([]passage{plain(words.Say("table.last_play", "player", seatName(s, c.By), "round", strings.ReplaceAll(c.Round, " ", "\u00a0")), look.Bold, seatColor(c.By, s.Me, len(s.Seats)))}, r.title...)
	}
	for _, a := range c.Added {
		said = append(said, a.Line)
	}
	for _, t := range looks.Explain(info.Terms, append(said, c.State...)...) {
		r.terms = append(r.terms, passage{spans: []kit.Span{
			{Text: t.Name + " ", Face: look.Bold, Color: now.Gold}, {Text: t.Text, Face: look.Plain, Color: now.Dimmed},
		}, size: look.Reading(13), terms: []string{t.Name}})
	}
	for _, state := range c.State {
		r.state = append(r.state, passage{spans: []kit.Span{
			{Text: "◆ ", Face: look.Title, Color: now.Gold}, {Text: kit.UpperFirst(state), Face: look.Plain, Color: now.Ivory},
		}, size: look.Reading(14)})
	}
	return r
}

// seatName is what a seat is called.
func seatName(s *table.Scene, seat int) string {
	for _, p := range s.Seats {
		if p.Seat == seat {
			return p.Name
		}
	}
	return ""
}

// plain is a passage that looks alike, in small words.
func plain(text string, f look.Face, c color.Color) passage {
	return passage{spans: []kit.Span{{Text: text, Face: f, Color: c}}, size: look.Reading(13)}
}

// underCard is what a card is and where it lies.
func underCard(kind, where string) string {
	if kind == "" || where == "" {
		return kind + where
	}
	return kind + " · " + lowerFirst(where)
}

// underPlay is whose play it is, when it resolves, what it is aimed at and what answers it.
func underPlay(s *table.Scene, it table.ItemScene) []passage {
	all := []passage{plain(turnOfPlay(it), look.Plain, look.Now().SeatColors[itemSeat(s, it)])}
	aims, on := aimsOf(s, it)
	if len(aims) > 0 {
		all = append(all, plain(words.Say("table.aimed", "cards", words.List(aims)), look.Plain, look.Now().Ivory))
	}
	if len(on) > 0 {
		all = append(all, plain(words.Say("table.on", "cards", words.List(on)), look.Plain, look.Now().Ivory))
	}
	if it.Answers != "" && !it.Does {
		all = append(all, plain(it.Answers, look.Italic, look.Now().Dimmed))
	}
	return all
}

// longestLabel is how long what stands before a colon is at most to stand out: "Base", or
// a price.
const longestLabel = 52

// text is the rules, a passage for each of their lines, and below them those that the card
// has from elsewhere, each lot under where it has them from.
func (r reading) text(size float32) []passage {
	var all []passage
	if r.rules != "" {
		all = printed(r.rules, size)
	}
	if r.shown.Item != 0 {
		return all // of a play, that is all it does
	}
	from := ""
	for _, a := range r.shown.Added {
		if a.From != from {
			from = a.From
			all = append(all, passage{spans: []kit.Span{{Text: from, Face: look.Italic, Color: look.Now().Gold}}, size: look.Reading(size - 1.5), heads: true})
		}
		all = append(all, printed(a.Line, size)...)
	}
	return all
}

// printed is rules as cards print them, a passage for each line.
func printed(rules string, size float32) []passage {
	var all []passage
	for line := range strings.SplitSeq(rules, "\n") {
		p := passage{size: look.Reading(size)}
		line, p.bullet = strings.CutPrefix(line, "- ")
		label, rest, found := strings.Cut(line, ": ")
		if !found || p.bullet || len(label) > longestLabel || strings.Contains(label, ". ") {
			label, rest = "", line
		} else {
			label += ": "
		}
		p.spans = []kit.Span{{Text: label, Face: look.Bold, Color: look.Now().Ivory}, {Text: rest, Face: look.Plain, Color: look.Now().Ivory}}
		all = append(all, p)
	}
	return all
}

// runOn is what words mean, one after the other.
func (r reading) runOn() passage {
	out := passage{size: look.Reading(13)}
	for i, t := range r.terms {
		out.spans, out.terms = append(out.spans, t.spans...), append(out.terms, t.terms...)
		if i+1 < len(r.terms) {
			out.spans = append(out.spans, kit.Span{Text: " ", Face: look.Plain, Color: look.Now().Dimmed})
		}
	}
	return out
}

// log is the last lines of the log about the card.
func (r reading) log(most int) []passage {
	var all []passage
	turn := 0
	for _, line := range history(r.scene, r.shown, most) {
		p := plain(line.Text, look.Plain, look.Now().Dimmed)
		if line.Turn != turn {
			p.spans = append([]kit.Span{{Text: words.Say("table.round_colon", "round", line.Round) + " ", Face: look.Bold, Color: look.Now().Dimmed}}, p.spans...)
		}
		turn = line.Turn
		all = append(all, p)
	}
	return all
}

// broken breaks a passage into lines of a width.
func (p passage) broken(width float32) []pageLine {
	indent := float32(0)
	if p.bullet {
		indent = bulletRoom
	}
	all, _ := kit.Flow(p.spans, p.size, width-indent)
	height := kit.LineHeight(p.size)
	var lines []pageLine
	term, bold := -1, false // which one is explained, and whether that is its name
	for len(all) > 0 {
		line := slices.Clone(kit.FirstLines(all, 1))
		all = all[len(line):]
		top := float32(int(line[0].Centre().Y/height)) * height
		for i := range line {
			line[i].Box = line[i].Box.Moved(indent, -top)
		}
		terms := p.from(max(term, 0), 0)
		for _, w := range line {
			if w.Face == look.Bold && !bold {
				if term++; w.X > indent {
					terms = append(terms, p.from(term, w.X)...)
				} else {
					terms = p.from(term, 0)
				}
			}
			bold = w.Face != look.Plain
		}
		lines = append(lines, pageLine{line, p.size, height, terms})
	}
	if p.bullet && len(lines) > 0 {
		dot, _ := kit.Flow([]kit.Span{{Text: "•", Face: look.Bold, Color: look.Now().Gold}}, p.size, width)
		lines[0].words = append(dot, lines[0].words...)
	}
	return lines
}

// from is a word that the passage explains, from a place in a line on; none beyond the last.
func (p passage) from(term int, x float32) []termFrom {
	if term >= len(p.terms) {
		return nil
	}
	return []termFrom{{x, p.terms[term]}}
}
