package felt

import (
	"image"
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// moving is a table on which a scene changes while motion is on.
func moving(t *testing.T, first, then *sceneMaker) *Table {
	t.Helper()
	test.NewTempApp(t)
	f := first.session()
	e := kittest.Env()
	e.Glide = library.MotionSpeeds["normal"]
	ts := laid(t, e, f, Exits{}, fyne.NewSize(1280, 800))
	ts.env.Still = false // from now on things move
	f.scene = then.session().scene
	f.scene.Version = ts.sight.scene.Version + 1
	ts.Pull()
	return ts
}

// A game is dealt when the window shows it first, not when one comes back to it.
func TestAGameIsDealtOnce(t *testing.T) {
	for _, seen := range []bool{false, true} {
		test.NewTempApp(t)
		m := midGame()
		var dealt []table.Event
		for _, c := range m.Cards {
			if c.Zone == zHand {
				dealt = append(dealt, table.Event{Kind: table.EventMoved, Card: c.ID, Def: c.Def, From: zDraw, To: zHand})
			}
		}
		m.Moves, m.Updates = 1, []table.Update{{Moves: 1, Events: dealt}}
		e, _ := posted(time.Hour)
		e.Still, e.Glide = false, library.MotionSpeeds["normal"]
		ts := laid(t, e, m.session(), Exits{Seen: seen}, fyne.NewSize(1280, 800))
		if moved := ts.animator.motion.all > 0; len(dealt) == 0 || moved == seen {
			t.Errorf("of %d cards that were dealt some moved: %v; seen before: %v", len(dealt), moved, seen)
		}
	}
}

func TestCardsThatLeaveAPileGoOneAfterTheOther(t *testing.T) {
	var m motion
	m.time = 100 * time.Millisecond
	owner := &input{}
	var steps []step
	for i := range 3 {
		steps = append(steps, step{card: newCardView(owner), to: fyne.NewPos(300, 0), wait: i})
	}
	m.steps, m.all = steps, 160*time.Millisecond
	m.tick(0.4)
	for i := range 2 {
		if a, b := steps[i].card.Position().X, steps[i+1].card.Position().X; a <= b {
			t.Errorf("card %d is at %.0f, the next one at %.0f", i, a, b)
		}
	}
	done := false
	m.done = func() { done = true }
	m.tick(1)
	for i, s := range steps {
		if s.card.Position() != s.to {
			t.Errorf("card %d ends at %v", i, s.card.Position())
		}
	}
	if !done {
		t.Error("nobody is told that they have arrived")
	}
}

// A stamp goes when what it was put on sets out, however late that is.
func TestStampGoesWithItsCard(t *testing.T) {
	left := 0
	m := motion{time: 100 * time.Millisecond, all: 600 * time.Millisecond, out: func() { left++ }}
	m.steps = []step{{card: newCardView(&input{}), to: fyne.NewPos(300, 0), after: 500 * time.Millisecond, before: image.NewRGBA(image.Rect(0, 0, 2, 2))}}
	if m.tick(0.8); left != 0 {
		t.Error("the stamp leaves before its card")
	}
	if m.tick(0.9); left == 0 {
		t.Error("the card leaves its stamp behind")
	}
}

func TestACardTurnsOver(t *testing.T) {
	back, face := image.NewRGBA(image.Rect(0, 0, 10, 14)), image.NewRGBA(image.Rect(0, 0, 10, 14))
	v := newCardView(&input{})
	v.Resize(fyne.NewSize(50, 70))
	pic := kit.Picture{Size: image.Pt(10, 14)}
	v.setPicture(pic, face)
	s := step{card: v, over: back, overAs: pic}
	s.at(0.2)
	if v.bare != back || v.drawn.Width >= 50 {
		t.Errorf("on its way it shows its face already, %v wide", v.drawn.Width)
	}
	s.at(0.49)
	if v.pic.Size().Width > 6 {
		t.Errorf("in the middle it is %v wide", v.pic.Size().Width)
	}
	s.at(1)
	if v.bare != face || v.drawn != v.Size() {
		t.Errorf("in the end it is %v and shows its back", v.drawn)
	}
}

// Cards that are drawn face down lie on their pile with their backs up until they set out, also
// where backs of their size are still being drawn.
func TestDrawnCardsWaitFaceDown(t *testing.T) {
	ts := moving(t, midGame(), midGame())
	posts := make(chan func(), 10)
	pics := kit.NewPictures(kittest.Clear, func(f func()) { posts <- f }, nil)
	t.Cleanup(pics.Close)
	small := kit.Picture{Kind: kit.FaceDown, Size: image.Pt(10, 14)}
	pics.Get(small, func(*image.RGBA) {})
	(<-posts)() // one is there, of another size
	ts.env.Pics = pics
	v := ts.animator.views[defOf("3♠")]
	told := story{moves: map[int]travel{v.id(): {from: zDraw, to: zHand, hidden: true}}}
	dealt := 0
	s, _ := ts.animator.stepOf(v, stood{}, v.Position(), &told, &dealt)
	if s.over == nil || s.overAs != small {
		t.Errorf("it waits as %v", s.overAs)
	}
}

// Motion that is broken off leaves the cards as they are in the end.
func TestMotionIsBrokenOff(t *testing.T) {
	back, face := image.NewRGBA(image.Rect(0, 0, 10, 14)), image.NewRGBA(image.Rect(0, 0, 10, 14))
	v := newCardView(&input{})
	v.Resize(fyne.NewSize(50, 70))
	pic := kit.Picture{Size: image.Pt(10, 14)}
	v.setPicture(pic, face)
	m := motion{time: time.Hour, all: time.Hour, steps: []step{{card: v, over: back, overAs: pic, pulse: true, was: fyne.NewSize(70, 50)}}}
	m.tick(0.3)
	m.stop()
	middle := v.pic.Position().AddXY(v.pic.Size().Width/2, v.pic.Size().Height/2)
	if v.bare != face || v.drawn != v.Size() || middle != fyne.NewPos(25, 35) {
		t.Errorf("it stays %v around %v", v.drawn, middle)
	}
}

// A card about which something is told pulses; one that turns to its side changes its shape.
func TestStepsFollowWhatIsTold(t *testing.T) {
	ts := moving(t, midGame(), midGame())
	var v *cardView
	for _, x := range ts.animator.views {
		if x.place.Card.Def != 0 {
			v = x
		}
	}
	before := v.remember()
	out := 0
	if _, moves := ts.animator.stepOf(v, before, v.Position(), &story{}, &out); moves {
		t.Error("a card moves though nothing has changed")
	}
	told := tell([]table.Update{{Events: []table.Event{{Kind: table.EventCounters, Was: v.id(), Card: v.id(), N: 3, By: 1}}}})
	if s, moves := ts.animator.stepOf(v, before, v.Position(), &told, &out); !moves || !s.pulse {
		t.Error("a new counter does not show")
	}
	before.size = fyne.NewSize(before.size.Height, before.size.Width)
	if s, _ := ts.animator.stepOf(v, before, v.Position(), &told, &out); s.was != before.size {
		t.Error("a card that turns to its side jumps")
	}
}

// stepping shows a scene and returns what cards do on the way to it.
func stepping(ts *Table, m *sceneMaker) map[*cardView]step {
	old := ts.sight.scene
	ts.sight.scene = m.session().scene
	ts.show()
	told := ts.animator.told(old)
	views, left := ts.animator.assign(&told)
	out := map[*cardView]step{}
	dealt := 0
	for i, p := range ts.sight.arr.Cards {
		before := views[i].remember()
		ts.animator.dress(views[i], p)
		if s, moves := ts.animator.stepOf(views[i], before, p.Pos(), &told, &dealt); moves {
			out[views[i]] = s
		}
	}
	for _, s := range ts.animator.leave(left, &told, true) {
		out[s.card] = s
	}
	return out
}

// A card keeps its view on its way from zone to zone, whatever its ids are, and comes
// from where it lay if it was not seen there.
func TestCardsGoTheWayThatIsTold(t *testing.T) {
	then := midGame()
	ts := moving(t, midGame(), midGame())
	top := 0
	for _, c := range ts.sight.arr.Cards {
		if c.Card.Zone == zDraw {
			top = c.Card.ID
		}
	}
	view := ts.animator.views[top]
	from := view.Position()
	drawn := defOf("9♥")
	then.add(zHand, "9♥").add(zFarHand, "?")
	far := then.hidden + 1
	then.Moves, then.Updates = 1, []table.Update{{Moves: 1, IDs: map[int]int{top: drawn, -900: far}, Events: []table.Event{
		{Kind: table.EventMoved, Was: top, Card: drawn, Def: drawn, From: zDraw, To: zHand},
		{Kind: table.EventMoved, Was: -900, Card: far, From: zDraw, To: zFarHand},
	}}}
	steps := stepping(ts, then)
	if s := steps[view]; ts.animator.views[drawn] != view || s.from != from || s.over == nil || s.wait != 0 {
		t.Errorf("the drawn card is another one, or goes %+v", s)
	}
	pile, _ := ts.sight.zoneSpot(zDraw)
	if s := steps[ts.animator.views[far]]; s.from != pile || s.wait != 1 {
		t.Errorf("the card that the other draws goes %+v, the pile is at %v", s, pile)
	}
}

// A card that goes where it is not seen goes there, and is put away then.
func TestCardsGoOutOfSight(t *testing.T) {
	then := midGame()
	ts := moving(t, midGame(), midGame())
	id := defOf("3♠")
	gone := ts.animator.views[id]
	i := slices.IndexFunc(then.Cards, func(c table.CardScene) bool { return c.ID == id })
	then.Cards = slices.Delete(then.Cards, i, i+1)
	then.Moves, then.Updates = 1, []table.Update{{Moves: 1, IDs: map[int]int{id: -901}, Events: []table.Event{
		{Kind: table.EventMoved, Was: id, Card: -901, From: zHand, To: zDraw},
	}}}
	steps := stepping(ts, then)
	if pile, _ := ts.sight.zoneSpot(zDraw); !gone.Visible() || steps[gone].to != pile {
		t.Errorf("it goes %+v; the pile is at %v", steps[gone], pile)
	}
	ts.animator.arrived()
	if gone.Visible() || len(ts.animator.leavers) > 0 {
		t.Error("it stays")
	}
}

// The uppermost card of a pile is seen until the one that comes upon it is there.
func TestPilesDontGoEmptyMeanwhile(t *testing.T) {
	then := midGame()
	ts := moving(t, midGame(), midGame())
	i := slices.IndexFunc(then.Cards, func(c table.CardScene) bool { return c.Zone == zExile })
	top := ts.animator.views[then.Cards[i].ID]
	then.Cards[i].ID = -950
	then.Moves, then.Updates = 1, []table.Update{{Moves: 1, Events: []table.Event{
		{Kind: table.EventMoved, Was: -901, Card: -950, From: zFarHand, To: zExile},
	}}}
	steps := stepping(ts, then)
	if s, stays := steps[top]; !stays || s.from != s.to || !top.Visible() {
		t.Errorf("the card beneath goes %+v, seen %t", s, top.Visible())
	}
}

func TestNumbersRise(t *testing.T) {
	s := tell([]table.Update{
		{Events: []table.Event{{Kind: table.EventTotal, Seat: 1, N: 9, By: -2}}},
		{Events: []table.Event{{Kind: table.EventTotal, Seat: 0, N: 7, By: 7}, {Kind: table.EventTotal, Seat: 1, N: 6, By: -3}}},
	})
	if got := signed(s.totals[0]) + " " + signed(s.totals[1]); got != "+7 −5" {
		t.Errorf("there rises %s", got)
	}
}

// What became of an item is said when it leaves the stack, however much later; of one
// whose declaration was taken back nothing is.
func TestFatesAreRemembered(t *testing.T) {
	f := fates{}
	f.hear(tell([]table.Update{{Events: []table.Event{{Kind: table.EventCountered, Item: 4}}}}))
	f.hear(tell(nil))
	if f[4] != table.EventCountered {
		t.Errorf("item 4 became %q", f[4])
	}
	f.hear(tell([]table.Update{{Quiet: true}}))
	if len(f) != 0 {
		t.Errorf("after going back: %v", f)
	}
}

// Cards are seen as they set out before the first tick of a motion: a paint may come first.
func TestMotionsBeginWhereCardsAre(t *testing.T) {
	m := motion{time: time.Second}
	var parts []float32
	card := newCardView(&input{})
	m.start([]step{{card: card, to: fyne.NewPos(300, 0), lands: func(_ kit.Box, k float32) { parts = append(parts, k) }}}, func() {})
	m.stop()
	if len(parts) == 0 || parts[0] != 0 {
		t.Errorf("the first parts of the way that are shown are %v", parts)
	}
}

// Below the cards of a pile lies what is seen while those leave it or turn over.
func TestPilesHaveAGround(t *testing.T) {
	s := sitAt(t, "vastrix", " turn A\n A hand: 7♠\n B hand: nothing")
	box := s.zone("Draw pile")
	base := func() *cardView {
		for id, v := range s.table.animator.views {
			if isBase(id) && v.Visible() && v.place.Centre().X > box.X && v.place.Centre().X < box.Right() {
				return v
			}
		}
		t.Fatal("nothing lies below the draw pile")
		return nil
	}
	was := base()
	drops, _ := s.table.session.Drops(s.table.sight.pile(s.table.sight.zoneAt(box.Centre()))[0].ID)
	s.table.do(drops[0].Keys, box.Centre())
	if base() != was {
		t.Error("it has left with the card")
	}
}
