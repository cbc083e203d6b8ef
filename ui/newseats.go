package ui

import (
	"cmp"

	"feltstack/rules/names"
	"feltstack/ui/words"
)

// defaultName is what a seat is called if nothing is typed.
func (n *newGameScreen) defaultName(seat int) string {
	all, people, bots := 0, 0, 0
	for s := range n.sitting() {
		if n.bots[s] == 0 {
			all++
		}
		if s > seat {
			continue
		}
		if n.bots[s] == 0 {
			people++
		} else {
			bots++
		}
	}
	if n.bots[seat] > 0 {
		return botName(bots - 1)
	}
	if all == 1 {
		return "You"
	}
	return words.Say("common.player", "n", people)
}

// botName is what a bot is called for which no name is typed.
func botName(i int) string { return [...]string{"Rook", "Wren", "Lark", "Jay", "Finch"}[i%5] }

// seatName is what a seat is called.
func (n *newGameScreen) seatName(seat int) string {
	return cmp.Or(names.Name(n.names[seat]), n.defaultName(seat))
}
