package vainqueur

import "feltstack/rules/looks"

// symbols are what is drawn for the numbers of monsters and for life.
func symbols() []looks.Symbol {
	return []looks.Symbol{
		{Words: []string{"STR"}, Name: "sword", Tint: "red"},
		{Words: []string{"DEF"}, Name: "shield", Tint: "blue"},
		{Words: []string{"life"}, Name: "hearts", Tint: "red"},
	}
}
