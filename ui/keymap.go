package ui

import (
	"errors"
	"slices"
	"strings"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// deed is something a key does at the table.
type deed string

// The deeds whose keys can be changed. Digits answer the prompt and letters
// lead to zones, always.
const (
	deedPass      deed = "pass"
	deedCancel    deed = "cancel"
	deedAct       deed = "act"
	deedUndo      deed = "undo"
	deedRedo      deed = "redo"
	deedHint      deed = "hint"
	deedWhy       deed = "why"
	deedYieldNews deed = "yield-news"
	deedYieldTurn deed = "yield-turn"
	deedFull      deed = "full"
	deedStops     deed = "stops"
	deedPlayOn    deed = "play-on"
	deedMenu      deed = "menu"
	deedLog       deed = "log"
	deedKeys      deed = "keys"
)

// deedInfo says what a deed is and which keys it has from the start.
type deedInfo struct {
	Deed deed
	Text string
	Keys []chord
}

// deeds lists them in the order they are shown.
func deeds() []deedInfo {
	return []deedInfo{
		{deedPass, words.Later("Give the harmless answer: pass, end"), []chord{"Space"}},
		{deedAct, words.Later("Do what the marked card, place or button can do"), []chord{"Return", "Enter"}},
		{deedCancel, words.Later("Put back, close, take the announcement back"), []chord{"Escape"}},
		{deedUndo, words.Later("Take back the last choice"), []chord{"Ctrl+Z"}},
		{deedRedo, words.Later("Do it again"), []chord{"Ctrl+Y", "Ctrl+Shift+Z"}},
		{deedHint, words.Later("What would a bot do?"), []chord{"F1"}},
		{deedWhy, words.Later("Why can't the marked card do more?"), []chord{"F2"}},
		{deedYieldNews, words.Later("Pass until something happens"), []chord{"F4"}},
		{deedYieldTurn, words.Later("Pass for the rest of the turn"), []chord{"F6"}},
		{deedFull, words.Later("Full control: be asked everything"), []chord{"F7"}},
		{deedStops, words.Later("To the stops: where you are asked"), []chord{"F5"}},
		{deedPlayOn, words.Later("Let the bots go on after an undo"), []chord{"F8"}},
		{deedLog, words.Later("Read the log line by line"), []chord{"F9"}},
		{deedMenu, words.Later("The menu"), []chord{"F10"}},
		{deedKeys, words.Later("These keys"), []chord{"?", "F12"}},
	}
}

// chord is a key with what is held: "Ctrl+Z", "Space", "?".
type chord string

// chordOf names a key press.
func chordOf(name fyne.KeyName, mod fyne.KeyModifier) chord {
	var b strings.Builder
	for _, m := range modifiers {
		if mod&m.mod != 0 {
			b.WriteString(m.name + "+")
		}
	}
	b.WriteString(string(name))
	return chord(b.String())
}

var modifiers = []struct {
	mod  fyne.KeyModifier
	name string
}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierSuper, "Super"}, {fyne.KeyModifierShift, "Shift"}}

// shortcut is the chord as Fyne delivers it, nil if it comes as a plain key.
func (c chord) shortcut() fyne.Shortcut {
	parts := strings.Split(string(c), "+")
	var mod fyne.KeyModifier
	for _, p := range parts[:len(parts)-1] {
		for _, m := range modifiers {
			if m.name == p {
				mod |= m.mod
			}
		}
	}
	if mod == 0 || mod == fyne.KeyModifierShift {
		return nil
	}
	return &desktop.CustomShortcut{KeyName: fyne.KeyName(parts[len(parts)-1]), Modifier: mod}
}

// keymap says which keys do what. It belongs to the UI goroutine.
type keymap struct{ keys map[deed][]chord }

func newKeymap() *keymap {
	k := &keymap{keys: map[deed][]chord{}}
	for _, d := range deeds() {
		k.keys[d.Deed] = d.Keys
	}
	return k
}

// deed is what a key does, "" for nothing.
func (k *keymap) deed(c chord) deed {
	for _, d := range deeds() {
		if slices.Contains(k.keys[d.Deed], c) {
			return d.Deed
		}
	}
	return ""
}

// readable is how a chord is written for people, as it stands on their keyboard.
func readable(c chord) string {
	keys := strings.Split(string(c), "+")
	for i, k := range keys {
		switch k {
		case "Escape", "Esc":
			keys[i] = words.Tr("Esc")
		case "Return", "KP_Enter", "Enter":
			keys[i] = words.Tr("Enter")
		case "Space":
			keys[i] = words.Tr("Space")
		case "Ctrl":
			keys[i] = words.Tr("Ctrl")
		case "Shift":
			keys[i] = words.Tr("Shift")
		}
	}
	return strings.Join(keys, "+")
}

// taken is what a key already does for another deed, or always; "" if it is free.
func (k *keymap) taken(c chord, but deed) string {
	if len(c) == 1 && (c[0] >= '0' && c[0] <= '9' || c[0] >= 'A' && c[0] <= 'Z') {
		return words.Tr("digits answer and letters lead to zones")
	}
	switch fyne.KeyName(c) {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return words.Tr("the arrows lead from card to card")
	}
	for _, d := range deeds() {
		if d.Deed != but && slices.Contains(k.keys[d.Deed], c) {
			return words.Tr(d.Text)
		}
	}
	return ""
}

// change gives a deed one key of its own.
func (k *keymap) change(d deed, c chord) error {
	if why := k.taken(c, d); why != "" {
		return errors.New(words.Trf("%s is taken: %s", readable(c), why))
	}
	k.keys[d] = []chord{c}
	return nil
}

// changed lists the keys that differ from the start, for the settings.
func (k *keymap) changed() map[string]string {
	out := map[string]string{}
	for _, d := range deeds() {
		if !slices.Equal(k.keys[d.Deed], d.Keys) && len(k.keys[d.Deed]) == 1 {
			out[string(d.Deed)] = string(k.keys[d.Deed][0])
		}
	}
	return out
}

// take sets changed keys as the settings keep them. What is unknown or clashes
// is left as it is from the start.
func (k *keymap) take(saved map[string]string) {
	fresh := newKeymap()
	k.keys = fresh.keys
	for _, d := range deeds() {
		if c, ok := saved[string(d.Deed)]; ok && c != "" {
			_ = k.change(d.Deed, chord(c)) // a clash keeps the usual key
		}
	}
}

// shortcuts lists the chords that Fyne delivers as shortcuts.
func (k *keymap) shortcuts() []fyne.Shortcut {
	var all []fyne.Shortcut
	for _, d := range deeds() {
		for _, c := range k.keys[d.Deed] {
			if s := c.shortcut(); s != nil {
				all = append(all, s)
			}
		}
	}
	return all
}

// heard is the chord of a shortcut; Fyne has names of its own for some.
func heard(s fyne.Shortcut) chord {
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		return chordOf(s.KeyName, s.Modifier)
	case *fyne.ShortcutUndo:
		return "Ctrl+Z"
	case *fyne.ShortcutRedo:
		return "Ctrl+Y"
	}
	return ""
}
