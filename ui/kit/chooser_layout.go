package kit

import (
	"path/filepath"

	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

const (
	chooserWide, chooserTall = 900, 640
	placesWide               = 150
	nameLine                 = 48
)

// chooserLayout lays out what is in the sheet.
type chooserLayout Chooser

// MinSize implements fyne.Layout.
func (*chooserLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (l *chooserLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c, now := (*Chooser)(l), look.Now()
	up := c.up.MinSize().Width
	Box{0, 0, up, 38}.Put(c.up)
	field := c.folder.MinSize().Height
	Box{up + Gap, (38 - field) / 2, size.Width - up - Gap, field}.Put(c.folder)
	bottom := size.Height - 26
	if c.request.Task != PickFolder {
		bottom -= nameLine
		Box{placesWide + 12, bottom + 8, size.Width - placesWide - 12, field}.Put(c.name)
	}
	y := float32(50)
	for i, p := range c.places {
		p.Set(p.Text, "", c.weightOf(c.folders[i]), p.OnTap)
		Box{0, y, placesWide, 36}.Put(p)
		y += 38
	}
	room := Box{placesWide + 12, 48, size.Width - placesWide - 12, bottom - 48}
	room.Inset(6).Put(c.list.Scroll)
	c.said.Begin()
	c.said.Rounded(room, now.DeepFelt, now.Edge, 1, 8)
	if c.request.Task != PickFolder {
		label := words.Say("files.find")
		if c.request.Task == SaveFile {
			label = words.Say("files.name")
		}
		c.said.Text(Span{Text: label, Face: look.Bold, Color: now.Ivory}, 14.5, 14, bottom+8+(field-LineHeight(14.5))/2)
	}
	text, wrong := c.note()
	span := Span{Text: text, Color: now.Dimmed}
	if wrong {
		span.Face, span.Color = look.Bold, now.Alarm
	}
	span.Text = shortenMiddle(span.Text, span.Face, 14, size.Width)
	c.said.Text(span, 14, 0, size.Height-22)
	c.said.End()
	c.list.Fill()
}

// setPlaces lists folders that one often goes to.
func (c *Chooser) setPlaces(all []Place) {
	c.places, c.folders = nil, nil
	c.body.Objects = []fyne.CanvasObject{c.said.Container, c.up, c.folder}
	for _, p := range all {
		k := NewPill(p.Name, Quiet, func() { c.read(p.Path, false) })
		k.Left = true
		c.places, c.folders = append(c.places, k), append(c.folders, p.Path)
		c.body.Objects = append(c.body.Objects, k)
	}
	c.body.Objects = append(c.body.Objects, c.list.Scroll)
	if c.request.Task != PickFolder {
		c.body.Objects = append(c.body.Objects, c.name)
	}
}

// weightOf is how the button of a folder looks: the one that is shown stands out.
func (c *Chooser) weightOf(folder string) Weight {
	if folder == c.at {
		return Normal
	}
	return Quiet
}

func (c *Chooser) place(size fyne.Size) {
	if c.size = size; c.sheet.Cover(size) {
		c.trace()
	}
}

// Again writes the trace of it again, once nothing lies over it any more.
func (c *Chooser) Again() { c.trace() }

// trace writes what there is to press.
func (c *Chooser) trace() {
	text, _ := c.note()
	line := trace.Line{Screen: "file", Width: c.size.Width, Height: c.size.Height, Scale: c.env.Scale(), Prompt: c.sheet.Title + ": " + text}
	at := c.body.Position()
	line.Buttons = append(TracePills(fyne.Position{}, c.sheet.Pills...), TracePills(at, append([]*Pill{c.up}, c.places...)...)...)
	top := at.Add(c.list.Position()).Subtract(c.list.Offset)
	for _, r := range c.list.Cells() {
		line.Buttons = append(line.Buttons, TraceButton(r.file.Name, BoxOf(r).Moved(top.X, top.Y)))
	}
	c.env.Trace.Cover(line)
}

// tell says what is wrong, or how much there is.
func (c *Chooser) tell() {
	weight, verb := Leading, c.request.Verb
	if c.sure != "" {
		weight, verb = Danger, words.Say("files.replace")
	}
	c.act.Set(verb, "", weight, c.press)
	c.place(c.size)
}

// note is the line below the list.
func (c *Chooser) note() (text string, wrong bool) {
	folders := 0
	for _, f := range c.list.files {
		if f.Folder {
			folders++
		}
	}
	files := len(c.list.files) - folders
	switch {
	case c.problem != "":
		return c.problem, true
	case c.sure != "":
		return words.Say("files.replace_sure", "name", filepath.Base(c.sure)), true
	case c.at == "":
		return words.Say("files.reading"), false
	case c.request.Task == PickFolder:
		return words.Count("files.folders", folders), false
	case len(c.list.files) == 0 && c.request.Task == OpenFile && c.name.Text != "":
		return words.Say("files.nothing"), false
	case files == 0 && len(c.request.Kinds) > 0:
		return words.Say("files.no_kind", "kinds", words.List(c.request.Kinds)), false
	}
	count := words.Count("files.files", files)
	if folders > 0 {
		count = words.Count("files.folders", folders) + ", " + count
	}
	return count, false
}
