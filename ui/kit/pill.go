package kit

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*Pill)(nil)
	_ fyne.Draggable     = (*Pill)(nil)
	_ desktop.Hoverable  = (*Pill)(nil)
	_ desktop.Cursorable = (*Pill)(nil)
	_ desktop.Mouseable  = (*Pill)(nil)
)

const (
	pillText  = 15   // the usual size of its text
	pillEdges = 28   // left and right of text and hint
	hintSize  = 0.75 // of the hint to the text
	iconSize  = 20
	iconGap   = 7  // between an icon and a text
	iconEdges = 20 // left and right of an icon alone
)

// Weight is how much a button asks to be pressed.
type Weight int

const (
	Quiet   Weight = iota // text only until the pointer is over it
	Normal                // a button among others
	Leading               // the one to press
	Danger                // deletes something
)

// Pill is a button with suit signs in its text and a hint which key presses
// it. It never takes the keyboard: keys belong to the screen.
type Pill struct {
	widget.BaseWidget
	ringed
	Text     string
	Drawn    bool   // something is drawn in the place of the text
	Icon     Icon   // stands before Short, in place of the text; "" for none
	Short    string // what is written beside the icon; may be empty
	Hint     string
	Weight   Weight
	TextSize float32
	Left     bool // text at the left instead of in the middle
	OnTap    func()
	Off      bool
	Wide     float32         // where longer texts go on in a new line; 0: never
	Notes    []Note          // what is written below the text, smaller
	Low      int             // for how many lines of notes there is room at least
	Muted    bool            // the key does something else now: the hint is not shown
	Aside    bool            // arrows pass over it; Tab leads to it
	Name     string          // by which the ring knows it where buttons come and go; may be empty
	OnPoint  func(over bool) // hears that the pointer comes and goes; may be nil

	back   *canvas.Rectangle
	words  *textBlock
	notes  *textBlock
	key    *canvas.Text
	pic    *canvas.Image // of the icon; nil where there never was one
	drawn  []fyne.CanvasObject
	hover  bool
	slid   *fyne.PointEvent // where the pointer is in it that went down there and moved; nil: it isn't
	spoilt bool             // another button went down meanwhile: letting go presses nothing
	tall   float32          // of the text
	low    float32          // of the notes
}

// Note is a paragraph below the text of a button.
type Note struct {
	Text   string
	Strong bool // it is what matters
}

// NewPill makes a button that calls onTap.
func NewPill(text string, w Weight, onTap func()) *Pill {
	p := &Pill{}
	p.begin(text, w, onTap)
	p.ExtendBaseWidget(p)
	return p
}

// begin makes the parts of the button.
func (p *Pill) begin(text string, w Weight, onTap func()) {
	p.Text, p.Weight, p.TextSize, p.OnTap = text, w, pillText, onTap
	p.back, p.words, p.notes, p.key = canvas.NewRectangle(color.Transparent), newTextBlock(), newTextBlock(), Label("", look.Plain, 11, look.Now().Dimmed)
	p.drawn = []fyne.CanvasObject{p.back, p.words.Container, p.notes.Container, p.key}
	p.Style()
}

// Set changes what the button says and does.
func (p *Pill) Set(text, hint string, w Weight, onTap func()) {
	p.Text, p.Hint, p.Weight, p.OnTap = text, hint, w, onTap
	p.Style()
}

// line is the colour of the button's edge: what can be pressed has one.
func (p *Pill) line() color.NRGBA {
	switch {
	case p.Off || p.Weight == Quiet && !p.hover:
		return color.NRGBA{}
	case p.Weight == Quiet:
		return look.Now().Ivory
	case p.Weight == Leading:
		return look.Now().Gold
	case p.Weight == Danger:
		return look.Now().Alarm
	}
	return look.Now().Edge
}

// look is the colour of the button's back and text.
func (p *Pill) look() (back, text color.NRGBA) {
	back, text = look.Now().Button, look.Now().Ivory
	switch p.Weight {
	case Quiet:
		back = color.NRGBA{}
	case Leading:
		back, text = look.Now().Brass, look.Ink
	case Danger:
		back, text = look.Now().Alarm, look.Now().OnAlarm()
	}
	if p.Off {
		return color.NRGBA{}, look.Now().Dimmed
	}
	if p.hover {
		if back.A == 0 {
			back = look.Now().Button
		} else {
			back = Lighter(back)
		}
	}
	return back, text
}

// Lighter is a colour as it looks under the pointer.
func Lighter(c color.NRGBA) color.NRGBA {
	up := func(v uint8) uint8 { return uint8(min(int(v)+26, 255)) }
	return color.NRGBA{up(c.R), up(c.G), up(c.B), c.A}
}

// Style draws the pill as it is now: its weight, and whether it is off, hovered or held.
func (p *Pill) Style() {
	back, text := p.look()
	p.back.FillColor, p.back.StrokeColor, p.back.StrokeWidth = back, p.line(), 1.5
	p.back.CornerRadius = 6
	p.back.Refresh()
	p.drawIcon(text)
	p.key.Text, p.key.Color = Readable(Chord(p.Hint)), text
	p.key.TextSize = p.TextSize * hintSize
	p.key.Hidden = p.Muted
	p.key.Refresh()
	room := textRoom(p.Wide, p.hintWidth())
	words, h := Flow([]Span{{Text: p.written(), Face: look.Bold, Color: text}}, p.TextSize, room)
	p.words.set(words, p.TextSize)
	p.tall = h
	p.writeNotes(text, room)
	p.place(p.Size())
}

// written is the text that the button shows.
func (p *Pill) written() string {
	if p.Drawn {
		return ""
	}
	if p.Icon != "" {
		return p.Short
	}
	return p.Text
}

// drawIcon draws the icon, or none, in the colour of the text.
func (p *Pill) drawIcon(c color.NRGBA) {
	if p.Icon == "" {
		if p.pic != nil {
			p.pic.Hide()
		}
		return
	}
	if p.pic == nil {
		p.pic = &canvas.Image{FillMode: canvas.ImageFillContain}
		p.drawn = append(p.drawn, p.pic)
	}
	if now := p.Icon.in(c); p.pic.Resource == nil || p.pic.Resource.Name() != now.Name() {
		p.pic.Resource = now
		p.pic.Refresh()
	}
	p.pic.Show()
}

// iconRoom is how much room an icon takes before what is written beside it.
func iconRoom(i Icon, short string) float32 {
	switch {
	case i == "":
		return 0
	case short == "":
		return iconSize
	}
	return iconSize + iconGap
}

// edges is the room left and right of what a button shows.
func edges(i Icon, short string) float32 {
	if i != "" && short == "" {
		return iconEdges
	}
	return pillEdges
}

// IconSize is the room that a pill of the usual size takes with an icon.
func IconSize(i Icon, short string) fyne.Size {
	w := LineWidth([]Span{{Text: short, Face: look.Bold}}, pillText)
	return fyne.NewSize(iconRoom(i, short)+w+edges(i, short), LineHeight(pillText)+14)
}

// writeNotes writes what stands below the text.
func (p *Pill) writeNotes(text color.Color, room float32) {
	var spans []Span
	for i, n := range p.Notes {
		s := Span{Text: n.Text, Face: look.Plain, Color: text}
		if n.Strong {
			s.Face = look.Bold
		}
		if i > 0 {
			s.Text = "\n" + s.Text
		}
		spans = append(spans, s)
	}
	p.low = 0
	if p.Low > 0 {
		p.low = float32(p.Low)*LineHeight(p.noteSize()) + 2
	}
	if len(spans) == 0 {
		p.notes.set(nil, p.noteSize())
		return
	}
	words, h := Flow(spans, p.noteSize(), room)
	p.notes.set(words, p.noteSize())
	p.low = max(p.low, h+2)
}

func (p *Pill) noteSize() float32 { return p.TextSize * 0.87 }

// place puts text and hint in the button.
func (p *Pill) place(s fyne.Size) {
	p.back.Resize(s)
	w, h := p.textSize()
	hint := fyne.Size{}
	if p.Hint != "" {
		hint = p.key.MinSize()
		hint.Width += 8
	}
	icon := iconRoom(p.Icon, p.Short)
	x := (s.Width - icon - w - hint.Width) / 2
	if p.Left {
		x = 14
	}
	if p.pic != nil {
		Box{x, (s.Height - iconSize) / 2, iconSize, iconSize}.Put(p.pic)
		x += icon
	}
	p.words.Move(fyne.NewPos(x, (s.Height-h)/2))
	p.notes.Move(fyne.NewPos(x, (s.Height-h)/2+p.tall+2))
	p.key.Move(fyne.NewPos(x+w+8, (s.Height-hint.Height)/2+1))
	if p.Left {
		p.key.Move(fyne.NewPos(s.Width-hint.Width-4, (s.Height-hint.Height)/2+1))
	}
	p.key.Resize(p.key.MinSize())
}

func (p *Pill) textSize() (w, h float32) {
	for _, block := range []*textBlock{p.words, p.notes} {
		for _, word := range block.words {
			w = max(w, word.Right())
		}
	}
	return w, max(p.tall+p.low, LineHeight(p.TextSize))
}

// hintWidth is the room that the hint takes beside the text.
func (p *Pill) hintWidth() float32 { return hintWidth(p.Hint, p.TextSize) }

// hintWidth is the room that a hint takes beside a text of a size.
func hintWidth(hint string, size float32) float32 {
	if hint == "" {
		return 0
	}
	return measure(Readable(Chord(hint)), look.Plain, size*hintSize).Width + 8
}

// textRoom is how wide the text of a pill may be beside its hint, where the pill may be
// so wide; 0: as wide as it likes.
func textRoom(wide, hint float32) float32 {
	if wide == 0 {
		return 1e6
	}
	return max(wide-pillEdges-hint, 80)
}

// PillSize is the room that a pill of the usual size takes for a text and a hint. The
// text is broken where the pill would be wider than wide.
func PillSize(text, hint string, wide float32) fyne.Size {
	beside := hintWidth(hint, pillText)
	words, h := Flow([]Span{{Text: text, Face: look.Bold}}, pillText, textRoom(wide, beside))
	w := float32(0)
	for _, word := range words {
		w = max(w, word.Right())
	}
	return fyne.NewSize(w+pillEdges+beside, max(h, LineHeight(pillText))+14)
}

func (p *Pill) Tapped(e *fyne.PointEvent) {
	if e != nil {
		if p.spoilt {
			return
		}
		p.pointed()
	}
	if p.OnTap != nil && !p.Off {
		p.OnTap()
	}
}

// Dragged follows a pointer that moves while its button is down: let go within the button, it
// presses it.
func (p *Pill) Dragged(e *fyne.DragEvent) {
	Steady(func() {
		p.slid = nil
		if !p.spoilt && (Box{W: p.Size().Width, H: p.Size().Height}).Has(e.Position) {
			p.slid = &e.PointEvent
		}
	})
}

// MouseDown implements desktop.Mouseable.
func (p *Pill) MouseDown(e *desktop.MouseEvent) {
	if p.spoilt = e.Button != desktop.MouseButtonPrimary; p.spoilt {
		p.slid = nil
	}
}

// MouseUp implements desktop.Mouseable.
func (p *Pill) MouseUp(*desktop.MouseEvent) {}

func (p *Pill) DragEnd() {
	Steady(func() {
		if at := p.slid; at != nil {
			p.slid = nil
			if lost(p) {
				return
			}
			p.Tapped(at)
		}
	})
}

func (p *Pill) MouseIn(*desktop.MouseEvent)    { Steady(func() { p.point(true) }) }
func (p *Pill) MouseMoved(*desktop.MouseEvent) {}
func (p *Pill) MouseOut()                      { Steady(func() { p.point(false) }) }

// Over reports whether the pointer is over the button.
func (p *Pill) Over() bool { return p.hover }

// point shows whether the pointer is over the button.
func (p *Pill) point(over bool) {
	p.hover = over
	p.Style()
	if p.OnPoint != nil {
		p.OnPoint(over)
	}
}

func (p *Pill) Cursor() desktop.Cursor {
	if p.Off {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// MinSize is the room text and hint need.
func (p *Pill) MinSize() fyne.Size {
	w, h := p.textSize()
	return fyne.NewSize(iconRoom(p.Icon, p.Short)+w+edges(p.Icon, p.Short)+p.hintWidth(), h+14)
}

func (p *Pill) CreateRenderer() fyne.WidgetRenderer { return &pillRenderer{p} }

type pillRenderer struct{ p *Pill }

func (r *pillRenderer) Layout(s fyne.Size) { r.p.place(s) }
func (r *pillRenderer) MinSize() fyne.Size { return r.p.MinSize() }
func (r *pillRenderer) Refresh()           {}
func (r *pillRenderer) Destroy()           {}
func (r *pillRenderer) Objects() []fyne.CanvasObject {
	return r.p.drawn
}
