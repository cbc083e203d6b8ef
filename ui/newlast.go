package ui

import (
	"maps"
	"slices"

	"feltstack/rules/names"
	"feltstack/ui/library"
)

// remember has what is chosen proposed again for the next new game.
func (n *newGameScreen) remember() {
	game := n.games[n.game].Key
	f, ok := n.format()
	if !ok || f.Equal(n.begun[game]) {
		return
	}
	f.Sitting = n.begun[game].Sitting
	n.keepLast(f)
}

// rememberSeats has who sits where, and with which deck, proposed again, too.
func (n *newGameScreen) rememberSeats() {
	f, ok := n.format()
	if !ok {
		return
	}
	g := n.games[n.game]
	for s := range n.sitting() {
		at := library.Sitting{Name: names.Name(n.names[s]), Own: n.own[s]}
		if b := n.bots[s]; b > 0 {
			at.Bot = g.Bots[b-1].Key
		}
		if d := n.decks[s]; d != nil && at.Own == 0 {
			at.Given = d.Name
		}
		f.Sitting = append(f.Sitting, at)
	}
	if last := n.begun[g.Key]; !f.Equal(last) || !slices.Equal(f.Sitting, last.Sitting) {
		n.keepLast(f)
	}
}

func (n *newGameScreen) keepLast(f library.Format) {
	n.begun[n.games[n.game].Key] = f
	if n.exits.Remember != nil {
		n.exits.Remember(maps.Clone(n.begun))
	}
}

// seat puts those at the seats who sat there last.
func (n *newGameScreen) seat(last []library.Sitting) {
	g := n.games[n.game]
	for s, at := range last[:min(len(last), len(n.bots))] {
		n.names[s] = at.Name
		n.bots[s] = 1 + slices.IndexFunc(g.Bots, func(b library.Named) bool { return b.Key == at.Bot })
	}
	n.wanted = last
	n.bring()
}

// bring gives the seats the decks they had last, once these are known.
func (n *newGameScreen) bring() {
	if n.known == nil {
		return
	}
	for s, at := range n.wanted[:min(len(n.wanted), len(n.decks))] {
		if n.decks[s] != nil || at.Own == 0 && at.Given == "" {
			continue
		}
		for i := range n.known {
			d := &n.known[i]
			if d.Deck.Game == n.games[n.game].Key && d.Legal && d.ID == at.Own && (at.Own != 0 || d.Deck.Name == at.Given) {
				n.decks[s], n.own[s] = &d.Deck, d.ID
			}
		}
	}
	n.wanted = nil
}
