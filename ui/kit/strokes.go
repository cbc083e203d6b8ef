package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Strokes tells a key that has just gone down from one that is held: the toolkit types what is
// held again and again, but says only once that it went down.
type Strokes struct{ down fyne.KeyName }

// Down notes that a key goes down.
func (s *Strokes) Down(name fyne.KeyName) { s.down = name }

// Fresh reports whether the key that is typed has just gone down. It reports so once.
func (s *Strokes) Fresh(name fyne.KeyName) bool {
	fresh := s.down == name
	s.down = ""
	return fresh
}

// FreshChord is Fresh for a key that is typed while others are held.
func (s *Strokes) FreshChord() bool {
	fresh := s.down != ""
	s.down = ""
	return fresh
}

// Leads reports whether a key only leads from place to place. It does so again while it is held;
// any other key that is held does what it does once.
func Leads(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyTab, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd:
		return true
	}
	return false
}

// GiveDown tells the page that a key goes down in a field that may hand it on.
func GiveDown(field fyne.CanvasObject, k *fyne.KeyEvent) {
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(field).(desktop.Canvas); ok && c.OnKeyDown() != nil {
		c.OnKeyDown()(k)
	}
}

// Zooms reports whether a key, with Ctrl, changes the size of everything: also while a field
// hears the keyboard.
func Zooms(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyMinus, fyne.Key0, fyne.KeyPlus, fyne.KeyEqual:
		return true
	}
	return false
}

// giveShortcut hands a shortcut that a field does not use to the page that it is on.
func giveShortcut(field fyne.CanvasObject, s fyne.Shortcut) {
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(field).(fyne.Shortcutable); ok {
		c.TypedShortcut(s)
	}
}
