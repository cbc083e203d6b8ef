package felt

import (
	"context"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// hint shows what a bot would do. It is thought about elsewhere; whoever plays
// on meanwhile gets none.
func (t *Table) hint() {
	if t.sight.scene.Over || !t.sight.scene.Prompt.Mine || t.replay != nil {
		t.say(table.Refusal{Text: words.Tr("A hint is for when you are asked.")}, t.sight.arr.Prompt.Centre())
		return
	}
	if t.stopHint != nil {
		t.stopHint()
	}
	ctx, stop := context.WithCancel(context.Background())
	t.stopHint = stop
	t.cancelOffer()
	t.say(table.Refusal{Text: words.Tr("A bot thinks about it.")}, t.sight.arr.Prompt.Centre())
	session := t.session
	t.hintFor = t.sight.scene.Me
	var h table.Hint
	t.env.Go("a hint", func() (err error) {
		h, err = session.Hint(ctx)
		return err
	}, func(err error) {
		given := ctx.Err() == nil || err == nil
		if stop(); given {
			t.showHint(h, err)
		}
	})
}

// showHint lists what the bot would do; a line leads to its card.
func (t *Table) showHint(h table.Hint, err error) {
	if t.cover.Visible() || t.sight.scene.Me != t.hintFor {
		return // another person sits there
	}
	t.bubble.close()
	if err != nil {
		t.say(table.Refusal{Text: words.Sentence(err)}, t.sight.arr.Prompt.Centre())
		return
	}
	var lines []kit.MenuLine
	for _, l := range h.Lines {
		text := l.Text
		if l.Win >= 0 {
			text = words.Trf("%s   (%.0f %% to win)", text, 100*l.Win)
		}
		lines = append(lines, kit.MenuLine{Text: text, Do: func() {
			t.choice.Close()
			if v := t.animator.views[l.Card]; v != nil && l.Card != 0 {
				t.focus.On = true
				t.focus.Put(t.cardStop(v, v.place.Box))
			}
		}})
	}
	if len(lines) == 0 {
		t.say(table.Refusal{Text: h.Why}, t.sight.arr.Prompt.Centre())
		return
	}
	at := t.sight.arr.Prompt.Centre()
	at.Y -= float32(36*len(lines)) + 60
	t.choice.Open(words.Trf("What a bot would do. %s", h.Why), lines, at, t.sight.arr.All)
	t.changed()
}
