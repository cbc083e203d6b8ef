package felt

import (
	"image"
	"image/color"
	"slices"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// overPanel says how the game ended, and what can follow. Its lines rise one after the
// other, and what everyone has come to is counted.
type overPanel struct {
	*fyne.Container
	env     *kit.Env
	about   func(def int) library.CardInfo
	face    func(seat int) int // which portrait a seat has
	stop    *kit.Catcher
	guard   *kit.Shield
	back    *kit.Sketch
	lines   []*fyne.Container   // that rise: title, players, cards, what is told, buttons
	text    map[int]*kit.Sketch // of all but the cards and the buttons
	cards   *fyne.Container     // with which was won
	foot    *fyne.Container     // the buttons
	pills   []*kit.Pill
	again   *kit.Pill // the same game again
	same    *kit.Pill // the same deal again
	turn    *kit.Pill // shows the play that decided
	watch   *kit.Pill // shows the whole game
	do      overActions
	counts  []count
	numbers []*kit.Sketch // of the counts
	faces   []*medallion  // of the players
	story   endStory
	put     bool // put aside to look at the table
	anim    *fyne.Animation
	risen   func()
}

// count is a number that is counted up.
type count struct {
	to    int
	shown int
	write func(n int)
}

// overActions is what can follow a finished game; nil for what can't.
type overActions struct {
	Rematch, Same, NewGame, Home, Look func()
	Back                               *library.WayBack
	Risen                              func() // is told that all lines have risen
	Watch                              func(at int)
}

// The lines of the panel, in the order in which they rise.
const (
	overTitle = iota
	overSeats
	overCards
	overTold
	overFoot
	overLines
)

// The measures of the panel.
const (
	overWidth  = 680
	overEdge   = 30
	overSeat   = 50
	overCard   = 66 // the width of a card with which was won
	overMost   = 9  // of these
	overRise   = 22 // how far a line rises
	overGap    = 260 * time.Millisecond
	overTakes  = 400 * time.Millisecond
	overCounts = 900 * time.Millisecond
	overAll    = overLines*overGap + overTakes
)

func newOverPanel(e *kit.Env, about func(def int) library.CardInfo, face func(seat int) int, do overActions) *overPanel {
	o := &overPanel{env: e, about: about, face: face, back: kit.NewSketch(), text: map[int]*kit.Sketch{}, cards: &fyne.Container{}, foot: &fyne.Container{}, risen: do.Risen, do: do}
	o.stop = kit.NewCatcher(func(fyne.Position) { o.finish() })
	o.turn = kit.NewPill(words.Say("over.watch_turn"), kit.Normal, func() { do.Watch(o.story.turning.At) })
	o.same = kit.NewPill(words.Say("over.same_deal"), kit.Normal, do.Same)
	o.again = kit.NewPill(words.Say("over.again"), kit.Leading, do.Rematch)
	o.watch = kit.NewPill(words.Say("over.watch"), kit.Normal, func() { do.Watch(0) })
	o.pills = []*kit.Pill{
		o.again, o.same, o.turn, o.watch,
		kit.NewPill(words.Say("common.new_game"), kit.Normal, do.NewGame), kit.NewPill(words.Say("over.look"), kit.Normal, do.Look), kit.NewPill(words.Say("common.home"), kit.Normal, do.Home),
	}
	if do.Back != nil {
		o.pills = slices.Insert(o.pills, 3, kit.NewPill(do.Back.Text, kit.Leading, do.Back.Do))
	}
	for _, k := range o.pills {
		o.foot.Add(k)
	}
	for i := range overLines {
		switch i {
		case overCards:
			o.lines = append(o.lines, o.cards)
		case overFoot:
			o.lines = append(o.lines, o.foot)
		default:
			o.text[i] = kit.NewSketch()
			o.lines = append(o.lines, o.text[i].Container)
		}
	}
	o.Container = &fyne.Container{Objects: []fyne.CanvasObject{o.stop, o.back.Container}}
	for _, l := range o.lines {
		o.Add(l)
	}
	o.guard = kit.NewShield(e)
	o.Add(o.guard)
	o.Hide()
	return o
}

// set shows the panel in the middle of frame once the end of the game is open.
func (o *overPanel) set(s *table.Scene, frame kit.Box, end *finale) {
	if !s.Over || o.put || !end.open {
		o.halt()
		if o.Visible() {
			o.Hide()
		}
		return
	}
	o.story = end.story
	showIf(o.again, o.do.Rematch != nil)
	showIf(o.same, o.do.Same != nil && !s.Won && !s.Seats[s.Me].Bot)
	showIf(o.turn, o.do.Watch != nil && o.story.turning.Round != "")
	showIf(o.watch, o.do.Watch != nil)
	o.lay(s, frame)
	first := !o.Visible()
	if o.Show(); first {
		o.guard.Raise(frame, false, nil)
	}
	switch {
	case first && moves(o.env):
		o.rise()
	case o.anim == nil:
		o.at(overAll)
	}
}

// showIf shows a button or hides it.
func showIf(k *kit.Pill, shown bool) {
	if shown {
		k.Show()
	} else {
		k.Hide()
	}
}

// paragraph is a text in the middle of the panel.
type paragraph struct {
	line  int // which rises with it
	words []kit.Word
	size  float32
	high  float32
}

// said is what the panel says above the players and beneath them.
func (o *overPanel) said(s *table.Scene, width float32) (above, beneath []paragraph) {
	now := look.Now()
	par := func(line int, text string, f look.Face, c color.NRGBA, size float32) paragraph {
		w, h := kit.Flow([]kit.Span{{Text: text, Face: f, Color: c}}, size, width)
		kit.Align(w, width, 0.5)
		return paragraph{line, w, size, h + 6}
	}
	title, c := words.Say("over.over"), now.Ivory
	switch playing := !s.Seats[s.Me].Bot; {
	case playing && s.Won:
		title, c = words.Say("over.victory"), now.Gold
	case playing && slices.ContainsFunc(s.Seats, func(p table.SeatScene) bool { return p.Won }):
		title = words.Say("over.defeat")
	case playing:
		title = words.Say("over.drawn")
	}
	above = []paragraph{par(overTitle, title, look.Title, c, 38), par(overTitle, s.Result, look.Title, now.Ivory, 20)}
	if o.story.warm != "" {
		above = append(above, par(overTitle, o.story.warm, look.Bold, now.Gold, 16))
	}
	if text := o.story.turned(); text != "" {
		beneath = append(beneath, par(overTold, text, look.Plain, now.Ivory, 15))
	}
	if o.story.score != "" {
		beneath = append(beneath, par(overTold, o.story.score, look.Plain, now.Dimmed, 14))
	}
	return above, beneath
}

// lay draws the panel's lines where they lie in the end.
func (o *overPanel) lay(s *table.Scene, frame kit.Box) {
	width := min(overWidth, frame.W-2*kit.Gap)
	above, beneath := o.said(s, width-2*overEdge)
	rows := o.rows()
	won := o.won(s)
	height := float32(len(players(s)))*overSeat + float32(len(rows))*46 + 2*overEdge + 10
	for _, p := range append(slices.Clone(above), beneath...) {
		height += p.high
	}
	cards := float32(0)
	if len(won) > 0 {
		cards = kit.CardSize(overCard*7/5).Height + 22
		if height+cards > frame.H-2*kit.Gap {
			won, cards = nil, 0
		}
	}
	height += cards
	b := kit.NewBox(frame.X+(frame.W-width)/2, frame.Y+(frame.H-height)/2, width, height)
	b.Put(o.stop)
	o.back.Begin()
	if s.Won {
		o.back.LitBoard(o.env, b, look.Now().Panel, look.Now().Gold)
	} else {
		o.back.Board(o.env, b, look.Now().Panel, look.Now().Dimmed)
	}
	o.back.End()
	for _, k := range o.text {
		k.Begin()
	}
	y := b.Y + overEdge - 8
	write := func(all []paragraph) {
		for _, p := range all {
			o.text[p.line].Words(p.words, p.size, b.X+overEdge, y)
			y += p.high
		}
	}
	write(above)
	y += 10
	o.counts = nil
	for i, seat := range players(s) {
		o.seat(s, seat, i, b, y)
		y += overSeat
	}
	o.spread(won, kit.NewBox(b.X+overEdge, y+8, width-2*overEdge, cards-22))
	y += cards
	write(beneath)
	for _, k := range o.text {
		k.End()
	}
	y = b.Bottom() - overEdge - float32(len(rows))*46 + 14
	for _, row := range rows {
		x := b.X + (b.W-rowWidth(row))/2
		for _, k := range row {
			kit.NewBox(x, y, k.MinSize().Width, 38).Put(k)
			x += k.MinSize().Width + kit.Gap
		}
		y += 46
	}
}

// players lists who has played, not those who only chose.
func players(s *table.Scene) []table.SeatScene {
	return slices.DeleteFunc(slices.Clone(s.Seats), func(p table.SeatScene) bool { return p.Chooser })
}

// won lists the cards that lie in the first row of the winners.
func (o *overPanel) won(s *table.Scene) []table.CardScene {
	var cards []table.CardScene
	for _, c := range s.Cards {
		z := slices.IndexFunc(s.Zones, func(z table.ZoneScene) bool { return z.ID == c.Zone })
		if z < 0 || c.Def == 0 || s.Zones[z].Area.Row != table.RowFront || len(cards) == overMost {
			continue
		}
		if slices.ContainsFunc(s.Seats, func(p table.SeatScene) bool { return p.Won && p.Seat == s.Zones[z].Seat }) {
			cards = append(cards, c)
		}
	}
	return cards
}

// spread shows cards side by side in a box.
func (o *overPanel) spread(cards []table.CardScene, b kit.Box) {
	o.cards.Objects = nil
	size, scale := kit.CardSize(overCard*7/5), o.env.Scale()
	x := b.Centre().X - (float32(len(cards))*(size.Width+6)-6)/2
	for _, c := range cards {
		pic := canvas.NewImageFromImage(kit.Blank)
		pic.ScaleMode, pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
		kit.NewBox(x, b.Y, size.Width, size.Height).Put(pic)
		x += size.Width + 6
		want := kit.Picture{Face: presently(o.about(c.Def).Face, c.Stats), Size: kit.Pixels(size, scale)}
		want.Face.Text, want.Face.Compact = "", true
		show := func(img *image.RGBA) {
			pic.Image = img
			pic.Refresh()
		}
		if img := o.env.Pics.Get(want, show); img != nil {
			show(img)
		}
		o.cards.Add(pic)
	}
}

// rows are the buttons in two lines: to play again or to look at what decided, and the rest.
func (o *overPanel) rows() [][]*kit.Pill {
	shown := func(all []*kit.Pill) []*kit.Pill {
		return slices.DeleteFunc(slices.Clone(all), func(k *kit.Pill) bool { return !k.Visible() })
	}
	rows := [][]*kit.Pill{shown(o.pills[:3]), shown(o.pills[3:])}
	return slices.DeleteFunc(rows, func(r []*kit.Pill) bool { return len(r) == 0 })
}

func rowWidth(row []*kit.Pill) float32 {
	w := float32(-kit.Gap)
	for _, k := range row {
		w += k.MinSize().Width + kit.Gap
	}
	return w
}

// rise lets the lines rise one after the other.
func (o *overPanel) rise() {
	o.at(0)
	all := paced(o.env, overAll)
	o.anim = fyne.NewAnimation(all, kit.Tick(func(f float32) {
		o.at(time.Duration(f * float32(overAll)))
		if f == 1 {
			o.anim = nil
			o.risen()
		}
	}))
	o.anim.Curve = fyne.AnimationLinear
	o.anim.Start()
}

// at shows the lines as they are so long after the first has set out.
func (o *overPanel) at(d time.Duration) {
	for i, l := range o.lines {
		k := kit.Clamp(float32(d-time.Duration(i)*overGap)/float32(overTakes), 0, 1)
		l.Hidden = k == 0
		l.Move(fyne.NewPos(0, overRise*(1-k)*(1-k)))
	}
	k := kit.Clamp(float32(d-overSeats*overGap)/float32(overCounts), 0, 1)
	for i := range o.counts {
		c := &o.counts[i]
		if n := int(float32(c.to)*k + 0.5); n != c.shown {
			c.shown = n
			c.write(n)
		}
	}
	kit.Repaint()
}

// finish shows the panel as it is in the end. It reports whether it was still moving.
func (o *overPanel) finish() bool {
	if o.anim == nil {
		return false
	}
	o.halt()
	o.at(overAll)
	o.risen()
	return true
}

// pressable lists the buttons that can be pressed: none before they have risen.
func (o *overPanel) pressable() []*kit.Pill {
	if o.anim != nil {
		return nil
	}
	return o.pills
}

// main presses the first button of the panel and reports whether it did.
func (o *overPanel) main() bool {
	if !o.Visible() {
		return false
	}
	for _, k := range o.pressable() {
		if k.Visible() {
			k.Tapped(nil)
			return true
		}
	}
	return false
}

// halt ends the motion.
func (o *overPanel) halt() {
	if o.anim != nil {
		o.anim.Stop()
		o.anim = nil
	}
}
