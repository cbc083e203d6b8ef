package vastrix

import (
	"feltstack/rules"
	"feltstack/rules/text"
)

// specHeadings are the headings of their texts.
func specHeadings() []text.Label {
	return []text.Label{
		{Phrase: "Instant signature", Label: LabelSignature, Kind: rules.AbilityUse},
		{Phrase: "Quick signature", Label: LabelSignatureQuick, Kind: rules.AbilityUse},
		{Phrase: "Nine as an anchor", Label: LabelNineAnchor, Native: "anchorThis"},
		{Phrase: "Red Nine", Label: LabelRedNine},
		{Phrase: "Second Quick Two", Label: LabelSecondTwo},
		{Phrase: "Black Joker scored", Label: LabelJokerScored},
		{Phrase: "Five played", Label: LabelFivePlayed},
		{Phrase: "Hands swapped", Label: LabelHandsSwapped},
	}
}

// specKeywords are the sentences of their texts for what they change in the rules.
func specKeywords() []text.Keyword {
	return []text.Keyword{
		{Phrase: "when your Three takes a card, its owner shows all but one card until this full turn ends, discards a card unless a spade was taken, and loses the hidden card if you name its rank", Bit: KeyBareHand},
		{Phrase: "your Jacks give 2 points to what they hold, which can't be jacked", Bit: KeyBraveJacks},
		{Phrase: "once per game Jacks can't disrupt you after a Ten of Clubs with its bonus", Bit: KeyIron},
		{Phrase: "three clubs may combine", Bit: KeyThreeClubs},
		{Phrase: "when your Six has drawn cards, you may draw up to 6 cards in hand", Bit: KeyFillHand},
		{Phrase: "your Super Four first ends all that lasts in both rows and takes Jacks off", Bit: KeyBareFour},
		{Phrase: "once per game your Ten of Diamonds as a Super Six has your Royal Shield", Bit: KeyHarmony},
		{Phrase: "Jack, Queen and King of a color may combine", Bit: KeyCourt},
		{Phrase: "you may play any number of Quick Twos", Bit: KeyManyTwos},
		{Phrase: "your Sevens have the Base effect of the Seven of Spades, flip the top or the bottom cards of the draw pile, and draw a card if a spade or Seven is flipped", Bit: KeySevens},
		{Phrase: "once per game your Ten of Hearts may be played as another Ten", Bit: KeyChromatic},
		{Phrase: "a King and Queen of a suit on your side of the table, neither jacked nor tapped, give points: clubs 9, diamonds 10, hearts 12, spades 13", Bit: KeyMarriages},
		{Phrase: "when you play an Eight, you may scuttle a vulnerable card of a higher rank", Bit: KeyPunish},
		{Phrase: "your first Queen on the table gives 2 points, each other one 1 point", Bit: KeyQueens},
		{Phrase: "once per game a Jack that would disrupt you makes you discard a Jack instead", Bit: KeyDistortion},
		{Phrase: "two spades may combine", Bit: KeyTwoSpades},
	}
}

// specVerbs are the verbs of their texts.
func specVerbs() []text.Verb {
	return []text.Verb{
		{Form: "scuttle {cards}", Native: "scuttle", Traits: TraitScuttle},
		{Form: "refill the swap bar", Native: "refill"},
		{Form: "let an opponent see one of those", Native: "glimpse"},
		{Form: "raise your own goal by {n}, at least to your opponent's", Native: "raiseOwn"},
		{Form: "raise the goal of each opponent by {n}", Native: "raiseAll", Traits: TraitGoal},
	}
}
