package felt

import (
	"context"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// adviser shows what a bot would do in the person's place.
type adviser struct {
	env     *kit.Env
	session library.Session
	sight   *sight
	input   *input
	panels  *panels
	lead    func(card int) // puts the ring on a card
	watched bool           // the game is shown again
	asker   int            // the seat that asked
	thinks  int            // hints that are thought about
	giveUp  func()         // ends the hint that is thought about; nil if none ever was
}

// stop gives up a hint that is thought about.
func (a *adviser) stop() {
	if a.giveUp != nil {
		a.giveUp()
	}
}

// busy reports whether a hint is thought about.
func (a *adviser) busy() bool { return a.thinks > 0 }

// hint shows what a bot would do. It is thought about elsewhere; whoever plays
// on meanwhile gets none.
func (a *adviser) hint() {
	if s := a.sight.scene; s.Over || !s.Prompt.Mine || a.watched {
		a.panels.say(table.Refusal{Text: words.Say("table.hint_when")}, a.panels.promptAt())
		return
	}
	a.stop()
	ctx, stop := context.WithCancel(context.Background())
	a.giveUp = stop
	a.input.cancelOffer()
	a.panels.say(table.Refusal{Text: words.Say("table.hint_wait")}, a.panels.promptAt())
	session := a.session
	a.thinks++
	a.asker = a.sight.scene.Me
	var h table.Hint
	a.env.Go("a hint", func() (err error) {
		h, err = session.Hint(ctx)
		return err
	}, func(err error) {
		a.thinks--
		given := ctx.Err() == nil || err == nil
		if stop(); given {
			a.show(h, err)
		}
	})
}

// show says what the bot would do; a press leads to its card.
func (a *adviser) show(h table.Hint, err error) {
	if a.panels.cover.Visible() || a.sight.scene.Me != a.asker {
		return // another person sits there
	}
	a.panels.bubble.close()
	if err != nil {
		a.panels.tell(err, a.panels.promptAt())
		return
	}
	line := a.panels.closing(h.Move, func() { a.lead(h.Card) })
	a.panels.consultBeside(words.Say("table.hint", "why", h.Why), []kit.MenuLine{line})
}
