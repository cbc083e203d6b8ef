package felt

import (
	"feltstack/rules/book"
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
	autoPass *autoPass
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
	now := m.autoPass.now
	lines := []kit.MenuLine{
		p.closing(onOff(words.Say("menu.full"), now.Full), m.autoPass.toggleFull),
		p.closing(onOff(words.Say("menu.own"), now.Own), func() { m.autoPass.change(func(p *table.AutoPass) { p.Own = !p.Own }) }),
		p.closing(onOff(words.Say("menu.theirs"), now.Theirs), func() { m.autoPass.change(func(p *table.AutoPass) { p.Theirs = !p.Theirs }) }),
		p.closing(onOff(words.Say("menu.open"), now.Open), func() { m.autoPass.change(func(p *table.AutoPass) { p.Open = !p.Open }) }),
		p.closing(onOff(words.Say("menu.pass_event"), s.Yield == table.YieldUntilEvent), func() { m.autoPass.yield(table.YieldUntilEvent) }),
		p.closing(onOff(words.Say("menu.pass_turn"), s.Yield == table.YieldTurn), func() { m.autoPass.yield(table.YieldTurn) }),
	}
	if len(now.Stops) > 0 && len(windowsOf(s)) > 0 {
		lines = append(lines, p.closing(words.Say("menu.reset_stops"), func() { m.autoPass.setStops(nil) }))
	}
	if s.Prompt.Mine && !m.watched {
		lines = append(lines, p.closing(words.Say("menu.hint"), m.hint))
	}
	if s.Held {
		lines = append(lines, p.closing(words.Say("menu.resume_bots"), m.autoPass.playOn))
	}
	if len(ownHand(s)) > 1 {
		lines = append(lines, p.closing(words.Say("menu.sort"), m.sort))
	}
	if m.exits.Decks != nil {
		lines = append(lines, p.closing(words.Say("menu.decks"), m.exits.Decks))
	}
	if m.exits.Rules != nil {
		lines = append(lines, p.closing(words.Say("rulebook.title"), func() { m.exits.Rules(book.Ref{}) }))
	}
	if m.exits.Help != nil {
		lines = append(lines, p.closing(words.Say("rulebook.help"), m.exits.Help))
	}
	lines = append(lines, p.closing(words.Say("keys.title"), m.showKeys))
	if m.exits.Settings != nil {
		lines = append(lines, p.closing(words.Say("common.settings"), m.exits.Settings))
	}
	button := p.side.menu
	p.consult(s.Game, lines, button.Position().Add(fyne.NewPos(0, button.Size().Height+24)))
}
