package ui

import (
	"unicode"

	"feltstack/ui/felt"
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// keyed is a page that understands more than plain keys.
type keyed interface {
	Chord(kit.Chord)                       // a key with something held, or a sign
	Modifier(name fyne.KeyName, down bool) // any key going down or up
}

// listen takes what is typed in the window to the page.
func (n *navigator) listen(c fyne.Canvas) {
	n.canvas = c
	page := func() keyed {
		k, ok := n.page.(keyed)
		if !ok || n.covered() {
			return deaf{}
		}
		return k
	}
	chord := func(k kit.Chord) { n.env.Safely("a key", func() { page().Chord(k) }) }
	d, downs := c.(desktop.Canvas)
	heard := func(s fyne.Shortcut) {
		if k := kit.Heard(s); n.strokes.FreshChord() || !downs || n.again(k) {
			chord(k)
		}
	}
	held := false // the key whose sign comes next
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if held = downs && !n.strokes.Fresh(k.Name); !held || kit.Leads(k.Name) {
			n.env.Safely("a key", func() { n.pressed(k) })
		}
	})
	c.SetOnTypedRune(func(r rune) {
		if !held && !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != ' ' {
			chord(kit.Chord(r))
		}
	})
	n.shortcuts = func() {
		for _, s := range n.env.Keys.Shortcuts() {
			c.AddShortcut(s, heard)
		}
		c.AddShortcut(&fyne.ShortcutUndo{}, heard)
		c.AddShortcut(&fyne.ShortcutRedo{}, heard)
		c.AddShortcut(&fyne.ShortcutSelectAll{}, heard)
	}
	n.shortcuts()
	n.zoomKeys(c)
	if downs {
		modifier := func(down bool) func(*fyne.KeyEvent) {
			return func(k *fyne.KeyEvent) { n.env.Safely("a key", func() { page().Modifier(k.Name, down) }) }
		}
		down := modifier(true)
		d.SetOnKeyDown(func(k *fyne.KeyEvent) {
			n.strokes.Down(k.Name)
			if c.Focused() != nil { // it goes to a field, which may hand it on
				return
			}
			if down(k); k.Name == fyne.KeyTab {
				n.env.Safely("a key", n.tab)
			}
		})
		d.SetOnKeyUp(modifier(false))
	}
}

// again reports whether a chord does what it does again and again while it is held: going back
// and forth in what is edited, but not in a game.
func (n *navigator) again(k kit.Chord) bool {
	_, plays := n.page.(*felt.Table)
	d := n.env.Keys.Action(k)
	return !plays && (d == kit.ActionUndo || d == kit.ActionRedo)
}

// pressed hands on a key that no field has taken. A field that it opens gets the
// keyboard a moment later: Fyne sends the key's sign after the key.
func (n *navigator) pressed(k *fyne.KeyEvent) {
	n.typed(k)
	field := n.canvas.Focused()
	if field == nil || len(k.Name) != 1 && k.Name != fyne.KeySpace {
		return
	}
	n.canvas.Unfocus()
	n.env.Post(func() {
		if n.canvas.Focused() == nil {
			n.canvas.Focus(field)
		}
	})
}

// typed hands on a key that no field has taken.
func (n *navigator) typed(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape && n.env.Grip.TakeBack() || n.alert.key(k) {
		return
	}
	if n.listed() || n.coveredKey(k) {
		return
	}
	if s, ok := n.page.(*settingsScreen); ok && s.learns != "" {
		s.Key(k) // whichever it is
		return
	}
	if n.keys == nil || !n.keys.Key(k) {
		n.page.Key(k)
	}
}

// tab leads on where no field is typed in. Fyne then looks for a field of its own
// and gives that the keyboard, which is put right afterwards.
func (n *navigator) tab() {
	if n.listed() {
		return // Fyne leads through it
	}
	n.typed(&fyne.KeyEvent{Name: fyne.KeyTab})
	n.canvas.Unfocus() // a field that this Tab has led to would take it, too, and lead on
	keys := n.led()
	n.env.Post(func() {
		if keys != nil && keys == n.led() {
			keys.Aim()
		}
	})
}

// listed reports whether the list of a field is open, which has the keys then.
func (n *navigator) listed() bool { return n.canvas != nil && n.canvas.Overlays().Top() != nil }

// letGo forgets keys that are held, and takes back what is dragged: their release goes to
// another window.
func (n *navigator) letGo() {
	n.env.Grip.Lose(n.env)
	if t, ok := n.page.(*felt.Table); ok {
		t.Hold(false)
	}
}

// deaf stands for a page that knows plain keys only.
type deaf struct{}

func (deaf) Chord(kit.Chord)             {}
func (deaf) Modifier(fyne.KeyName, bool) {}
