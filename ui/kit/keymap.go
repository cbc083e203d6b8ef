package kit

import (
	"errors"
	"slices"
	"strings"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Deed is something a key does at the table.
type Deed string

// The deeds whose keys can be changed. Digits answer the prompt and letters
// lead to zones, always.
const (
	DeedPass      Deed = "pass"
	DeedCancel    Deed = "cancel"
	DeedAct       Deed = "act"
	DeedUndo      Deed = "undo"
	DeedRedo      Deed = "redo"
	DeedHint      Deed = "hint"
	DeedWhy       Deed = "why"
	DeedYieldNews Deed = "yield-news"
	DeedYieldTurn Deed = "yield-turn"
	DeedFull      Deed = "full"
	DeedStops     Deed = "stops"
	DeedPlayOn    Deed = "play-on"
	DeedSort      Deed = "sort"
	DeedMenu      Deed = "menu"
	DeedLog       Deed = "log"
	DeedKeys      Deed = "keys"
)

// DeedInfo says what a deed is and which keys it has from the start.
type DeedInfo struct {
	Deed Deed
	Text words.ID
	Keys []Chord
}

// Deeds lists them in the order they are shown.
func Deeds() []DeedInfo {
	return []DeedInfo{
		{DeedPass, "keys.pass", []Chord{"Space"}},
		{DeedAct, "keys.act", []Chord{"Return", "Enter"}},
		{DeedCancel, "keys.cancel", []Chord{"Escape"}},
		{DeedUndo, "keys.undo", []Chord{"Ctrl+Z"}},
		{DeedRedo, "keys.redo", []Chord{"Ctrl+Y", "Ctrl+Shift+Z"}},
		{DeedHint, "keys.hint", []Chord{"F1"}},
		{DeedWhy, "keys.why", []Chord{"F2"}},
		{DeedSort, "keys.sort", []Chord{"F3"}},
		{DeedYieldNews, "keys.yield_news", []Chord{"F4"}},
		{DeedYieldTurn, "keys.yield_turn", []Chord{"F6"}},
		{DeedFull, "keys.full", []Chord{"F7"}},
		{DeedStops, "keys.stops", []Chord{"F5"}},
		{DeedPlayOn, "keys.play_on", []Chord{"F8"}},
		{DeedLog, "keys.log", []Chord{"F9"}},
		{DeedMenu, "keys.menu", []Chord{"F10"}},
		{DeedKeys, "keys.keys", []Chord{"?", "F12"}},
	}
}

// Chord is a key with what is held: "Ctrl+Z", "Space", "?".
type Chord string

// chordOf names a key press.
func chordOf(name fyne.KeyName, mod fyne.KeyModifier) Chord {
	var b strings.Builder
	for _, m := range modifiers {
		if mod&m.mod != 0 {
			b.WriteString(m.name + "+")
		}
	}
	b.WriteString(string(name))
	return Chord(b.String())
}

var modifiers = []struct {
	mod  fyne.KeyModifier
	name string
}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierSuper, "Super"}, {fyne.KeyModifierShift, "Shift"}}

// shortcut is the chord as Fyne delivers it, nil if it comes as a plain key.
func (c Chord) shortcut() fyne.Shortcut {
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

// Keymap says which keys do what. It belongs to the UI goroutine.
type Keymap struct{ Keys map[Deed][]Chord }

// NewKeymap has every deed on its usual keys.
func NewKeymap() *Keymap {
	k := &Keymap{Keys: map[Deed][]Chord{}}
	for _, d := range Deeds() {
		k.Keys[d.Deed] = d.Keys
	}
	return k
}

// Deed is what a key does, "" for nothing.
func (k *Keymap) Deed(c Chord) Deed {
	for _, d := range Deeds() {
		if slices.Contains(k.Keys[d.Deed], c) {
			return d.Deed
		}
	}
	return ""
}

// Readable is how a chord is written for people, as it stands on their keyboard.
func Readable(c Chord) string {
	keys := strings.Split(string(c), "+")
	for i, k := range keys {
		switch k {
		case "Escape", "Esc":
			keys[i] = words.Say("keys.esc")
		case "Return", "KP_Enter", "Enter":
			keys[i] = words.Say("keys.enter")
		case "Space":
			keys[i] = words.Say("keys.space")
		case "Ctrl":
			keys[i] = words.Say("keys.ctrl")
		case "Shift":
			keys[i] = words.Say("keys.shift")
		}
	}
	return strings.Join(keys, "+")
}

// taken is what a key already does for another deed, or always; "" if it is free.
func (k *Keymap) taken(c Chord, but Deed) string {
	if len(c) == 1 && (c[0] >= '0' && c[0] <= '9' || c[0] >= 'A' && c[0] <= 'Z') {
		return words.Say("keys.digits")
	}
	switch fyne.KeyName(c) {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return words.Say("keys.arrows")
	}
	for _, d := range Deeds() {
		if d.Deed != but && slices.Contains(k.Keys[d.Deed], c) {
			return words.Say(d.Text)
		}
	}
	return ""
}

// Change gives a deed one key of its own.
func (k *Keymap) Change(d Deed, c Chord) error {
	if why := k.taken(c, d); why != "" {
		return errors.New(words.Say("keys.taken", "key", Readable(c), "action", why))
	}
	k.Keys[d] = []Chord{c}
	return nil
}

// Changed lists the keys that differ from the start, for the settings.
func (k *Keymap) Changed() map[string]string {
	out := map[string]string{}
	for _, d := range Deeds() {
		if !slices.Equal(k.Keys[d.Deed], d.Keys) && len(k.Keys[d.Deed]) == 1 {
			out[string(d.Deed)] = string(k.Keys[d.Deed][0])
		}
	}
	return out
}

// Take sets changed keys as the settings keep them. What is unknown or clashes
// is left as it is from the start.
func (k *Keymap) Take(saved map[string]string) {
	fresh := NewKeymap()
	k.Keys = fresh.Keys
	for _, d := range Deeds() {
		if c, ok := saved[string(d.Deed)]; ok && c != "" {
			_ = k.Change(d.Deed, Chord(c)) // a clash keeps the usual key
		}
	}
}

// Shortcuts lists the chords that Fyne delivers as shortcuts.
func (k *Keymap) Shortcuts() []fyne.Shortcut {
	var all []fyne.Shortcut
	for _, d := range Deeds() {
		for _, c := range k.Keys[d.Deed] {
			if s := c.shortcut(); s != nil {
				all = append(all, s)
			}
		}
	}
	return all
}

// Heard is the chord of a shortcut; Fyne has names of its own for some.
func Heard(s fyne.Shortcut) Chord {
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
