package program

import (
	"reflect"

	"fyne.io/fyne/v2"
)

// pointerIn returns where the pointer is in a window, as Fyne has seen it last. Fyne tells it
// only to the widget below the pointer, so it is read from Fyne's own note; known is false where
// that isn't there.
func pointerIn(w fyne.Window) (at fyne.Position, known bool) {
	v := reflect.ValueOf(w)
	if v.Kind() != reflect.Pointer || v.Elem().Kind() != reflect.Struct {
		return at, false
	}
	note := v.Elem().FieldByName("mousePos")
	if !note.IsValid() || note.Type() != reflect.TypeFor[fyne.Position]() {
		return at, false
	}
	return fyne.NewPos(float32(note.FieldByName("X").Float()), float32(note.FieldByName("Y").Float())), true
}
