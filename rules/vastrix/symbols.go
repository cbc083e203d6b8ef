package vastrix

import "feltstack/rules/looks"

// symbols are the suits.
func symbols() []looks.Symbol {
	return []looks.Symbol{
		{Words: []string{"club", "clubs"}, Name: "clubs"},
		{Words: []string{"diamond", "diamonds"}, Name: "diamonds"},
		{Words: []string{"heart", "hearts"}, Name: "hearts"},
		{Words: []string{"spade", "spades"}, Name: "spades"},
	}
}
