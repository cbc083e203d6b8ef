package vibes

import "feltstack/rules/looks"

// symbols are what is drawn for resources and for flopping a card to use it. Pudge of a color
// has the letter of the color, as costs have it.
func symbols() []looks.Symbol {
	return []looks.Symbol{
		{Words: []string{"Flop this", "flop this"}, Name: "turn"},
		{Words: []string{"Red Pudge"}, Name: "R", Tint: "red"},
		{Words: []string{"Blue Pudge"}, Name: "B", Tint: "blue"},
		{Words: []string{"Green Pudge"}, Name: "G", Tint: "green"},
		{Words: []string{"Purple Pudge"}, Name: "P", Tint: "violet"},
		{Words: []string{"Yellow Pudge"}, Name: "Y", Tint: "gold"},
		{Words: []string{"Pudge"}, Name: "foot"},
		{Words: []string{"Fish"}, Name: "fish", Tint: "grey"},
		{Words: []string{"Fishsicle", "Fishsicles"}, Name: "lolly", Tint: "ice"},
	}
}

// letters are the tints of the letters in which cards write costs and what they give: colors, and F
// for Fish.
func letters() map[rune]string {
	return map[rune]string{'R': "red", 'B': "blue", 'G': "green", 'P': "violet", 'Y': "gold", 'F': "grey"}
}
