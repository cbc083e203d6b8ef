package vibes_test

import (
	"testing"

	"feltstack/rules/cardfile"
	"feltstack/rules/games/gamestest"
)

func pool(t *testing.T) *cardfile.Pool {
	t.Helper()
	p, err := gamestest.Games.Pool("vibes")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// What could never do anything is refused with what to say instead.
func TestRefused(t *testing.T) {
	pool := pool(t)
	for _, x := range []struct{ text, want string }{
		{"Pay 2 Green Pudge.", "1:1: Green Pudge isn't paid here: say it before a colon, or who may, and what happens \"if you do\""},
		{"You may pay 2 Green Pudge. Draw a card.", "1:1: Green Pudge isn't paid here: say it before a colon, or who may, and what happens \"if you do\""},
		{"When this enters the huddle, if this was paid for with a Penguin, draw a card.", "1:56: only what is done as this is played, or used, knows what paid for it: say it there"},
		{"Draw a card. If this was paid for with a target Penguin, draw a card.", "1:40: say only what kind of cards they were"},
		{"Pay 0 Green Pudge: draw a card.", "1:5: 0 does nothing: say a number from 1 on"},
		{"You may play this from your hand.", "1:1: players may do this anyway, or don't see these cards: say from where, as in \"from your ice\""},
		{"Players may look at the top card of your ice.", "1:1: players may do this anyway, or there is nothing on top"},
		{"You can play cards only from your hand.", "1:14: players may do this anyway, or don't see these cards: say from where, as in \"from your ice\""},
		{"You can play cards from your ice only from your hand.", "1:1: say once where the cards are"},
		{"Penguins with the same name can't be iced.", "1:1: cards are alike that are counted: \"if you control 2 or more ... with the same ...\""},
		{"The bearer gets +1 vibe.", "1:1: nothing attaches this, so it has no bearer: say \"Attach this to ...\""},
		{"Whenever you play your third Action each turn, draw a card.", "1:42: not understood: \"turn\"; here can stand \"Cycle\""},
	} {
		tree, err := pool.Language.Parse(x.text)
		if err == nil {
			_, err = pool.Language.Compile(tree)
		}
		if err == nil || err.Error() != x.want {
			t.Errorf("%s\nis told %v", x.text, err)
		}
	}
}

// One of what is counted is said and printed by its singular.
func TestOneOfANumber(t *testing.T) {
	pool := pool(t)
	for _, said := range []string{
		"Gain a Fishsicle.",
		"Your opponent loses a Fishsicle, then gain 2 Fishsicles.",
		"Flop this: gain a Fishsicle.",
	} {
		tree, err := pool.Language.Parse(said)
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if got := pool.Language.Print(tree); got != said {
			t.Errorf("%q prints as %q", said, got)
		}
	}
}

// A play may be called by what is played, and other words have synonyms as well.
func TestSynonyms(t *testing.T) {
	pool := pool(t)
	for said, want := range map[string]string{
		"Players may only play Actions from the top of their deck.":          "Players can play Actions only from the top of their deck.",
		"This doesn't unflop at the Unfloppening.":                           "This can't be unflopped at the Unfloppening.",
		"Your Penguins don't participate in Vibe Check.":                     "Your Penguins can't participate in Vibe Check.",
		"Take a card from your ice with the same name as any Relic in play.": "Take a card from your ice with the same name as any Relic on the table.",
		"This can't be chosen.":                                              "This can't be chosen as a target.",
		"Cancel a target action.":                                            "Cancel a target action play.",
		"Cancel an act.":                                                     "Cancel an act play.",
		"Cancel a target action that targets this.":                          "Cancel a target action play that targets this.",
	} {
		tree, err := pool.Language.Parse(said)
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if got := pool.Language.Print(tree); got != want {
			t.Errorf("%q prints as %q, want %q", said, got, want)
		}
	}
}

// How much something pays for a card is a number of it, whatever its text says.
func TestWhatPays(t *testing.T) {
	pool := pool(t)
	tree, err := pool.Language.Parse("Fishsicles pay 3 Fish each for this. Cards put from your ice on the bottom of your deck pay 2 Fish each for this.")
	if err != nil {
		t.Fatal(err)
	}
	prog, err := pool.Language.Compile(tree)
	if err != nil || len(prog.Facts) != 2 || prog.Facts[0].N != 3 || prog.Facts[1].N != 2 || prog.Facts[0].Fact == prog.Facts[1].Fact {
		t.Errorf("the numbers are %v, %v", prog.Facts, err)
	}
}
