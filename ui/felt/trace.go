package felt

import (
	"feltstack/ui/kit"
	"feltstack/ui/trace"
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
	s := t.sight.scene
	line := trace.Line{
		Screen: "table", Width: t.sight.size.Width, Height: t.sight.size.Height, Scale: t.env.Scale(),
		Prompt: t.prompt.question(s, t.note()), Decision: s.Version, Mine: s.Prompt.Mine && !s.Over,
		Tray: t.tray.Visible(), Moving: t.animator.motion.going(),
	}
	for _, l := range s.Log[max(0, len(s.Log)-tracedLog):] {
		line.Log = append(line.Log, l.Text)
	}
	if s.Over {
		line.Result = s.Result
	}
	if t.bubble.Visible() {
		line.Bubble = t.bubble.said.Text
	}
	if t.coach != nil {
		line.Coach = t.coach.now.Title
	}
	line.Buttons = t.traceButtons()
	names := map[int]string{}
	for _, z := range s.Zones {
		names[z.ID] = z.Name
		if p := t.sight.arr.Zones[z.ID]; p != nil {
			line.Zones = append(line.Zones, trace.Zone{Name: z.Name, Count: z.Count, X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	shown := t.sight.arr.Cards
	if t.tray.Visible() {
		shown = nil
		for _, v := range t.tray.views {
			if v.Visible() {
				shown = append(shown, v.place)
			}
		}
	}
	for _, c := range shown {
		b := t.inSight(c)
		line.Cards = append(line.Cards, trace.Card{ID: c.Card.ID, Name: c.Card.Name, Zone: names[c.Card.Zone], Can: c.Card.Can, Ask: t.sight.asked(c.Card.ID) || t.sight.askedItem(c.Item), X: b.X, Y: b.Y, W: b.W, H: b.H})
	}
	if o := t.offer; o != nil {
		line.Held = o.card
		for _, p := range o.places {
			line.Drops = append(line.Drops, trace.Drop{Text: p.text, Verbs: len(p.drops), X: p.X, Y: p.Y, W: p.W, H: p.H})
		}
	}
	t.env.Trace.Write(line)
}

// inSight is the part of a card on which the pointer meets this card and no other.
func (t *Table) inSight(c cardPlace) kit.Box {
	if t.tray.Visible() {
		return t.sight.inside(c.Box)
	}
	return t.sight.uncovered(c)
}

// traceButtons lists what can be pressed: where something lies over the table,
// only that.
func (t *Table) traceButtons() []trace.Button {
	var out []trace.Button
	add := func(p *kit.Pill) {
		if p.Visible() && !p.Off {
			out = append(out, kit.TraceButton(p.Text, kit.BoxOf(p)))
		}
	}
	switch {
	case t.cover.Visible():
		add(t.cover.ready)
		add(t.cover.home)
		return out
	case t.over.Visible():
		for _, p := range t.over.pills {
			add(p)
		}
		return out
	case t.choice.Visible():
		for _, p := range t.choice.Pills {
			add(p)
		}
		return out
	case t.tray.Visible():
		add(t.tray.shut)
		add(t.tray.prev)
		add(t.tray.next)
	}
	for i, p := range t.prompt.pills {
		if i < len(t.prompt.shown) {
			add(p)
		}
	}
	if t.coach != nil {
		for _, p := range t.coach.pills {
			add(p)
		}
	}
	add(t.side.home)
	return out
}
