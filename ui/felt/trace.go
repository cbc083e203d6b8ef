package felt

import (
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/trace"
	"feltstack/ui/words"
)

// tracedLog is how many of the log's newest lines the trace tells: as many as
// one choice brings.
const tracedLog = 8

// changed has the table painted and tells the trace what it shows now.
func (t *Table) changed() {
	kit.Repaint()
	if !t.env.Trace.On() || t.sight.arr == nil {
		return
	}
	if t.panels.cover.Visible() {
		t.env.Trace.Write(t.coveredLine())
		return
	}
	t.env.Trace.Write(t.openLine())
}

// blankLine is what a line says whatever lies on the table.
func (t *Table) blankLine() trace.Line {
	return trace.Line{
		Screen: "table", Width: t.sight.size.Width, Height: t.sight.size.Height, Scale: t.env.Scale(), Decision: t.sight.scene.Version,
		Buttons: t.panels.pressable(append(slices.Clone(t.coach.buttons()), t.orders.chip)),
	}
}

// coveredLine is the line while the table is covered: it tells no more than the cover does.
func (t *Table) coveredLine() trace.Line {
	line := t.blankLine()
	line.Prompt = words.Say("table.up", "player", t.panels.cover.next.Name)
	for _, l := range t.panels.cover.next.Unseen {
		line.Log = append(line.Log, l.Text)
	}
	return line
}

// openLine is the line of the table as it is seen.
func (t *Table) openLine() trace.Line {
	s := t.sight.scene
	line := t.blankLine()
	line.Prompt, line.Mine = t.panels.prompt.question(s, t.input.note()), s.Prompt.Mine && !s.Over
	line.Tray, line.Moving = t.panels.tray.Visible(), t.animator.motion.going()
	for _, l := range s.Log[max(0, len(s.Log)-tracedLog):] {
		line.Log = append(line.Log, l.Text)
	}
	if s.Over {
		line.Result = s.Result
	}
	if t.panels.bubble.Visible() {
		line.Bubble = t.panels.bubble.said.Text
	}
	if t.coach != nil {
		line.Coach = t.coach.now.Title
	}
	names := map[int]string{}
	for _, z := range s.Zones {
		names[z.ID] = z.Name
		if p := t.sight.arr.Zones[z.ID]; p != nil {
			line.Zones = append(line.Zones, trace.Zone{Name: z.Name, Count: z.Count, X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	shown := t.sight.arr.Cards
	if t.panels.tray.Visible() {
		shown = nil
		for _, v := range t.panels.tray.views {
			if v.Visible() {
				shown = append(shown, v.place)
			}
		}
	}
	for _, c := range shown {
		if isBase(c.Card.ID) {
			continue
		}
		b := t.panels.inSight(c)
		line.Cards = append(line.Cards, trace.Card{ID: c.Card.ID, Name: c.Card.Name, Zone: names[c.Card.Zone], Can: t.sight.usable(c.Card), Ask: t.sight.asked(c.Card.ID) || t.sight.askedItem(c.Item), X: b.X, Y: b.Y, W: b.W, H: b.H})
	}
	if o := t.input.offer; o != nil {
		line.Held = o.card
		for _, p := range o.places {
			line.Drops = append(line.Drops, trace.Drop{Text: p.text, Verbs: len(p.drops), X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	return line
}
