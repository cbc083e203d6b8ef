package felt

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// seat is a person at a table screen in a test: real rules, a real session,
// and what is posted to the UI goroutine done by the test.
type seat struct {
	t     *testing.T
	table *Table
	posts chan func()
}

// sit lays the table that a scenario of VASTRIX gives; the second player is a
// person, too.
func sit(t *testing.T, given string) *seat { return sitAt(t, "vastrix", given) }

func sitAt(t *testing.T, game, given string) *seat {
	t.Helper()
	return sitAfter(t, game, given)
}

// sitAfter is sitAt where choices have been made by their keys, whosever they are.
func sitAfter(t *testing.T, game, given string, keys ...string) *seat {
	t.Helper()
	test.NewTempApp(t)
	m := gamestest.Table(t, game, given)
	for _, key := range keys {
		i, err := m.Words().Find(key)
		if err == nil {
			err = m.Choose(i)
		}
		if err != nil {
			t.Fatalf("%s: %v, there is %q", key, err, m.Words().Keys())
		}
	}
	return lay(t, library.NewSeated(m.Game, begun(t, m.Game, m, "You", "Rook"), nil, false))
}

// lay lays the table for a session, as a window does.
func lay(t *testing.T, session library.Session) *seat {
	t.Helper()
	s := &seat{t: t, posts: make(chan func(), 100)}
	e := kittest.Plain()
	e.Still, e.Calm, e.Post = false, 50*time.Millisecond, func(f func()) { s.posts <- f }
	s.table = New(e, session, Exits{})
	w := test.NewWindow(s.table.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() { putAway(s.table); w.Close() })
	return s
}

// until does what is posted until cond holds.
func (s *seat) until(what string, cond func() bool) {
	s.t.Helper()
	uitest.Until(s.t, s.posts, what, cond, func() string {
		now := s.table.sight.scene
		var lines []string
		for _, l := range now.Log[max(len(now.Log)-4, 0):] {
			lines = append(lines, l.Text)
		}
		return fmt.Sprintf("move %d, the prompt %q, %d plays on the stack, the log %q", now.Moves, now.Prompt.Text, len(now.Stack), lines)
	})
}

func (s *seat) card(name string) *cardView {
	s.t.Helper()
	for _, v := range s.table.animator.views {
		if v.place.Card.Name == name && v.Visible() {
			return v
		}
	}
	s.t.Fatalf("%s is not on the table", name)
	return nil
}

func (s *seat) zone(name string) kit.Box {
	s.t.Helper()
	for _, z := range s.table.sight.arr.Zones {
		if z.Scene.Name == name {
			return z.Box
		}
	}
	s.t.Fatalf("there is no zone %q", name)
	return kit.Box{}
}

func (s *seat) count(zone string) int {
	for _, z := range s.table.sight.scene.Zones {
		if z.Name == zone {
			return z.Count
		}
	}
	return -1
}

// lies reports whether a card is in a zone, by its short name: the turn may have
// gone on to the other player, who looks from the other side.
func (s *seat) lies(card, zone string) bool {
	for _, c := range s.table.sight.scene.Cards {
		for _, z := range s.table.sight.scene.Zones {
			if c.Name == card && c.Zone == z.ID && z.Short == zone {
				return true
			}
		}
	}
	return false
}

// drag carries a card to a place as a pointer does.
func (s *seat) drag(name string, to fyne.Position) {
	s.t.Helper()
	v := s.card(name)
	s.hold(v, to)
	v.DragEnd()
	s.foretold()
}

// foretold waits until it is known what the plays of the card that was clicked or dragged would
// do: a choice opens then.
func (s *seat) foretold() {
	s.t.Helper()
	s.until("it is known what the plays do", func() bool { o := s.table.input.offer; return o == nil || !o.finding })
}

func (s *seat) hold(v *cardView, to fyne.Position) {
	from := v.Position().AddXY(10, 10)
	v.MouseIn(&desktop.MouseEvent{})
	v.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(10, 10), AbsolutePosition: from}})
	for i := float32(1); i <= 4; i++ {
		at := fyne.NewPos(from.X+(to.X-from.X)*i/4, from.Y+(to.Y-from.Y)*i/4)
		v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}})
	}
}

const hand = " turn A\n A hand: 7♦ K♣ J♥ 6♠\n B hand: Q♣\n B PR: 5♥ 9♣"

func TestDragForPoints(t *testing.T) {
	s := sit(t, hand)
	v := s.card("K♣")
	s.hold(v, s.zone("Your point row").Centre())
	var labels []string
	for _, p := range s.table.input.offer.places {
		labels = append(labels, p.text)
	}
	for _, want := range []string{"Play for points", "Scuttle 9♣", "Play as an anchor"} {
		if !strings.Contains(strings.Join(labels, "|"), want) {
			t.Errorf("no place is marked %q: %q", want, labels)
		}
	}
	v.DragEnd()
	s.until("the King is scored", func() bool { return s.lies("K♣", "PR") })
	if s.table.input.ghost.Visible() {
		t.Error("the dragged picture stays on the table")
	}
}

func TestIllegalDropSaysWhy(t *testing.T) {
	s := sit(t, hand)
	s.drag("K♣", s.card("5♥").Position().AddXY(20, 20))
	if !s.table.panels.bubble.Visible() || !strings.Contains(s.table.panels.bubble.said.Text, "rank can't be scuttled") {
		t.Errorf("the bubble says %q", s.table.panels.bubble.said.Text)
	}
	s.until("the card is back", func() bool { return s.table.input.drag.card == nil })
	if s.count("Your hand") != 4 {
		t.Error("the card has left the hand")
	}
}

func TestDragOntoTarget(t *testing.T) {
	s := sit(t, hand)
	s.drag("J♥", s.card("9♣").Position().AddXY(20, 20))
	if s.table.panels.choice.Visible() { // attach or scuttle
		for _, l := range s.table.panels.choice.Pills {
			if strings.HasPrefix(l.Text, "Attach") {
				l.Tapped(nil)
				break
			}
		}
	}
	s.until("an answer is asked", func() bool { return strings.HasPrefix(s.table.sight.scene.Prompt.Text, "Respond") })
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
	s.until("the Nine is taken", func() bool { return s.count("Your point row") == 1 })
}

func TestSeveralMeaningsOpenAChoice(t *testing.T) {
	s := sit(t, hand)
	s.drag("6♠", s.zone("Stack").Centre())
	if !s.table.panels.choice.Visible() {
		t.Fatal("no choice opened for a card with two Base effects")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.table.panels.choice.Visible() {
		t.Error("Escape leaves the choice open")
	}
	if s.count("Your hand") != 4 {
		t.Error("the card was played")
	}
}

// A monster attacks the player by being dragged to the other side of the table,
// uses its effect on the stack and changes its position in its own field.
func TestDragOfMonsters(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: nothing")
	s.drag("Wandering Ox", s.zone("Your monster field").Centre().AddXY(150, 0))
	if s.table.sight.scene.Over || s.count("Your cemetery") != 0 || !s.table.sight.scene.Prompt.Mine {
		t.Error("dropped in its own field, it attacks")
	}
	s.drag("Wandering Ox", s.zone("Rook's monster field").Centre())
	s.until("the attack is over", func() bool { return seatFact(s.table.sight.scene, 1, "Life") == "226" })

	s = sitAt(t, "vainqueur", " turn A\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: nothing")
	ox := s.card("Wandering Ox")
	s.drag("Wandering Ox", ox.Position().AddXY(30, 30))
	if ox.place.Card.Turned {
		t.Error("put back where it lay, it changes its position")
	}
	s.drag("Wandering Ox", s.zone("Your monster field").Centre().AddXY(150, 0))
	s.until("it defends", func() bool { return s.card("Wandering Ox").place.Card.Turned })

	s = sitAt(t, "vainqueur", " turn A\n A field: Ember Whelp\n A hand: Wandering Ox\n B field: nothing\n B hand: nothing")
	s.drag("Ember Whelp", s.zone("Stack").Centre())
	s.until("the effect is used", func() bool { return seatFact(s.table.sight.scene, 1, "Life") == "236" })
}

// seatFact is a number that the table shows beside a seat.
func seatFact(sc *table.Scene, seat int, name string) string {
	for _, f := range sc.Seats[seat].Facts {
		if f.Name == name {
			return f.Value
		}
	}
	return ""
}

// A play that has two places is one line of the choice.
func TestChoiceNamesEachPlayOnce(t *testing.T) {
	s := sit(t, " turn A\n A hand: J♠ J♥ K♣\n B hand: Q♣\n B PR: 5♥ 9♣")
	s.table.input.offerChoice(s.card("J♠").place.Card, fyne.NewPos(400, 400))
	s.foretold()
	var lines []string
	for _, p := range s.table.panels.choice.Pills {
		if p.Visible() {
			lines = append(lines, p.Text)
		}
	}
	slices.Sort(lines)
	if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, "Super with J♠ and J♥") }) || len(slices.Compact(slices.Clone(lines))) < len(lines) {
		t.Errorf("the choice has %q", lines)
	}
}

func TestKeysAnswer(t *testing.T) {
	s := sit(t, " turn A swap\n A hand: 7♦ K♣\n SB: 4♦ 5♦\n B hand: Q♣")
	if s.table.sight.scene.Prompt.Text == "" || !s.table.sight.scene.Prompt.Mine {
		t.Fatal("nothing is asked")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) // the harmless answer
	s.until("the action is asked", func() bool { return strings.HasPrefix(s.table.sight.scene.Prompt.Text, "Your action") })
	if s.count("Swap bar") != 2 {
		t.Error("Space swapped a card")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.Key1}) // Draw
	s.until("a card is drawn", func() bool { return s.count("Draw pile") == 54-2-2-1-1 })
}
