package felt

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// fakeSession is a game whose scene is made by hand. It notes what is done.
type fakeSession struct {
	scene    *table.Scene
	drops    map[int][]table.Drop
	refused  map[int][]table.Refusal
	done     []string // "do play 3♠", "choose 2", "cancel"
	err      error
	watch    func()
	shows    []string      // whose cards have been shown
	takes    []table.Taken // whose choices are taken back
	line     table.Timeline
	autoPass table.AutoPass
	next     library.Handover
	hint     table.Hint
	outcomes map[string]string // of drops, by their verbs
	slow     chan struct{}     // closed once the outcomes become known; nil: they are at once
	clock    table.Clock
	behind   int // how many scenes the window has still to show
}

func (f *fakeSession) Scene() *table.Scene { return f.scene }
func (f *fakeSession) Drops(card int) ([]table.Drop, []table.Refusal) {
	return f.drops[card], f.refused[card]
}
func (f *fakeSession) Outcomes(drops []table.Drop) func(context.Context) ([]string, error) {
	told := make([]string, len(drops))
	for i, d := range drops {
		told[i] = f.outcomes[d.Verb]
	}
	return func(context.Context) ([]string, error) {
		if f.slow != nil {
			<-f.slow
		}
		return told, nil
	}
}
func (f *fakeSession) Do(keys []string) error {
	f.done = append(f.done, "do "+strings.Join(keys, "; "))
	return f.err
}
func (f *fakeSession) Choose(option int) error {
	f.done = append(f.done, fmt.Sprint("choose ", option))
	return f.err
}
func (f *fakeSession) Cancel() error {
	f.done = append(f.done, "cancel")
	return f.err
}
func (f *fakeSession) Watch(w func()) (stop func()) {
	f.watch = w
	return func() { f.watch = nil }
}

func (f *fakeSession) note(what string) error {
	f.done = append(f.done, what)
	return f.err
}
func (f *fakeSession) Undo() error                              { return f.note("undo") }
func (f *fakeSession) Redo() error                              { return f.note("redo") }
func (f *fakeSession) Go(n int) error                           { return f.note(fmt.Sprint("go ", n)) }
func (f *fakeSession) PlayOn()                                  { f.note("play on") }
func (f *fakeSession) Shows(int) []string                       { return f.shows }
func (f *fakeSession) UndoShows() []string                      { return f.shows }
func (f *fakeSession) Takes(int) []table.Taken                  { return f.takes }
func (f *fakeSession) UndoTakes() []table.Taken                 { return f.takes }
func (f *fakeSession) Shared() bool                             { return false }
func (f *fakeSession) Timeline() table.Timeline                 { return f.line }
func (f *fakeSession) SetAutoPass(p table.AutoPass)             { f.autoPass = p }
func (f *fakeSession) Yield(y table.Yield)                      { f.note(fmt.Sprint("yield ", y)) }
func (f *fakeSession) Next() (h library.Handover, b bool)       { return f.next, f.next.Name != "" }
func (f *fakeSession) Hint(context.Context) (table.Hint, error) { return f.hint, f.err }
func (f *fakeSession) Clock() table.Clock                       { return f.clock }
func (f *fakeSession) Follow(bool)                              {}
func (f *fakeSession) Behind(scenes int)                        { f.behind = scenes }
func (f *fakeSession) Attend(on bool)                           { f.clock.Runs = on }
func (f *fakeSession) Waive() error                             { return f.note("waive") }
func (f *fakeSession) Sit()                                     { f.next = library.Handover{} }

// opening is how most tests begin: an app, and a table in a window of the usual size on which
// nothing moves.
func opening(t *testing.T, session library.Session, exits Exits) *Table {
	t.Helper()
	test.NewTempApp(t)
	return laid(t, kittest.Env(), session, exits, fyne.NewSize(1280, 800))
}

// laid is a table of a size that the end of the test puts away.
func laid(t testing.TB, e *kit.Env, session library.Session, exits Exits, size fyne.Size) *Table {
	t.Helper()
	ts := lent(t, New(e, session, exits))
	ts.Resize(size)
	return ts
}

// lent has the end of the test put a table away.
func lent(t testing.TB, ts *Table) *Table {
	t.Cleanup(func() { putAway(ts) })
	return ts
}

// putAway closes a table and takes its pictures from it: for another minute Fyne keeps every widget
// that it has drawn, and a widget knows its table.
func putAway(ts *Table) {
	ts.Close()
	ts.env.Pics.Redraw(kittest.Clear)
	ts.board.floor.shown = painted{}
	a := ts.animator
	for _, v := range slices.Concat(slices.Collect(maps.Values(a.views)), a.spare, a.leavers) {
		v.clear()
		v.bare, v.large, v.held = nil, nil, nil
		kittest.Unpaint(v)
	}
	kittest.Unpaint(ts.Container)
}

// begun is a game of persons at its beginning, or at the table of a match.
func begun(t *testing.T, g *rules.Game, at *rules.Match, names ...string) *table.Session {
	t.Helper()
	cfg := table.Config{Game: g, Looks: games.Looks(g.Name), Setup: rules.Setup{Seats: len(names), Seed: 3}, Start: at}
	for _, name := range names {
		cfg.Players = append(cfg.Players, table.Player{Name: name})
	}
	session, err := table.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}

var deck = cardart.Deck(cardart.TwoColour)

func (f *fakeSession) About(def int) library.CardInfo {
	face := deck[def-1]
	face.Points = strings.TrimLeft(face.Rank, "RBJQK")
	face.Text = "Base: Choose one -\n- Your opponent shows 3 cards from their hand. Take one of the shown cards, revealed until your next start.\n- Your opponent discards 2 cards.\nInstant: Put a vulnerable card on the table on the top or the bottom of the draw pile."
	return library.CardInfo{Name: face.Rank + face.Suit.String(), Text: face.Text, Face: face}
}

// defOf finds a card of the deck by its short name: "10♥".
func defOf(name string) int {
	for i, f := range deck {
		if f.Rank+f.Suit.String() == name {
			return i + 1
		}
	}
	panic("no card " + name)
}

// The zones of the scenes below.
const (
	zHand = iota + 1
	zFarHand
	zPR
	zER
	zFarPR
	zFarER
	zDraw
	zSwap
	zGrave
	zExile
	zStack
)

// facts pairs names and values.
func facts(pairs ...string) []table.Fact {
	var out []table.Fact
	for i := 0; i < len(pairs); i += 2 {
		f := table.Fact{Name: pairs[i], Value: pairs[i+1], Of: pairs[i] == "Goal"}
		if n, err := strconv.Atoi(f.Value); err == nil {
			f.Shape, f.N = table.FactNumber, n
		} else if n, err := fmt.Sscanf(f.Value, "%d of %d", &f.N, &f.Max); err == nil && n == 2 {
			f.Shape = table.FactSteps
		}
		out = append(out, f)
	}
	return out
}

// sceneMaker builds a scene card by card.
type sceneMaker struct {
	table.Scene
	next   int
	hidden int
}

func newScene() *sceneMaker {
	m := &sceneMaker{Scene: table.Scene{
		Ground: table.Ground{Night: 0.66, Lamp: 0xfff4dc},
		Game:   "VASTRIX", Me: 0, Version: 1,
		Seats: []table.SeatScene{
			{Seat: 0, Name: "You", Active: true, Asked: true, Facts: facts("Points", "14", "Goal", "21", "Hand", "6")},
			{Seat: 1, Name: "Rook", Bot: true, Facts: facts("Points", "9", "Goal", "21", "Hand", "5")},
		},
		Status: facts("Turn", "7", "Phase", "Action", "Mini-turn", "1 of 3 used", "Swap bar", "not used"),
		Prompt: table.Prompt{Seat: 0, Mine: true, Text: "Your action: 2 mini-turns left", Buttons: []table.Button{
			{Option: 4, Key: "draw", Text: "Draw a card"}, {Option: 9, Key: "end", Text: "End turn", Default: true}}},
		Windows: []table.WindowScene{
			{Key: "action", Name: "Action", Help: "After a mini-turn", Step: true, Others: true, Now: true},
			{Key: "end", Name: "End", Help: "At the end", Step: true},
			{Key: "effect", Name: "Effect", Help: "A card is played for its effect"},
			{Key: "counter", Name: "Counter", Help: "A play is countered"},
		},
	}, next: 1, hidden: -1}
	area := func(row table.Row, order, share int, style table.Style) table.Area {
		return table.Area{Row: row, Order: order, Share: share, Style: style}
	}
	m.Zones = []table.ZoneScene{
		{ID: zHand, Name: "Your hand", Short: "H", Seat: 0, Area: area(table.RowHand, 0, 1, table.StyleFan)},
		{ID: zFarHand, Name: "Rook's hand", Short: "H", Seat: 1, Area: area(table.RowHand, 0, 1, table.StyleFan)},
		{ID: zPR, Name: "Your point row", Short: "PR", Seat: 0, Area: area(table.RowFront, 0, 3, table.StyleRow)},
		{ID: zER, Name: "Your enduring row", Short: "ER", Seat: 0, Area: area(table.RowBack, 0, 2, table.StyleRow)},
		{ID: zFarPR, Name: "Rook's point row", Short: "PR", Seat: 1, Area: area(table.RowFront, 0, 3, table.StyleRow)},
		{ID: zFarER, Name: "Rook's enduring row", Short: "ER", Seat: 1, Area: area(table.RowBack, 0, 2, table.StyleRow)},
		{ID: zDraw, Name: "Draw pile", Short: "DP", Seat: -1, Area: area(table.RowMiddle, 0, 1, table.StylePile)},
		{ID: zSwap, Name: "Swap bar", Short: "SB", Seat: -1, Area: area(table.RowMiddle, 1, 3, table.StyleRow)},
		{ID: zGrave, Name: "Graveyard", Short: "GY", Seat: -1, Area: area(table.RowMiddle, 2, 1, table.StylePile)},
		{ID: zExile, Name: "Exile", Short: "EX", Seat: -1, Area: area(table.RowMiddle, 3, 1, table.StylePile)},
		{ID: zStack, Name: "Stack", Short: "ST", Seat: -1, Area: area(table.RowStack, 0, 1, table.StylePile)},
	}
	for i := range m.Zones {
		z := &m.Zones[i]
		z.Kind = z.Name
		if z.Seat >= 0 {
			_, z.Kind, _ = strings.Cut(z.Name, " ")
			z.Kind = kit.UpperFirst(z.Kind)
		}
	}
	return m
}

// add puts cards into a zone; "?" is one that is not seen.
func (m *sceneMaker) add(zone int, names ...string) *sceneMaker {
	z := &m.Zones[zone-1]
	for _, name := range names {
		c := table.CardScene{Zone: zone, Index: z.Count}
		if name == "?" {
			c.ID = m.hidden
			m.hidden--
			z.Hidden++
		} else {
			c.ID, c.Def, c.Name = defOf(name), defOf(name), name
		}
		z.Count++
		m.Cards = append(m.Cards, c)
	}
	return m
}

// card finds a card of the scene by name, to change it.
func (m *sceneMaker) card(name string) *table.CardScene {
	for i := range m.Cards {
		if m.Cards[i].Name == name {
			return &m.Cards[i]
		}
	}
	panic("no card " + name)
}

func (m *sceneMaker) session() *fakeSession {
	return &fakeSession{scene: &m.Scene, drops: map[int][]table.Drop{}, refused: map[int][]table.Refusal{}}
}

func repeat(s string, n int) []string {
	var out []string
	for range n {
		out = append(out, s)
	}
	return out
}

// midGame is a table in the middle of a game, the person to act.
func midGame() *sceneMaker {
	m := newScene()
	m.add(zHand, "3♠", "7♦", "J♣", "10♥", "2♠", "K♦")
	m.add(zFarHand, "?", "?", "?", "?", "5♥")
	m.add(zPR, "8♥", "6♠", "9♣").add(zER, "Q♥", "K♣")
	m.add(zFarPR, "4♦", "J♦", "5♣", "7♠").add(zFarER, "Q♠")
	m.add(zDraw, repeat("?", 26)...).add(zSwap, "?", "?", "A♦")
	m.add(zGrave, "2♥", "10♣", "4♠", "6♦").add(zExile, "RJ")
	m.card("J♦").Host = defOf("7♠")
	m.card("6♠").Turned = true
	m.card("8♥").Badges = []table.Badge{{Kind: "guarded", Text: "Guarded by Q♥"}}
	m.card("9♣").Badges = []table.Badge{{Kind: "locked", Text: "Locked by Seven of Diamonds"}}
	m.card("Q♥").Badges = []table.Badge{{Kind: "warded", Text: "Aegis until your next start"}}
	m.card("5♥").Badges = []table.Badge{{Kind: "revealed", Text: "Revealed until Rook's next start"}}
	for _, n := range []string{"3♠", "7♦", "10♥", "K♦"} {
		m.card(n).Can = true
	}
	m.log(5, 0, "You play 8♥ for points", "8♥").Plays = defOf("8♥")
	m.log(5, 0, "You end the turn")
	m.log(6, 1, "Rook plays 10♣ for effect", "10♣").Plays = defOf("10♣")
	m.log(6, 0, "You counter 10♣ with 2♥", "10♣", "2♥").Plays = defOf("2♥")
	m.log(6, 1, "Rook attaches J♦ to 7♠", "J♦", "7♠").Plays = defOf("J♦")
	m.log(7, 0, "Your turn 7 starts: Aegis on Q♥ ends", "Q♥")
	m.log(7, 0, "You draw a card")
	m.log(7, 0, "You play 9♣ for points", "9♣").Plays = defOf("9♣")
	return m
}

// log adds a line to the log, and returns it.
func (m *sceneMaker) log(turn, seat int, text string, cards ...string) *table.Line {
	l := table.Line{Turn: turn, Round: fmt.Sprint("Turn ", turn), Seat: seat, Text: text}
	for _, c := range cards {
		if i := strings.Index(text, c); i >= 0 {
			l.Cards = append(l.Cards, table.NamedCard{From: i, To: i + len(c), Def: defOf(c), Card: defOf(c)})
		}
	}
	m.Log = append(m.Log, l)
	return &m.Log[len(m.Log)-1]
}

// stackGame is a table with two plays on the stack, the person to answer.
func stackGame() *sceneMaker {
	m := midGame()
	m.Seats[0].Active, m.Seats[1].Active = false, true
	item := func(id int, name, title, by string, mine bool) table.ItemScene {
		c := table.CardScene{ID: defOf(name), Def: defOf(name), Name: name, Zone: zStack}
		return table.ItemScene{ID: id, Cards: []table.CardScene{c}, Title: title, By: by, Seat: map[bool]int{true: 0, false: 1}[mine], Mine: mine}
	}
	a := item(1, "9♦", "Nine of Diamonds - Base", "Rook", false)
	a.Targets = []int{defOf("8♥")}
	b := item(2, "A♣", "Ace of Clubs - Instant", "You", true)
	b.ItemOf = 1
	c := item(3, "2♦", "Two of Diamonds - Instant", "Rook", false)
	c.ItemOf, c.Next = 2, true
	c.Answers = "A Two or a Super Ace can answer this"
	m.Stack = []table.ItemScene{c, b, a}
	m.Prompt.Text = "Answer Two of Diamonds, which counters your Ace of Clubs?"
	m.Prompt.Buttons = []table.Button{{Option: 0, Key: "pass", Text: "Let it resolve", Default: true}}
	return m
}
