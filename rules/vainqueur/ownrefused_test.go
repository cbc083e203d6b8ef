package vainqueur

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// Texts that could never do anything, or of which it is not clear what they
// mean, are errors.
func TestTextsThatAreRefused(t *testing.T) {
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ kind, text, want string }{
		{"Spell", "Destroy all other monsters.", "a Spell is never in play: choose or keep"},
		{"Spell", "If you control another monster, draw a card.", "a Spell is never in play: choose or keep"},
		{"Spell", "Choose a monster. Destroy all other monsters.", ""},
		{"Spell", "Until this turn ends, whenever another monster attacks, draw a card.", "a Spell is never in play: choose or keep"},
		{"Spell", "Choose a monster. The next time another monster is destroyed this turn, destroy the chosen monster.", ""},
		{"Spell", "Discard another card: draw 2 cards.", ""},
		{"Beast Monster", "When this is summoned, destroy all other monsters.", ""},
		{"Beast Monster", "When this is summoned, choose a monster. Destroy all other monsters.", ""},
		{"Beast Monster", "When this is summoned, destroy a target monster. Destroy another target monster.", "\"other\" could be other than this, or"},
		{"Beast Monster", "Whenever a monster is summoned, destroy all other monsters.", "other than this, or than the summoned card?"},
		{"Beast Monster", "Whenever another monster is summoned, destroy all other monsters.", ""},
		{"Beast Monster", "Just summoned monsters can't attack.", "a monster is just summoned only until"},
		{"Beast Monster", "Just summoned monsters can't be a target of an opponent.", ""},
		{"Beast Monster", "Attacking monsters can pierce.", ""},
		{"Beast Monster", "Attacked monsters can attack twice each turn.", "counts only when an attack is declared"},
		{"Spell", "Destroy the attacking monster.", "used in your Main Step, when nothing attacks: make it a React Spell"},
		{"React Spell", "Destroy the attacking monster.", ""},
		{"Spell", "Destroy an attacking or attacked monster.", "when nothing attacks"},
		{"Spell", "Destroy an attacking or α monster.", ""},
		{"Spell", "End the attack.", "when nothing attacks"},
		{"Spell", "A target monster gets +6 STR until this battle ends.", "outside battles (W-095): make it a React Spell"},
		{"React Spell", "A target monster gets +6 STR until this battle ends.", ""},
		{"Beast Monster", "When this attacks, this gets +6 STR until this battle ends.", ""},
		{"Spell", "The bearer gets +6 STR.", "nothing attaches this, so it has no bearer"},
		{"Spell", "Attach this to a Dragon.\\nThe bearer gets +6 STR.\\nWhenever the bearer attacks, draw a card.", ""},
		{"Spell", "Attach this to a Dragon.\\nWhen this leaves the field, draw a card.", ""},
		{"Spell", "Draw a card.\\nWhenever a Dragon attacks, draw a card.", "a Spell is not in play to wait for this"},
		{"Beast Monster", "When this is summoned, put an ember counter on a card under this.", "only cards in play can have this"},
		{"Master", "Your monsters gain \\\"This gets +3 STR.\\\"", "without quotation marks"},
		{"Spell", "Destroy a just summoned monster.", "no monster is just summoned"},
		{"Spell", "Cancel a spell play.", "nothing waiting on the stack: make it a React Spell"},
		{"Spell", "Only if it is your opponent's turn: draw a card.", "never in an opponent's turn"},
		{"Spell", "If it is your opponent's turn, draw a card.", "never in an opponent's turn"},
		{"Beast Monster", "Discard a card: destroy the attacking monster.", "say when it happens"},
		{"Battlefield", "Discard a card: destroy the attacking monster.", ""},
		{"Battlefield", "When this is attacked, draw a card.", "a Battlefield does not attack"},
		{"Battlefield", "When this leaves the field, draw a card.", ""},
		{"Battlefield", "Whenever a Master attacks, draw a card.", "\"a Master\" never attacks: it is said of \"monster\", \"token\" or"},
		{"Battlefield", "Whenever a card is summoned, draw a card.", ""},
		{"Battlefield", "Whenever a Spell is destroyed, draw a card.", "\"a Spell\" never is destroyed"},
		{"Battlefield", "While this is defending, monsters get +2 STR.", "only monsters attack"},
		{"Battlefield", "While you have 5 life or less, this can pierce.", "this card can't have that"},
		{"Spell", "Destroy a face-down monster.", "a face-down card has neither name nor type"},
		{"Spell", "Destroy a defending battle-ready monster.", "no monster is defending and battle-ready at once"},
		{"Spell", "Destroy a monster with STR 10 or less with STR 20 or more.", "no number is so low and so high at once"},
		{"Spell", "Destroy a non-Dragon Dragon.", "nothing is and is not the same"},
	} {
		file := "[[card]]\nname = \"Paper Tiger\"\ntype = \"" + c.kind + "\"\nrank = \"α\"\ntext = \"" + c.text + "\"\n"
		if c.kind != "Beast Monster" {
			file = strings.Replace(file, "rank = \"α\"\n", "", 1)
		}
		_, err := g.For(rules.Setup{Own: []rules.OwnCards{{Set: "zoo", Cards: file}}})
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %s\n%v", c.kind, c.text, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %s\ngot %v, want %s", c.kind, c.text, err, c.want)
		}
	}
}
