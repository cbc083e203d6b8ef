package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// setPace changes what the person is asked from now on.
func (t *Table) setPace(p table.Pace) {
	t.pace = p
	t.session.SetPace(t.wanted())
	t.Pull()
	t.show()
}

// wanted is the pace with full control while its key is held.
func (t *Table) wanted() table.Pace {
	p := t.pace
	p.Full = p.Full || t.held
	return p
}

// Hold gives full control while its key is down.
func (t *Table) Hold(down bool) {
	if t.held == down {
		return
	}
	t.held = down
	t.session.SetPace(t.wanted())
	t.show()
}

// yield passes for a while; the same again ends it.
func (t *Table) yield(y table.Yield) {
	if t.sight.scene.Yield == y {
		y = table.YieldNone
	}
	t.session.Yield(y)
	t.Pull()
}

// paceNote says beside the turn what is not asked now, "" if all is as usual.
func (t *Table) paceNote() string {
	switch {
	case t.replay != nil:
		return words.Tr("Shown again")
	case t.sight.scene.Held:
		return words.Tr("Taken back: bots wait")
	case t.sight.scene.Yield == table.YieldTurn:
		return words.Tr("Passing this turn")
	case t.sight.scene.Yield == table.YieldNews:
		return words.Tr("Passing until something happens")
	case t.pace.Full:
		return words.Tr("Full control")
	case t.held:
		return words.Tr("Full control while held")
	}
	return ""
}

// openMenu lists what can be done at the table besides playing.
func (t *Table) openMenu() {
	if t.choice.Close() {
		return
	}
	t.cancelOffer()
	line := func(text string, do func()) kit.MenuLine {
		return kit.MenuLine{Text: text, Do: func() { t.choice.Close(); do() }}
	}
	onOff := func(text string, on bool) string {
		if on {
			return "● " + text
		}
		return "○ " + text
	}
	lines := []kit.MenuLine{
		line(onOff(words.Tr("Full control: ask me everything"), t.pace.Full), func() { p := t.pace; p.Full = !p.Full; t.setPace(p) }),
		line(onOff(words.Tr("Ask me to answer my own plays"), t.pace.Own), func() { p := t.pace; p.Own = !p.Own; t.setPace(p) }),
		line(onOff(words.Tr("Ask me to answer the plays of others"), t.pace.Theirs), func() { p := t.pace; p.Theirs = !p.Theirs; t.setPace(p) }),
		line(onOff(words.Tr("Pass until something happens"), t.sight.scene.Yield == table.YieldNews), func() { t.yield(table.YieldNews) }),
		line(onOff(words.Tr("Pass for the rest of this turn"), t.sight.scene.Yield == table.YieldTurn), func() { t.yield(table.YieldTurn) }),
	}
	if len(t.pace.Stops) > 0 && t.board.windows.Visible() {
		lines = append(lines, line(words.Tr("Ask me as usual everywhere: clear the stops"), func() { t.setStops(nil) }))
	}
	if t.sight.scene.Prompt.Mine && t.replay == nil {
		lines = append(lines, line(words.Tr("Hint: what would a bot do?"), t.hint))
	}
	if t.sight.scene.Held {
		lines = append(lines, line(words.Tr("Let the bots go on"), func() { t.session.PlayOn(); t.Pull() }))
	}
	if t.exits.Decks != nil {
		lines = append(lines, line(words.Tr("Keep the decks of this game"), t.exits.Decks))
	}
	lines = append(lines, line(words.Tr("Keys"), t.showKeys))
	if t.exits.Settings != nil {
		lines = append(lines, line(words.Tr("Settings"), t.exits.Settings))
	}
	at := t.side.menu.Position().Add(fyne.NewPos(0, t.side.menu.Size().Height+24))
	t.choice.Open(t.sight.scene.Game, lines, at, t.sight.arr.All)
	t.changed()
}
