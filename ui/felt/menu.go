package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// menu lists what can be done at the table besides playing.
type menu struct {
	sight    *sight
	input    *input
	panels   *panels
	pacing   *pacing
	hint     func()
	sort     func()
	showKeys func()
	exits    *Exits
	watched  bool // the game is shown again
}

// open lists it, or closes what is open.
func (m *menu) open() {
	p, s := m.panels, m.sight.scene
	if p.choice.Close() {
		return
	}
	m.input.cancelOffer()
	onOff := func(text string, on bool) string {
		if on {
			return "● " + text
		}
		return "○ " + text
	}
	pace := m.pacing.pace
	lines := []kit.MenuLine{
		p.closing(onOff(words.Tr("Full control: ask me everything"), pace.Full), m.pacing.toggleFull),
		p.closing(onOff(words.Tr("Ask me to answer my own plays"), pace.Own), func() { m.pacing.change(func(p *table.Pace) { p.Own = !p.Own }) }),
		p.closing(onOff(words.Tr("Ask me to answer the plays of others"), pace.Theirs), func() { m.pacing.change(func(p *table.Pace) { p.Theirs = !p.Theirs }) }),
		p.closing(onOff(words.Tr("Ask me between plays, over an empty stack"), pace.Open), func() { m.pacing.change(func(p *table.Pace) { p.Open = !p.Open }) }),
		p.closing(onOff(words.Tr("Pass until something happens"), s.Yield == table.YieldNews), func() { m.pacing.yield(table.YieldNews) }),
		p.closing(onOff(words.Tr("Pass for the rest of this turn"), s.Yield == table.YieldTurn), func() { m.pacing.yield(table.YieldTurn) }),
	}
	if len(pace.Stops) > 0 && len(windowsOf(s)) > 0 {
		lines = append(lines, p.closing(words.Tr("Ask me as usual everywhere: clear the stops"), func() { m.pacing.setStops(nil) }))
	}
	if s.Prompt.Mine && !m.watched {
		lines = append(lines, p.closing(words.Tr("Hint: what would a bot do?"), m.hint))
	}
	if s.Held {
		lines = append(lines, p.closing(words.Tr("Let the bots go on"), m.pacing.playOn))
	}
	if len(ownHand(s)) > 1 {
		lines = append(lines, p.closing(words.Tr("Sort your hand"), m.sort))
	}
	if m.exits.Decks != nil {
		lines = append(lines, p.closing(words.Tr("Keep the decks of this game"), m.exits.Decks))
	}
	if m.exits.Rules != nil {
		lines = append(lines, p.closing(words.Tr("Rulebook"), func() { m.exits.Rules("") }))
	}
	lines = append(lines, p.closing(words.Tr("Keys"), m.showKeys))
	if m.exits.Settings != nil {
		lines = append(lines, p.closing(words.Tr("Settings"), m.exits.Settings))
	}
	button := p.side.menu
	p.consult(s.Game, lines, button.Position().Add(fyne.NewPos(0, button.Size().Height+24)))
}
