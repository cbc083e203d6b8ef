package vainqueur

import "feltstack/cardart/looks"

// terms are the words of Vainqueur that cards use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Alter Summon", Forms: []string{"alter summon", "alter summons", "alter summoned"}, Text: "It needs no tribute and isn't one of your two Regular Summons; you choose the position."},
		{Name: "Attach", Forms: []string{"attach", "attached", "attachment", "attachments"}, Text: "An attached card lies beside its bearer and goes to the cemetery when the bearer leaves."},
		{Name: "Attack again", Forms: []string{"attack again", "attack twice", "attack once more"}, Text: "One more attack this turn, besides the usual one."},
		{Name: "Battle damage", Text: "What a battle takes from a player's life or a Master's HP."},
		{Name: "Battle-ready", Text: "An upright monster: it can attack, and its STR counts when it is attacked."},
		{Name: "Battlefield", Forms: []string{"battlefield", "battlefields"}, Text: "A card in the battlezone whose text holds for both players.", Basic: true},
		{Name: "Borrowed", Text: "The card goes back to the other player when the turn ends."},
		{Name: "Cancel", Forms: []string{"cancel", "cancelled"}, Text: "A cancelled card has no effects until the turn ends; its numbers stay."},
		{Name: "Cemetery", Forms: []string{"cemetery", "cemeteries"}, Text: "Each player's pile of cards that were used, destroyed, discarded or tributed.", Basic: true},
		{Name: "Counter", Forms: []string{"counter", "counters"}, Text: "A marker that stays on a card until it is removed or the card leaves."},
		{Name: "Create", Text: "Put a new token into play; when a token leaves, it is gone.", Basic: true},
		{Name: "Defending", Text: "A monster on its side: it can't attack, and its DEF counts when it is attacked."},
		{Name: "Destroy", Forms: []string{"destroy", "destroyed"}, Text: "A destroyed card goes to its owner's cemetery; tributed, discarded and returned cards aren't destroyed.", Basic: true},
		{Name: "Discard", Forms: []string{"discard", "discards"}, Text: "Put a card from the hand into the cemetery.", Basic: true},
		{Name: "Face-down", Text: "In the cemetery a face-down card has no name or kind; it can only be counted or moved."},
		{Name: "Heal", Text: "A Master gets back HP, up to what is printed on it."},
		{Name: "Loses all abilities", Forms: []string{"loses all abilities", "lost all abilities"}, Text: "Neither its printed text nor what it gains works; its numbers stay."},
		{Name: "Master", Forms: []string{"master", "masters"}, Text: "Each player has at most one; it can be attacked only when its player has no monsters.", Basic: true},
		{Name: "Mill", Forms: []string{"mill", "mills", "milled"}, Text: "Put cards from the top of the deck into the cemetery."},
		{Name: "Must be attacked first", Text: "While it is there, opponents' monsters can't attack anything that lacks this."},
		{Name: "Once per turn", Text: "Counted for each copy and each line; a card that comes back counts again."},
		{Name: "Opposing card", Text: "The card it fights in this battle."},
		{Name: "Pierce", Text: "If its STR is more than a defending monster's DEF, the player loses the difference."},
		{Name: "Position", Text: "Battle-ready or defending; once a turn you may change that of one of your monsters."},
		{Name: "React Spell", Forms: []string{"react", "react spell", "react spells"}, Text: "Played on either player's turn, also in response."},
		{Name: "Search", Text: "Look for the card in your deck; you may find none, and the deck is shuffled."},
		{Name: "Take control", Text: "The card comes to your side in its position; when it leaves, it goes to its owner's cemetery."},
		{Name: "Token", Forms: []string{"token", "tokens"}, Text: "Made by a text and without a rank; when it leaves the field, it is gone.", Basic: true},
		{Name: "Tribute", Forms: []string{"tribute", "tributes", "tributed", "β", "ω"}, Text: "Summoning a β monster costs one of your monsters, an Ω two; they go to your cemetery.", Basic: true},
		{Name: "Under it", Forms: []string{"under this", "under it", "under a card"}, Text: "Cards under a card aren't in play and go to the cemetery when it leaves."},
	}
}
