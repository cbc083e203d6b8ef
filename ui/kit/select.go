package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Tabbable = (*Select)(nil)

// Select is a field with a list to choose from. It leaves all keys to the page, which
// opens the list like it presses a button.
type Select struct {
	widget.Select
	ringed
}

// NewSelect makes a field without a list.
func NewSelect() *Select {
	s := &Select{}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped implements fyne.Tappable.
func (s *Select) Tapped(e *fyne.PointEvent) {
	if e != nil {
		s.pointed()
	}
	s.Select.Tapped(e)
}

// AcceptsTab implements fyne.Tabbable.
func (s *Select) AcceptsTab() bool { return true }

// FocusGained implements fyne.Focusable: the page's ring shows where the keyboard is.
func (s *Select) FocusGained() {}

// TypedKey implements fyne.Focusable.
func (s *Select) TypedKey(k *fyne.KeyEvent) { GiveKey(s, k) }
