package ui

import "feltstack/ui/kit"

// The height of the cards on the tiles of games.
const (
	leastFan = 70
	mostFan  = 190
)

// spread shows cards on the tiles where there is room for all of them.
func (n *newGameScreen) spread(b kit.Box) {
	rest := b.H + 14
	for _, t := range n.tiles {
		t.ArtHigh(0)
		rest -= t.Height(b.W) + 10
	}
	high := min(rest/float32(max(len(n.tiles), 1))-18, mostFan)
	if high < leastFan {
		return
	}
	for _, t := range n.tiles {
		t.ArtHigh(high)
	}
}
