package felt

import (
	"image/color"
	"maps"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// stampSize is the size of the words of a stamp.
const stampSize = 15

// fates remembers what became of the items of the stack until they leave it.
type fates map[int]table.EventKind

// hear notes what becomes of items.
func (f fates) hear(s story) {
	if s.back {
		clear(f)
	}
	maps.Copy(f, s.fates)
}

// leaving is an item that has just left the stack.
type leaving struct {
	id   int
	at   kit.Box
	fate table.EventKind // "" if that is not known
}

// gone lists the items of the old scene that are on the stack no more. It is called
// before they are arranged again.
func (a *animator) gone(old *table.Scene) []leaving {
	if a.sight.arr == nil {
		return nil
	}
	still := map[int]bool{}
	for _, now := range a.sight.scene.Stack {
		still[now.ID] = true
	}
	var out []leaving
	for i, it := range old.Stack {
		if !still[it.ID] && i < len(a.sight.arr.Items) {
			at := a.sight.arr.Items[i].Box
			if n := a.sight.arr.Items[i].First; n < len(a.sight.arr.Cards) {
				at = a.sight.arr.Cards[n].Box
			}
			out = append(out, leaving{it.ID, at, a.fates[it.ID]})
			delete(a.fates, it.ID)
		}
	}
	return out
}

// stampOf is what a stamp says of a play that has left the stack, false for nothing.
func stampOf(fate table.EventKind) (text string, c color.NRGBA, ok bool) {
	switch fate {
	case table.EventCountered:
		return words.Say("table.countered"), look.StampRed, true
	case table.EventFizzled:
		return words.Say("table.no_target"), look.StampRed, true
	case table.EventEnded:
		return words.Say("table.ended"), look.StampRed, true
	case table.EventNegated:
		return words.Say("table.negated"), look.StampRed, true
	case table.EventResolved:
		return words.Say("table.resolved"), look.StampGreen, true
	}
	return "", color.NRGBA{}, false
}

// stampGone shows what became of them until something comes of it.
func (a *animator) stampGone(gone []leaving, d time.Duration) {
	for _, g := range gone {
		text, c, ok := stampOf(g.fate)
		if !ok {
			continue
		}
		if d == 0 {
			continue
		}
		width := max(g.at.W+16, stampWidth(text))
		b := kit.NewBox(g.at.Centre().X-width/2, g.at.Centre().Y-17, width, 34).Within(a.sight.arr.All.Inset(4))
		stamp := newStamp(text, c, b)
		a.effects.Objects = append(a.effects.Objects, stamp)
		a.stamps = append(a.stamps, stamp)
	}
	if len(a.stamps) > 0 {
		a.unstamp = a.env.After(d, a.clearStamps)
	}
}

// stampWidth is how wide a stamp is at least.
func stampWidth(text string) float32 {
	return kit.LineWidth([]kit.Span{{Text: text, Face: look.Bold}}, stampSize) + 20
}

// clearStamps takes the stamps away.
func (a *animator) clearStamps() {
	if a.unstamp == nil {
		return
	}
	a.unstamp()
	for _, s := range a.stamps {
		a.effects.Remove(s)
	}
	a.stamps, a.unstamp = nil, nil
	a.unstamped()
	kit.Repaint()
}
