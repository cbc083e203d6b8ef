package vainqueur

import (
	"fmt"
	"strings"
	"testing"
)

// TestDeadTextIsRefused: what would never do anything on its card is an error
// at its place, not a card that does nothing.
func TestDeadTextIsRefused(t *testing.T) {
	s, err := Pool()
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
		{spell, "Destroy a target Spell.", "1:9: a Spell is never in play"},
		{spell, "Return a Spell from your cemetery to your hand.", ""},
		{spell, "Deal 10 damage to a target monster.", `1:19: "monster" does not go with "deal {n} damage to {cards}": say "Master"`},
		{spell, "Heal 5 HP on a card you control.", `1:14: "card" does not go with "heal {n} HP on {cards}"`},
		{spell, "Take control of a target Master.", `1:17: "Master" does not go with`},
		{spell, "Turn a target Battlefield to defending.", `1:6: "Battlefield" does not go with`},
		{spell, "Alter summon a Spell from your cemetery.", `1:14: "Spell" does not go with`},
		{spell, "A target Master gets +3 STR until this turn ends.", `1:1: "Master" does not go with "STR"`},
		{field, "Masters can pierce.", `1:1: "Master" does not go with "can pierce"`},
		{field, "Masters can't be destroyed by effects.", ""},
		{monster, "This can't be destroyed in battle.", ""},
		{"type = \"Master\"\nhp = 127\n", "Discard a card: draw a card.", ""},
		{"type = \"Master\"\nhp = 130\n", "Discard a card: draw a card.", "a Master has 127 HP at most"},
		{master, "This can attack twice each turn.", "only monsters attack and change position"},
		{spell, "Gain 150 life. Only if you have 200 life or less: draw a card.", "1:16: this can't stand in one paragraph"},
		{spell, "Only if you have 200 life or less: gain 150 life.", ""},
		{spell, "A target monster gets +100 STR until this turn ends.", "1:23: a number here is at most 99"},
		{spell, "Sacrifice a creature.", `1:1: not understood: "Sacrifice"; nearest: "tribute a monster"`},
		{spell, "Draw a card. You lose 5 life.", ""},
		{spell, "Draw 2 cards. Discard it.", `1:23: what is "it" here? Say "this"`},
		{monster, "Draw a card. Discard a card: gain 5 life.", "1:14: what is paid before a colon begins a line of its own"},
		{spell, "Return an α monster with 3 or more luck counters from your cemetery to your hand.", "1:1: cards bear counters only while they are in play"},
		{spell, "Return a defending monster from your cemetery to your hand.", "1:1: a card is that only while it is in play"},
		{spell, "Alter summon a token from your cemetery.", "1:1: a token that leaves play is gone"},
		{monster, "While it is your opponent's turn, this can attack twice each turn.", "1:1: monsters attack and are summoned only in their controller's turn"},
		{monster, "While it is your opponent's turn, this can't be destroyed by battle.", ""},
		{field, "While it is your opponent's turn, monsters can attack twice each turn.", ""},
		{spell, "Deal 0 damage to your opponent.", "1:6: 0 does nothing"},
		{spell, "Choose a monster. Draw a card.", "1:1: nothing is done with \"the chosen card\""},
		{spell, "Draw a card. Toss a coin.", "1:14: nothing depends on this throw"},
		{spell, "Draw a card. If the additional cost was paid, draw 2 cards.", "1:17: no additional cost may be paid"},
		{monster, "As an additional cost to summon this, you may lose 5 life.\nWhen this is summoned, if the additional cost was paid, draw a card.", "nobody knows later whether more was paid"},
		// Words that would be understood and yet not be done.
		{spell, "Draw a card at random.", `1:1: "at random" goes with`},
		{spell, "Destroy a target monster at random.", `1:1: "at random" goes with`},
		{spell, "End the attack for each monster you control.", `1:1: "for each" and "equal to" need a number here`},
		{spell, "Toss a coin for each card in your hand.", `1:1: "for each" and "equal to" need a number here`},
		{spell, "If the roll is 3 or more, draw a card.", "1:4: roll a die first"},
		{spell, "Roll a die. If the coin shows heads, draw a card.", "1:16: toss a coin first"},
		{spell, "Gain 2 life for each pip of the roll.", "1:22: roll a die first"},
		{spell, "Your opponent may discard a card. If you do, draw a card.", `1:38: it is not you who does that: say "if they do"`},
		{spell, "You may discard a card. If they do, draw a card.", `1:28: it is you who does that: say "if you do"`},
		{spell, "Your opponent searches your deck for a Spell.", `1:1: only you search "your deck"`},
		{spell, "Draw a Dragon.", "1:6: the deck lies face-down"},
		{spell, "Alter summon a Dragon from your deck.", "1:14: the deck lies face-down"},
		{spell, "Discard a card from your opponent's hand.", "1:9: who chooses does not see this hand"},
		{spell, "Discard a card from your opponent's hand at random.", ""},
		{spell, "Discard a monster you control.", "1:9: this looks for cards in the player's own hand"},
		{spell, "Tribute an opponent's monster.", "1:9: this looks for cards in the player's own monster field"},
		{spell, "Put a luck counter on your hand.", "1:23: only cards in play can have this"},
		{spell, "Destroy this.", "1:1: a Spell is never in play"},
		{master, "This gets +3 STR.", "only monsters have STR and DEF"},
		{spell, "Destroy a target monster. Discard a card. Its controller loses 5 life.", `1:43: "its controller" could be of more than one card`},
		{spell, "Draw 2 cards. Its owner loses 5 life.", `1:15: nothing before this says who "its owner" is`},
		{spell, "Choose a card in your hand. Discard the chosen monster.", `"the chosen monster": say "the chosen card"`},
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
