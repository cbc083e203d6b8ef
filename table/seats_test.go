package table

import (
	"slices"
	"strconv"
	"testing"

	"feltstack/rules"
	"feltstack/rules/looks"
	"feltstack/rules/message"
)

// The ring is a game of three to five seats, in teams where there are four: in your
// turn lay a card at somebody's place, or declare a card and the player it is
// played against. Who has no card left when it is their turn wins, with their team.
const (
	verbGive rules.Verb = rules.VerbCommon + iota
	verbPoke
)

func ringLooks() *looks.Game {
	return &looks.Game{Areas: []looks.Area{{}, {Row: looks.RowHand, Style: looks.StyleFan}, {Row: looks.RowFront}, {Row: looks.RowStack}}}
}

func ring() *rules.Game {
	g := &rules.Game{
		Cover: rules.Cover{Name: "ring", Title: "Ring", Version: "1", MinSeats: 3, MaxSeats: 5},
		Tables: rules.Tables{
			Facts: make([]rules.NumSpec, 1),
			Zones: []rules.ZoneSpec{
				{},
				{Name: "hand", Short: "H", PerSeat: true, Sight: rules.SightOwner},
				{Name: "row", Short: "R", PerSeat: true, Ordered: true, Table: true},
				{Name: "stack", Short: "S", Ordered: true},
			},
			Verbs: append(rules.CommonVerbs(), []rules.VerbSpec{
				{Key: "give {card} {seat}", Say: "Give it to {seat}", Drop: 2, Across: true},
				{Key: "poke {card}", Say: "Poke", Drop: 3},
			}...),
			Prompts:     []message.ID{"", "Your move", "Against whom?", "Let it happen?"},
			Reasons:     []rules.ReasonSpec{{}},
			Causes:      []message.ID{"", "{seat} gives {card}"},
			Classes:     []message.ID{"", "poke"},
			PromptRival: 2,
		},
		Course: rules.Course{
			Deal: func(m *rules.Match) {
				for p := range rules.Seat(m.S.SeatCount) {
					if m.S.SeatCount == 4 {
						m.S.Seats[p].Team = int8(p%2) + 1
					}
					for n := range rules.Seat(3) {
						m.NewCard(rules.DefID(3*p+n+1), 0, p, m.Game.Zone(1, p))
					}
				}
			},
		},
	}
	g.Procs = []rules.Proc{
		{Name: "match", Steps: []rules.Step{func(m *rules.Match, f *rules.Frame) {
			m.S.Turn++
			m.S.Active = rules.Seat(m.S.Turn-1) % rules.Seat(m.S.SeatCount)
			if m.In(1, m.S.Active).N == 0 {
				m.Win(m.S.Side(m.S.Active))
				return
			}
			f.Again()
			m.Call(1, rules.Frame{Ctrl: m.S.Active, Opp: rules.NoSeat})
		}}},
		{Name: "turn", Steps: []rules.Step{func(m *rules.Match, f *rules.Frame) {
			m.Ask(rules.Decision{Kind: rules.PickPlay, Seat: f.Ctrl, Prompt: 1})
			for c := m.In(1, f.Ctrl).First; c != 0; c = m.S.Cards[c].Next {
				m.Offer(rules.Option{Verb: verbPoke, Card: c}, 0)
				for p := range rules.Seat(m.S.SeatCount) {
					if m.S.Opponents(f.Ctrl).Has(p) {
						m.Offer(rules.Option{Verb: verbGive, Card: c, N: int16(p)}, 0)
					}
				}
			}
		}, func(m *rules.Match, f *rules.Frame) {
			o := m.S.Answer
			if f.Src = o.Card; o.Verb == verbGive {
				m.MoveCard(o.Card, m.Game.Zone(2, rules.Seat(o.N)), rules.Top, 1)
				f.Goto(5)
				return
			}
			m.Ask(rules.Decision{Kind: rules.PickSeat, Seat: f.Ctrl, Declaring: true, Prompt: 2, Src: f.Src})
			for p := range rules.Seat(m.S.SeatCount) {
				if m.S.Opponents(f.Ctrl).Has(p) {
					m.Offer(rules.Option{Verb: rules.VerbSeat, Card: f.Src, N: int16(p)}, 0)
				}
			}
		}, func(m *rules.Match, f *rules.Frame) {
			f.Opp, f.Serial = rules.Seat(m.S.Answer.N), m.S.NewSerial()
			m.S.Stack = append(m.S.Stack, rules.Item{
				Class: 1, Ctrl: f.Ctrl, By: f.Ctrl, Opp: f.Opp, Serial: f.Serial, Def: m.S.Cards[f.Src].Def, Cards: [4]rules.CardID{f.Src},
			})
			m.MoveCard(f.Src, m.Game.Zone(3, 0), rules.Top, 0)
			m.Emit(rules.Event{Kind: rules.EvDeclared, Seat: f.Ctrl, Card: f.Src, Item: f.Serial})
			m.Ask(rules.Decision{Kind: rules.PickAnswer, Seat: f.Opp, Prompt: 3})
			m.Offer(rules.Option{Verb: rules.VerbYes}, 0)
			m.Offer(rules.Option{Verb: rules.VerbNo}, 0)
		}, func(m *rules.Match, f *rules.Frame) {
			m.S.Stack = m.S.Stack[:0]
			m.MoveCard(f.Src, m.Game.Zone(2, f.Opp), rules.Top, 0)
		}, func(*rules.Match, *rules.Frame) {}}},
	}
	g.Defs = []rules.Def{{}}
	for n := 1; n <= 15; n++ {
		g.Defs = append(g.Defs, rules.Def{Name: "Number " + strconv.Itoa(n), Short: "c" + strconv.Itoa(n), Facts: []int16{0}})
	}
	return must(g.Build())
}

var cara, dora = Player{Name: "Cara"}, Player{Name: "Dora"}

func ringOf(t *testing.T, players ...Player) *Session {
	t.Helper()
	s, err := New(Config{Game: ring(), Looks: ringLooks(), Setup: rules.Setup{Seed: 1}, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// A card is dropped at the place of the player that its option names, not of who
// comes next, or on that player, and on the player against whom it is declared.
func TestDropsAtThePlayerThatIsMeant(t *testing.T) {
	s := ringOf(t, ann, ben, cara)
	sc := s.View(0).Scene()
	drops, _ := s.View(0).Drops(cardsIn(sc, "Your hand")[0].ID)
	at, on := map[string]Drop{}, map[string]int{}
	for _, d := range drops {
		if d.Player != 0 {
			on[d.Verb] = d.Player
		}
		if d.Zone >= 0 || at[d.Verb].Verb == "" {
			at[d.Verb] = d
		}
	}
	for i, name := range []string{"Ben", "Cara"} {
		row := slices.IndexFunc(sc.Zones, func(z ZoneScene) bool { return z.Name == name+"'s row" })
		if d := at["Give it to "+name]; d.Zone != sc.Zones[row].ID {
			t.Errorf("a card for %s goes to zone %d, not %d: %+v", name, d.Zone, sc.Zones[row].ID, drops)
		}
		if got := on["Give it to "+name]; got != i+2 {
			t.Errorf("a card for %s is given to player %d, not %d", name, got, i+2)
		}
	}
	for i, name := range []string{"Ben", "Cara"} {
		d := at["Poke: "+name]
		if d.Player != i+2 || d.Zone != -1 || !slices.Equal(d.Keys, []string{"poke c1", "against " + string(rune('B'+i))}) {
			t.Errorf("it is played against %s at %+v", name, d)
		}
	}
	if d := at["Poke"]; d.Player != 0 || d.Zone <= 0 {
		t.Errorf("it can't be declared before a player is chosen: %+v", d)
	}
}

// The prompt for a player has a button for each, by name, and the card that is
// declared can still be dropped on one.
func TestPromptForAPlayer(t *testing.T) {
	s := ringOf(t, ann, ben, cara)
	sc := do(t, s, 0, "poke c1")
	if !slices.Equal(sc.Prompt.Players, []int{1, 2}) || !sc.Prompt.Declaring {
		t.Fatalf("the prompt asks for the players %v", sc.Prompt.Players)
	}
	for i, name := range []string{"Ben", "Cara"} {
		if b := sc.Prompt.Buttons[i]; b.Text != name || b.Player != i+2 {
			t.Errorf("button %d is %+v", i, b)
		}
	}
	drops, _ := s.View(0).Drops(cardsIn(sc, "Your hand")[0].ID)
	if len(drops) != 2 || drops[1].Player != 3 || drops[1].Zone != -1 {
		t.Errorf("the declared card can be dropped at %+v", drops)
	}
	sc = do(t, s, 0, "against C")
	if it := sc.Stack[0]; !slices.Equal(it.Against, []int{2}) || it.Seat != 0 {
		t.Errorf("the play is %+v", it)
	}
	if last := sc.Log[len(sc.Log)-1].Text; last != "Ann plays c1 against Cara" {
		t.Errorf("the log says %q", last)
	}
}

// A team wins together, and every seat sees who is with it.
func TestTeams(t *testing.T) {
	s := ringOf(t, ann, ben, Player{Name: "You"}, dora)
	for p := range 4 {
		for _, seat := range s.View(p).Scene().Seats {
			if want := seat.Seat == (p+2)%4; seat.Ally != want {
				t.Errorf("seat %d sees seat %d as an ally: %v", p, seat.Seat, seat.Ally)
			}
		}
	}
	for p := 0; ; p = (p + 1) % 4 {
		if _, over := s.Outcome(); over {
			break
		}
		hand := cardsIn(s.View(p).Scene(), "Your hand")
		do(t, s, p, "give "+hand[0].Name+" "+rules.SeatName(rules.Seat((p+1)%4)))
	}
	o, _ := s.Outcome()
	if !slices.Equal(o.Winners, []int{0, 2}) || o.Text != "You and Ann win" {
		t.Errorf("the outcome is %+v", o)
	}
	for _, seat := range s.View(1).Scene().Seats {
		if seat.Won != (seat.Seat%2 == 0) {
			t.Errorf("seat %d has won: %v", seat.Seat, seat.Won)
		}
	}
}

// With three persons an undo names those whose choices it takes back.
func TestUndoOfThreeNamesAll(t *testing.T) {
	s := ringOf(t, ann, ben, cara)
	do(t, s, 0, "give c1 B")
	do(t, s, 1, "give c4 A")
	if got := s.View(2).UndoTakes(); len(got) != 1 || got[0].Name != "Ben" || got[0].Choices != 1 {
		t.Errorf("the last choice was that of %+v", got)
	}
	if got := s.View(2).Takes(0); len(got) != 2 || got[0].Name != "Ann" || got[1].Name != "Ben" {
		t.Errorf("all choices were those of %v", got)
	}
	if err := s.View(2).Undo(); err != nil {
		t.Fatal(err)
	}
	settle(t, "Ben is asked again", func() bool { return s.Asked() == 1 })
}
