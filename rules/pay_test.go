package rules_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
	"feltstack/rules/payment"
)

func TestBazaarLaws(t *testing.T) {
	laws.TestGame(t, bazaar(), laws.Trial{Games: 12}, laws.Trial{Games: 6, Seed: 900})
}

// stall is Bazaar at seat A's turn, with these cards in its row and hand.
func stall(t testing.TB, coins int16, row, hand []rules.DefID) *rules.Match {
	t.Helper()
	return stallOf(t, bazaar(), coins, row, hand)
}

// stallOf is stall of a game like Bazaar.
func stallOf(t testing.TB, g *rules.Game, coins int16, row, hand []rules.DefID) *rules.Match {
	t.Helper()
	m, err := rules.Prepare(g, rules.Setup{Seats: 2, Seed: 1, RuleOptions: map[string]string{"table": "empty"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range row {
		c := m.NewCard(d, 0, 0, m.Game.Zone(bzRow, 0))
		if d == vein {
			m.AddCounters(c, bzOre, 0, 3, 0)
		}
	}
	for _, d := range hand {
		m.NewCard(d, 0, 0, m.Game.Zone(bzHand, 0))
	}
	m.Redealt()
	m.S.Seats[0].Nums[bzGold] = coins
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	return m
}

// do makes choices by their keys.
func do(t testing.TB, m *rules.Match, keys ...string) {
	t.Helper()
	for _, key := range keys {
		i, err := m.Words().Find(key)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
}

// open proves which options are open.
func open(t testing.TB, m *rules.Match, want ...string) {
	t.Helper()
	if keys := m.Words().Keys(); !slices.Equal(keys, want) {
		t.Fatalf("open are %q, not %q", keys, want)
	}
}

// proposes proves what the pending payment would use.
func proposes(t testing.TB, m *rules.Match, want ...string) {
	t.Helper()
	var uses []string
	m.PaysWith(func(s rules.Supply, n int16) {
		name := m.Game.Means[s.By].Name
		if s.Card != 0 {
			name = m.Def(s.Card).Short
		} else if s.Way < rules.WayPlayer {
			name = "floating " + m.Game.Resources[s.Way].Short
		}
		for range n {
			uses = append(uses, name)
		}
	})
	slices.Sort(uses)
	if !slices.Equal(uses, want) {
		t.Fatalf("proposed is %q, not %q", uses, want)
	}
	if !m.S.Decision.Declaring || m.S.Decision.Kind != rules.PickPay {
		t.Fatal("the payment can't be taken back")
	}
}

// has proves what seat A has: points, gold, cards of its row that are not
// flopped, what floats.
func has(t testing.TB, m *rules.Match, points, coins int16, ready, floats string) {
	t.Helper()
	var names []string
	for c := m.In(bzRow, 0).First; c != 0; c = m.S.Cards[c].Next {
		if !m.S.Has(c, flopped) {
			names = append(names, m.Def(c).Short)
		}
	}
	var over strings.Builder
	for k := range m.Game.Resources {
		over.WriteString(strings.Repeat(m.Game.Resources[k].Short, int(m.S.Floating(0, uint8(k)))))
	}
	nums := m.S.Seats[0].Nums
	if nums[bzPoints] != points || nums[bzGold] != coins || strings.Join(names, " ") != ready || over.String() != floats {
		t.Fatalf("%d points, %d gold, ready %q, floating %q; want %d, %d, %q, %q", nums[bzPoints], nums[bzGold], names, over.String(), points, coins, ready, floats)
	}
}

type defs = []rules.DefID

func TestPayLeastWasteful(t *testing.T) {
	m := stall(t, 0, defs{ruby, rubies, emerald, crystal}, defs{sword})
	do(t, m, "play Sword")
	proposes(t, m, "Rubies", "Ruby") // nothing wasted, two cards
	if text := m.Words().Prompt(); text != "Pay 1 red and 2 of any kind for Sword" {
		t.Errorf("the prompt is %q", text)
	}
	do(t, m, "pay")
	has(t, m, 1, 0, "Emerald Crystal", "")
}

func TestPayChanges(t *testing.T) {
	m := stall(t, 0, defs{ruby, rubies, emerald, crystal}, defs{sword})
	do(t, m, "play Sword")
	open(t, m, "pay", "with Emerald", "with Crystal", "without Ruby", "without Rubies")
	do(t, m, "without Ruby")
	proposes(t, m, "Emerald", "Rubies")
	do(t, m, "without Emerald")
	proposes(t, m, "Crystal", "Rubies")
	open(t, m, "pay", "with Ruby", "with Emerald") // without either of these nothing would do
	do(t, m, "with Ruby")
	proposes(t, m, "Rubies", "Ruby")
	do(t, m, "with Crystal", "with Emerald", "pay")
	has(t, m, 1, 0, "Rubies", "")
}

// A card may say how else it is paid for, and what besides.
func TestPayAlso(t *testing.T) {
	g := bazaar()
	rather := func(p *rules.Price) *rules.Game {
		for _, d := range []rules.DefID{sword, trinket} {
			g.Defs[d].Abilities[0].Also(p)
		}
		return must(g.Build())
	}
	rather(&rules.Price{Ways: []rules.Fee{{Text: "Its price"}, {Text: "A card", Code: away(bzHand)}}, Extras: []rules.Fee{{Code: away(bzRow)}}})
	m := stallOf(t, g, 0, defs{ruby, rubies, emerald}, defs{sword, herb})
	do(t, m, "play Sword")
	open(t, m, "way 1", "way 2")
	do(t, m, "way 2", "pick Ruby")
	has(t, m, 1, 0, "Rubies Emerald", "")
	m = stallOf(t, g, 0, defs{rubies, emerald}, defs{sword})
	do(t, m, "play Sword", "pick Emerald") // one way only
	has(t, m, 1, 0, "", "")
	m = stallOf(t, g, 0, nil, defs{sword, herb})
	if q := m.Query(0, 1, m.In(bzHand, 0).First, 0, 0); q.CanDeclare(&g.Defs[sword].Abilities[0]) != bzNoCost {
		t.Error("a Sword is played without what is due besides")
	}
	// What an ability costs before its colon is a way of its own.
	a := rules.Ability{Cost: away(bzHand)}
	a.Also(&rules.Price{Ways: []rules.Fee{{}, {Code: away(bzRow)}}})
	if a.Cost != nil || len(a.Price.Ways) != 2 || a.Price.Ways[0].Code == nil {
		t.Errorf("its own cost is no way to pay: %+v", a)
	}
}

// A text in play may make plays dearer or cheaper.
func TestPayDecreed(t *testing.T) {
	g := bazaar()
	g.Acts = []string{"play"}
	says := func(who rules.Who, of payment.Set, n int16, f *rules.Filter) []rules.Static {
		return []rules.Static{{Decrees: []rules.Decree{{Kind: rules.Charges, Who: who, Of: of, N: rules.Amount{N: n}, Cards: f}}}}
	}
	g.Defs[mill].Statics = says(rules.You, only(red), -1, nil)
	g.Defs[vein].Statics = says(rules.EachOpponent, only(blue), 1, nil)
	g.Charge = nil
	must(g.Build())
	m := stallOf(t, g, 0, defs{ruby, ruby, emerald, mill}, defs{sword})
	do(t, m, "play Sword")
	if text := m.Words().Prompt(); text != "Pay 2 of any kind for Sword" {
		t.Errorf("the prompt is %q", text)
	}
	do(t, m, "pay")
	has(t, m, 1, 0, "Emerald Mill", "")
	m = stallOf(t, g, 0, defs{ruby, ruby, emerald}, defs{sword})
	m.NewCard(vein, 0, 1, m.Game.Zone(bzRow, 1))
	m.Redealt()
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	if q := m.Query(0, 1, m.In(bzHand, 0).First, 0, 0); q.CanDeclare(&g.Defs[sword].Abilities[0]) != bzNoCost {
		t.Error("a Sword is paid for without a blue")
	}
}

func TestPayFloats(t *testing.T) {
	m := stall(t, 0, defs{rubies, ruby, ruby}, defs{pact, pact, trinket})
	do(t, m, "play Pact", "mode 1")
	proposes(t, m, "Ruby")
	do(t, m, "with Rubies")
	proposes(t, m, "Rubies") // with two of the three one would be for nothing
	do(t, m, "pay")
	has(t, m, 1, 0, "Ruby Ruby", "R")
	do(t, m, "play Pact", "mode 1") // what floats comes first, so nothing is asked
	has(t, m, 2, 0, "Ruby Ruby", "")
}

func TestFloatsEnd(t *testing.T) {
	m := stall(t, 0, defs{rubies}, defs{pact, trinket})
	do(t, m, "play Pact", "mode 1")
	has(t, m, 1, 0, "", "R")
	do(t, m, "done")
	has(t, m, 1, 0, "", "")
}

func TestPayAlternative(t *testing.T) {
	m := stall(t, 0, defs{emerald, emerald}, defs{charm, trinket})
	do(t, m, "play Charm")
	open(t, m, "way 1", "way 2")
	if text := m.Words().Say(1); text != "A card" {
		t.Errorf("the second way is called %q", text)
	}
	both := m.Copy()
	do(t, m, "way 1") // the only way to pay it
	has(t, m, 1, 0, "", "")
	do(t, both, "way 2") // and the only card
	has(t, both, 1, 0, "Emerald Emerald", "")
	if both.In(bzHand, 0).N != 0 {
		t.Error("no card was discarded")
	}
	m = stall(t, 0, defs{emerald}, defs{charm, trinket})
	do(t, m, "play Charm") // the other way alone is left
	has(t, m, 1, 0, "Emerald", "")
	m = stall(t, 0, defs{emerald}, defs{charm})
	if why, err := m.Words().WhyNot("play Charm"); err != nil || why.Rule != "1" {
		t.Errorf("neither way can be paid, but: %v, %v", why, err)
	}
}

func TestPayAdditional(t *testing.T) {
	m := stall(t, 0, defs{sapphire}, defs{golem})
	do(t, m, "play Golem") // flopped first, then taken away
	has(t, m, 1, 0, "", "")
	if m.In(bzRow, 0).N != 0 {
		t.Error("the additional cost was not paid")
	}
	m = stall(t, 0, defs{sapphire, ruby}, defs{golem})
	do(t, m, "play Golem")
	open(t, m, "yes", "no")
	less := m.Copy()
	do(t, m, "yes", "pick Ruby")
	has(t, m, 3, 0, "", "")
	do(t, less, "no", "pick Ruby")
	has(t, less, 1, 0, "", "")
	m = stall(t, 2, nil, defs{golem})
	if why, err := m.Words().WhyNot("play Golem"); err != nil || why.Rule != "1" {
		t.Errorf("it can't be paid for, but: %v, %v", why, err)
	}
}

func TestPayX(t *testing.T) {
	m := stall(t, 2, defs{ruby, emerald}, defs{fireball})
	do(t, m, "play Fireball")
	open(t, m, "number 0", "number 1", "number 2", "number 3")
	do(t, m, "number 2")
	proposes(t, m, "Emerald", "Ruby", "gold")
	open(t, m, "pay", "with gold", "without Emerald") // not without any gold
	do(t, m, "with gold", "pay")
	has(t, m, 2, 0, "Emerald", "")
}

func TestPayNothing(t *testing.T) {
	m := stall(t, 2, defs{ruby, emerald}, defs{trinket})
	do(t, m, "play Trinket")
	has(t, m, 1, 2, "Ruby Emerald", "")
}

func TestPayLess(t *testing.T) {
	m := stall(t, 2, defs{mill, mill, mill, ruby}, defs{sword})
	do(t, m, "play Sword") // R is left of it; no mill takes that off
	has(t, m, 1, 2, "Mill Mill Mill", "")
}

func TestPayCoupon(t *testing.T) {
	m := stall(t, 2, defs{ruby}, defs{pact, pact, pact})
	do(t, m, "play Pact", "mode 2")
	proposes(t, m, "Ruby", "gold")
	do(t, m, "without Ruby", "pay")
	has(t, m, 0, 0, "Ruby", "C")
	do(t, m, "play Pact", "mode 1")
	proposes(t, m, "Ruby") // the coupon is worth more
	open(t, m, "pay", "with floating C", "without Ruby")
	do(t, m, "pay", "done", "done")
	has(t, m, 1, 0, "Ruby", "C")
	do(t, m, "play Pact", "mode 1", "with floating C")
	if text := m.Words().Prompt(); !strings.HasSuffix(text, " for Pact with 1 coupon left over") {
		t.Errorf("the prompt is %q", text)
	}
	do(t, m, "pay")
	has(t, m, 2, 0, "Ruby", "")
}

func TestPayCounters(t *testing.T) {
	m := stall(t, 0, defs{vein, mill}, defs{golem})
	do(t, m, "play Golem", "pick Mill")
	has(t, m, 1, 0, "Vein", "")
	if n := m.Counters(m.In(bzRow, 0).First, bzOre); n != 2 {
		t.Errorf("%d of 3 are left on the vein", n)
	}
}

func TestPayDiscards(t *testing.T) {
	m := stall(t, 0, defs{emerald, crystal}, defs{charm, herb})
	do(t, m, "play Charm", "way 1")
	proposes(t, m, "Crystal", "Emerald")
	do(t, m, "without Crystal")
	proposes(t, m, "Emerald", "Herb")
	do(t, m, "pay")
	has(t, m, 1, 0, "Crystal", "")
	if m.In(bzHand, 0).N != 0 || m.In(bzPile, 0).N != 2 {
		t.Error("the herb was not discarded")
	}
}

// TestPayLeaves pays with what is not needed for the rest of the cost.
func TestPayLeaves(t *testing.T) {
	m := stall(t, 0, defs{ruby}, defs{rite})
	if why, err := m.Words().WhyNot("play Rite"); err != nil || why.Rule != "1" {
		t.Errorf("one stone can't be flopped twice, but: %v, %v", why, err)
	}
	m = stall(t, 1, defs{ruby}, defs{rite})
	do(t, m, "play Rite")
	has(t, m, 1, 0, "", "")
	m = stall(t, 0, defs{ruby, emerald}, defs{rite})
	do(t, m, "play Rite", "without Ruby", "pay")
	has(t, m, 1, 0, "", "")
}

// TestPayOneOfTwoWays uses a card in one way at a time.
func TestPayOneOfTwoWays(t *testing.T) {
	m := stall(t, 1, defs{opal}, defs{sword})
	if why, err := m.Words().WhyNot("play Sword"); err != nil || why.Rule != "1" {
		t.Errorf("an opal gives one only, but: %v, %v", why, err)
	}
	m = stall(t, 0, defs{opal, opal, opal, emerald}, defs{sword})
	do(t, m, "play Sword", "with Emerald", "pay")
	has(t, m, 1, 0, "Opal", "")
}

// TestPayIsHeard: what waits for a source to be used hears it, once for each card.
func TestPayIsHeard(t *testing.T) {
	m := stall(t, 0, defs{ruby, rubies, emerald}, defs{sword})
	bell := &m.Game.Defs[emerald] // it rings whenever a stone of its player is used
	bell.Abilities = []rules.Ability{{Kind: rules.AbilityTrigger, When: rules.When{Why: bzUsed, Card: &rules.Filter{Reg: -1}}, Modes: []rules.Mode{{}}}}
	if _, err := m.Game.Build(); err != nil {
		t.Fatal(err)
	}
	m = stallOf(t, m.Game, 0, defs{ruby, rubies, emerald}, defs{sword})
	do(t, m, "play Sword", "pay")
	if len(m.S.Queue) != 2 {
		t.Errorf("%d triggers wait after two stones were used", len(m.S.Queue))
	}
}
