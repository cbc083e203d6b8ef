package kit

import (
	"errors"
	"slices"
	"strings"

	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Action is something a key does at the table.
type Action string

// The actions whose keys can be changed. Digits answer the prompt and letters
// lead to zones, always.
const (
	ActionPass       Action = "pass"
	ActionCancel     Action = "cancel"
	ActionAct        Action = "act"
	ActionUndo       Action = "undo"
	ActionRedo       Action = "redo"
	ActionHint       Action = "hint"
	ActionWhy        Action = "why"
	ActionYieldEvent Action = "yield-news"
	ActionYieldTurn  Action = "yield-turn"
	ActionFull       Action = "full"
	ActionStops      Action = "stops"
	ActionPlayOn     Action = "play-on"
	ActionSort       Action = "sort"
	ActionMenu       Action = "menu"
	ActionLog        Action = "log"
	ActionKeys       Action = "keys"
)

// ActionInfo says what an action is and which keys it has from the start.
type ActionInfo struct {
	Action Action
	Text   words.ID
	Keys   []Chord
}

// Actions lists them in the order they are shown.
func Actions() []ActionInfo {
	return []ActionInfo{
		{ActionPass, "keys.pass", []Chord{"Space"}},
		{ActionAct, "keys.act", []Chord{"Return", "Enter"}},
		{ActionCancel, "keys.cancel", []Chord{"Escape"}},
		{ActionUndo, "keys.undo", []Chord{"Ctrl+Z"}},
		{ActionRedo, "keys.redo", []Chord{"Ctrl+Y", "Ctrl+Shift+Z"}},
		{ActionHint, "keys.hint", []Chord{"F1"}},
		{ActionWhy, "keys.why", []Chord{"F2"}},
		{ActionSort, "keys.sort", []Chord{"F3"}},
		{ActionYieldEvent, "keys.yield_event", []Chord{"F4"}},
		{ActionYieldTurn, "keys.yield_turn", []Chord{"F6"}},
		{ActionFull, "keys.full", []Chord{"F7"}},
		{ActionStops, "keys.stops", []Chord{"F5"}},
		{ActionPlayOn, "keys.play_on", []Chord{"F8"}},
		{ActionLog, "keys.log", []Chord{"F9"}},
		{ActionMenu, "keys.menu", []Chord{"F10"}},
		{ActionKeys, "keys.keys", []Chord{"?", "F12"}},
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
type Keymap struct{ Keys map[Action][]Chord }

// NewKeymap has every action on its usual keys.
func NewKeymap() *Keymap {
	k := &Keymap{Keys: map[Action][]Chord{}}
	for _, d := range Actions() {
		k.Keys[d.Action] = d.Keys
	}
	return k
}

// Action is what a key does, "" for nothing.
func (k *Keymap) Action(c Chord) Action {
	for _, d := range Actions() {
		if slices.Contains(k.Keys[d.Action], c) {
			return d.Action
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

// taken is what a key already does for another action, or always; "" if it is free.
func (k *Keymap) taken(c Chord, but Action) string {
	if len(c) == 1 && (c[0] >= '0' && c[0] <= '9' || c[0] >= 'A' && c[0] <= 'Z') {
		return words.Say("keys.digits")
	}
	switch fyne.KeyName(c) {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		return words.Say("keys.arrows")
	}
	for _, d := range Actions() {
		if d.Action != but && slices.Contains(k.Keys[d.Action], c) {
			return words.Say(d.Text)
		}
	}
	return ""
}

// Change gives an action one key of its own.
func (k *Keymap) Change(d Action, c Chord) error {
	if why := k.taken(c, d); why != "" {
		return errors.New(words.Say("keys.taken", "key", Readable(c), "action", why))
	}
	k.Keys[d] = []Chord{c}
	return nil
}

// Changed lists the keys that differ from the start, for the settings.
func (k *Keymap) Changed() map[string]string {
	out := map[string]string{}
	for _, d := range Actions() {
		if !slices.Equal(k.Keys[d.Action], d.Keys) && len(k.Keys[d.Action]) == 1 {
			out[string(d.Action)] = string(k.Keys[d.Action][0])
		}
	}
	return out
}

// Take sets changed keys as the settings keep them. What is unknown or clashes
// is left as it is from the start.
func (k *Keymap) Take(saved map[string]string) {
	fresh := NewKeymap()
	k.Keys = fresh.Keys
	for _, d := range Actions() {
		if c, ok := saved[string(d.Action)]; ok && c != "" {
			_ = k.Change(d.Action, Chord(c)) // a clash keeps the usual key
		}
	}
}

// Shortcuts lists the chords that Fyne delivers as shortcuts.
func (k *Keymap) Shortcuts() []fyne.Shortcut {
	var all []fyne.Shortcut
	for _, d := range Actions() {
		for _, c := range k.Keys[d.Action] {
			if s := c.shortcut(); s != nil {
				all = append(all, s)
			}
		}
	}
	return all
}

// SelectAll is the chord that marks everything, where there is something to mark.
const SelectAll Chord = "Ctrl+A"

// Heard is the chord of a shortcut; Fyne has names of its own for some.
func Heard(s fyne.Shortcut) Chord {
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		return chordOf(s.KeyName, s.Modifier)
	case *fyne.ShortcutUndo:
		return "Ctrl+Z"
	case *fyne.ShortcutRedo:
		return "Ctrl+Y"
	case *fyne.ShortcutSelectAll:
		return SelectAll
	}
	return ""
}
