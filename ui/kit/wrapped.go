package kit

import (
	"slices"
	"unicode"

	"feltstack/rules/names"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Where lines are wrapped at words, widget.Entry leaves out the space that a full row
// ends with. If the paragraph ends there too, the place behind that space is in no row:
// the cursor falls back before it, and what is typed next loses its space. An Entry
// remembers that the cursor stands behind it.

// Offset returns where the cursor stands, in runes.
func (e *Entry) Offset() int {
	if at := e.CursorTextOffset(); !e.past || !e.trailing(at+1) {
		return at
	} else {
		return at + 1
	}
}

// SetOffset puts the cursor behind this number of runes of the text.
func (e *Entry) SetOffset(at int) {
	e.past = false
	for row, begin := 0, 0; row == 0 || begin > 0 && begin <= at; row++ {
		e.CursorRow, e.CursorColumn = row, at-begin
		begin = e.rowBegin(row + 1)
	}
	e.Entry.Refresh() // which moves the cursor into its row
	if e.CursorTextOffset() != at {
		e.past = true
		if e.OnCursorChanged != nil {
			e.OnCursorChanged()
		}
	}
}

// rowBegin returns how many runes stand before a row as it is shown; 0 where there are fewer rows.
func (e *Entry) rowBegin(row int) int {
	r, c := e.CursorRow, e.CursorColumn
	defer func() { e.CursorRow, e.CursorColumn = r, c }()
	e.CursorRow, e.CursorColumn = row, 0
	return e.CursorTextOffset()
}

// trailing reports whether the rune before a place is a space that ends a paragraph.
func (e *Entry) trailing(at int) bool {
	text := []rune(e.Text)
	return e.wraps() && at > 0 && at <= len(text) && text[at-1] == ' ' && (at == len(text) || text[at] == '\n')
}

// wraps reports whether lines are wrapped at words.
func (e *Entry) wraps() bool { return e.MultiLine && e.Wrapping == fyne.TextWrapWord }

// SetText changes the text.
func (e *Entry) SetText(text string) {
	e.past = false
	e.Entry.SetText(text)
}

// Resize implements fyne.Widget.
func (e *Entry) Resize(size fyne.Size) {
	at := e.Offset()
	e.Entry.Resize(size)
	if e.trailing(at) {
		e.stay(at)
	}
}

// TypedRune implements fyne.Focusable. What can't be drawn isn't typed: of pictographs that are
// joined to one, the first stays.
func (e *Entry) TypedRune(r rune) {
	if unicode.IsLetter(r) || r < names.Joiner {
		e.picture = ""
	} else {
		before := []rune(drawn(e.picture))
		e.picture += string(r)
		now := []rune(drawn(e.picture))
		if len(now) == len(before) {
			return
		}
		r = now[len(now)-1]
	}
	chosen := e.SelectedText() != ""
	text, at := e.begin()
	e.Entry.TypedRune(r)
	if chosen {
		e.stay(e.edited(text, at))
	} else {
		e.stay(at + len([]rune(e.Text)) - len(text))
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	_, undo := s.(*fyne.ShortcutUndo)
	_, redo := s.(*fyne.ShortcutRedo)
	if e.OnUndo != nil && (undo || redo) {
		e.OnUndo(redo)
		return
	}
	if _, all := s.(*fyne.ShortcutSelectAll); all && e.OnAll != nil && e.Text == "" {
		e.OnAll()
		return
	}
	if c, custom := s.(*desktop.CustomShortcut); custom && c.Modifier&fyne.KeyModifierControl != 0 && Zooms(c.KeyName) {
		giveShortcut(e, s)
		return
	}
	text, _ := e.begin()
	e.Entry.TypedShortcut(s)
	at := e.edited(text, 0)
	if _, pasted := s.(*fyne.ShortcutPaste); pasted && drawn(e.Text) != e.Text {
		at = len([]rune(drawn(string([]rune(e.Text)[:at]))))
		e.Entry.SetText(drawn(e.Text))
	}
	e.stay(at)
}

// typedKey does what a key does in the field.
func (e *Entry) typedKey(k *fyne.KeyEvent) {
	chosen, row, column := e.SelectedText() != "", e.CursorRow, e.CursorColumn
	text, at := e.begin()
	e.Entry.TypedKey(k)
	now := e.Offset()
	switch {
	case chosen:
		now = e.edited(text, at)
	case k.Name == fyne.KeyDelete:
		now = at
	case e.Text != string(text):
		now = at + len([]rune(e.Text)) - len(text)
	case k.Name == fyne.KeyRight:
		now = min(at+1, len(text))
	case k.Name == fyne.KeyLeft:
		now = max(at-1, 0)
	case k.Name == fyne.KeyEnd, k.Name == fyne.KeyPageDown,
		k.Name == fyne.KeyDown && (e.CursorRow == row || e.CursorColumn < column),
		k.Name == fyne.KeyUp && e.CursorColumn < column && e.CursorRow < row:
		if e.trailing(now + 1) {
			now++ // at the end of a row, behind its space
		}
	}
	e.stay(now)
}

// begin makes ready for what moves the cursor, and returns text and cursor as they are.
func (e *Entry) begin() (text []rune, at int) {
	at = e.Offset()
	if at != e.CursorTextOffset() && e.SelectedText() == "" {
		e.CursorColumn++
	}
	e.past = false
	return []rune(e.Text), at
}

// edited returns where the cursor stands after a change behind which the text is as
// before, from a cursor at least so far on. Where that may be elsewhere too, the field decides.
func (e *Entry) edited(before []rune, from int) int {
	now, same := []rune(e.Text), 0
	for same < min(len(now), len(before)-from) && now[len(now)-1-same] == before[len(before)-1-same] {
		same++
	}
	if at := len(now) - same; !slices.Equal(now, before) && e.trailing(at) {
		return at
	}
	return e.Offset()
}

// stay puts the cursor at a place where the field may have lost it.
func (e *Entry) stay(at int) {
	if at != e.Offset() && e.wraps() {
		e.SetOffset(at)
	}
}
