package felt

import (
	"strings"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// shower shows what a part of the table has changed.
type shower interface {
	Pull()    // takes the newest scene of the session
	renew()   // takes it and shows it at once, without motion
	show()    // draws everything but the cards again
	changed() // has the table painted
}

// past goes back and forth in the game, and asks before where others mind.
type past struct {
	session library.Session
	input   *input
	panels  *panels
	shower  shower
}

// undo takes back the last choice of a person. Where that is another's, or
// another person's hidden cards have been shown since, it asks first.
func (p *past) undo() {
	p.confirm(p.session.UndoTakes(), p.session.UndoShows, p.session.Undo)
}

func (p *past) redo() { p.move(p.session.Redo) }

// pick goes to a moment of the timeline once the pointer lets go.
func (p *past) pick(n int, done bool) {
	if done {
		p.confirm(p.session.Takes(n), func() []string { return p.session.Shows(n) }, func() error { return p.session.Go(n) })
	}
}

// point names the moment under the pointer beside the timeline.
func (p *past) point(what string) {
	if what == "" {
		p.panels.bubble.close()
		return
	}
	at := p.panels.footAt()
	p.panels.bubble.say(table.Refusal{Text: what}, at, p.panels.sight.frameAt(at), nil, nil, nil)
}

// move goes back or forth in the game.
func (p *past) move(how func() error) {
	p.input.cancelOffer()
	p.panels.bubble.close()
	p.panels.tell(how(), p.panels.footAt())
	p.shower.Pull()
}

// confirm goes back once those agree whose choices are taken back, and whoever does it
// knows whose hidden cards have come to light meanwhile.
func (p *past) confirm(takes []table.Taken, shows func() []string, how func() error) {
	at := p.panels.footAt()
	p.confirmTaken(takes, at, func() {
		p.confirmShown(shows(), at, func() { p.move(how) })
	})
}

// confirmTaken does what takes choices of other persons back, once they agree.
func (p *past) confirmTaken(takes []table.Taken, at fyne.Position, do func()) {
	if len(takes) == 0 {
		do()
		return
	}
	var whose []string
	for _, t := range takes {
		whose = append(whose, t.Name)
	}
	names := words.List(whose)
	p.panels.consult(undoes(takes), []kit.MenuLine{
		p.panels.closing(words.Say("undo.agree", "players", names), do),
		p.panels.closing(words.Say("undo.disagree", "players", names), nil),
	}, at)
}

// undoes asks whether choices are to be taken back.
func undoes(takes []table.Taken) string {
	var parts []string
	for _, t := range takes {
		switch {
		case t.Choices > 1:
			parts = append(parts, words.Say("undo.moves_of", "n", t.Choices, "player", t.Name))
		case t.What != "":
			parts = append(parts, words.Say("undo.move_what", "player", t.Name, "move", strings.TrimSuffix(t.What, ".")))
		default:
			parts = append(parts, words.Say("undo.move_of", "player", t.Name))
		}
	}
	return words.Say("undo.sure", "moves", words.List(parts))
}

// confirmShown does what goes back in the game, and asks before if the hidden
// cards of these persons have come to light meanwhile.
func (p *past) confirmShown(whose []string, at fyne.Position, do func()) {
	if len(whose) == 0 {
		do()
		return
	}
	p.panels.consult(words.Say("undo.seen", "players", words.List(whose)), []kit.MenuLine{
		p.panels.closing(words.Say("common.undo"), do),
		p.panels.closing(words.Say("common.cancel"), nil),
	}, at)
}
