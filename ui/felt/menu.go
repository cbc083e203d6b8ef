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
		p.closing(onOff(words.Say("menu.full"), pace.Full), m.pacing.toggleFull),
		p.closing(onOff(words.Say("menu.own"), pace.Own), func() { m.pacing.change(func(p *table.Pace) { p.Own = !p.Own }) }),
		p.closing(onOff(words.Say("menu.theirs"), pace.Theirs), func() { m.pacing.change(func(p *table.Pace) { p.Theirs = !p.Theirs }) }),
		p.closing(onOff(words.Say("menu.open"), pace.Open), func() { m.pacing.change(func(p *table.Pace) { p.Open = !p.Open }) }),
		p.closing(onOff(words.Say("menu.pass_news"), s.Yield == table.YieldNews), func() { m.pacing.yield(table.YieldNews) }),
		p.closing(onOff(words.Say("menu.pass_turn"), s.Yield == table.YieldTurn), func() { m.pacing.yield(table.YieldTurn) }),
	}
	if len(pace.Stops) > 0 && len(windowsOf(s)) > 0 {
		lines = append(lines, p.closing(words.Say("menu.reset_stops"), func() { m.pacing.setStops(nil) }))
	}
	if s.Prompt.Mine && !m.watched {
		lines = append(lines, p.closing(words.Say("menu.hint"), m.hint))
	}
	if s.Held {
		lines = append(lines, p.closing(words.Say("menu.resume_bots"), m.pacing.playOn))
	}
	if len(ownHand(s)) > 1 {
		lines = append(lines, p.closing(words.Say("menu.sort"), m.sort))
	}
	if m.exits.Decks != nil {
		lines = append(lines, p.closing(words.Say("menu.decks"), m.exits.Decks))
	}
	if m.exits.Rules != nil {
		lines = append(lines, p.closing(words.Say("rulebook.title"), func() { m.exits.Rules("") }))
	}
	lines = append(lines, p.closing(words.Say("keys.title"), m.showKeys))
	if m.exits.Settings != nil {
		lines = append(lines, p.closing(words.Say("common.settings"), m.exits.Settings))
	}
	button := p.side.menu
	p.consult(s.Game, lines, button.Position().Add(fyne.NewPos(0, button.Size().Height+24)))
}
