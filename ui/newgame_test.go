package ui

import (
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2/test"
)

// Options wait until they are asked for; what is chosen there goes with the game.
func TestOptionsOfANewGame(t *testing.T) {
	test.NewTempApp(t)
	games := []library.GameInfo{{Key: "first", Title: "First", MinSeats: 2, MaxSeats: 2, Options: []library.GameOption{{Name: "pace", Title: "Pace", Values: []string{"slow", "quick"}}}}}
	var started []library.NewGame
	n := newNewGameScreen(kittest.Env(), games, nil, nil, newGameExits{Start: func(g library.NewGame) { started = append(started, g) }})
	few := len(n.rows.Objects)
	n.begin()
	n.more = true
	n.fillForm()
	if len(n.rows.Objects) != few+3 { // an option, two of the table and the seed in place of a line
		t.Errorf("%d rows, before it were %d", len(n.rows.Objects), few)
	}
	n.picked[0] = 1
	n.seed.SetText("42")
	n.begin()
	if len(started) != 2 || started[0].Seed != 0 || started[1].Options["pace"] != "quick" || started[1].Seed != 42 {
		t.Errorf("started %+v", started)
	}
}

// Where four play in two teams the form says who plays with whom.
func TestTeamsOfANewGame(t *testing.T) {
	test.NewTempApp(t)
	games := []library.GameInfo{{
		Key: "first", Title: "First", MinSeats: 2, MaxSeats: 4, Bots: []library.Named{{Key: "casual", Name: "Casual"}},
		Teams: map[int][]int{4: {1, 2, 1, 2}},
	}}
	var started []library.NewGame
	n := newNewGameScreen(kittest.Env(), games, nil, nil, newGameExits{Start: func(g library.NewGame) { started = append(started, g) }})
	for seats, want := range []string{2: "", 3: "", 4: "You and Wren against Rook and Lark"} {
		if n.seats = seats; seats < 2 {
			continue
		}
		if n.fillForm(); n.teams() != want {
			t.Errorf("%d seats: %q, want %q", seats, n.teams(), want)
		}
	}
	n.names[2], n.bots[3] = "Cara", 0
	if want := "Player 1 and Cara against Rook and Player 2"; n.teams() != want {
		t.Errorf("%q, want %q", n.teams(), want)
	}
	n.begin()
	if len(started) != 1 || len(started[0].Seats) != 4 || started[0].Seats[2].Name != "Cara" || started[0].Seats[1].Bot != "casual" || started[0].Seats[3].Bot != "" {
		t.Errorf("started %+v", started)
	}
}

// A deck brings its game with it at once: who is quick starts no other one. The
// list of decks, which comes later, changes nothing that was chosen meanwhile.
func TestNewGameWithDeck(t *testing.T) {
	test.NewTempApp(t)
	oxen := func(n int) library.SavedDeck {
		return library.SavedDeck{Legal: true, Deck: decks.Deck{Game: "second", Name: "Oxen", Cards: []rules.DeckLine{{Card: "Ox", N: n}}}}
	}
	games := []library.GameInfo{
		{Key: "first", Title: "First", MinSeats: 2, MaxSeats: 2},
		{Key: "second", Title: "Second", MinSeats: 2, MaxSeats: 2, Decks: true, Bots: []library.Named{{Key: "casual"}, {Key: "expert"}}},
	}
	want := oxen(3)
	var started []library.NewGame
	n := newNewGameScreen(kittest.Env(), games, &want, nil, newGameExits{Start: func(g library.NewGame) { started = append(started, g) }})
	n.begin()

	n.bots[1] = 2
	n.names[0] = "Ann"
	n.setDecks([]library.SavedDeck{oxen(1), oxen(3), oxen(2)})
	n.begin()

	n.pickers[0].SetSelectedIndex(3) // the third of the same name
	n.begin()

	if len(started) != 3 {
		t.Fatalf("%d games were started", len(started))
	}
	for i, cards := range []int{3, 3, 2} {
		g := started[i]
		if d := g.Seats[0].Deck; g.Game != "second" || d.Size() != cards || g.Seats[1].Deck.Size() != 0 {
			t.Errorf("game %d is %s with %+v", i+1, g.Game, d)
		}
	}
	if g := started[1]; g.Seats[1].Bot != "expert" || g.Seats[0].Name != "Ann" {
		t.Errorf("lost when the decks came: %+v", g.Seats)
	}
}

// A clock is set in seconds; asking everyone takes at least two people.
func TestTableOfANewGame(t *testing.T) {
	test.NewTempApp(t)
	games := []library.GameInfo{{Key: "first", Title: "First", MinSeats: 2, MaxSeats: 2, Bots: []library.Named{{Key: "casual", Name: "Casual"}}}}
	var started []library.NewGame
	n := newNewGameScreen(kittest.Env(), games, nil, nil, newGameExits{Start: func(g library.NewGame) { started = append(started, g) }})
	n.begin()
	n.more, n.askAll = true, true
	n.fillForm()
	n.clock.SetText("15")
	n.begin()
	n.bots[1] = 0
	n.begin()
	for _, wrong := range []string{"-1", "4000", "a while"} {
		n.clock.SetText(wrong)
		if n.begin(); n.problem == "" {
			t.Errorf("%q is taken", wrong)
		}
	}
	if len(started) != 3 || started[0].Clock != 0 || started[1].Clock != 15*time.Second || started[1].AskAll || !started[2].AskAll {
		t.Errorf("started %+v", started)
	}
}

// Modules are always offered, their settings only while they are on, and what is not offered
// doesn't go with the game. An observer has a seat behind the others.
func TestModulesOfANewGame(t *testing.T) {
	test.NewTempApp(t)
	games := []library.GameInfo{{
		Key: "first", Title: "First", MinSeats: 2, MaxSeats: 3, Bots: []library.Named{{Key: "casual", Name: "Casual"}},
		Options: []library.GameOption{
			{Name: "draft", Title: "Draft", Values: []string{"off", "small", "large"}, Named: []string{"Off", "Small", "Large"}, Module: true},
			{Name: "mirror", Title: "Mirror", Values: []string{"off", "on"}, Module: true, Needs: "draft", In: []string{"large"}},
			{Name: "third", Title: "Third", Values: []string{"off", "on"}, Module: true, Seats: 3},
		},
		Observer: &library.GameOption{Title: "Observer", Needs: "draft"},
		Refused: func(n library.NewGame) string {
			if n.Options["draft"] == "small" && len(n.Seats) == 3 && !n.Observer {
				return "Small is for 2."
			}
			return ""
		},
	}}
	var started []library.NewGame
	n := newNewGameScreen(kittest.Env(), games, nil, nil, newGameExits{Start: func(g library.NewGame) { started = append(started, g) }})
	pick := func(option, value int) { n.picked[option] = value; n.fillForm() }
	off := len(n.rows.Objects)
	pick(0, 1)
	if got := len(n.rows.Objects) - off; got != 1 {
		t.Errorf("%d more rows with a small draft, want that of the observer", got)
	}
	pick(0, 2)
	if got := len(n.rows.Objects) - off; got != 2 {
		t.Errorf("%d more rows with a large draft", got)
	}
	n.picked[1], n.third = 1, true
	n.picked[2] = 1
	n.fillForm()
	n.begin()
	if g := started[0]; len(g.Seats) != 3 || !g.Observer || g.Options["mirror"] != "on" || g.Options["third"] != "" {
		t.Errorf("started %+v", g)
	}
	pick(0, 0)
	n.begin()
	if g := started[1]; len(g.Seats) != 2 || g.Observer || len(g.Options) != 0 {
		t.Errorf("started %+v", g)
	}
	n.seats, n.third = 3, false
	pick(0, 1)
	n.begin()
	if len(started) != 2 || n.problem != "Small is for 2." {
		t.Errorf("started %d games; it says %q", len(started), n.problem)
	}
	pick(0, 0)
	if n.begin(); len(started) != 3 || started[2].Options["third"] != "on" {
		t.Errorf("started %+v", started[2:])
	}
}

// Presets set seats, clock and options at once. What a person changes is shown, and all is
// proposed again the next time.
func TestPresetsOfANewGame(t *testing.T) {
	test.NewTempApp(t)
	info := library.GameInfo{
		Key: "first", Title: "First", MinSeats: 2, MaxSeats: 4,
		Options: []library.GameOption{
			{Name: "draft", Title: "Draft", Values: []string{"off", "small", "large"}, Module: true},
			{Name: "fast", Title: "Fast", Values: []string{"off", "on"}, Module: true, Needs: "draft"},
			{Name: "lock", Title: "Lock", Values: []string{"early", "late"}},
		},
		Observer: &library.GameOption{Title: "Observer", Needs: "draft"},
		Presets: []library.Preset{
			{Title: "Core", About: "Just the core.", Format: library.Format{Seats: 2}},
			{Title: "Drafts", About: "With a draft.", Format: library.Format{Seats: 3, Seconds: 30, Options: map[string]string{"draft": "large", "fast": "on"}}},
		},
	}
	other := library.GameInfo{Key: "second", Title: "Second", MinSeats: 2, MaxSeats: 2}
	var started []library.NewGame
	var begun map[string]library.Format
	open := func() *newGameScreen {
		return newNewGameScreen(kittest.Env(), []library.GameInfo{info, other}, nil, begun, newGameExits{
			Start: func(g library.NewGame) { started = append(started, g) }, Remember: func(b map[string]library.Format) { begun = b },
		})
	}
	n := open()
	shown := func(want string) {
		t.Helper()
		if got := n.presets.Chosen(); got != want {
			t.Errorf("%q is shown as the preset, want %q", got, want)
		}
	}
	shown("Core")
	n.presets.Pick(1)
	shown("Drafts")
	n.begin()
	if g := started[0]; len(g.Seats) != 3 || g.Clock != 30*time.Second || g.Options["draft"] != "large" || g.Options["fast"] != "on" || len(g.Options) != 2 {
		t.Errorf("started %+v", g)
	}
	if name, about := n.rulesNow(); name != "Default rules" || !strings.Contains(about, "30 seconds") {
		t.Errorf("the rules are called %q: %q", name, about)
	}
	for name, change := range map[string]func(on bool){
		"a module":     func(on bool) { n.picked[1] = map[bool]int{true: 0, false: 1}[on]; n.changed() },
		"a rule":       func(on bool) { n.picked[2] = map[bool]int{true: 1}[on]; n.changed() },
		"the clock":    func(on bool) { n.clock.SetText(map[bool]string{true: "40", false: "30"}[on]) },
		"no clock":     func(on bool) { n.clock.SetText(map[bool]string{true: "soon", false: "30"}[on]) },
		"the seats":    func(on bool) { n.seats = map[bool]int{true: 4, false: 3}[on]; n.fillForm() },
		"the observer": func(on bool) { n.third = on; n.fillForm() },
	} {
		if change(true); n.presets.Chosen() != "" {
			t.Errorf("%s was changed, and it's still %q", name, n.presets.Chosen())
		}
		if change(false); n.presets.Chosen() != "Drafts" {
			t.Errorf("%s was changed back, and it's %q", name, n.presets.Chosen())
		}
	}
	n.picked[2] = 1
	n.changed()
	n = open()
	shown("")
	n.begin()
	if g := started[1]; len(g.Seats) != 3 || g.Options["lock"] != "late" || g.Options["draft"] != "large" || g.Clock != 30*time.Second {
		t.Errorf("started %+v from what was remembered", g)
	}
	if n.pick(1); n.presets != nil || n.seats != 2 || n.clock.Text != "" {
		t.Errorf("a game without presets: %d seats, clock %q", n.seats, n.clock.Text)
	}
	n.pick(0)
	shown("")
	n.presets.Pick(0)
	shown("Core")
	n = open()
	shown("Core")
}

// Every preset of every game is shown as it was chosen, and its options mean something.
func TestPresetsOfAllGames(t *testing.T) {
	test.NewTempApp(t)
	all := gamestest.All(t)
	n := newNewGameScreen(kittest.Env(), library.New(all, nil, "", nil).Games(), nil, nil, newGameExits{})
	found := 0
	for i, g := range n.games {
		n.pick(i)
		for at, p := range g.Presets {
			n.presets.Pick(at)
			if got := n.presets.Chosen(); got != p.Title {
				t.Errorf("%s: chose %q and %q is shown", g.Title, p.Title, got)
			}
			found++
		}
	}
	if found < 9 {
		t.Errorf("%d presets in all", found)
	}
}

// A new game proposes who sat where last, at which level and with which deck, for each game. A
// deck that has gone is any deck.
func TestSeatsAreProposedAgain(t *testing.T) {
	test.NewTempApp(t)
	info := library.GameInfo{Key: "chess", Title: "Chess", MinSeats: 2, MaxSeats: 3, Decks: true, Bots: []library.Named{{Key: "easy", Name: "Easy"}, {Key: "hard", Name: "Hard"}}}
	deck := func(id int64, name string) library.SavedDeck {
		return library.SavedDeck{ID: id, Legal: true, Deck: decks.Deck{Game: "chess", Name: name}}
	}
	known := []library.SavedDeck{deck(7, "Mine"), deck(8, "Other"), deck(0, "Given")}
	var started []library.NewGame
	var begun map[string]library.Format
	open := func(want *library.SavedDeck) *newGameScreen {
		n := newNewGameScreen(kittest.Env(), []library.GameInfo{info}, want, begun, newGameExits{
			Start: func(g library.NewGame) { started = append(started, g) }, Remember: func(b map[string]library.Format) { begun = b },
		})
		n.setDecks(known)
		return n
	}
	n := open(nil)
	n.bots[1] = 2
	n.names[1] = "Greta"
	n.pickers[0].SetSelectedIndex(2)
	n.pickers[1].SetSelectedIndex(3)
	n.begin()
	n = open(nil)
	n.begin()
	seats := started[1].Seats
	if seats[0].Bot != "" || seats[0].Own != 8 || seats[1].Bot != "hard" || seats[1].Name != "Greta" || seats[1].Deck.Name != "Given" || seats[1].Own != 0 {
		t.Errorf("started again with %+v", seats)
	}
	n = open(&known[0])
	if n.begin(); started[2].Seats[0].Own != 7 || started[2].Seats[1].Deck.Name != "Given" {
		t.Errorf("with a deck that was asked for: %+v", started[2].Seats)
	}
	known = known[2:]
	n = open(nil)
	if n.begin(); started[3].Seats[0].Own != 0 || started[3].Seats[0].Deck.Name != "" {
		t.Errorf("without the deck: %+v", started[3].Seats)
	}
}
