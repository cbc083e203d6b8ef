package vainqueur

import (
	"fmt"
	"strings"
	"testing"
)

// TestDeadTextIsRefused: what would never do anything on its card is an error
// at its place, not a card that does nothing.
func TestDeadTextIsRefused(t *testing.T) {
	s, err := Shelf()
	if err != nil {
		t.Fatal(err)
	}
	const (
		monster = "type = \"Beast Monster\"\nrank = \"α\"\nstr = 10\ndef = 10\n"
		master  = "type = \"Master\"\nhp = 30\n"
		spell   = "type = \"Spell\"\n"
		react   = "type = \"React Spell\"\n"
		field   = "type = \"Battlefield\"\n"
	)
	for _, c := range []struct{ card, text, want string }{
		{monster, "Draw a card.", "1:1: this would never happen"},
		{field, "Beasts get +3 STR.\nDestroy a target monster.", "2:1: this would never happen"},
		{spell, "Your Dragons get +6 STR.", "1:1: a Spell is not there to go on holding"},
		{spell, "This can't be a target of an opponent.", "1:1: a Spell is not there"},
		{react, "When this is summoned, draw a card.", "1:1: a Spell is not in play to wait"},
		{react, "If this would be destroyed, instead draw a card.", "1:1: a Spell is not in play to wait"},
		{spell, "When this is discarded, draw a card.", ""},
		{react, "Once per turn, discard a card: draw 2 cards.", "1:1: a Spell is used once"},
		{monster, "Once per turn unless countered: draw a card.", "1:1: what was paid and used stays so"},
		{spell, "Cancel a target Spell.", "1:8: a Spell is never in play"},
		{spell, "Return a Spell from your cemetery to your hand.", ""},
		{spell, "Deal 10 damage to a target monster.", `1:19: "monster" does not go with "deal {n} damage to {cards}": say "Master"`},
		{spell, "Heal 5 HP on a card you control.", `1:14: "card" does not go with "heal {n} HP on {cards}"`},
		{spell, "Take control of a target Master.", `1:17: "Master" does not go with`},
		{spell, "Turn a target Battlefield to defending.", `1:6: "Battlefield" does not go with`},
		{spell, "Alter summon a Spell from your cemetery.", `1:14: "Spell" does not go with`},
		{spell, "A target Master gets +3 STR until this turn ends.", `1:1: "Master" does not go with "STR"`},
		{field, "Masters can pierce.", `1:1: "Master" does not go with "can pierce"`},
		{field, "Masters can't be destroyed by effects.", ""},
		{master, "This can attack twice each turn.", "only monsters attack and change position"},
		{spell, "Gain 150 life. Only if you have 200 life or less: draw a card.", "1:16: not understood"},
		{spell, "Only if you have 200 life or less: gain 150 life.", ""},
		{spell, "A target monster gets +100 STR until this turn ends.", "1:24: a number here is at most 99"},
		{spell, "Sacrifice a creature.", `1:1: not understood: "Sacrifice a creature"; nearest: "tribute {cards}"`},
		{spell, "Draw a card. You lose 5 life.", `1:14: a text speaks to its player: leave out "you"`},
		{spell, "Create two Cog tokens.", `1:8: not understood: "two Cog tokens"; nearest: "2"`},
		{spell, "Alter summon a Dragon from your hand in defending position.", `nearest: "defending"`},
		{spell, "A target Dragon gets +9 STR until end of turn.", `1:35: not understood: "end of turn"; nearest: "this turn ends"`},
	} {
		set := s.Load("x.toml", []byte(fmt.Sprintf("[[card]]\nname = \"Trial\"\n%stext = '''\n%s\n'''\n", c.card, c.text)))
		got, head := "", 4+strings.Count(c.card, "\n")
		if err := set.Err(); err != nil {
			got = err.Error()
		}
		// The text's own lines are counted from 1.
		for line := 1; line < 4; line++ {
			got = strings.Replace(got, fmt.Sprintf("x.toml:%d:", head+line-1), fmt.Sprintf("%d:", line), 1)
		}
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
}
