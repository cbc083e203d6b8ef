package decks

import (
	"maps"
	"slices"
	"strings"

	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// tagging is the sheet in which tags are given to the marked decks, or taken from them.
type tagging struct {
	*kit.Sheet
	page  *Page
	entry *kit.Entry
	list  *container.Scroll
	tags  []string // to choose from: those of all decks, and those that were typed
	pills []*kit.Pill
}

// The measures of the sheet.
const (
	tagsWide, tagsTall = 620, 460
	tagHigh            = 36
)

func newTagging(p *Page) *tagging {
	t := &tagging{Sheet: kit.NewSheet(p.env), page: p}
	return t
}

// open shows the tags there are.
func (t *tagging) open() {
	t.page.closeMenu()
	t.page.leaveEntry()
	t.tags, t.pills = nil, nil
	for _, tag := range t.page.shelf.Tags() {
		t.tags = append(t.tags, tag.Key)
	}
	t.entry = kit.NewEntry()
	t.entry.SetPlaceHolder(words.Say("decks.new_tag"))
	t.entry.OnSubmitted = t.typed
	t.entry.OnEscape = t.close
	t.list = container.NewVScroll(&fyne.Container{Layout: (*tagFlow)(t)})
	below := container.NewBorder(&fyne.Container{Layout: gap(12)}, nil, nil, nil, t.list)
	content := container.New(layout.NewBorderLayout(t.entry, nil, nil, nil), t.entry, below) // in the order of Tab
	n := len(t.page.ids())
	t.Open(words.Count("decks.tag_title", n), content, tagsWide, tagsTall, kit.NewPill(words.Say("common.close"), kit.Leading, t.close))
	t.Note = words.Say("decks.tag_help")
	t.set()
	if c := fyne.CurrentApp().Driver().CanvasForObject(t.page.Container); c != nil {
		c.Focus(t.entry) // it isn't drawn yet
	}
}

// close puts the sheet away.
func (t *tagging) close() {
	t.Close()
	t.page.leaveEntry()
	t.page.place(t.page.size)
}

// of are the marked decks that can be tagged: those of a game stay.
func (t *tagging) of() []library.SavedDeck {
	return slices.DeleteFunc(t.page.chosen(), func(d library.SavedDeck) bool { return d.ID == 0 })
}

// set shows which of the decks have which tag.
func (t *tagging) set() {
	body := t.list.Content.(*fyne.Container)
	all := t.of()
	for i, tag := range t.tags {
		if i == len(t.pills) {
			p := kit.NewPill("", kit.Normal, nil)
			t.pills = append(t.pills, p)
			body.Objects = append(body.Objects, p)
		}
		n := 0
		for _, d := range all {
			if slices.Contains(d.Deck.Tags, tag) {
				n++
			}
		}
		weight, text := kit.Normal, "#"+tag
		switch {
		case n == len(all):
			weight = kit.Leading
		case n > 0:
			text = words.Say("decks.tag_some", "tag", tag, "n", words.Number(n), "all", words.Number(len(all)))
		}
		p := t.pills[i]
		p.Name = "tag " + tag
		p.Set(text, "", weight, func() { t.give(tag, n < len(all)) })
	}
	body.Refresh()
	t.list.Refresh()
	t.page.place(t.page.size)
}

// typed gives all decks the tags that were typed.
func (t *tagging) typed(text string) {
	for _, tag := range decks.TidyTags(strings.Split(text, ",")) {
		if !slices.Contains(t.tags, tag) {
			t.tags = append(t.tags, tag)
		}
		t.give(tag, true)
	}
	t.entry.SetText("")
}

// give gives the decks a tag, or takes it away. That can be undone.
func (t *tagging) give(tag string, all bool) {
	before, after := map[int64][]string{}, map[int64][]string{}
	for _, d := range t.of() {
		if slices.Contains(d.Deck.Tags, tag) == all {
			continue
		}
		tags := slices.Clone(d.Deck.Tags)
		if before[d.ID] = d.Deck.Tags; all {
			tags = append(tags, tag)
		} else {
			tags = slices.DeleteFunc(tags, func(o string) bool { return o == tag })
		}
		after[d.ID] = tags
	}
	if len(after) == 0 {
		return
	}
	id := words.ID("decks.tagged")
	if !all {
		id = "decks.untagged"
	}
	p := t.page
	p.did.Add(words.Count(id, len(after), "tag", tag), func() { p.retag(before) })
	p.retag(after)
}

// trace lists the buttons.
func (t *tagging) trace() []trace.Button {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(t.list).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.page.Container))
	return append(kit.TracePills(at.Subtract(t.list.Offset), t.pills...), kit.TracePills(fyne.Position{}, t.Pills...)...)
}

// retag shows decks with other tags at once, and has them saved.
func (s *Page) retag(tags map[int64][]string) {
	s.shelf = s.shelf.Retagged(tags)
	s.exits.Tag(maps.Clone(tags))
	s.look(false)
	if s.tagging.IsOpen() {
		s.tagging.set()
	}
}

// tagFlow lays tags in lines.
type tagFlow tagging

// flow puts the tags into lines of a width, and says how high they are.
func (t *tagFlow) flow(wide float32, put bool) float32 {
	x, y := float32(0), float32(0)
	for _, p := range t.pills {
		w := min(p.MinSize().Width, wide)
		if x > 0 && x+w > wide {
			x, y = 0, y+tagHigh+8
		}
		if put {
			kit.NewBox(x, y, w, tagHigh).Put(p)
		}
		x += w + 8
	}
	return y + tagHigh
}

// MinSize implements fyne.Layout.
func (t *tagFlow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, t.flow(max(t.list.Size().Width, 100), false))
}

// Layout implements fyne.Layout.
func (t *tagFlow) Layout(_ []fyne.CanvasObject, size fyne.Size) { t.flow(size.Width, true) }

// gap is empty room as high as that.
type gap float32

// MinSize implements fyne.Layout.
func (g gap) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, float32(g)) }

// Layout implements fyne.Layout.
func (g gap) Layout([]fyne.CanvasObject, fyne.Size) {}
