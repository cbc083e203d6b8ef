package studio

import (
	"math/rand/v2"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// maker puts a figure together in the gallery's sheet: its parts in a column, what can fill the
// chosen part as pictures of the figure with it, and beside them the card.
type maker struct {
	g      *gallery
	shown  bool
	body   *fyne.Container
	said   *kit.Sketch
	parts  [parts]*kit.Pill
	search *kit.Entry
	grid   *kit.Grid[*motifCell]
	card   *preview
	undo   *kit.Pill

	figure  cardart.Figure
	motif   string // what the figure is called; a motif of its bare name until something is chosen
	part    part
	options []option // of the part
	found   []option // those of them that are in the grid
	at      int      // which of these the keyboard is at
	past    []string // the motifs before, to be undone
	future  []string
}

// option is a word that can fill a part of a figure, "" for none.
type option struct{ word, label string }

func newMaker(g *gallery) *maker {
	m := &maker{g: g, said: kit.NewSketch(), search: kit.NewEntry(), card: newPreview(g)}
	m.search.SetPlaceHolder(words.Say("maker.search"))
	m.search.OnChanged = func(string) { m.look() }
	m.search.OnEscape, m.search.OnKey, m.search.OnUndo = g.escape, m.key, m.travel
	m.grid = newMotifGrid(g, m)
	m.body = &fyne.Container{Layout: (*makerLayout)(m), Objects: []fyne.CanvasObject{m.said.Container}}
	for i := range m.parts {
		p := kit.NewPill("", kit.Normal, func() { m.turn(part(i)) })
		p.Left, p.Name, p.TextSize = true, "part "+part(i).name(), 14
		m.parts[i] = p
		m.body.Objects = append(m.body.Objects, p)
	}
	m.body.Objects = append(m.body.Objects, m.search, m.grid.Scroll, m.card.face)
	return m
}

// isOpen reports whether the sheet shows a figure's parts.
func (m *maker) isOpen() bool { return m.shown && m.g.isOpen() }

// begin shows the parts of the figure that is looked at, of another one if it is none.
func (m *maker) begin() {
	motif := m.g.at
	f, err := cardart.ReadFigure(motif)
	if err != nil {
		f = cardart.Figure{Who: cardart.MostPosed()}
		motif = f.String()
	}
	m.open(f, motif)
}

// open shows the parts of a figure, which a motif's name stands for.
func (m *maker) open(f cardart.Figure, motif string) {
	m.figure, m.motif, m.past, m.future, m.shown = f, motif, nil, nil, true
	m.undo = kit.NewPill(words.Say("common.undo"), kit.Normal, func() { m.travel(false) })
	m.g.take = kit.NewPill(words.Say("gallery.take"), kit.Leading, func() { m.g.choose(m.motif) })
	m.g.sheet.Open(words.Say("maker.title"), m.body, galleryWide, galleryTall,
		kit.NewPill(words.Say("maker.surprise"), kit.Normal, m.surprise), m.undo, kit.NewPill(words.Say("maker.back"), kit.Normal, m.g.list),
		kit.NewPill(words.Say("common.cancel"), kit.Normal, m.g.close), m.g.take)
	m.turn(partPose)
}

// turn lists what can fill a part.
func (m *maker) turn(p part) {
	m.part = p
	m.search.OnChanged = nil
	m.search.SetText("")
	m.search.OnChanged = func(string) { m.look() }
	m.look()
	m.g.typeIn(m.search)
}

// look lists the options of the part that have what is typed in their names.
func (m *maker) look() {
	m.options = m.part.options(m.figure)
	typed := decks.Fold(strings.TrimSpace(m.search.Text))
	m.found = m.options
	if typed != "" {
		m.found = nil
		for _, o := range slices.Concat(m.options, m.part.more(m.options)) {
			if o.word != "" && strings.Contains(decks.Fold(o.label), typed) {
				m.found = append(m.found, o)
			}
		}
	}
	m.at = max(slices.IndexFunc(m.found, func(o option) bool { return m.part.has(m.figure, o.word) }), 0)
	m.grid.Set(len(m.found), true)
	m.g.place(m.g.s.size)
	m.grid.Reveal(m.at)
}

// set shows another figure; the one before can be undone.
func (m *maker) set(f cardart.Figure) {
	m.past, m.future = append(m.past, m.motif), nil
	m.load(f.String())
}

// load shows the figure that a motif's name stands for.
func (m *maker) load(motif string) {
	f, err := cardart.ReadFigure(motif)
	if err != nil {
		return // it was one
	}
	m.figure, m.motif = f, motif
	if !slices.Contains(m.shownParts(), m.part) {
		m.turn(partPose)
		return
	}
	if options := m.part.options(f); !slices.Equal(options, m.options) {
		m.look()
		return
	}
	m.grid.Fill()
	m.g.place(m.g.s.size)
}

// travel undoes what was chosen last, or chooses it again.
func (m *maker) travel(again bool) {
	from, to := &m.past, &m.future
	if again {
		from, to = to, from
	}
	if n := len(*from); n > 0 {
		motif := (*from)[n-1]
		*from, *to = (*from)[:n-1], append(*to, m.motif)
		m.load(motif)
	}
}

// surprise shows the same one with other words.
func (m *maker) surprise() { m.set(m.figure.Surprise(rand.New(rand.NewPCG(rand.Uint64(), 0)))) }

// shownParts lists the parts that the figure has.
func (m *maker) shownParts() []part {
	all := []part{partWho}
	for _, s := range m.figure.Slots() {
		all = append(all, partOf(s))
	}
	return all
}

// pills lists the buttons of the parts that the figure has.
func (m *maker) pills() []*kit.Pill {
	var all []*kit.Pill
	for _, p := range m.shownParts() {
		all = append(all, m.parts[p])
	}
	return all
}

// item implements shelf.
func (m *maker) item(i int) shelfItem {
	o := m.found[i]
	chosen := m.part.has(m.figure, o.word)
	motif := m.motif
	if !chosen {
		motif = m.part.with(m.figure, o.word).String()
	}
	return shelfItem{motif: motif, key: o.label, label: o.label, chosen: chosen, led: i == m.at}
}

// press implements shelf: it gives the figure an option, or takes it off.
func (m *maker) press(i int) {
	m.at = i
	m.set(m.part.with(m.figure, m.found[i].word))
}

// point implements shelf.
func (m *maker) point(i int) {
	if m.at != i && i < len(m.found) {
		m.at = i
		m.grid.Fill()
	}
}

// key takes a key that is not typed into the search.
func (m *maker) key(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
		if m.at < len(m.found) {
			m.press(m.at)
		}
		return true
	}
	to, ok := m.grid.Step(k.Name, m.at)
	if ok && len(m.found) > 0 {
		m.point(to)
		m.grid.Reveal(to)
	}
	return ok
}
