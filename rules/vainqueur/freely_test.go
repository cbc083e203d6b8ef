package vainqueur

import (
	"strings"
	"testing"
)

// What people write who have read little of the language is read as what it says.
func TestReadsFreely(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	for in, want := range map[string]string{
		// One line can hold two paragraphs, one paragraph wait for two events.
		"Attach this to a Warrior you control. The bearer gets +12 STR.":        "Attach this to a Warrior you control.\nThe bearer gets +12 STR.",
		"When this attacks, draw a card. When this is destroyed, mill a card.":  "When this attacks, draw a card.\nWhen this is destroyed, mill a card.",
		"You can use this only if it is your opponent's turn. End the attack.":  "You can use this only if it is your opponent's turn.\nEnd the attack.",
		"Whenever you draw or discard a card, gain 3 life.":                     "Whenever you draw or discard a card, gain 3 life.",
		"Each time this is attacked, put a gear counter on this.":               "When this is attacked, put a gear counter on this.",
		"Lose 15 life: draw a card. Use this only once per turn.":               "Once per turn, lose 15 life: draw a card.",
		"When you draw a card, gain 3 life. This triggers only once each turn.": "Once per turn, whenever you draw a card, gain 3 life.",
		"You may lose 3 life: draw a card.":                                     "Lose 3 life: draw a card.",
		"If a monster you controlled was destroyed this turn, draw a card.":     "If a monster you control was destroyed this turn, draw a card.",
		"When this attacks, this gets +3 STR until end of battle.":              "When this attacks, this gets +3 STR until this battle ends.",
		"Choose 2 monsters. Destroy those monsters.":                            "Choose 2 monsters. Destroy the chosen cards.",
		"Reveal the top 2 cards of your deck. Put all of them into your hand.":  "Reveal the top 2 cards of your deck. Put the revealed cards into your hand.",
		// Two things of the same cards, or until the same moment.
		"Choose a monster and another monster. The first gets +3 STR and the second gets -3 STR until end of turn.": "Choose a monster and another monster. The first chosen monster gets +3 STR until this turn ends, then the second chosen monster gets -3 STR until this turn ends.",
		"Choose a Warrior. Until end of turn, whenever a Dragon attacks, the chosen Warrior gets +9 STR.":           "Choose a Warrior. Until this turn ends, whenever a Dragon attacks, the chosen Warrior gets +9 STR until this turn ends.",
		"A target monster loses all abilities and has 9 STR until your next turn.":                                  "A target monster loses all abilities until your next turn, then the chosen card has 9 STR until your next turn.",
		"Dragons get +3 STR and lose all abilities.":                                                                "Dragons get +3 STR. Dragons lose all abilities.",
		"When this attacks, this has the STR and DEF of the opposing monster until this battle ends.":               "When this attacks, this has the STR of the opposing monster and the DEF of the opposing monster until this battle ends.",
		// What was named before.
		"Look at your opponent's hand and choose a Spell from it. Put it on top of its owner's deck.":          "Look at your opponent's hand, then choose a Spell from among the seen cards. Put the chosen card on top of its owner's deck.",
		"Your opponent tributes one of their monsters.":                                                        "Your opponent tributes one of their monsters.",
		"When your opponent's turn begins, destroy one of their monsters.":                                     "When your opponent's turn begins, destroy one of your opponent's monsters.",
		"Whenever a player uses a Spell, copy that Spell.":                                                     "Whenever a player uses a Spell, copy the used Spell.",
		"Remove any number of luck counters from this: draw that many cards.":                                  "Remove X luck counters from this: draw X cards.",
		"Discard your hand. When this turn ends, discard your hand, then lose 3 life for each discarded card.": "Discard your hand. When this turn ends, discard your hand, then lose 3 life for each discarded card.",
		// What players can't do, and what they take.
		"When this attacks, deal 9 damage to each player.":                                 "When this attacks, each player takes 9 damage.",
		"When this attacks, deal 3 damage to you.":                                         "When this attacks, take 3 damage.",
		"Whenever a monster is destroyed, deal damage to its controller equal to its STR.": "Whenever a monster is destroyed, its controller takes damage equal to the STR of the destroyed card.",
		// How many, and by chance.
		"Whenever 1 or more Warriors attack, put that many luck counters on this.": "Whenever 1 or more Warriors attack, put that many luck counters on this.",
		"If you would create one or more tokens, create that many plus 1 instead.": "If you would create tokens, create that many plus 1 instead.",
		"Players can't summon monsters from cemeteries.":                           "Players can't summon monsters from any player's cemetery.",
		"When this has 5 or more luck counters, you win the game.":                 "When there are 5 or more luck counters on this, you win the game.",
		// Where it has gone.
		"When this is destroyed, alter summon this from your cemetery.":                                           "When this is destroyed, alter summon this.",
		"Whenever another monster is destroyed, return it from its owner's cemetery to its owner's hand.":         "Whenever another monster is destroyed, return the destroyed card to its owner's hand.",
		"When this is destroyed by battle, at the start of your next turn, alter summon this from your cemetery.": "When this is destroyed by battle, at the start of your next turn, alter summon this.",
	} {
		tree, err := p.Language.Parse(in)
		if err == nil {
			_, err = p.Language.Compile(tree)
		}
		if err != nil {
			t.Errorf("%s\n%v", in, err)
			continue
		}
		if got := p.Language.Print(tree); got != want {
			t.Errorf("%s\nis read as\n%s\nnot\n%s", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"Draw a card. Use this only once per turn.":                                                                                                       "how often stands once, in front",
		"When this is destroyed or leaves the field, draw a card.":                                                                                        "one of them is the other",
		"Draw a card. This can pierce. Draw a card.":                                                                                                      "begin a new paragraph",
		"2 target monsters lose all abilities and have 9 STR until your next turn.":                                                                       "these are two steps",
		"When this attacks, alter summon this from your cemetery.":                                                                                        "leave out where this is",
		"Reveal the top 3 cards of your deck. If there is a Dragon among the revealed cards, put them into your hand.":                                    `Say "the revealed cards"`,
		"When this is destroyed, at the start of your next turn, alter summon this from your cemetery. This gets +9 STR until your opponent's next turn.": "join what waits",
		"Your opponent skips your next turn.":                                                                                                             "players skip steps of their own",
		"Skip your next end step.":                                                                                                                        "the end step can't be skipped",
		"Destroy one of their monsters.":                                                                                                                  "nothing before this says who \"they\" are",
	} {
		tree, err := p.Language.Parse(in)
		if err == nil {
			_, err = p.Language.Compile(tree)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\ngot  %v\nwant %s", in, err, want)
		}
	}
}
