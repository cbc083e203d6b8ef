package vainqueur

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

// ownSet is a person's set with one good card of every sort of trouble's neighbour.
const ownSet = `
[[card]]
name = "Paper Tiger"
type = "Beast Monster"
rank = "α"
str = 33
def = 11
text = "When this is summoned, draw a card."
`

func TestOwnCardsStandBesideTheGames(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	own := []rules.OwnCards{{Set: "zoo", Cards: ownSet}}
	more, err := g.For(rules.Setup{Own: own})
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Defs {
		if g.Defs[i].Name != more.Defs[i].Name || g.Defs[i].Text != more.Defs[i].Text {
			t.Fatalf("card %d is %s with own cards and %s without", i, more.Defs[i].Name, g.Defs[i].Name)
		}
	}
	last := more.Defs[len(more.Defs)-1]
	if len(more.Defs) != len(g.Defs)+1 || last.Name != "Paper Tiger" || last.Set != "zoo" {
		t.Errorf("the last card is %+v", last)
	}
	deck := g.Decks[0]
	deck.Cards = append([]rules.DeckLine{{N: 4, Card: "Paper Tiger"}}, deck.Cards...)
	if why := g.CheckDeck(&deck); len(why) == 0 {
		t.Error("the deck is legal without the set")
	}
	if why := more.CheckDeck(&deck); len(why) != 0 {
		t.Errorf("the deck is not legal with the set: %v", why)
	}
	if same, err := g.For(rules.Setup{}); err != nil || same != g {
		t.Errorf("without own cards the game is another one: %v", err)
	}
}

// A game with own cards is played to its end by chance, like any other.
func TestOwnCardsArePlayed(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	deck := g.Decks[0]
	deck.Cards = append([]rules.DeckLine{{N: 4, Card: "Paper Tiger"}}, deck.Cards...)
	su := rules.Setup{Game: g.Name, Seats: 2, Seed: 5, Decks: []rules.Deck{deck, deck}, Own: []rules.OwnCards{{Set: "zoo", Cards: ownSet}}}
	more, err := g.For(su)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(more, su)
	if err != nil {
		t.Fatal(err)
	}
	rng, summoned := rules.Seeded(7), false
	for n := 0; !m.S.Over; n++ {
		if n > 100_000 {
			t.Fatal("the game does not end")
		}
		i := rng.IntN(len(m.S.Options))
		summoned = summoned || strings.Contains(m.Words().Key(i), "Paper Tiger")
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
	if !summoned {
		t.Error("nobody could do anything with the own card")
	}
}

func TestOwnCardsWithMistakes(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ cards, want string }{
		{strings.Replace(ownSet, "draw a card", "draw a cart", 1), `zoo.toml:8:39: not understood: "cart`},
		{strings.Replace(ownSet, "Paper Tiger", "Brass Porter", 1), `zoo.toml:2:1: there is a card called "Brass Porter" already`},
		{strings.Replace(ownSet, "Beast Monster", "Beast Monstrosity", 1), "zoo.toml:4:1: a type ends in one of"},
		{strings.NewReplacer("Beast Monster", "Beast", "draw a card", "draw a cart").Replace(ownSet), `zoo.toml:4:1: "Beast" is a subtype: say "Beast Monster" or "Beast Master"`},
		{strings.Replace(ownSet, "33", "33000000", 1), "zoo.toml:6:1: str is a number from 0 to 999, not 33000000"},
		{strings.Replace(ownSet, "When this is summoned", "Whenever you play a Spell", 1), `zoo.toml:8:22: not understood: "play a Spell"; nearest: "use"`},
		{strings.Replace(ownSet, "When this is summoned", "Whenever your opponent casts a Spell", 1), `not understood: "casts a Spell"; nearest: "uses"`},
		{strings.Replace(ownSet, "When this is summoned", "When your opponent's next turn ends", 1), `not understood: "ends"; nearest: "end step begins"`},
		{strings.Replace(ownSet, "When this is summoned", "When your turn ends", 1), `not understood: "ends"; nearest: "end step begins"`},
		{strings.Replace(ownSet, "draw a card", "drow a card. Gain 5 lives. Destroy a monster", 1), "zoo.toml:8:52: not understood: \"lives"},
		{"[[card]", "zoo.toml:1:"},
		{ownSet + ownSet, `zoo.toml:10:1: there is a card called "Paper Tiger" already, at line 2`},
	} {
		_, err := g.For(rules.Setup{Own: []rules.OwnCards{{Set: "zoo", Cards: c.cards}}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}

// A choice among cards that only one seat sees may go without saying in a determinization
// that the others hold possible: that determinization is none that they could play on.
func TestChoiceAmongSeenCardsKeepsTheLaws(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	own := []rules.OwnCards{{Set: "archive", Cards: `
[[card]]
name = "Cellar Archivist"
type = "Spirit Monster"
rank = "α"
str = 18
def = 21
text = "When this is summoned, look at the top 4 cards of your deck. Take a Spell from among the seen cards. Put the rest on the bottom of your deck in any order."
`}}
	deck := g.Decks[0]
	deck.Cards = append([]rules.DeckLine{{N: 4, Card: "Cellar Archivist"}}, deck.Cards...)
	su := rules.Setup{Game: g.Name, Seats: 2, Decks: []rules.Deck{deck, deck}, Own: own}
	more, err := g.For(su)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for seed := range uint64(150) {
		su.Seed = seed
		p, err := laws.NewProof(more, su)
		if err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed)
		for m := p.Match(); !m.S.Over; {
			if strings.Contains(m.Words().Prompt(), "from among the seen cards") {
				asked++
				if err := p.Laws(); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
			if err := p.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 10 {
		t.Errorf("it was asked %d times only", asked)
	}
}
