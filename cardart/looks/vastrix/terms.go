package vastrix

import "feltstack/cardart/looks"

// terms are the words of VASTRIX that cards use, each in one sentence.
func terms() []looks.Term {
	return []looks.Term{
		{Name: "Aegis", Text: "Until it ends, no effect changes this card, not even your own, and it can't be scuttled."},
		{Name: "Anchor", Forms: []string{"anchor", "anchors"}, Text: "An anchor lies in the enduring row: it scores nothing, but its text lasts.", Basic: true},
		{Name: "Attach", Forms: []string{"attach:", "attached"}, Text: "An attached card belongs to its host and goes to the graveyard when the host leaves."},
		{Name: "Base", Forms: []string{"base:"}, Text: "Played on your own turn as an action, for one mini-turn.", Basic: true},
		{Name: "Board Lock", Forms: []string{"board lock", "lock the board"}, Text: "While it lasts, nobody plays effects, anchors or scuttles; drawing, scoring and counters go on."},
		{Name: "Clear", Forms: []string{"clear", "clears"}, Text: "A clear scraps a whole row; a total clear scraps every card on the table."},
		{Name: "Combo", Text: "A card you may play at once, made a Super or a Marriage by cards of your hand."},
		{Name: "Commandeer", Text: "You take the card over in its row, tapped until your next Start, or score it at once."},
		{Name: "Counter", Forms: []string{"counter", "counters", "countered"}, Text: "A countered play does nothing, and its cards go to the graveyard.", Basic: true},
		{Name: "Disrupt", Forms: []string{"disrupt", "disrupted"}, Text: "The action just taken can't be repeated while another one is possible."},
		{Name: "Exhausted", Text: "The draw pile is empty: when 3 full turns are over, most anchors win."},
		{Name: "Exile", Text: "Cards in exile return only by texts that name exile."},
		{Name: "Full turn", Forms: []string{"full turn", "full turns"}, Text: "One player's Start, Action and End; a skipped turn is none."},
		{Name: "Goal", Forms: []string{"goal"}, Text: "You win if you have this many points when your turn ends.", Basic: true},
		{Name: "Guard", Forms: []string{"guard", "guarded"}, Text: "Opponents' effects can't target the other cards of a player with an untapped Queen as an anchor."},
		{Name: "Immunity", Text: "What a card's own text protects it from while it lies in a point row."},
		{Name: "Instant", Text: "Played on anyone's turn, also in response, for no mini-turn.", Basic: true},
		{Name: "Interrupt", Text: "Played like an Instant, but you skip your next turn."},
		{Name: "Jack", Forms: []string{"jack a", "jacked"}, Text: "A Jack attached to a card moves it to your row; in a point row it is worth 1 more."},
		{Name: "Locked", Text: "A pending play targets this card: until that play is done, no other play can."},
		{Name: "Mill", Forms: []string{"mill", "milled"}, Text: "Put cards from the top of the draw pile into the graveyard."},
		{Name: "Mini-turn", Forms: []string{"mini-turn", "mini-turns"}, Text: "Each action takes one; a full turn has 1, and effects can make it up to 3.", Basic: true},
		{Name: "Multi-card", Text: "A play of two or more cards, such as a Super or a Royal Marriage."},
		{Name: "Quick", Text: "Played on your own turn, also in response, for no mini-turn.", Basic: true},
		{Name: "Rank-10 effect play", Forms: []string{"rank-10"}, Text: "A Ten played for its effect."},
		{Name: "Revealed", Forms: []string{"revealed until"}, Text: "The card lies open in the hand until then.", Basic: true},
		{Name: "Royal Marriage", Text: "A King and a Queen of one suit, played together as two anchors."},
		{Name: "Royal Shield", Text: "Base Aces of an opponent with fewer untapped Queens in play can't counter your plays."},
		{Name: "Sacrifice", Text: "Put the card into the graveyard as the price."},
		{Name: "Scrap", Forms: []string{"scrap"}, Text: "Put a card from the table into the graveyard.", Basic: true},
		{Name: "Scuttle", Forms: []string{"scuttle", "scuttled"}, Text: "A card of your hand and a lower one in an opponent's point row both go to the graveyard."},
		{Name: "Sudden Death", Text: "Unless someone wins before, its activator wins after two full turns."},
		{Name: "Super", Text: "Played together with another card of the same rank, as one play.", Basic: true},
		{Name: "Swap bar", Text: "Once a full turn, before your first action, you may take a card from it."},
		{Name: "Take over", Text: "The play is yours from then on, and you make its remaining choices."},
		{Name: "Tap", Forms: []string{"tap", "tapped"}, Text: "A tapped card has no text and scores nothing until it untaps."},
		{Name: "Ultra", Text: "Three black cards, three red ones or two of each, played together once a full turn."},
		{Name: "Vulnerable", Text: "Nothing keeps this effect from targeting the card: no Aegis, Guard, lock or immunity."},
		{Name: "Wild", Text: "With a Three to Seven of its suit, a Two makes that card's Super."},
	}
}
