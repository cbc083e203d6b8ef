package kittest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Press has a key go down in a field, as a window does: it is heard, and then typed.
func Press(field fyne.Focusable, name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	if k, ok := field.(desktop.Keyable); ok {
		k.KeyDown(e)
	}
	field.TypedKey(e)
}
