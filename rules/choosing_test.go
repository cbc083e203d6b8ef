package rules_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestForum(t *testing.T) { laws.TestGame(t, forum(), laws.Trial{Games: 20}) }

// stand is Forum at its first decision, with a card in the hand of the seat that plays.
func stand(t *testing.T, seats int, d rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(forum(), rules.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	give(m, d, rHand, m.S.Active)
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	return m, m.S.Active
}

func wantCoins(t *testing.T, m *rules.Match, p rules.Seat, want ...int16) {
	t.Helper()
	for i, n := range want {
		q := (p + rules.Seat(i)) % rules.Seat(m.S.SeatCount)
		if coins(m, q) != n {
			t.Errorf("seat %d after the one that plays has %d coins, not %d", i, coins(m, q), n)
		}
	}
}

// A game's words for seats name them as they sit, without those that are out.
func TestRelations(t *testing.T) {
	m, p := stand(t, 4, tithe)
	m.Oust(m.S.NextSeat(p))
	take(t, m, "play Tithe")
	wantCoins(t, m, p, 5, 5, 4, 6)
}

// Of several who are meant, the player chooses one; a single one goes without saying.
func TestRelationOfSeveral(t *testing.T) {
	m, p := stand(t, 4, envy)
	m.S.Seats[p].Nums[nCoins] = 4
	take(t, m, "play Envy")
	if keys := m.Words().Keys(); len(keys) != 3 {
		t.Fatalf("three are richest, and the choice is %q", keys)
	}
	take(t, m, "against "+rules.SeatName((p+2)%4))
	wantCoins(t, m, p, 4, 5, 3, 5)
	m, p = stand(t, 4, envy)
	m.S.Seats[(p+1)%4].Nums[nCoins] = 8
	take(t, m, "play Envy")
	wantCoins(t, m, p, 5, 6, 5, 5)
}

func TestEachOther(t *testing.T) {
	m, p := stand(t, 3, spite)
	take(t, m, "play Spite")
	wantCoins(t, m, p, 5, 4, 4)
}

// The votes of a seat count as they are when it votes. Who abstains is on neither side.
func TestVote(t *testing.T) {
	for _, c := range []struct {
		votes string
		coins []int16
	}{
		{"vote for, vote against, abstain", []int16{4, 5, 5}},      // 1 : 1 fails
		{"vote for, vote against, vote for", []int16{5, 4, 5}},     // 3 : 1
		{"vote against, vote for, vote against", []int16{4, 5, 5}}, // 1 : 3
		{"abstain, abstain, abstain", []int16{4, 5, 5}},
		{"vote against, abstain, vote for", []int16{4, 5, 5}}, // 2 : 1 passes, and the one against loses
	} {
		m, p := stand(t, 3, senate)
		give(m, elm, rRow, (p+2)%3)
		take(t, m, append([]string{"play Senate"}, strings.Split(c.votes, ", ")...)...)
		if m.S.Decision.Seat == p {
			t.Errorf("%s: the turn goes on", c.votes)
		}
		wantCoins(t, m, p, c.coins...)
	}
}

// What is said is told to all.
func TestSaidIsTold(t *testing.T) {
	for card, word := range map[rules.DefID]string{census: "Elm", gossip: "Gossip"} {
		m, _ := stand(t, 3, card)
		var told []string
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvChosen {
				told = append(told, m.Words().Narrate(*ev).Text(func(rules.Seat) string { return "Ann" }))
			}
		}
		take(t, m, "play "+m.Game.Defs[card].Name, "say "+word)
		if len(told) != 1 || told[0] != "Ann says "+word {
			t.Errorf("told: %q", told)
		}
	}
}

func TestVoteIsTold(t *testing.T) {
	m, p := stand(t, 3, senate)
	give(m, elm, rRow, (p+1)%3)
	var told []string
	m.Listen = func(ev *rules.Event) {
		if ev.Kind == rules.EvChosen {
			told = append(told, rules.SeatName(ev.Seat)+" "+string(m.Game.Causes[ev.Why])+" "+string(rune('0'+ev.N)))
		}
	}
	take(t, m, "play Senate", "vote for", "vote against", "abstain")
	want := []string{rules.SeatName(p) + " {seat} votes for it 1", rules.SeatName((p+1)%3) + " {seat} votes against it 2"}
	if !slices.Equal(told, want) {
		t.Errorf("told: %q, not %q", told, want)
	}
}

// "Each player who did" is each that has taken it up, in any number.
func TestEachWhoDid(t *testing.T) {
	m, p := stand(t, 3, alms)
	hand := func(i rules.Seat) int16 { return m.In(rHand, (p+i)%3).N }
	before := hand(1)
	take(t, m, "play Alms", "no", "yes", "yes")
	wantCoins(t, m, p, 5, 4, 4)
	if hand(1) != before+2 || hand(2) != 1 { // the draw of its own turn as well
		t.Errorf("the hands are %d and %d cards", hand(1), hand(2))
	}
}

// What is said counts for what follows: one kind, or one name.
func TestSaidWord(t *testing.T) {
	m, p := stand(t, 3, census)
	a, b := give(m, oak, rRow, p), give(m, elm, rRow, (p+1)%3)
	take(t, m, "play Census", "say elm")
	if m.KindOf(a) != rRow || m.KindOf(b) != rPile {
		t.Errorf("the oak lies in zone %d, the elm in %d", m.KindOf(a), m.KindOf(b))
	}
	for name, n := range map[string]int16{"Grove": 6, "Oak": 5} {
		m, p = stand(t, 3, gossip)
		give(m, grove, rRow, (p+1)%3)
		take(t, m, "play Gossip", "say "+name)
		wantCoins(t, m, p, n)
	}
}

// A card keeps what was said for it until it leaves.
func TestKeptWord(t *testing.T) {
	m, p := stand(t, 3, grove)
	a, b := give(m, oak, rRow, p), give(m, elm, rRow, (p+1)%3)
	take(t, m, "play Grove", "say oak")
	if m.Fact(a, 0) != 3 || m.Fact(b, 0) != 1 {
		t.Errorf("the oak is worth %d, the elm %d", m.Fact(a, 0), m.Fact(b, 0))
	}
	m.MoveCard(m.In(rRow, p).Last, m.Game.Zone(rPile, 0), rules.Top, 0)
	if m.Fact(a, 0) != 2 {
		t.Errorf("the oak is worth %d", m.Fact(a, 0))
	}
}

// "Either A or B" is every card that one of them means, once.
func TestEither(t *testing.T) {
	m, p := stand(t, 3, mulch)
	give(m, oak, rRow, p)
	give(m, elm, rRow, p)
	take(t, m, "play Mulch")
	keys := m.Words().Keys()
	if len(keys) != int(m.In(rHand, p).N)+1 || !slices.Contains(keys, "pick Oak") || slices.Contains(keys, "pick Elm") != held(m, p, elm) {
		t.Errorf("the choice is %q", keys)
	}
}

func held(m *rules.Match, p rules.Seat, d rules.DefID) bool {
	for c := m.In(rHand, p).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Def == d {
			return true
		}
	}
	return false
}

// A condition with another holds if both do.
func TestBothConditions(t *testing.T) {
	for _, c := range []struct {
		coins int16
		oak   bool
		want  int16
	}{{6, true, 8}, {6, false, 6}, {5, true, 5}} {
		m, p := stand(t, 3, windfall)
		m.S.Seats[p].Nums[nCoins] = c.coins
		if c.oak {
			give(m, oak, rRow, p)
		}
		take(t, m, "play Windfall")
		wantCoins(t, m, p, c.want)
	}
}

// A copy has the targets of the play, or others; it resolves first, and no card
// goes to the pile for it.
func TestCopy(t *testing.T) {
	for _, again := range []bool{false, true} {
		m, p := stand(t, 3, axe)
		give(m, echo, rHand, (p+1)%3)
		a, b := give(m, oak, rRow, (p+1)%3), give(m, elm, rRow, (p+2)%3)
		if !m.Reask() {
			t.Fatal("nothing is asked")
		}
		take(t, m, "play Axe", "target Oak", "play Echo")
		if it := m.S.Top(); m.S.Decision.Kind != rules.PickYes || m.S.Decision.Seat != (p+1)%3 || m.S.Decision.Declaring || !it.Copy || it.Ctrl != (p+1)%3 {
			t.Fatalf("asked is %+v about %+v", m.S.Decision, it)
		}
		if again {
			take(t, m, "yes", "target Elm")
		} else {
			take(t, m, "no")
		}
		if len(m.S.Stack) != 0 {
			t.Fatalf("%d plays wait", len(m.S.Stack))
		}
		if m.KindOf(a) != rPile || (m.KindOf(b) == rPile) != again || m.In(rPile, 0).N != map[bool]int16{false: 3, true: 4}[again] {
			t.Errorf("again %v: the oak lies in zone %d, the elm in %d, on the pile %d cards", again, m.KindOf(a), m.KindOf(b), m.In(rPile, 0).N)
		}
		wantCoins(t, m, p, 5, 6, map[bool]int16{false: 5, true: 6}[again])
	}
}

// What a game does not copy stays alone, and a player who is out chooses nothing more.
func TestCopyEnds(t *testing.T) {
	m, p := stand(t, 3, axe)
	q := (p + 1) % 3
	give(m, echo, rHand, q)
	give(m, echo, rHand, (p+2)%3)
	give(m, oak, rRow, p)
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	take(t, m, "play Axe", "play Echo", "play Echo", "target play Echo")
	if n := len(m.S.Stack); n != 3 || m.S.Decision.Seat != q {
		t.Fatalf("%d plays wait for seat %d", n, m.S.Decision.Seat)
	}
	m.Unask()
	m.Oust(q)
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	if len(m.S.Stack) != 0 || m.S.Decision.Seat == q {
		t.Errorf("%d plays wait for seat %d", len(m.S.Stack), m.S.Decision.Seat)
	}
}

// A text that copies, in a game without a procedure for it, and one that names
// seats by a relation the game has not, are refused.
func TestRefusedChoices(t *testing.T) {
	for _, in := range []rules.Instr{{Op: rules.OpCopy}, {Op: rules.OpNum, Who: rules.Related}} {
		g := parlor()
		g.Defs = append(g.Defs, text("Wrong", []rules.Instr{in}))
		if _, err := g.Build(); err == nil {
			t.Errorf("instruction %d passes", in.Op)
		}
	}
}
