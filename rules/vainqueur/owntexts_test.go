package vainqueur

import (
	"fmt"
	"strings"
	"testing"

	"feltstack/rules"
)

// What texts of people's cards are put together from, in TestNoTextStopsAMatch.
var (
	someHeads = []string{
		"When this is summoned, ", "When this is destroyed, ", "When this is destroyed by battle, ", "When this attacks, ", "When this is attacked, ",
		"When this changes position, ", "When this leaves the field, ", "When this is tributed, ", "When this is discarded, ", "When this is drawn, ",
		"Whenever a monster changes position, ", "Whenever another monster is summoned, ", "Whenever another monster is destroyed, ",
		"Whenever you discard a card, ", "Whenever a card is drawn, ", "Whenever your opponent uses a Spell, ", "Whenever a monster leaves the field, ",
		"When a player's turn begins, ", "When your end step begins, ", "Once per turn: ", "Discard a card: ", "Lose 5 life: ", "Tribute another monster: ",
		"If this would be destroyed, instead ", "If another monster would be destroyed, instead ", "If a monster you control would be destroyed, you may instead ",
		"Once per turn, whenever a monster is destroyed, ",
	}
	someSteps = []string{
		"draw a card", "discard a card", "each player discards a card", "your opponent draws 2 cards", "mill 2 cards", "gain 5 life for each monster you control",
		"destroy this", "destroy a monster", "destroy all monsters", "destroy all other monsters", "your opponent destroys a monster they control",
		"change the position of this", "change the position of all monsters", "turn all monsters to defending", "alter summon a monster from your cemetery",
		"alter summon a monster", "return a monster to its owner's hand", "return this to its owner's hand", "return all monsters to their owners' hands",
		"put a luck counter on this", "put a gear counter on all monsters", "remove all counters from a monster", "take control of a monster",
		"take control of a monster until this turn ends", "create 2 Cog tokens", "create a Cog token for each monster you control", "cancel a monster",
		"this gets +5 STR for each other monster until this turn ends", "all monsters have 0 STR until this turn ends", "tribute a monster",
		"this can't be destroyed by battle until this turn ends", "search your deck for a monster, then take the found card", "shuffle your hand into your deck",
		"toss a coin", "end the attack", "choose a card name, then destroy all monsters with the chosen name", "let all monsters attack again", "deal 5 damage to your opponent", "choose a monster, then destroy all other monsters",
		"put a monster on top of its owner's deck", "each player keeps a monster they control, then destroy all other monsters", "lose 3 life",
	}
	someHolds = []string{
		"Monsters with STR 20 or less get +30 STR.", "All monsters have 0 DEF.", "Your other monsters get +3 STR for each other monster you control.",
		"This gets -3 STR for each luck counter on this.", "While this is defending, monsters can't be destroyed by battle.", "This can attack twice each turn.",
		"Monsters with STR 30 or more have 5 STR.", "Defending monsters can't change position.", "While you control 3 or more monsters, this can't attack.",
	}
)

// ownWords makes the texts of a set of people's cards: a few paragraphs each,
// put together by chance.
func ownWords(rng *rules.RNG, cards int) string {
	var b strings.Builder
	pick := func(of []string) string { return of[rng.IntN(len(of))] }
	for i := range cards {
		kind := fmt.Sprintf("Beast Monster\"\nrank = \"α\"\nstr = %d\ndef = 20", 10+rng.IntN(30))
		switch rng.IntN(8) {
		case 0:
			kind = "Master\"\nhp = 40"
		case 1, 2:
			kind = "Battlefield\""
		}
		fmt.Fprintf(&b, "[[card]]\nname = \"Chance %d\"\ntype = \"%s\ntext = \"\"\"\n", i, kind)
		for range 1 + rng.IntN(3) {
			if rng.IntN(6) == 0 {
				b.WriteString(pick(someHolds) + "\n")
				continue
			}
			b.WriteString(pick(someHeads) + pick(someSteps) + ".")
			for range rng.IntN(3) {
				step := pick(someSteps)
				b.WriteString(" " + strings.ToUpper(step[:1]) + step[1:] + ".")
			}
			b.WriteString("\n")
		}
		b.WriteString("\"\"\"\n")
	}
	return b.String()
}

// TestNoTextStopsAMatch plays decks of cards whose texts chance has put
// together: no match ends in an error, or goes on without anybody's doing.
func TestNoTextStopsAMatch(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	pool, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	played := 0
	for seed := range uint64(ownSets) {
		rng := rules.Seeded(seed)
		words := ownWords(&rng, 60)
		// What is refused is left out.
		var kept strings.Builder
		var names []string
		for _, c := range strings.SplitAfter(words, "\"\"\"\n[[card]]") {
			c = "[[card]]" + strings.TrimSuffix(strings.TrimPrefix(c, "[[card]]"), "[[card]]")
			if set := pool.Load("chance.toml", []byte(c)); len(set.Errors) == 0 && len(set.Cards) == 1 {
				kept.WriteString(c)
				names = append(names, set.Cards[0].Def.Name)
			}
		}
		if len(names) < 13 {
			t.Fatalf("seed %d: only %d cards are understood", seed, len(names))
		}
		deck := g.Decks[0]
		deck.Cards = nil
		for i := range 13 {
			deck.Cards = append(deck.Cards, rules.DeckLine{N: 4, Card: names[i]})
		}
		su := rules.Setup{Game: g.Name, Seats: 2, Seed: seed, Decks: []rules.Deck{deck, deck}, Own: []rules.OwnCards{{Set: "chance", Cards: kept.String()}}}
		more, err := g.For(su)
		if err != nil {
			t.Fatal(err)
		}
		for game := range uint64(ownGames) {
			su.Seed = seed*ownGames + game
			m, err := rules.New(more, su)
			if err != nil {
				t.Fatalf("seed %d: %v", su.Seed, err)
			}
			for n := 0; !m.S.Over && n < 20_000; n++ {
				if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
					t.Fatalf("seed %d: %v\n%s", su.Seed, err, kept.String())
				}
				if n%8 == 0 {
					if err := m.Check(); err != nil {
						t.Fatalf("seed %d: %v\n%s", su.Seed, err, kept.String())
					}
				}
			}
			if m.S.Over {
				played++
			}
		}
	}
	if played < ownSets*ownGames*9/10 {
		t.Errorf("only %d of %d games came to an end", played, ownSets*ownGames)
	}
}

const (
	ownSets  = 6
	ownGames = 5
)
