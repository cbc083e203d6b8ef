package felt

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// No text of a plate sticks out of it or covers another one, however much
// there is to say.
func TestPlatesHoldTheirTexts(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	points := []table.Fact{{Name: "Points", Value: "18"}, {Name: "Goal", Value: "21", Of: true}, {Name: "Hand", Value: "11"}, {Name: "Anchors", Value: "3"}, {Name: "Queens", Value: "2"}}
	life := []table.Fact{{Name: "Life", Value: "1150"}, {Name: "Hand", Value: "12"}, {Name: "Deck", Value: "38"}, {Name: "Cemetery", Value: "27"}}
	kittest.Lengths(t, func(length string) {
		for what, facts := range map[string][]table.Fact{"points": points, "life": life} {
			for _, marks := range [][]string{nil, {"disrupted"}, {"Royal Shield", "skips the next 2 turns"}, {"skips the next 2 turns", "Royal Shield", "disrupted"}} {
				m := midGame()
				m.Seats[1].Name = "Bartholomew the Younger"
				m.Seats[1].Thinking, m.Seats[0].Active = true, true
				for i := range m.Seats {
					m.Seats[i].Facts, m.Seats[i].Marks = facts, marks
				}
				for _, size := range kittest.Windows {
					ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
					for seat, p := range ts.board.plates {
						b := ts.sight.arr.Plates[seat]
						checkFace(t, fmt.Sprintf("%s, %s, %v, %d marks", length, what, size, len(marks)), p, b)
						texts := kittest.WrittenIn(p.Container, fyne.Position{})
						if len(texts) < 4 {
							t.Fatalf("only %d words are on the plate of seat %d", len(texts), seat)
						}
						for i, w := range texts {
							if w.X < b.X || w.Y < b.Y-1 || w.Right() > b.Right() || w.Bottom() > b.Bottom()+1 {
								t.Errorf("%s, %s, %v, %d marks: %q of seat %d sticks out of %v: %v", length, what, size, len(marks), w.Text, seat, b, w.Box)
							}
							for _, o := range texts[:i] {
								// The lines of a font are higher than its letters.
								if w.Inset(0.5).Meets(o.Inset(0.5)) && kit.Abs(w.Centre().Y-o.Centre().Y) < 6 {
									t.Errorf("%s, %s, %v, %d marks: %q covers %q of seat %d", length, what, size, len(marks), w.Text, o.Text, seat)
								}
							}
						}
					}
					putAway(ts)
				}
			}
		}
	})
}

// What state a seat is in is said whole on its plate, at tables of two to four.
func TestPlatesSayTheirStates(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	marks := []string{"Royal Shield", "skips the next 2 turns"}
	for seats := 2; seats <= 4; seats++ {
		m := crowdGame(rand.New(rand.NewPCG(1, 2)), seats)
		for i := range m.Seats {
			m.Seats[i].Name, m.Seats[i].Marks, m.Seats[i].Good = []string{"You", "Rook", "Wren", "Lark"}[i], marks, 1
			m.Seats[i].Facts = facts("Points", "18", "Goal", "21", "Hand", "7", "Anchors", "2")
		}
		for _, size := range kittest.Windows {
			ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
			for seat, p := range ts.board.plates {
				said := ""
				for _, w := range kittest.WrittenIn(p.Container, fyne.Position{}) {
					said += w.Text + " "
				}
				for _, word := range strings.Fields(strings.Join(marks, " ")) {
					if !strings.Contains(said, word) {
						t.Errorf("%d seats, %v: the plate of seat %d says %q, not %q", seats, size, seat, said, word)
					}
				}
			}
			putAway(ts)
		}
	}
}

// Neither shadow nor ring covers any of the card.
func TestRingsLieAroundCards(t *testing.T) {
	for _, size := range []image.Point{{X: 40, Y: 56}, {X: 87, Y: 122}, {X: 122, Y: 87}} {
		card := cardart.Draw(deck[9], size)
		for _, g := range []glow{noGlow, canGlow, askGlow, pickGlow} {
			img, margin := ringed(card, size, mark{glow: g, lean: 1})
			if margin < 2 || img.Rect.Dx() != size.X+2*margin || img.Rect.Dy() != size.Y+2*margin {
				t.Fatalf("glow %d: a card of %v has a margin of %d and becomes %v", g, size, margin, img.Rect)
			}
			for y := range size.Y {
				for x := range size.X {
					if c := card.RGBAAt(x, y); c.A == 0xff && img.RGBAAt(x+margin, y+margin) != c {
						t.Fatalf("glow %d covers the pixel %d, %d of a card of %v", g, x, y, size)
					}
				}
			}
			if img.RGBAAt(margin+size.X/2, margin+size.Y).A == 0 {
				t.Errorf("glow %d: nothing lies below a card of %v", g, size)
			}
		}
	}
}

// What letting go of a card would do is written above its picture.
func TestTheVerbLiesAboveTheDraggedCard(t *testing.T) {
	s := sit(t, hand)
	s.hold(s.card("K♣"), s.zone("Your point row").Centre())
	if texts := kittest.WrittenIn(s.table.board.verb.Container, fyne.Position{}); len(texts) == 0 {
		t.Fatal("nothing is written above the card")
	}
	ghost := slices.Index(s.table.Objects, fyne.CanvasObject(s.table.input.ghost.Container))
	if verb := slices.Index(s.table.Objects, fyne.CanvasObject(s.table.board.verb.Container)); verb < ghost {
		t.Error("it lies beneath the card")
	}
	s.card("K♣").DragEnd()
	if texts := kittest.WrittenIn(s.table.board.verb.Container, fyne.Position{}); len(texts) > 0 {
		t.Errorf("%q stays after the drop", texts[0].Text)
	}
}

// Where several meanings are offered at the pointer, no label hides behind them.
func TestTheChoiceStandsForTheLabel(t *testing.T) {
	s := sit(t, hand)
	s.hold(s.card("6♠"), s.zone("Stack").Centre())
	label := s.table.input.offer.places[s.table.input.offer.over].label.Box
	s.card("6♠").DragEnd()
	s.foretold()
	if !s.table.panels.choice.Visible() {
		t.Fatal("no choice is open")
	}
	for _, w := range kittest.WrittenIn(s.table.board.marks.Container, fyne.Position{}) {
		if label.Has(w.Centre()) {
			t.Errorf("%q stands behind the choice", w.Text)
		}
	}
}

// A card whose effect waits on the stack stays where it lies; the stack shows
// its likeness, upright.
func TestEffectsLeaveTheirCardsInPlace(t *testing.T) {
	m := stackGame()
	m.card("6♠").Turned = true
	m.Stack[0].Cards = []table.CardScene{*m.card("6♠")}
	f := opening(t, m.session(), Exits{})
	field, lane := 0, 0
	for _, c := range f.sight.arr.Cards {
		switch {
		case c.Card.Name != "6♠":
		case f.sight.arr.Lane.Has(c.Centre()):
			lane++
			if c.Card.Turned || c.W > c.H {
				t.Error("it lies on its side in the stack")
			}
		default:
			field++
		}
	}
	if field != 1 || lane != 1 {
		t.Errorf("the card lies %d times in its row and %d times in the stack", field, lane)
	}
	for _, c := range f.sight.arr.Cards {
		if c.Card.Name == "6♠" {
			f.input.cardTapped(f.animator.views[c.Card.ID], &fyne.PointEvent{AbsolutePosition: c.Centre()})
		}
	}
}

// A tray lies above the prompt, however many answers that lists.
func TestTrayLeavesThePrompt(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	m := midGame()
	m.add(zGrave, "A♠", "5♠", "7♥", "9♥", "J♠", "Q♣", "K♥", "3♣", "4♣")
	for _, c := range m.Cards {
		if c.Zone == zGrave {
			m.Prompt.Cards = append(m.Prompt.Cards, c.ID)
			m.Prompt.Buttons = append(m.Prompt.Buttons, table.Button{Option: len(m.Prompt.Buttons), Text: "Take this card: " + c.Name})
		}
	}
	m.Prompt.Mine = true
	for _, size := range kittest.Windows {
		ts := laid(t, kittest.Plain(), m.session(), Exits{}, size)
		if prompt := ts.panels.prompt.place; !ts.panels.tray.Visible() || prompt.H <= promptLine || ts.panels.tray.box.Bottom() > prompt.Y {
			t.Errorf("%v: the tray ends at %v, the prompt at %v", size, ts.panels.tray.box.Bottom(), prompt)
		}
		putAway(ts)
	}
}

// Six monsters, some of them lying, are seen whole, and on a fine screen too
// their numbers are large.
func TestMonstersAreSeenWhole(t *testing.T) {
	uitest.Pictures(t)
	s := sitAt(t, "vainqueur", " turn A\n A field: Rivet Swarmer, Assembly Golem (defending), Brass Porter, Spring Sentry (defending), Cog, Cog\n A hand: nothing\n B hand: nothing")
	var row []cardPlace
	for _, c := range s.table.sight.arr.Cards {
		if s.table.sight.arr.Zones[c.Card.Zone].Scene.Name == "Your monster field" {
			row = append(row, c)
		}
	}
	if len(row) != 6 {
		t.Fatalf("%d cards in the row", len(row))
	}
	room := s.zone("Your monster field")
	for i, c := range row {
		if c.X < room.X || c.Right() > room.Right() || i > 0 && c.X < row[i-1].Right() {
			t.Errorf("%s lies at %v, the one before at %v, in %v", c.Card.Name, c.Box, row[max(i-1, 0)].Box, room)
		}
	}
	if !s.card("Brass Porter").wants.Face.Compact {
		t.Error("a card on the table is drawn as one to be read")
	}
}

// Nothing cuts off what lies around a card: its shadow and its mark.
func TestMarksAreNotClipped(t *testing.T) {
	if _, clips := fyne.CanvasObject(newCardView(nil)).(fyne.Scrollable); clips {
		t.Error("a card that can be scrolled is clipped")
	}
}

// What is good for a player stands in gold on the plate, what is bad alarms.
func TestGoodMarksDoNotAlarm(t *testing.T) {
	test.NewTempApp(t)
	m := midGame()
	m.Seats[0].Marks = []string{"disrupted"}
	m.Seats[1].Marks, m.Seats[1].Good = []string{"Royal Shield"}, 1
	ts := laid(t, kittest.Plain(), m.session(), Exits{}, fyne.NewSize(1280, 800))
	for seat, want := range []map[string]color.Color{{"disrupted": look.Now().Alarm}, {"Royal Shield": look.Now().Gold}} {
		seen := 0
		var walk func(o fyne.CanvasObject)
		walk = func(o fyne.CanvasObject) {
			switch o := o.(type) {
			case *fyne.Container:
				for _, in := range o.Objects {
					walk(in)
				}
			case *canvas.Text:
				for mark, c := range want {
					if o.Visible() && o.Text != "" && strings.Contains(mark, o.Text) {
						seen++
						if o.Color != c {
							t.Errorf("%q of seat %d is written in %v", o.Text, seat, o.Color)
						}
					}
				}
			}
		}
		walk(ts.board.plates[seat].Container)
		if seen < len(want) {
			t.Errorf("only %d marks of seat %d are seen", seen, seat)
		}
	}
}
