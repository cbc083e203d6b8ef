package vibes

import (
	"strconv"
	"strings"

	"feltstack/rules"
)

// What the looks of the game and tests ask.

// Baron is the seat that controls the Baron.
func Baron(m *rules.Match) rules.Seat { return baron(m) }

// WinCards is how many cards in play the Baron wants for victory.
const WinCards = winCards

// IsBasicRod reports whether a definition is what cards are that lie face-down as a Rod, and
// no card of its own.
func IsBasicRod(d *rules.Def) bool { return isToken(d) }

// rodLeft reports whether option o ends the turn with no Rod played, although the player has
// a card that could be one.
func rodLeft(m *rules.Match, o rules.Option) bool {
	return o.Verb == verbDone && m.Offered(verbRod, verbHide) > 0
}

// cardsLeft counts the cards, Rods aside, that could still be played as option o ends the turn.
func cardsLeft(m *rules.Match, o rules.Option) int {
	if o.Verb != verbDone {
		return 0
	}
	return m.Offered(verbPenguin, verbRelic)
}

// costs is what a card is played for as its corner shows it: how much, and the letters of the
// colors where that is Pudge. A card that has no price shows none.
func costs(d *rules.Def) string {
	switch d.Facts[FactKind] {
	case Penguin, Relic, Fit:
		return strconv.Itoa(int(d.Facts[FactFish]))
	case Action:
		word := amountOf(pudgeWords[d.Facts[FactPudge]])
		if len(word) == 1 && word != "0" {
			word = "1" + word
		}
		return word
	}
	return ""
}

// produces is what a card gives when it is flopped, as its corner shows it: "R", "2R", "R/B";
// "" for nothing.
func produces(d *rules.Def) string {
	if d.Facts[FactMakes] == 0 {
		return ""
	}
	return amountOf(makesWords[d.Facts[FactMakes]])
}

// amountOf writes "RRR" as "3R". Other words stay.
func amountOf(word string) string {
	switch n := len(word); {
	case n == 0:
		return "0"
	case n > 1 && strings.Count(word, word[:1]) == n:
		return strconv.Itoa(n) + word[:1]
	}
	return word
}

// noColor is the place of a card in the list of colors that has none.
const noColor = len(colorLetters)

// colorOf is the color of a card by its place among Red, Blue, Green, Purple and Yellow, the
// first one of several, or noColor.
func colorOf(d *rules.Def) int {
	for i := range colorLetters {
		if d.Facts[FactColor]>>i&1 == 1 {
			return i
		}
	}
	return noColor
}

// Kin is the kind and subtypes of a card, in words: "Penguin", "Lil", "Wizard".
func Kin(d *rules.Def) []string {
	all := []string{kindWords[d.Facts[FactKind]]}
	for i, w := range subtypes {
		if has(d, i) {
			all = append(all, w)
		}
	}
	return all
}

// unsure reports whether a Penguin's vibe is printed as "?": its text says what it is.
func unsure(d *rules.Def) bool {
	return d.Facts[FactKind] == Penguin && d.Facts[FactVibe] == 0
}
