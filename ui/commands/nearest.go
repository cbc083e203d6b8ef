package commands

import (
	"strings"

	"feltstack/rules/wording"
)

// nearest returns the command whose name is most like the typed one; ok is false
// if none is like it.
func nearest(typed string, all []Command) (name string, ok bool) {
	typed = strings.ToLower(typed)
	best := len(typed)/2 + 1 // more than half of it wrong isn't a likeness
	for _, v := range all {
		d := wording.Distance(typed, v.Name)
		if typed != "" && strings.HasPrefix(v.Name, typed) {
			d = 0
		}
		if d < best {
			name, best, ok = v.Name, d, true
		}
	}
	return name, ok
}
