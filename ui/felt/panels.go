package felt

import (
	"errors"
	"slices"
	"time"

	"feltstack/cardart/portraits"
	"feltstack/rules/book"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// panels is what lies beside the board and over it: the prompt, the side panel, the tray,
// the cover, and what is said and listed for a moment.
type panels struct {
	env     *kit.Env
	sight   *sight
	dress   func(*cardView, cardPlace)              // gives a card of the tray its picture
	asking  func() *table.Scene                     // the scene as the prompt shows it
	always  func(*table.Scene) (table.Button, bool) // to answer always as now
	looks   func() map[int]control                  // of its buttons that show icons
	changed func()                                  // has the table painted
	names   func() []kit.Box                        // where the names of zones and seats stand
	about   func(def int) library.CardInfo
	point   func(card int) // shows which card a button means, 0: none
	rules   func(book.Ref) // opens the rulebook; nil where there is none

	prompt *promptBar
	clock  *clockView
	side   *sidePanel
	tray   *tray
	over   *overPanel
	finale *finale
	cover  *cover
	keys   *keysPanel
	choice *kit.Menu
	bubble *bubble
	tip    *kit.Tip

	consults  bool   // choice, where it is open, isn't a choice within the game
	asks      uint64 // version of the scene whose prompt choice, where it is open, belongs to; 0: none
	shut      uint64 // version of the scene whose prompt's tray was closed by hand
	stopSay   func()
	stopCover func()
}

// stop ends what is under way.
func (p *panels) stop() {
	for _, stop := range []func(){p.stopSay, p.stopCover, p.over.halt, p.finale.stop} {
		if stop != nil {
			stop()
		}
	}
}

// draw draws the panels but the prompt for the present scene and size.
func (p *panels) draw() {
	p.outdated()
	s, arr := p.sight.scene, p.sight.arr
	p.clock.set(p.prompt.place)
	p.side.set(s, arr.Side)
	p.over.set(s, arr.All, p.finale)
	p.refreshTray()
}

// asked is what the prompt says now, or the note in its place.
func (p *panels) asked(note string) question {
	s := p.asking()
	q := p.prompt.ask(s, note, p.clock.room(s))
	q.Looks, q.Off = p.looks(), p.sight.reads()
	if b, can := p.always(s); can && len(q.Buttons) > 0 {
		q.Buttons = append(slices.Clone(q.Buttons), b)
	}
	texts, cards := make([]string, len(q.Buttons)), make([]int, len(q.Buttons))
	for i, b := range q.Buttons {
		texts[i], cards[i] = b.Text, b.Card
	}
	q.Buttons = slices.Clone(q.Buttons)
	for i, text := range namedApart(p.sight.order.apply(s), p.about, texts, cards) {
		q.Buttons[i].Text = text
	}
	return q
}

// apartDrops is what drops mean, so that no two cards are called the same.
func (p *panels) apartDrops(drops []table.Drop) []string {
	verbs, cards := make([]string, len(drops)), make([]int, len(drops))
	for i, d := range drops {
		verbs[i], cards[i] = d.Verb, d.Card
	}
	return namedApart(p.sight.order.apply(p.sight.scene), p.about, verbs, cards)
}

// toCard shows the card that a button means while it is pointed at; nil for card 0.
func (p *panels) toCard(card int) func(over bool) {
	if card == 0 {
		return nil
	}
	return func(over bool) {
		if over {
			p.point(card)
		} else {
			p.point(0)
		}
	}
}

// tipOf says beside a button what it does, nil: nothing.
func (p *panels) tipOf(k *kit.Pill, key string) {
	if k == nil {
		p.tip.Close()
		return
	}
	p.tip.Say(k.Text, key, kit.BoxOf(k), p.sight.arr.All)
}

// ask shows what the prompt says.
func (p *panels) ask(q question) {
	p.prompt.set(p.asking(), q, p.sight.arr.Prompt)
	p.hintKeys()
}

// say shows a reason near a place for a few seconds.
func (p *panels) say(r table.Refusal, at fyne.Position) {
	var cards []kit.Box
	for _, c := range p.sight.arr.Cards {
		cards = append(cards, c.Box)
	}
	p.bubble.say(r, at, p.sight.frameAt(at), p.names(), cards, p.toRule(r.Rule))
	if p.stopSay != nil {
		p.stopSay()
	}
	p.stopSay = p.env.After(6*time.Second, p.bubble.close)
	p.changed()
}

// toRule opens the rulebook at a rule; nil where there is nothing to open.
func (p *panels) toRule(rule string) func() {
	if p.rules == nil || rule == "" {
		return nil
	}
	return func() { p.rules(book.Ref{Rule: rule}) }
}

// tell says at a place that something went wrong.
func (p *panels) tell(err error, at fyne.Position) {
	if err != nil && !errors.Is(err, ErrLed) {
		p.say(table.Refusal{Text: trouble.Text(err)}, at)
	}
}

// choose opens a choice at a place.
func (p *panels) choose(title string, lines []kit.MenuLine, at fyne.Position) {
	p.consults, p.asks = false, 0
	p.choice.Open(title, lines, at, p.sight.arr.All)
	p.changed()
}

// chooseBeside opens a choice beside what it is about: not over some other boxes, the
// buttons of the prompt and the play that is answered, and rather not over the question and
// the own hand.
func (p *panels) chooseBeside(title string, lines []kit.MenuLine, of kit.Box, off ...kit.Box) {
	p.consults, p.asks = false, 0
	buttons, question := p.prompt.taken()
	rather := []kit.Box{question}
	for i := range p.sight.arr.Cards {
		if c := &p.sight.arr.Cards[i]; c.Hand {
			rather = append(rather, c.around())
		}
	}
	p.choice.OpenBeside(title, lines, of, kit.NewBox(0, 0, p.sight.arr.Side.X, p.sight.arr.All.H), append(append(off, p.sight.answered()...), buttons...), rather)
	p.changed()
}

// mark marks the first line of a choice that a key has opened: a hand on the keys goes on from
// there.
func (p *panels) mark(focus *kit.Focus) {
	if focus.On && p.choice.Visible() && p.choice.At < 0 {
		p.choice.Lead(1)
	}
}

// warn says all that a play does before it is chosen with a button.
func (p *panels) warn(b table.Button, do func(table.Button)) {
	sure := b
	sure.Whole = ""
	line := p.closing(b.Text, func() { do(sure) })
	line.Notes = []kit.Note{{Text: b.Whole}}
	p.chooseBeside(p.sight.scene.Prompt.Text, []kit.MenuLine{line, p.closing(words.Say("common.cancel"), nil)}, p.sight.arr.Prompt)
}

// hintKeys has only one list say which keys press its lines: the choice while it is open,
// else the prompt.
func (p *panels) hintKeys() {
	if !p.choice.Visible() {
		p.point(0) // what a line of it has shown
	}
	for _, k := range p.prompt.pills {
		if k.Muted != p.choice.Visible() {
			k.Muted = p.choice.Visible()
			k.Style()
		}
	}
}

// consult is choose for what is not part of the game: the time for the choice stands
// meanwhile.
func (p *panels) consult(title string, lines []kit.MenuLine, at fyne.Position) {
	p.choose(title, lines, at)
	p.consults = true
	p.clock.follow()
}

// consultBeside is consult for what belongs to the prompt.
func (p *panels) consultBeside(title string, lines []kit.MenuLine) {
	p.chooseBeside(title, lines, p.sight.arr.Prompt)
	p.consults, p.asks = true, p.sight.scene.Version
	p.clock.follow()
}

// outdated closes a choice whose prompt is no longer the one of the scene.
func (p *panels) outdated() {
	if p.asks != 0 && p.asks != p.sight.scene.Version && p.choice.Close() {
		p.consults = false
		p.clock.follow()
	}
}

// free reports whether nothing lies over the table that keeps the person from choosing.
func (p *panels) free() bool {
	return !p.cover.Visible() && !p.keys.Visible() && !(p.consults && p.choice.Visible())
}

// closing is a line of a choice that closes it and then does something; nil: nothing more.
func (p *panels) closing(text string, do func()) kit.MenuLine {
	return kit.MenuLine{Text: text, Do: func() {
		p.choice.Close()
		if do != nil {
			do()
		}
	}}
}

// browse opens the tray with the pile a card lies in.
func (p *panels) browse(c table.CardScene) bool {
	if _, ok := p.sight.pileOf(c.ID); !ok {
		return false
	}
	p.tray.first = 0
	p.openPile(c.Zone)
	p.changed()
	return true
}

// openPile shows the cards of a pile in the tray, as they lie now; nothing where there are none.
func (p *panels) openPile(zone int) {
	cards := p.sight.pile(zone)
	if len(cards) == 0 {
		p.tray.close()
		return
	}
	p.tray.pile = zone
	title := words.Say("table.top_first", "zone", p.sight.nameOfZone(zone))
	p.tray.open(title, cards, false, p.trayFrame(), p.dress)
}

// trayFrame is where a tray may lie: above the prompt, beside the stack.
func (p *panels) trayFrame() kit.Box {
	right := p.sight.arr.Side.X
	if len(p.sight.scene.Stack) > 0 {
		right = p.sight.arr.Lane.X // the play that asks stays in sight
	}
	return kit.NewBox(0, 0, right, p.sight.arr.Prompt.Y)
}

// refreshTray opens the tray for a prompt whose cards can't all be clicked
// where they lie, and closes it when the prompt is answered.
func (p *panels) refreshTray() {
	cards := p.sight.hiddenAsked()
	switch {
	case len(cards) > 0 && p.shut != p.sight.scene.Version:
		p.tray.open(p.sight.scene.Prompt.Text, cards, true, p.trayFrame(), p.dress)
	case p.tray.asks || len(p.tray.shown) == 0:
		p.tray.asks = false
		p.tray.close()
	case len(p.tray.shown) > 0:
		p.openPile(p.tray.pile)
	}
}

// closeTray puts the tray away. It reports whether it was open.
func (p *panels) closeTray() bool {
	if p.tray.asks {
		p.shut = p.sight.scene.Version
	}
	p.tray.asks = false
	was := p.tray.close()
	p.changed()
	return was
}

// inSight is the part of a card on which the pointer meets this card and no other.
func (p *panels) inSight(c cardPlace) kit.Box {
	if p.tray.Visible() {
		return p.sight.inside(c.Box)
	}
	return p.sight.uncovered(c)
}

// hide covers the table for whoever is to sit down next, locked for a moment.
func (p *panels) hide(next library.Handover) {
	if c := p.cover; (!c.Visible() || c.next.Seat != next.Seat) && p.env.Calm > 0 {
		if p.stopCover != nil {
			p.stopCover()
		}
		p.cover.lock(true)
		p.stopCover = p.env.After(p.env.Calm, func() {
			p.cover.lock(false)
			p.changed()
		})
	}
	s := p.sight.scene
	face := portraits.Portrait{Face: p.sight.face(next.Seat), Rim: seatColor(next.Seat, s.Me, len(s.Seats)), Flat: look.Now().Stark}
	p.cover.set(next, s.Me, len(s.Seats), face, p.sight.arr.All)
}

// footAt is where the buttons for back and forth are.
func (p *panels) footAt() fyne.Position {
	side := p.sight.arr.Side
	return fyne.NewPos(side.X+20, side.Bottom()-sideFoot-20)
}

// promptAt is the middle of the prompt.
func (p *panels) promptAt() fyne.Position { return p.sight.arr.Prompt.Centre() }

// pressable lists what can be pressed: where something lies over the table, only that.
func (p *panels) pressable(more []*kit.Pill) []trace.Button {
	var out []trace.Button
	add := func(pills ...*kit.Pill) {
		for _, k := range pills {
			if k.Visible() && !k.Off {
				out = append(out, kit.TraceButton(k.Text, kit.BoxOf(k)))
			}
		}
	}
	switch {
	case p.cover.Visible():
		add(p.cover.ready, p.cover.pass, p.cover.home)
		return out
	case p.over.Visible():
		add(p.over.pressable()...)
		return out
	case p.choice.Visible():
		add(p.choice.Pills...)
		return out
	case p.tray.Visible():
		add(p.tray.shut, p.tray.prev, p.tray.next)
	}
	add(p.prompt.inUse()...)
	add(more...)
	add(p.side.exits()...)
	add(p.side.stops)
	return out
}
