package felt

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// knowing is a session that knows what decided the game.
type knowing struct {
	*fakeSession
	turn table.Turning
}

func (k *knowing) Turning(context.Context) (table.Turning, bool) { return k.turn, k.turn.Round != "" }

// ended is a table at which the game has ended.
func ended(t *testing.T, e *kit.Env, won bool, exits Exits) *Table {
	t.Helper()
	test.NewTempApp(t)
	return laid(t, e, endGame(won), exits, fyne.NewSize(1280, 800))
}

// endGame is a game that the first of two has won or lost.
func endGame(won bool) library.Session {
	m := midGame()
	m.Over, m.Won, m.Result = true, won, "You win: 22 points to 9"
	if !won {
		m.Result = "Rook wins: 22 points to 9"
	}
	for i := range m.Seats {
		m.Seats[i].Won = (i == 0) == won
	}
	f := m.session()
	line := table.Line{Turn: 6, Round: "Turn 6", Seat: 1, Text: "Rook plays 10♣ for effect"}
	return &knowing{f, table.Turning{At: 17, Round: "Turn 6", Line: line, Win: 0.31, Other: "10♣: Play for points", Else: 0.62}}
}

// The ring goes from a card to the panel of the end when that opens.
func TestTheRingIsNotOverTheEnd(t *testing.T) {
	var told func(library.Score)
	ts := ended(t, kittest.Env(), true, Exits{Versus: func(_ []string, f func(library.Score)) { told = f }, Rematch: func() {}})
	if told == nil || ts.panels.over.Visible() {
		t.Fatal("the end is open before the score is known")
	}
	for _, s := range ts.keys.reach.stops() {
		if s.ID != 0 {
			ts.keys.put(s)
		}
	}
	if ts.keys.focus.At.ID == 0 {
		t.Fatal("the ring is on no card")
	}
	told(library.Score{Won: 1})
	if !ts.panels.over.Visible() {
		t.Fatal("the end isn't open")
	}
	if f := ts.keys.focus; f.On && f.At.ID != 0 {
		t.Errorf("the ring is round %q", f.At.Key)
	}
}

// written lists what is written in a panel.
func written(o fyne.CanvasObject) string {
	var all []string
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *fyne.Container:
			for _, c := range o.Objects {
				if c.Visible() {
					walk(c)
				}
			}
		case *canvas.Text:
			all = append(all, o.Text)
		}
	}
	walk(o)
	return strings.Join(all, " ")
}

func shownPills(o *overPanel) string {
	var all []string
	for _, k := range o.pills {
		if k.Visible() {
			all = append(all, k.Text)
		}
	}
	return strings.Join(all, ", ")
}

// The end says what decided the game, how one has done against these opponents, and what
// can follow; the loser may play the same deal again.
func TestTheEndIsTold(t *testing.T) {
	at, same := 0, 0
	exits := Exits{
		Watch: func(n int) { at = n }, Same: func() { same++ },
		Versus: func(others []string, told func(library.Score)) {
			if len(others) != 1 || others[0] != "Rook" {
				t.Errorf("against %q", others)
			}
			told(library.Score{Won: 1, Lost: 2})
		},
		Rematch: func() {},
	}
	ts := ended(t, kittest.Env(), true, exits)
	text := written(ts.panels.over.Container)
	for _, want := range []string{"Victory", "You win: 22 points to 9", "Turn 6 decided the game: Rook plays 10 ♣ for effect. A bot expects to win 31% of games from there, 62% with “10 ♣ : Play for points”.", "You against Rook: 1 won, 2 lost", "Your first win against Rook.", "14", "9"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %q", want, text)
		}
	}
	if len(ts.panels.over.cards.Objects) != 3 {
		t.Errorf("won with %d cards", len(ts.panels.over.cards.Objects))
	}
	if got := shownPills(ts.panels.over); strings.Contains(got, "Same deal") || !strings.Contains(got, "Replay this play") {
		t.Errorf("the winner may choose from %s", got)
	}
	ts.panels.over.turn.Tapped(nil)
	ts = ended(t, kittest.Env(), false, exits)
	ts.panels.over.same.Tapped(nil)
	if text := written(ts.panels.over.Container); !strings.Contains(text, "Defeat") || strings.Contains(text, "first win") || !strings.Contains(shownPills(ts.panels.over), "Same deal again") {
		t.Errorf("the loser reads %q and may choose from %s", text, shownPills(ts.panels.over))
	}
	if at != 17 || same != 1 {
		t.Errorf("watched from %d, the same deal %d times", at, same)
	}
}

// An ally is no opponent in the account of how one has done.
func TestTheEndNamesAllies(t *testing.T) {
	test.NewTempApp(t)
	m := midGame()
	m.Over, m.Won = true, true
	ally, foe := m.Seats[1], m.Seats[1]
	ally.Seat, ally.Name, ally.Ally, ally.Won = 2, "Wren", true, true
	foe.Seat, foe.Name = 3, "Lark"
	m.Seats = append(m.Seats, ally, foe)
	var asked []string
	ts := laid(t, kittest.Env(), m.session(), Exits{Versus: func(others []string, told func(library.Score)) {
		asked = others
		told(library.Score{Won: 1, Lost: 2})
	}}, fyne.NewSize(1280, 800))
	if !slices.Equal(asked, []string{"Rook", "Wren", "Lark"}) {
		t.Errorf("asked for games with %q", asked)
	}
	text := written(ts.panels.over.Container)
	for _, want := range []string{"You and Wren against Rook and Lark: 1 won, 2 lost", "Your first win against Rook and Lark."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %q", want, text)
		}
	}
}

// The lines of the end rise one after the other, and numbers count; any key ends that and
// does nothing else. Where nothing moves all is there at once.
func TestTheEndRises(t *testing.T) {
	e, _ := posted(300 * time.Millisecond)
	ts := ended(t, e, true, Exits{})
	o := ts.panels.over
	o.at(overGap + overTakes/2)
	for i, l := range o.lines {
		if l.Visible() != (i <= overSeats) {
			t.Errorf("in the beginning line %d is seen: %v", i, l.Visible())
		}
	}
	if n := o.counts[0].shown; n <= 0 || n >= 14 {
		t.Errorf("%d points are counted in the beginning", n)
	}
	o.anim = fyne.NewAnimation(time.Hour, func(float32) {})
	ts.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if o.anim != nil || !o.foot.Visible() || o.counts[0].shown != 14 || o.foot.Position().Y != 0 {
		t.Errorf("a key leaves %d points, the buttons at %v", o.counts[0].shown, o.foot.Position())
	}
}

// Enter presses the first button of the end, wherever the ring was.
func TestTheEndIsLeftByEnter(t *testing.T) {
	again := 0
	ts := ended(t, kittest.Env(), true, Exits{Rematch: func() { again++ }})
	ts.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if again != 1 {
		t.Errorf("Enter plays again %d times", again)
	}
}

// A game whose end is taken back has no end until it ends again.
func TestTheEndIsTakenBack(t *testing.T) {
	ts := ended(t, kittest.Env(), true, Exits{})
	f := ts.session.(*knowing)
	before := *f.scene
	before.Over, before.Version = false, 2
	f.scene = &before
	ts.Pull()
	if ts.panels.over.Visible() {
		t.Error("the game goes on beneath the panel of its end")
	}
	again := before
	again.Over, again.Version = true, 3
	f.scene = &again
	ts.Pull()
	if !ts.panels.over.Visible() {
		t.Error("the second end is not told")
	}
}

// At a table that nobody can begin again the end offers the way back instead.
func TestTheEndLeadsBack(t *testing.T) {
	led := ""
	exits := Exits{Home: func() { led += "home " }, Back: &library.WayBack{Text: "To the studio", Do: func() { led += "studio " }}}
	ts := ended(t, kittest.Env(), false, exits)
	if got := shownPills(ts.panels.over); got != "To the studio, New game, View table, Home" {
		t.Errorf("one may choose from %s", got)
	}
	for _, k := range ts.panels.side.exits() {
		k.Tapped(nil)
	}
	if led != "studio home " {
		t.Errorf("the buttons beside the table lead to %s", led)
	}
}
