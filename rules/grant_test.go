package rules_test

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// fell lets a card go to the pile as texts do it, and what it sets off happen.
func fell(t *testing.T, m *rules.Match, c rules.CardID) {
	t.Helper()
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, whyFelled)
	take(t, m, "wait")
}

// "Your other cards gain "When this goes to the pile, ..."": while the card that says
// so is there, for the cards it speaks of.
func TestGrantedByAText(t *testing.T) {
	for _, c := range []struct {
		name  string
		mine  bool
		gone  bool
		rusty bool
		coins int16
	}{{"one of yours", true, false, false, 2}, {"one of theirs", false, false, false, 0}, {"after it has gone", true, true, false, 0}, {"without abilities", true, false, true, 0}} {
		m, p := forge(t, 2, rust)
		at := p
		if !c.mine {
			at = m.S.NextSeat(p)
		}
		k, v := give(m, tiara, rRow, p), give(m, vase, rRow, at)
		m.Reask()
		if c.rusty {
			take(t, m, "play Rust", "pick Vase")
		}
		if c.gone {
			m.MoveCard(k, m.Game.Zone(rHand, p), rules.Top, 0)
		}
		was := coins(m, p)
		fell(t, m, v)
		if n := coins(m, p) - was; n != c.coins {
			t.Errorf("%s: %d coins", c.name, n)
		}
	}
}

// The card that gives an ability doesn't have it.
func TestGrantedIsNotItsOwn(t *testing.T) {
	m, p := forge(t, 2)
	k := give(m, tiara, rRow, p)
	was := coins(m, p)
	fell(t, m, k)
	if coins(m, p) != was {
		t.Error("it has what it gives to others")
	}
}

// An ability for a time is gone when that ends, and where the card has left.
func TestGrantedForATime(t *testing.T) {
	m, p := forge(t, 2, oath)
	v := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Oath", "pick Vase")
	if got := m.Gained(v, nil); !slices.Equal(got, []rules.Gained{{Def: oath, Ability: 1}}) {
		t.Fatalf("it has gained %v", got)
	}
	var c rules.Match
	c.CopyFrom(m)
	if c.S.Hash() != m.S.Hash() {
		t.Error("a copy has another hash")
	}
	for i := range c.S.Marks {
		c.S.Marks[i].Def = 0
	}
	if c.S.Hash() == m.S.Hash() {
		t.Error("the hash doesn't know whose ability it is")
	}
	c.CopyFrom(m)
	was := coins(m, p)
	fell(t, m, v)
	if n := coins(m, p) - was; n != 2 || len(m.Gained(v, nil)) != 0 {
		t.Errorf("%d coins", n)
	}
	over(t, m)
	take(t, &c, "wait")
	if len(c.Gained(v, nil)) != 0 {
		t.Error("it has the ability though the turn is over")
	}
}

// "The bearer gains "...": ": who controls the bearer uses it, once a turn as it says.
func TestGrantedToTheBearer(t *testing.T) {
	m, p := forge(t, 2, charter, rust)
	q := m.S.NextSeat(p)
	v := give(m, vase, rRow, p)
	give(m, lamp, rRow, q)
	m.Reask()
	take(t, m, "play Charter", "pick Vase")
	was := coins(m, p)
	take(t, m, "forge Vase")
	if coins(m, p) != was+1 || slices.Contains(m.Words().Keys(), "forge Vase") {
		t.Errorf("it brings %d coins, and then: %q", coins(m, p)-was, m.Words().Keys())
	}
	m.S.ResetUses(p)
	m.Reask()
	take(t, m, "play Rust", "pick Vase")
	if slices.Contains(m.Words().Keys(), "forge Vase") {
		t.Error("it is used without abilities")
	}
	m.MoveCard(v, m.Game.Zone(rRow, q), rules.Top, 0)
	take(t, m, "wait")
	if !slices.Contains(m.Words().Keys(), "forge Vase") {
		t.Errorf("its new controller may only do %q", m.Words().Keys())
	}
}

// "Loses all abilities" beats what gives them, but for what hinders; by a text in
// play that says so, or for a time.
func TestLosesAllAbilities(t *testing.T) {
	m, p := forge(t, 2, rust)
	k, v := give(m, tiara, rRow, p), give(m, vase, rRow, p)
	m.Reask()
	if len(m.Gained(v, nil)) != 1 || !m.Power(k, keyShiny) {
		t.Fatal("a Tiara gives nothing")
	}
	h := give(m, hush, rRow, p)
	if len(m.Gained(v, nil)) != 0 || m.Power(k, keyShiny) || m.Power(k, keyHeavy) || !m.Silent(k) {
		t.Errorf("it has abilities: %v, %v", m.Power(k, keyShiny), m.Power(k, keyHeavy))
	}
	m.MoveCard(h, m.Game.Zone(rPile, 0), rules.Top, 0)
	take(t, m, "play Rust", "pick Tiara")
	if len(m.Gained(v, nil)) != 0 || !m.Silent(k) || m.Silent(v) {
		t.Error("Rust takes nothing away")
	}
	take(t, m, "wait")
	if len(m.Gained(v, nil)) != 1 {
		t.Error("it has its abilities back only later")
	}
}

// "While you have 5 coins or more, it is worth 4 more", from a card that has gone:
// asked of who played it, as often as the number is.
func TestLentWhile(t *testing.T) {
	m, p := forge(t, 2, truce)
	q := m.S.NextSeat(p)
	v := give(m, vase, rRow, q)
	give(m, lamp, rRow, q)
	m.Reask()
	take(t, m, "play Truce", "pick Vase")
	for _, n := range []int16{5, 4, 6} {
		m.S.Seats[p].Nums[nCoins], m.S.Seats[q].Nums[nCoins] = n, 9-n
		if got := m.Fact(v, 0); (got == 7) != (n >= 5) || m.Power(v, keyShiny) != (n >= 5) {
			t.Errorf("with %d coins it is worth %d", n, got)
		}
	}
	take(t, m, "wait")
	if m.Fact(v, 0) != 7 {
		t.Error("it ends with the turn")
	}
	m.MoveCard(v, m.Game.Zone(rHand, q), rules.Top, 0)
	m.MoveCard(v, m.Game.Zone(rRow, q), rules.Top, 0)
	if m.Fact(v, 0) != 3 {
		t.Error("another card in its place has it still")
	}
}

// "Until this melee ends" is nothing where none runs, and ends with it.
func TestSpans(t *testing.T) {
	for _, runs := range []int16{0, 1} {
		m, p := forge(t, 2, melee)
		v := give(m, vase, rRow, p)
		give(m, lamp, rRow, p)
		m.S.Nums[nMelee] = runs
		m.Reask()
		take(t, m, "play Melee", "pick Vase")
		if n := m.Fact(v, 0); n != 3+3*runs {
			t.Errorf("it is worth %d; a melee runs: %d", n, runs)
		}
		m.Ends(spanMelee, rules.NoSeat)
		if n := m.Fact(v, 0); n != 3 {
			t.Errorf("after the melee it is worth %d", n)
		}
	}
}

// What names an ability that is none to give is refused.
func TestGrantsAreChecked(t *testing.T) {
	for _, harm := range []func(g *rules.Game){
		func(g *rules.Game) { g.Defs[oath].Abilities[0].Modes[0].Code[1].N = 0 },
		func(g *rules.Game) { g.Defs[truce].Abilities[0].Modes[0].Code[1].N = -2 },
		func(g *rules.Game) { g.Defs[tiara].Statics[0].Gives = []uint8{4} },
	} {
		g := smithy()
		harm(g)
		if _, err := g.Build(); err == nil {
			t.Error("a text gives what it hasn't")
		}
	}
}
