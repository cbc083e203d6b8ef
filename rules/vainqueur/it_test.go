package vainqueur

import (
	"strings"
	"testing"
)

// "It", "its" and "them" are the one card, or the one set of cards, that a paragraph has
// spoken of, or this. They are printed as what they mean.
func TestPronounsMeanOneThing(t *testing.T) {
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
		// This, where no card has been spoken of.
		"When this is destroyed, return it to its owner's hand.":                         "When this is destroyed, return this to its owner's hand.",
		"When this attacks, it gets +3 STR until this turn ends.":                        "When this attacks, this gets +3 STR until this turn ends.",
		"When it is destroyed, draw a card.":                                             "When this is destroyed, draw a card.",
		"While it is defending, it gets +3 STR.":                                         "While this is defending, this gets +3 STR.",
		"Lose 3 life: it gets +3 STR until this turn ends.":                              "Lose 3 life: this gets +3 STR until this turn ends.",
		"This can attack twice each turn while there are 2 or more gear counters on it.": "While there are 2 or more gear counters on this, this can attack twice each turn.",
		"When this is summoned, if it has no luck counters, put 9 luck counters on it.":  "When this is summoned, if there is no luck counter on this, put 9 luck counters on this.",
		// The card of an event.
		"When a monster is summoned, put a luck counter on it.":                                                                   "Whenever a monster is summoned, put a luck counter on the summoned card.",
		"Whenever a monster attacks, it gets +3 STR until this turn ends.":                                                        "Whenever a monster attacks, the attacking monster gets +3 STR until this turn ends.",
		"When a monster is destroyed by battle, return it to its owner's hand.":                                                   "Whenever a monster is destroyed by battle, return the destroyed card to its owner's hand.",
		"If a Spirit you control would be destroyed, you may instead put it on the bottom of its owner's deck.":                   "If a Spirit you control would be destroyed, you may instead put the endangered card on the bottom of its owner's deck.",
		"Whenever you discard a monster, put it on the bottom of your deck.":                                                      "Whenever you discard a monster, put the discarded card on the bottom of your deck.",
		"Whenever a monster attacks, if it is a Dragon, destroy it.":                                                              "Whenever a monster attacks, if there is an attacking Dragon, destroy the attacking monster.",
		"When a monster is summoned, if it has a luck counter, its controller loses 3 life.":                                      "Whenever a monster is summoned, if there is a luck counter on the summoned card, its controller loses 3 life.",
		"Choose a monster. Put it on top of its owner's deck.":                                                                    "Choose a monster. Put the chosen card on top of its owner's deck.",
		"Search your deck for a Dragon and put it into your hand.":                                                                "Search your deck for a Dragon, then put the found card into your hand.",
		"Destroy a target monster. Gain life equal to its STR.":                                                                   "Destroy a target monster. Gain life equal to the STR of the destroyed card.",
		"Choose a monster. Destroy it. Gain life equal to its STR.":                                                               "Choose a monster. Destroy the chosen card. Gain life equal to the STR of the destroyed card.",
		"Reveal the top card of your deck. If it isn't a monster, put it into your hand. Otherwise, discard a card.":              "Reveal the top card of your deck. If there is no monster among the revealed cards, put the revealed card into your hand. Otherwise, discard a card.",
		"Choose a monster. Destroy it if it is defending.":                                                                        "Choose a monster. If there is a defending card among the chosen cards, destroy the chosen card.",
		"Choose a monster. It can't attack until this turn ends. When this turn ends, destroy it.":                                "Choose a monster. The chosen card can't attack until this turn ends. When this turn ends, destroy the chosen card.",
		"When this is summoned, choose a monster. It gets +6 STR until this turn ends.":                                           "When this is summoned, choose a monster. The chosen card gets +6 STR until this turn ends.",
		"Create a Cog token. It gets +3 STR until this turn ends.":                                                                "Create a Cog token. The created card gets +3 STR until this turn ends.",
		"Discard a card. If it was a Spell, draw 2 cards.":                                                                        "Discard a card. If there is a Spell among the discarded cards, draw 2 cards.",
		"Choose a monster. Put a luck counter on it for each gear counter on it.":                                                 "Choose a monster. Put a luck counter on the chosen card for each gear counter on the chosen card.",
		"Choose a monster. It gains \"When it is destroyed, draw a card.\" until this turn ends.":                                 "Choose a monster. The chosen card gains \"When this is destroyed, draw a card.\" until this turn ends.",
		"A target monster can't be destroyed until this turn ends. The next time it deals battle damage this turn, gain 20 life.": "A target monster can't be destroyed until this turn ends. The next time the chosen card deals battle damage this turn, gain 20 life.",
		"Take control of a target monster until this turn ends. It gets +6 STR until this turn ends.":                             "Take control of a target monster until this turn ends. The chosen card gets +6 STR until this turn ends.",
		"When this is summoned, search your deck for a Dragon. Put it into your hand. Draw a card.":                               "When this is summoned, search your deck for a Dragon. Put the found card into your hand. Draw a card.",
		// The one card that is so.
		"When this is attacked, the attacking monster gets +X STR until this turn ends, where X is its DEF.": "When this is attacked, the attacking monster gets +X STR until this turn ends, where X is the DEF of the attacking monster.",
		"When this is attacked, destroy the attacking monster. Gain life equal to its STR.":                  "When this is attacked, destroy the attacking monster. Gain life equal to the STR of the destroyed card.",
		"When this is attacked, if the attacking monster is a Dragon, destroy it.":                           "When this is attacked, if there is an attacking Dragon, destroy the attacking monster.",
		// Several cards.
		"Draw 2 cards. Discard one of them.": "Draw 2 cards. Discard one of the drawn cards.",
		"Choose 2 monsters. They get +3 STR until this turn ends. When this turn ends, destroy them.": "Choose 2 monsters. The chosen cards get +3 STR until this turn ends. When this turn ends, destroy the chosen cards.",
		"Choose a monster and a Battlefield. Destroy them.":                                           "Choose a monster and a Battlefield. Destroy the chosen cards.",
		"When this attacks, mill 4 cards. Return one of them to your hand.":                           "When this attacks, mill 4 cards. Return one of the milled cards to your hand.",
	} {
		got, err := read(in)
		if got != want || err != nil {
			t.Errorf("%s\ngot  %s %v\nwant %s", in, got, err, want)
		} else if again, err := read(got); again != got {
			t.Errorf("%s\nis read again as %s %v", got, again, err)
		}
	}
	const none = `Say "this" or "the chosen card", after a step that chooses it`
	for in, want := range map[string]string{
		"Choose a monster, then choose a Battlefield. Destroy it.":                                                  `what is "it" here? Say "the chosen card"`,
		"Choose a monster. Destroy a Battlefield. Return it to its owner's hand.":                                   `Say "the chosen card" or "the destroyed card" or "this"`,
		"When a monster is summoned, choose a monster. It gets +3 STR until this turn ends.":                        `Say "the summoned card" or "the chosen card" or "this"`,
		"When this is summoned, choose a monster. Put a luck counter on this. It gets +3 STR until this turn ends.": `Say "the chosen card" or "this"`,
		"Destroy a monster with STR greater than its DEF.":                                                          none,
		"Destroy a target monster if it is defending.":                                                              none,
		"If you control a Dragon, destroy it.":                                                                      none,
		"When this is summoned, if you control a Warrior, it gets +3 STR until this turn ends.":                     none,
		"Choose a monster. You may destroy it. If you don't, it gets +3 STR until this turn ends.":                  `Say "the chosen card" or "this"`,
		"When this attacks, you may discard a card. If you don't, destroy it.":                                      `Say "the discarded card" or "this"`,
		"When this attacks, discard a card. It gets +3 STR until this turn ends.":                                   `Say "the discarded card" or "this"`,
		"When this attacks, draw a card. Put a luck counter on it.":                                                 `Say "the drawn card" or "this"`,
		"Discard a card: it gets +3 STR until this turn ends.":                                                      `Say "the discarded card" or "this"`,
		"Each player discards a card. Return it to your hand.":                                                      none,
		"Look at the top 3 cards of your deck. Take one of them. Put them on the bottom of your deck.":              `what is "them" here? Say "the seen cards"`,
		"Your α monsters get +15 STR until this turn ends. When this turn ends, destroy them.":                      `Say "the chosen cards", after a step that chooses them`,
		"When this is attacked, destroy it.":                                                                        `Say "the opposing card" or "this"`,
		"Whenever another monster is destroyed, it gets +3 STR until this turn ends.":                               `Say "the destroyed card" or "this"`,
		"Lose 3 life: attach this to a target monster you control. Put a luck counter on it.":                       `Say "the chosen card" or "this"`,
		"When this is destroyed, draw a card. If this was defending, gain life equal to the DEF that it had.":       `Say "the drawn card" or "this"`,
		"Choose a monster. Until your next turn, whenever it attacks, draw a card.":                                 `this can be said of "this"`,
		"Whenever you draw a card, destroy the attacking monster. Gain life equal to its STR.":                      `Say "the drawn card" or "the destroyed card" or "this"`,
		"Whenever you draw a card, if the attacking monster is a Dragon, gain life equal to its STR.":               `Say "the drawn card" or "the attacking card" or "this"`,
		"Whenever a Warrior attacks, this gets +3 STR until this turn ends. It can pierce until this turn ends.":    `Say "the attacking card" or "this"`,
	} {
		if got, err := read(in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\ngot  %s %v\nwant %s", in, got, err, want)
		}
	}
}
