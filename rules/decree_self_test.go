package rules

import "testing"

// What a card says of itself holds where it lies, and says nothing of others.
func TestSelfDecrees(t *testing.T) {
	here := &Filter{Reg: -1, Ctrl: Each, From: []Source{{Zone: arenaDeck, Whose: You}}}
	oxen := Amount{Kind: CountAll, Filter: &Filter{Reg: -1, Ctrl: You, From: []Source{{Zone: arenaField, Whose: You}}}}
	perOx := Amount{Kind: PerCard, N: -1, Filter: oxen.Filter}
	g := arena()
	g.Defs = append(g.Defs, Def{Name: "Ghost", Short: "Ghost", Self: []Static{
		{Decrees: []Decree{{Kind: Allows, Act: 1, Who: You, Cards: here}}},
		{If: &Cond{Pred: -1, Count: oxen, N: 1, Not: true}, Decrees: []Decree{{Kind: Forbids, Act: 1, Who: You}}},
		{Decrees: []Decree{{Kind: Charges, Act: 1, Who: You, N: perOx}}},
	}})
	g.Acts = []string{"", "play"}
	m, err := Prepare(must(g.Build()), Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	ghost, ox := m.put(defToken+1, arenaDeck, 0), m.put(defOx, arenaDeck, 0)
	var found []CardID
	m.Allowed(0, 1, func(c CardID) { found = append(found, c) })
	if len(found) != 1 || found[0] != ghost || !m.Allows(0, 1, ghost) || m.Allows(0, 1, ox) {
		t.Errorf("allowed are %v, want %d", found, ghost)
	}
	if m.Allowed(1, 1, func(c CardID) { t.Errorf("the other seat is allowed %d", c) }); m.Allows(1, 1, ghost) {
		t.Error("the other seat is allowed to play the ghost")
	}
	if by, no := m.Forbidden(0, 1, ghost); !no || by != ghost {
		t.Errorf("nothing forbids the ghost without an ox: %d", by)
	}
	if _, no := m.Forbidden(0, 1, ox); no {
		t.Error("the ox is forbidden, too")
	}
	m.put(defOx, arenaField, 0)
	m.put(defOx, arenaField, 0)
	m.put(defOx, arenaField, 1)
	if _, no := m.Forbidden(0, 1, ghost); no {
		t.Error("the ghost is forbidden with an ox")
	}
	if n := m.Charged(0, 1, ghost); n != -2 {
		t.Errorf("the ghost is charged %d, want -2", n)
	}
	if n := m.Charged(0, 1, ox); n != 0 {
		t.Errorf("the ox is charged %d", n)
	}
	m.MoveCard(ghost, m.Game.Zone(arenaHand, 0), Top, 0)
	if m.Allows(0, 1, ghost) {
		t.Error("the ghost is allowed from elsewhere")
	}
}
