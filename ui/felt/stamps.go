package felt

import (
	"maps"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// stampTime is how long it shows what became of an item of the stack.
const stampTime = 900 * time.Millisecond

// fates remembers what became of the items of the stack until they leave it.
type fates map[int]table.EventKind

// hear notes what is told of items.
func (f fates) hear(s story) {
	if s.back {
		clear(f)
	}
	maps.Copy(f, s.fates)
}

// leaving is an item that has just left the stack.
type leaving struct {
	id int
	at kit.Box
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
			out = append(out, leaving{it.ID, a.sight.arr.Items[i].Box})
		}
	}
	return out
}

// stampGone shows for a moment what became of them.
func (a *animator) stampGone(gone []leaving) {
	for _, g := range gone {
		fate := a.fates[g.id]
		delete(a.fates, g.id)
		text, c := words.Tr("RESOLVED"), look.StampGreen
		switch fate {
		case table.EventCountered:
			text, c = words.Tr("COUNTERED"), look.StampRed
		case table.EventFizzled:
			text, c = words.Tr("NO TARGET"), look.StampRed
		case table.EventResolved:
		default:
			continue
		}
		if a.env.Still {
			continue
		}
		b := kit.NewBox(g.at.X+8, g.at.Y+g.at.H*0.3, g.at.W-16, 34)
		stamp := newStamp(text, c, b)
		a.effects.Objects = append(a.effects.Objects, stamp)
		a.env.After(stampTime, func() {
			a.effects.Remove(stamp)
			kit.Repaint()
		})
	}
}
