package rules

import (
	"testing"

	"feltstack/rules/message"
)

// arena is a game that lives in this test: two seats with a field, a hand and
// a pile each, cards with one number, and texts made by hand.
const (
	arenaField ZoneKind = iota + 1
	arenaHand
	arenaDeck
)

const (
	markAdd uint8 = iota + 1
	markSet
	markGain
	markSilent
)

const (
	defOx    DefID = iota + 1 // 8
	defChief                  // 5; "Your other cards get +2."
	defField                  // 0; "Cards get 10, and +1 for each chief."
	defWidow                  // 3; "Whenever a card is felled, ..."
	defToken
)

func arena() *Game {
	others := &Filter{Reg: -1, Ctrl: You, NotSrc: true}
	chiefs := &Filter{Reg: -1, Ctrl: Each, From: []Source{{Zone: arenaField, Whose: Each}}, Tests: []Test{{Pred: 0, N: int16(defChief)}}}
	small := &Filter{Reg: -1, Ctrl: Each, Tests: []Test{{Pred: 1, N: 5}}}
	g := &Game{
		Cover: Cover{Name: "arena", Title: "Arena", MinSeats: 2, MaxSeats: 2},
		Tables: Tables{
			Facts:    []NumSpec{{Name: "STR", Adds: markAdd, Sets: markSet}},
			Counters: []CounterSpec{{Name: "grief"}},
			Zones: []ZoneSpec{{}, {Name: "field", Short: "F", PerSeat: true, Ordered: true, Table: true},
				{Name: "hand", Short: "H", PerSeat: true, Sight: SightOwner}, {Name: "deck", Short: "D", PerSeat: true, Ordered: true, Sight: SightNobody}},
			Verbs:   CommonVerbs(),
			Prompts: []message.ID{"", "?"},
			Reasons: []ReasonSpec{{}, {Rule: "1", Text: "no"}},
			Causes:  []message.ID{"", "felled"},
			Phases:  []string{"x"},
			Labels:  []string{""},
			Gains:   markGain,
			Defs: []Def{{},
				{Name: "Ox", Short: "Ox", Facts: []int16{8}},
				{Name: "Chief", Short: "Chief", Facts: []int16{5}, Statics: []Static{{Whom: others, Changes: []Change{{N: Amount{N: 2}}}, Powers: 4}}},
				{Name: "Plain", Short: "Plain", Statics: []Static{
					{Whom: small, Changes: []Change{{Set: true, N: Amount{N: 10}}}},
					{Whom: small, Changes: []Change{{N: Amount{Kind: PerCard, N: 1, Filter: chiefs}}}},
				}},
				{Name: "Widow", Short: "Widow", Facts: []int16{3}, Abilities: []Ability{
					{Kind: AbilityTrigger, When: When{Why: 1, Who: Each, NotThis: true}, Modes: []Mode{{}}},
					{Kind: AbilityTrigger, When: When{Why: 1, Who: Each, This: true}, Modes: []Mode{{}}},
					{Kind: AbilityInstead, When: When{Why: 2, Who: Each, This: true}, Modes: []Mode{{Code: []Instr{{Op: OpThis, Dst: 0}, {Op: OpCounters, Reg: 0, N: -1, Max: Amount{N: 2}}}}}},
				}},
				{Name: "Shade", Short: "Shade", Facts: []int16{1}},
			},
		},
		Code: Code{
			Preds: []Pred{
				{Name: "is", Holds: func(m *Match, _ *Query, c CardID, n int16) bool { return m.S.Cards[c].Def == DefID(n) }},
				{Name: "small", Numbers: true, Holds: func(m *Match, _ *Query, c CardID, n int16) bool { return m.Fact(c, 0) <= n }},
			},
			Proposals: []Proposal{{}, {Why: 2}},
			Procs:     []Proc{{Name: "arena", Steps: []Step{func(m *Match, _ *Frame) { m.Win(1) }}}},
		},
		Course:   Course{Deal: func(*Match) {}},
		Stock:    Stock{Tokens: []DefID{defToken}},
		Legality: Legality{NoCost: 1, NoTarget: 1, NotNow: 1, Silent: func(m *Match, c CardID) bool { return m.S.Marked(c, markSilent) }},
	}
	return must(g.Build())
}

func arenaMatch(t *testing.T) *Match {
	t.Helper()
	m, err := Prepare(arena(), Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func (m *Match) put(d DefID, k ZoneKind, p Seat) CardID { return m.NewCard(d, 1, p, m.Game.Zone(k, p)) }

// Texts in play change numbers from the instant they come until they leave:
// what is set first, then what adds; silent cards and cards elsewhere don't count.
func TestFact(t *testing.T) {
	m := arenaMatch(t)
	ox, foe := m.put(defOx, arenaField, 0), m.put(defOx, arenaField, 1)
	held := m.put(defOx, arenaHand, 0)
	want := func(when string, c CardID, n int16) {
		t.Helper()
		if got := m.Fact(c, 0); got != n {
			t.Errorf("%s: %d, want %d", when, got, n)
		}
	}
	want("alone", ox, 8)
	chief := m.put(defChief, arenaField, 0)
	want("with a chief", ox, 10)
	want("the chief itself", chief, 5)
	want("the other side", foe, 8)
	want("in hand", held, 8)
	if !m.Power(ox, 4) || m.Power(foe, 4) || m.Power(chief, 4) {
		t.Error("the chief's power is not that of its other cards")
	}
	m.AddMark(Mark{Kind: markSet, Card: ox, N: 3})
	m.AddMark(Mark{Kind: markAdd, Card: ox, N: -9})
	want("set to 3, +2, -9", ox, 0)
	m.AddMark(Mark{Kind: markSilent, Card: chief})
	m.DropMarks(func(k *Mark) bool { return k.Kind == markAdd })
	want("set to 3, the chief silent", ox, 3)
	m.DropMarks(func(k *Mark) bool { return k.Kind != markSilent })
	plain := m.put(defField, arenaField, 1)
	want("a small one under Plain: set, then one for each chief", chief, 11)
	want("a large one under Plain", ox, 8)
	m.AddMark(Mark{Kind: markAdd, Card: ox, N: -4})
	want("a large one made small: set, then less and one for each chief", ox, 7)
	m.DropMarks(func(k *Mark) bool { return k.Kind == markAdd })
	m.DropMarks(func(k *Mark) bool { return k.Kind == markSilent })
	shade := m.put(defWidow, arenaField, 0)
	want("a small one that a chief leaves small", shade, 13)
	second := m.put(defChief, arenaField, 0)
	want("a small one that two chiefs make large", shade, 7)
	m.MoveCard(second, m.Game.Zone(arenaHand, 1), Top, 0)
	m.MoveCard(shade, m.Game.Zone(arenaHand, 1), Top, 0)
	m.MoveCard(plain, m.Game.Zone(arenaHand, 1), Top, 0)
	want("Plain has left", chief, 5)
}

// What happens is heard by texts in play, and by the card itself wherever it lies.
func TestRaise(t *testing.T) {
	m := arenaMatch(t)
	widow, ox := m.put(defWidow, arenaField, 0), m.put(defOx, arenaField, 1)
	hidden := m.put(defWidow, arenaHand, 1)
	m.Raise(1, ox, 1, 0)
	if len(m.S.Queue) != 1 || m.S.Queue[0] != (Trigger{Ability: 0, Ctrl: 0, N: 1, Def: defWidow, Src: widow, Card: ox}) {
		t.Errorf("an ox is felled: %+v", m.S.Queue)
	}
	m.S.Queue = m.S.Queue[:0]
	m.Raise(1, hidden, 1, ox)
	if len(m.S.Queue) != 2 || m.S.Queue[1].Src != hidden || m.S.Queue[1].Ability != 1 || m.S.Queue[1].Card != ox {
		t.Errorf("a widow in hand is felled: %+v", m.S.Queue)
	}
	m.S.Queue = m.S.Queue[:0]
	m.AddMark(Mark{Kind: markSilent, Card: widow})
	if m.Raise(1, ox, 1, 0); len(m.S.Queue) != 0 {
		t.Errorf("a silent card hears: %+v", m.S.Queue)
	}
}

// Something happens instead only if all of it can be done.
func TestReplacement(t *testing.T) {
	m := arenaMatch(t)
	widow := m.put(defWidow, arenaField, 0)
	ev := Coming{Kind: 1, Card: widow}
	if list := ev.replacements(m, nil); len(list) > 0 {
		t.Error("two counters are taken from a card that has none")
	}
	m.AddCounters(widow, 0, NoSeat, 2, 0)
	list := ev.replacements(m, nil)
	if len(list) != 1 || list[0] != (Replacement{Src: widow, Ability: 2}) {
		t.Fatalf("found %v", list)
	}
	ev.Serial = 9
	m.S.Put(9, 2, widow)
	if list := ev.replacements(m, nil); len(list) > 0 {
		t.Errorf("what was declined comes again: %v", list)
	}
	m.S.Forget(9)
	m.AddCounters(widow, 0, NoSeat, -200, 0)
	if n := m.Counters(widow, 0); n != 0 {
		t.Errorf("%d counters are left of two less two hundred", n)
	}
}

// A token that has left lends its place to the next one, unless a play still means it.
func TestToken(t *testing.T) {
	m := arenaMatch(t)
	field := m.Game.Zone(arenaField, 0)
	a := m.Token(defToken, 0, field, 0)
	if !m.Knows(0, a) || !m.Knows(1, a) {
		t.Error("a token is known to all")
	}
	m.MoveCard(a, 0, Top, 0)
	m.S.Put(7, 0, a)
	b := m.Token(defToken, 1, field, 0)
	if b == a {
		t.Error("a token that a play means is made again")
	}
	m.S.Forget(7)
	if c := m.Token(defToken, 1, field, 0); c != a || m.S.Cards[c].Owner != 1 {
		t.Errorf("the place of token %d is not used again: %d", a, c)
	}
	ox := m.put(defOx, arenaField, 0)
	m.MoveCard(ox, 0, Top, 0)
	if c := m.Token(defToken, 0, field, 0); c == ox {
		t.Error("a card that has left the game is made a token")
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// Throws are fair enough, and follow from the seed.
func TestThrow(t *testing.T) {
	m := arenaMatch(t)
	m.S.RNG = Seeded(3)
	var seen [7]int
	for range 6000 {
		seen[m.Throw(0, 6, 0)]++
	}
	for n, k := range seen[1:] {
		if k < 850 || k > 1150 {
			t.Errorf("%d came %d times of 6000", n+1, k)
		}
	}
}

// must is a game that builds.
func must(g *Game, err error) *Game {
	if err != nil {
		panic(err)
	}
	return g
}
