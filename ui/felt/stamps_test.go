package felt

import (
	"strings"
	"testing"
	"time"

	"feltstack/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// triggered are a table before and after Rook's play resolves, and with that an effect of a card
// comes to the stack.
func triggered(by string) (before, then *sceneMaker) {
	before, then = stackGame(), stackGame()
	before.Stack = before.Stack[2:]
	item := before.Stack[0]
	item.ID, item.Title, item.Targets = 7, "Queen of Spades - Effect", []int{defOf("6♠")}
	item.Cards = []table.CardScene{{ID: defOf(by), Def: defOf(by), Name: by, Zone: zFarER}}
	then.Stack = []table.ItemScene{item}
	before.Moves, then.Moves = 1, 2
	then.Updates = []table.Update{{Moves: 2, Events: []table.Event{
		{Kind: table.EventDeclared, Item: 7, Seat: 1}, {Kind: table.EventResolved, Item: 1},
	}}}
	return before, then
}

// What comes to the stack as something resolves there comes once that has been stamped: neither
// its words nor its arrow come before.
func TestPlaysComeOnceTheStampIsGone(t *testing.T) {
	before, then := triggered("Q♠")
	ts := moving(t, before, then)
	says := func(when, want string) {
		t.Helper()
		if got := titles(ts.board.lane); !strings.HasPrefix(got, want) {
			t.Errorf("%s, on the stack stands %q", when, got)
		}
	}
	if len(ts.animator.stamps) != 1 {
		t.Fatalf("there are %d stamps", len(ts.animator.stamps))
	}
	if says("stamped", "Nine"); ts.board.arrows.late != paced(ts.env, stampRest) {
		t.Errorf("the arrow grows %v late", ts.board.arrows.late)
	}
	ts.again()
	says("laid out again", "Nine")
	if ts.hasten(); len(ts.animator.stamps) != 0 {
		t.Error("the stamp stays though one hurries")
	}
	says("hurried", "Queen")
	ts = moving(t, before, then)
	ts.Resize(fyne.NewSize(1400, 900))
	says("in another window", "Queen")
}

// Nor does its card, wherever it comes from: it is not seen until then, and takes the stamp away.
func TestCardsComeOnceTheStampIsGone(t *testing.T) {
	for _, by := range []string{"Q♠", "9♠"} { // it lies on the table, or nowhere
		before, then := triggered(by)
		ts := moving(t, before, before)
		old := ts.sight.scene
		ts.sight.scene = &then.Scene
		told := ts.animator.told(old)
		told.leave([]leaving{{id: 1, fate: table.EventResolved}}, ts.env)
		ts.show()
		views, _ := ts.animator.assign(&told)
		v, dealt := views[len(views)-1], 0
		v.setPlace(ts.sight.arr.Cards[len(views)-1])
		v.Show()
		s, goes := ts.animator.stepOf(v, stood{}, v.place.Pos(), &told, &dealt)
		if v.place.Item != 7 || !goes || s.after != told.wait || !s.hides {
			t.Fatalf("%s: item %d goes: %v, %+v", by, v.place.Item, goes, s)
		}
		out := 0
		m := motion{time: time.Second, all: told.wait + 2*time.Second, steps: []step{s}, out: func() { out++ }}
		part := func(d time.Duration) float32 { return float32(d) / float32(m.all) }
		if m.tick(part(told.wait - time.Millisecond)); v.Visible() || out != 0 {
			t.Errorf("%s: it is seen under the stamp", by)
		}
		if m.tick(part(told.wait + time.Millisecond)); !v.Visible() || out == 0 {
			t.Errorf("%s: after the stamp it is seen: %v, the stamp goes: %v", by, v.Visible(), out > 0)
		}
		v.Hide()
		m.steps = []step{s}
		if m.stop(); !v.Visible() {
			t.Errorf("%s: broken off, it is not seen", by)
		}
	}
}

// titles is what is written on a lane.
func titles(l *lane) string {
	var all []string
	for _, layer := range l.back.Objects {
		for _, o := range layer.(*fyne.Container).Objects {
			if text, is := o.(*canvas.Text); is && text.Visible() {
				all = append(all, text.Text)
			}
		}
	}
	return strings.Join(all, " ")
}

// A card that is countered stays cracked on its way, also to where it isn't seen.
func TestCounteredCardsLeaveCracked(t *testing.T) {
	for fate, broken := range map[table.EventKind]bool{table.EventCountered: true, table.EventResolved: false} {
		ts := moving(t, stackGame(), stackGame())
		v := ts.animator.views[defOf("2♦")]
		told := story{left: map[int]table.EventKind{v.place.Item: fate}, wait: time.Second}
		steps := ts.animator.leave([]*cardView{v}, &told, true)
		if len(steps) != 1 || steps[0].before == nil || steps[0].broken != broken {
			t.Errorf("%s: it leaves %+v", fate, steps)
		}
	}
}
