package vainqueur

import "feltstack/rules/text"

// foreign is what other games say, and what Vainqueur says instead.
func foreign() []text.Foreign {
	return []text.Foreign{
		// zones and cards
		{Says: "graveyard", Means: "cemetery"},
		{Says: "discard pile", Means: "cemetery"},
		{Says: "library", Means: "deck"},
		{Says: "draw pile", Means: "deck"},
		{Says: "battlefield", Means: "field"},
		{Says: "creature", Means: "monster"},
		{Says: "creatures", Means: "monsters"},
		{Says: "minion", Means: "monster"},
		{Says: "minions", Means: "monsters"},
		{Says: "permanent", Means: "card"},
		{Says: "permanents", Means: "cards"},
		{Says: "ATK", Means: "STR"},
		{Says: "attack", Means: "STR", Where: "STR"},
		{Says: "power", Means: "STR"},
		{Says: "toughness", Means: "DEF"},
		{Says: "defense", Means: "DEF"},
		{Says: "equipped monster", Means: "the bearer"},
		{Says: "enchanted monster", Means: "the bearer"},
		{Says: "equipped creature", Means: "the bearer"},
		{Says: "+1/+1 counter", Means: "luck counter"},

		// players
		{Says: "target player", Means: "your opponent"},
		{Says: "target opponent", Means: "your opponent"},
		{Says: "any target", Means: "your opponent"},
		{Says: "yourself", Means: "lose 2 life"},
		{Says: "an opponent attacks", Means: "a monster your opponent controls attacks"},
		{Says: "your opponent attacks", Means: "a monster your opponent controls attacks"},

		// what is done
		{Says: "sacrifice", Means: "tribute a monster"},
		{Says: "sacrifices", Means: "tributes a monster"},
		{Says: "negate", Means: "cancel a spell"},
		{Says: "counter", Means: "cancel a spell", Where: "cancel"},
		{Says: "play", Means: "use", Where: "use"},
		{Says: "plays", Means: "uses", Where: "uses"},
		{Says: "cast", Means: "use", Where: "use"},
		{Says: "casts", Means: "uses", Where: "uses"},
		{Says: "activate", Means: "use", Where: "use"},
		{Says: "activates", Means: "uses", Where: "uses"},
		{Says: "special summon", Means: "alter summon a monster"},
		{Says: "summon", Means: "alter summon a monster", Where: "alter summon"},
		{Says: "kill", Means: "destroy a monster"},
		{Says: "exile", Means: "put a card on the bottom of its owner's deck"},
		{Says: "banish", Means: "put a card on the bottom of its owner's deck"},
		{Says: "bounce", Means: "return a monster to its owner's hand"},
		{Says: "scry", Means: "look at the top 2 cards of your deck"},
		{Says: "equip", Means: "attach this to a monster"},
		{Says: "gain control of", Means: "take control of a monster"},
		{Says: "gains control of", Means: "takes control of a monster"},
		{Says: "tap", Means: "turn a monster to defending"},
		{Says: "untap", Means: "change the position of a monster"},

		// what happens, and when
		{Says: "is played", Means: "is used"},
		{Says: "played", Means: "used"},
		{Says: "dies", Means: "is destroyed"},
		{Says: "is sacrificed", Means: "is tributed"},
		{Says: "enters the field", Means: "is summoned"},
		{Says: "comes into play", Means: "is summoned"},
		{Says: "enters", Means: "is summoned", Where: "is summoned"},
		{Says: "upkeep", Means: "turn"},
		{Says: "combat", Means: "attack step", Where: "attack step"},
		{Says: "combat damage", Means: "battle damage"},
		{Says: "next turn ends", Means: "end step begins", Where: "turn"},
		{Says: "next turn begins", Means: "turn begins", Where: "turn"},
		{Says: "next", Means: "turn begins", Where: "turn"},
		{Says: "turn ends", Means: "end step begins", Where: "begins"},
		{Says: "turn is over", Means: "end step begins", Where: "begins"},

		// what cards are and have
		{Says: "in defense position", Means: "defending"},
		{Says: "tapped", Means: "defending"},
		{Says: "untapped", Means: "battle-ready"},
		{Says: "has trample", Means: "can pierce"},
		{Says: "have trample", Means: "can pierce"},
		{Says: "gains trample", Means: "can pierce"},
		{Says: "has hexproof", Means: "can't be a target of an opponent"},
		{Says: "has indestructible", Means: "can't be destroyed"},
		{Says: "has double strike", Means: "can attack twice each turn"},
		{Says: "has taunt", Means: "must be attacked first"},
	}
}
