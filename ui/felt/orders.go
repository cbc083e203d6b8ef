package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// offerAlways is the option of the button that offers to answer always as now.
const offerAlways = -3

// orderer is a session in which an answer can be ordered for always.
type orderer interface {
	Always(key string) error
	Stop(id int)
}

// orders are the orders to answer always what the same card or trigger asks: it offers them at
// the prompt, shows those that stand, and takes them back.
type orders struct {
	session library.Session
	sight   *sight
	panels  *panels
	shower  shower
	off     bool // none can be given: someone leads
	chip    *kit.Pill
}

func newOrders(session library.Session, s *sight, shown shower) *orders {
	o := &orders{session: session, sight: s, shower: shown}
	o.chip = kit.NewPill("", kit.Quiet, o.open)
	o.chip.TextSize = 13
	o.chip.Hide()
	return o
}

// button is what the prompt offers beside its own; false where nothing can be ordered.
func (o *orders) button(s *table.Scene) (table.Button, bool) {
	_, can := o.session.(orderer)
	return table.Button{Option: offerAlways, Text: words.Say("table.always")}, can && !o.off && s.Prompt.Mine && len(s.Prompt.Always) > 0
}

// offer lists the answers that can be ordered for always.
func (o *orders) offer() {
	to, can := o.session.(orderer)
	if !can {
		return
	}
	p := o.panels
	var lines []kit.MenuLine
	for _, b := range o.sight.scene.Prompt.Always {
		lines = append(lines, p.closing(b.Text, func() {
			p.tell(to.Always(b.Key), p.promptAt())
			o.shower.Pull()
		}))
	}
	p.consultBeside(words.Say("table.always_title"), append(lines, p.closing(words.Say("common.cancel"), nil)))
}

// set shows the chip of the orders that stand at the lower end of a box, and returns what is left of that.
func (o *orders) set(s *table.Scene, b kit.Box) kit.Box {
	all := s.Standing
	if len(all) == 0 || b.Empty() {
		o.chip.Hide()
		return b
	}
	text := all[0].Short
	if len(all) > 1 {
		text = words.Count("table.standing", len(all))
	}
	at := kit.NewBox(b.X+statusRim, b.Bottom()-chipHigh, b.W-statusRim, chipHigh)
	o.chip.Set(kit.Shorten(text, look.Bold, o.chip.TextSize, at.W-2*chipEdge), "", kit.Normal, o.open)
	at.Put(o.chip)
	o.chip.Show()
	b.H -= chipHigh + 4
	return b
}

// The measures of the chip.
const chipHigh, chipEdge = 28, 12

// open lists the orders that stand: each can be taken back.
func (o *orders) open() {
	to, can := o.session.(orderer)
	if !can {
		return
	}
	p := o.panels
	var lines []kit.MenuLine
	for _, order := range o.sight.scene.Standing {
		lines = append(lines, p.closing(order.Text, func() {
			to.Stop(order.ID)
			o.shower.Pull()
		}))
	}
	p.consult(words.Say("table.standing_title"), lines, kit.BoxOf(o.chip).Centre())
}
