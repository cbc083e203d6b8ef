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
	Text string
	Keys []Chord
}

// Deeds lists them in the order they are shown.
func Deeds() []DeedInfo {
	return []DeedInfo{
		{DeedPass, "Give the harmless answer: pass, end", []Chord{"Space"}},
		{DeedAct, "Do what the marked card, place or button can do", []Chord{"Return", "Enter"}},
		{DeedCancel, "Put back, close, take the announcement back", []Chord{"Escape"}},
		{DeedUndo, "Take back the last choice", []Chord{"Ctrl+Z"}},
		{DeedRedo, "Do it again", []Chord{"Ctrl+Y", "Ctrl+Shift+Z"}},
		{DeedHint, "What would a bot do?", []Chord{"F1"}},
		{DeedWhy, "Why can't the marked card do more?", []Chord{"F2"}},
		{DeedSort, "Sort your hand: by kind, by strength, as drawn", []Chord{"F3"}},
		{DeedYieldNews, "Pass until something happens", []Chord{"F4"}},
		{DeedYieldTurn, "Pass for the rest of the turn", []Chord{"F6"}},
		{DeedFull, "Full control: be asked everything", []Chord{"F7"}},
		{DeedStops, "To the stops: where you are asked", []Chord{"F5"}},
		{DeedPlayOn, "Let the bots go on after an undo", []Chord{"F8"}},
		{DeedLog, "Read the log line by line", []Chord{"F9"}},
		{DeedMenu, "The menu", []Chord{"F10"}},
		{DeedKeys, "These keys", []Chord{"?", "F12"}},
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
func (k *Keymap) taken(c Chord, but Deed) string {
	if len(c) == 1 && (c[0] >= '0' && c[0] <= '9' || c[0] >= 'A' && c[0] <= 'Z') {
		return words.Tr("digits answer and letters lead to zones")
	}
	switch fyne.KeyName(c) {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return words.Tr("the arrows lead from card to card")
	}
	for _, d := range Deeds() {
		if d.Deed != but && slices.Contains(k.Keys[d.Deed], c) {
			return words.Tr(d.Text)
		}
	}
	return ""
}

// Change gives a deed one key of its own.
func (k *Keymap) Change(d Deed, c Chord) error {
	if why := k.taken(c, d); why != "" {
		return errors.New(words.Trf("%s is taken: %s", Readable(c), why))
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
