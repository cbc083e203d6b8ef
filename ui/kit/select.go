package kit

import (
	"slices"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

var (
	_ fyne.Focusable  = (*Select)(nil)
	_ fyne.Tabbable   = (*Select)(nil)
	_ desktop.Keyable = (*Select)(nil)
)

// Select is a button that shows the chosen one of some options. It opens a list of them in
// which one can search.
type Select struct {
	Pill
	env       *Env
	Selected  string
	OnChanged func(string) // may be nil
	choices   []Choice
	wide      float32 // of the longest of them
	at        int     // the chosen one, -1 for none
	list      *PickList
	arrow     [2]*canvas.Line
	discs     *Sketch // of the chosen one
}

// NewSelect makes one without options.
func NewSelect(e *Env) *Select {
	s := &Select{env: e, at: -1, discs: NewSketch()}
	for i := range s.arrow {
		s.arrow[i] = canvas.NewLine(look.Now().Dimmed)
		s.arrow[i].StrokeWidth = 1.5
	}
	s.Pill.begin("", Normal, s.open)
	s.Left = true
	s.ExtendBaseWidget(s)
	return s
}

// SetOptions lists what can be chosen.
func (s *Select) SetOptions(options []string) {
	choices := make([]Choice, len(options))
	for i, o := range options {
		choices[i].Text = o
	}
	s.SetChoices(choices)
}

// SetChoices lists what can be chosen, with what is known of each.
func (s *Select) SetChoices(choices []Choice) {
	s.choices, s.wide = choices, 0
	s.at = slices.IndexFunc(choices, func(c Choice) bool { return c.Text == s.Selected })
	for _, c := range choices[:min(len(choices), measured)] {
		s.wide = max(s.wide, LineWidth([]Span{{Text: c.Text, Face: look.Bold}}, s.TextSize))
	}
	s.Resize(s.Size())
}

// measured is for how many choices a button finds out how wide it would like to be.
const measured = 100

// SelectedIndex is the place of the chosen option, -1 for none.
func (s *Select) SelectedIndex() int { return s.at }

// SetSelectedIndex chooses an option.
func (s *Select) SetSelectedIndex(i int) {
	s.at, s.Selected = i, s.choices[i].Text
	s.say(s.Size())
	if s.OnChanged != nil {
		s.OnChanged(s.Selected)
	}
}

// say writes the chosen option, as much of it as there is room for.
func (s *Select) say(size fyne.Size) {
	s.discs.Begin()
	s.Drawn = s.at >= 0 && s.at < len(s.choices) && len(s.choices[s.at].Discs) > 0
	if s.Drawn {
		s.discs.Discs(s.choices[s.at].Discs, Box{10, (size.Height - discSize) / 2, size.Width - 10 - selectArrow, discSize})
	}
	s.discs.End()
	s.Set(Shorten(s.Selected, look.Bold, s.TextSize, max(size.Width-14-selectArrow, 20)), "", Normal, s.open)
}

// discSize is how large the discs of a choice are.
const discSize = 22

// selectArrow is the room at the right for the sign that there is a list.
const selectArrow = 34

// open shows the list.
func (s *Select) open() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s); c != nil && s.list == nil && len(s.choices) > 0 {
		c.Focus(s) // the keyboard comes back here
		s.list = OpenPickList(s.env, s, s.choices, s.at, s.Size().Width, s.SetSelectedIndex, func() { s.list = nil })
	}
}

// AcceptsTab implements fyne.Tabbable. It leaves all keys to the page, which opens the list
// like it presses a button.
func (s *Select) AcceptsTab() bool { return true }

// KeyDown implements desktop.Keyable.
func (s *Select) KeyDown(k *fyne.KeyEvent) { GiveDown(s, k) }

// KeyUp implements desktop.Keyable.
func (s *Select) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable.
func (s *Select) TypedKey(k *fyne.KeyEvent) { GiveKey(s, k) }

// TypedRune implements fyne.Focusable.
func (s *Select) TypedRune(rune) {}

// FocusGained implements fyne.Focusable: the page's ring shows where the keyboard is.
func (s *Select) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (s *Select) FocusLost() {}

// MinSize has room for the longest option.
func (s *Select) MinSize() fyne.Size {
	return fyne.NewSize(s.wide+14+selectArrow, LineHeight(s.TextSize)+14)
}

// CreateRenderer implements fyne.Widget.
func (s *Select) CreateRenderer() fyne.WidgetRenderer {
	return &selectRenderer{pillRenderer{&s.Pill}, s}
}

type selectRenderer struct {
	pillRenderer
	s *Select
}

func (r *selectRenderer) MinSize() fyne.Size { return r.s.MinSize() }
func (r *selectRenderer) Layout(size fyne.Size) {
	r.s.say(size)
	r.pillRenderer.Layout(size)
	tip := fyne.NewPos(size.Width-selectArrow/2, size.Height/2+3)
	for i, side := range []float32{-5, 5} {
		r.s.arrow[i].Position1, r.s.arrow[i].Position2 = tip, tip.AddXY(side, -6)
		r.s.arrow[i].Refresh()
	}
}
func (r *selectRenderer) Objects() []fyne.CanvasObject {
	return append(r.pillRenderer.Objects(), r.s.discs.Container, r.s.arrow[0], r.s.arrow[1])
}
