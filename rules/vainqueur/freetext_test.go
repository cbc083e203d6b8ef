package vainqueur

import (
	"strings"
	"testing"
)

// What people write freely is read as what they mean, and printed so.
func TestFreeTextsAreRead(t *testing.T) {
	p, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	read := func(in string) (string, error) {
		tree, err := p.Language.Parse(in)
		if err == nil {
			_, err = p.Language.Compile(tree)
		}
		if err != nil {
			return "", err
		}
		return p.Language.Print(tree), nil
	}
	for in, want := range map[string]string{
		// What is done instead.
		"Draw a card. If you control a Master, draw 2 cards instead.": "If you control a Master, draw 2 cards. Otherwise, draw a card.",
		"Draw a card. If you control a Master, instead draw 2 cards.": "If you control a Master, draw 2 cards. Otherwise, draw a card.",
		"Draw a card. Draw 2 cards instead if you control a Master.":  "If you control a Master, draw 2 cards. Otherwise, draw a card.",
		// Who chooses, and whose it is.
		"Your opponent discards a card of their choice.":                             "Your opponent discards a card.",
		"Discard a card of your choice.":                                             "Discard a card.",
		"Whenever a monster is summoned under your control, draw a card.":            "Whenever a monster you control is summoned, draw a card.",
		"Whenever a monster is summoned under your opponent's control, draw a card.": "Whenever a monster your opponent controls is summoned, draw a card.",
		// How many, and which.
		"Destroy all monsters except Dragons and tokens.":                             "Destroy all non-Dragon non-token monsters.",
		"Destroy all monsters other than Dragons, Spirits and tokens.":                "Destroy all non-Dragon non-Spirit non-token monsters.",
		"If you control exactly 2 monsters, draw a card.":                             "If you control 2 monsters, draw a card.",
		"When this attacks, if there is exactly 1 luck counter on this, draw a card.": "When this attacks, if the number of luck counters on this is 1, draw a card.",
		"When this is destroyed, gain 5 life for each luck counter that was on this.": "When this is destroyed, gain 5 life for each luck counter on this.",
		// How long.
		"When this attacks, it gets +3 STR until end of battle.":                                                                   "When this attacks, this gets +3 STR until this battle ends.",
		"A target monster gets -3 STR until end of turn. If it's a token, destroy it instead.":                                     "Choose a target monster. If there is a token among the chosen cards, destroy the chosen card. Otherwise, the chosen card gets -3 STR until this turn ends.",
		"Return a target monster to its owner's hand. If it was a token, gain 10 life instead.":                                    "Choose a target monster. If there is a token among the chosen cards, gain 10 life. Otherwise, return the chosen card to its owner's hand.",
		"Remove X gear counters from this: a target monster gets -X STR until end of turn. If X is 5 or more, destroy it instead.": "Remove X gear counters from this: choose a target monster. If X is 5 or more, destroy the chosen card. Otherwise, the chosen card gets -X STR until this turn ends.",
		"Return up to 3 Spirits with different names from your cemetery to your hand.":                                             "Return up to 3 Spirits from your cemetery with different names to your hand.",
		"Search your deck for 2 Warriors with different ranks. Take the found cards.":                                              "Search your deck for 2 Warriors with different ranks. Take the found cards.",
		"Choose a monster. Turn it to battle-ready. It can attack twice this turn.":                                                "Choose a monster. Turn the chosen card to battle-ready. The chosen card can attack twice each turn until this turn ends.",
		"Turn a target monster to defending. That monster can't change position this turn.":                                        "Turn a target monster to defending. The chosen monster can't change position until this turn ends.",
		// What lies where it went, what is behind the noun, and numbers of numbers.
		"When this leaves the field, alter summon this from your cemetery.":                       "When this leaves the field, alter summon this from your cemetery.",
		"Destroy all monsters of rank α or β.":                                                    "Destroy all α or β monsters.",
		"Destroy a target rank Ω Dragon in defending position.":                                   "Destroy a target defending Ω Dragon.",
		"Roll 2 dice. Destroy a monster with STR less than 3 times the number rolled.":            "Roll 2 dice. Destroy a monster with STR less than 3 times the roll.",
		"Whenever you attack with a Dragon, draw a card. That monster gets +6 STR this turn.":     "Whenever you attack with a Dragon, draw a card. The attacking monster gets +6 STR until this turn ends.",
		"Tokens that would be destroyed go on the bottom of their owners' decks instead.":         "If a token would be destroyed, instead put the endangered card on the bottom of its owner's deck.",
		"If there are 4 or more Spells with different names in your cemetery, draw a card.":       "If there are 4 or more Spells in your cemetery with different names, draw a card.",
		"If there are 3 or more Spells with the same rank in your cemetery, draw a card.":         "If there are 3 or more Spells in your cemetery with the same rank, draw a card.",
		"Draw X cards, where X is the number of cards with different names in your hand minus 2.": "Draw X cards, where X is the number of cards in your hand with different names minus 2.",
		"Draw a card. If your opponent attacked with 2 or more monsters this turn, gain 9 life.":  "Draw a card. If your opponent attacked with 2 or more monsters this turn, gain 9 life.",
		// Numbers of cards, and what is only of this.
		"While this has 40 STR or more, this can pierce.":                                        "While the STR of this is 40 or more, this can pierce.",
		"While this is the only monster you control, this can pierce.":                           "While you control no other monster, this can pierce.",
		"If there are more cards in your hand than in your opponent's hand, draw a card.":        "If you have more cards in your hand than your opponent, draw a card.",
		"When this destroys a monster by battle, gain life equal to the opposing monster's STR.": "When this destroys a monster by battle, gain life equal to the STR of the destroyed monster.",
		"Each player draws until they have 3 cards in their hand.":                               "Each player draws cards equal to 3 minus the number of cards in their hand.",
		"Discard your hand, then draw that many cards plus 1.":                                   "Discard your hand, then draw cards equal to the number of discarded cards plus 1.",
		"Discard a card, lose 5 life: draw 2 cards.":                                             "Discard a card and lose 5 life: draw 2 cards.",
		"If you control at least one Warrior and one Spirit, draw a card.":                       "If you control a Warrior and a Spirit, draw a card.",
		"Reveal the top card of your deck. If it's a monster, take it. If not, mill a card.":     "Reveal the top card of your deck. If there is a monster among the revealed cards, take the revealed card. Otherwise, mill a card.",
		"Your Beasts of rank α get +6 STR.":                                                      "Your α Beasts get +6 STR.",
		// This way.
		"Turn all monsters to defending. Monsters turned to defending this way can't change position until your next turn.": "Turn all monsters to defending. The turned monsters can't change position until your next turn.",
		"Mill 4 cards. Return a monster milled this way to your hand.":                                                      "Mill 4 cards. Return a monster from among the milled cards to your hand.",
		"Draw 2 cards. Put the cards drawn this way on the bottom of your deck in any order.":                               "Draw 2 cards. Put the drawn cards on the bottom of your deck in any order.",
		"Mill 3 cards. If at least one Dragon was milled this way, draw a card.":                                            "Mill 3 cards. If there is a Dragon among the milled cards, draw a card.",
		// Of some cards.
		"Look at the top 5 cards of your deck. Put one into your hand and the rest into your cemetery.":                              "Look at the top 5 cards of your deck. Put one of the seen cards into your hand, then put the rest into your cemetery.",
		"Look at the top 3 cards of your deck, put one of them into your hand and the rest on the bottom of your deck in any order.": "Look at the top 3 cards of your deck, then put one of the seen cards into your hand, then put the rest on the bottom of your deck in any order.",
		"Look at your opponent's hand. Choose a card from it. Your opponent discards that card.":                                     "Look at your opponent's hand. Choose a card from among the seen cards. Your opponent discards the chosen card.",
		// One thing to do another.
		"When this is destroyed, you may pay 10 life to return it to your hand.": "When this is destroyed, you may lose 10 life. If you do, return this to your hand.",
		"Once per turn, you may discard a card to draw a card.":                  "Once per turn: you may discard a card. If you do, draw a card.",
		// Which.
		"Destroy a target monster with less STR than this.":                         "Destroy a target monster with STR less than the STR of this.",
		"Destroy all monsters with the least STR.":                                  "Destroy all monsters with the lowest STR.",
		"Each monster with a luck counter on it gets +3 STR.":                       "Monsters with a luck counter get +3 STR.",
		"The STR and DEF of this are equal to your life.":                           "This has STR equal to your life and DEF equal to your life.",
		"During your turn, your opponent can't use React Spells.":                   "While it is your turn, your opponent can't use React Spells.",
		"Roll a die. If you roll a 5 or 6, draw 2 cards. On a 1 or 2, lose 5 life.": "Roll a die. If the roll is 5 or more, draw 2 cards. If the roll is 2 or less, lose 5 life.",
		// Anybody's.
		"Return a monster from all cemeteries to its owner's hand.": "Return a monster from any player's cemetery to its owner's hand.",
		"Cards can't be used from cemeteries.":                      "Players can't use cards from any player's cemetery.",
		"Spells can't be used.":                                     "Players can't use Spells.",
		// The rest.
		"Each player chooses a monster they control. Destroy the rest.":                                                   "Each player chooses a monster they control. Destroy all other monsters.",
		"Choose a monster you control. Destroy the others.":                                                               "Choose a monster you control. Destroy all other monsters you control.",
		"Your opponent chooses a monster they control. Destroy the rest.":                                                 "Your opponent chooses a monster they control. Destroy all other monsters your opponent controls.",
		"Each player keeps a monster they control and tributes the rest.":                                                 "Each player keeps a monster they control, then each player tributes all other monsters.",
		"Look at the top 3 cards of your deck. Choose one of them. Put the rest on the bottom of your deck in any order.": "Look at the top 3 cards of your deck. Choose one of the seen cards. Put the rest on the bottom of your deck in any order.",
		// Numbers.
		"This has STR and DEF equal to twice the number of Beasts on the field.": "This has STR equal to twice the number of Beasts on the field and DEF equal to twice the number of Beasts on the field.",
		"Destroy a target monster. Gain life equal to twice its STR.":            "Destroy a target monster. Gain life equal to twice the STR of the destroyed card.",
		"Draw cards equal to 2 times the number of Dragons you control.":         "Draw cards equal to 2 times the number of Dragons you control.",
		// What can't be, and what happened.
		"Players can't gain life.":                                                       "If a player would gain life, nothing happens instead.",
		"The first time this would be destroyed each turn, prevent that.":                "Once per turn, if this would be destroyed, nothing happens instead.",
		"The first time you gain life each turn, draw a card.":                           "Whenever you gain life for the first time each turn, draw a card.",
		"Until your next turn, neither player can attack.":                               "Players can't attack with monsters until your next turn.",
		"While you control a Master, your opponent can't attack.":                        "While you control a Master, your opponent can't attack with monsters.",
		"If your opponent didn't gain life this turn, draw a card.":                      "If your opponent didn't gain life this turn, draw a card.",
		"If you attacked this turn, draw a card.":                                        "If a monster you control attacked this turn, draw a card.",
		"This enters with 3 gear counters on it.":                                        "When this enters the field, put 3 gear counters on this.",
		"Whenever a card goes from your opponent's deck to their cemetery, gain 1 life.": "Whenever your opponent mills a card, gain 1 life.",
		"Choose 2 Masters. Deal 3 damage to them.":                                       "Choose 2 Masters. Deal 3 damage to the chosen cards.",
		"Whenever a gear counter is put on this, draw a card.":                           "When this gets a gear counter, draw a card.",
		// What players do.
		"This can attack only if you control a Spirit.":                          "Unless you control a Spirit, this can't attack.",
		"If an opponent lost life this turn, draw a card.":                       "If your opponent lost life this turn, draw a card.",
		"If you gained at least 5 life this turn, draw a card.":                  "If you gained 5 or more life this turn, draw a card.",
		"The first time this would be destroyed each turn, instead draw a card.": "Once per turn, if this would be destroyed, instead draw a card.",
		// Events.
		"Whenever your opponent mills a monster, draw a card.":                                                        "Whenever your opponent mills a monster, draw a card.",
		"Whenever a Spirit is milled, draw a card.":                                                                   "Whenever a Spirit goes from its deck to a cemetery, draw a card.",
		"When this destroys a monster in battle, draw a card.":                                                        "When this destroys a monster by battle, draw a card.",
		"When this deals battle damage to a player, gain that much life.":                                             "When this deals battle damage to a player, gain that much life.",
		"If this would be destroyed by effects, you may instead discard a card.":                                      "If this would be destroyed by an effect, you may instead discard a card.",
		"At the start of your next turn, you may discard a card. If you do, draw 2 cards. If you don't, lose 3 life.": "At the start of your next turn, you may discard a card. If you do, draw 2 cards. Otherwise, lose 3 life.",
		"At the start of your next turn, each player discards a card. If they can't, they lose 30 life.":              "At the start of your next turn, each player discards a card. Each player who didn't loses 30 life.",
	} {
		got, err := read(in)
		if got != want || err != nil {
			t.Errorf("%s\ngot  %s %v\nwant %s", in, got, err, want)
		} else if again, err := read(got); again != got {
			t.Errorf("%s\nis read again as %s %v", got, again, err)
		}
	}
	for in, want := range map[string]string{
		"This can attack directly.": "no monster attacks past others",
		"When this attacks, this gains the abilities of another monster until this turn ends.":                 "say in quotation marks what it gains",
		"Destroy 2 target monsters with different names.":                                                      "cards differ that are counted",
		"Destroy all monsters with the same rank.":                                                             "cards are alike that are counted",
		"Destroy all monsters with different names.":                                                           "cards differ that are counted",
		"Gain 5 life, then draw a card. If you control a Master, draw 2 cards instead.":                        "instead of what?",
		"Your opponent discards a card of your choice.":                                                        "who does this chooses",
		"Whenever a Warrior destroys a monster by battle, put a luck counter on it.":                           `Say "the winning card" or "the destroyed card" or "this"`,
		"When this destroys a monster by battle, gain life equal to its STR.":                                  `Say "the destroyed card" or "this"`,
		"Until your next turn, whenever a monster is summoned, you may discard a card. If you do, destroy it.": `Say "the summoned card" or "the discarded card" or "this"`,
	} {
		if got, err := read(in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\ngot  %s %v\nwant %s", in, got, err, want)
		}
	}
}
