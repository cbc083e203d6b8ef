package ui

import (
	"fmt"
	"time"

	"feltstack/ui/felt"
	"feltstack/ui/library"
)

// Demo has bots play one game after the other at the table, as long as the window
// is open: every game in turn is begun, watched to its end, and left.
type Demo struct {
	Bot  string          // that plays at every seat
	Told func(games int) // hears, on the UI goroutine, how many are over
}

// demoLook is how often it is looked whether a game is over. A game begins demoEvery after
// the one before at the earliest: for up to two minutes Fyne keeps what was shown, so that
// memory depends on how many games are in that.
const (
	demoLook  = 50 * time.Millisecond
	demoEvery = 6 * time.Second
)

// demo plays the games after the first played ones.
func (n *navigator) demo(d *Demo, played int) {
	infos := n.library.Games()
	info := infos[played%len(infos)]
	g := library.NewGame{Game: info.Key, Seed: uint64(played + 1)}
	for seat := range info.MinSeats {
		g.Seats = append(g.Seats, library.NewSeat{Name: fmt.Sprintf("Bot %d", seat+1), Bot: d.Bot})
	}
	n.start(g)
	next := time.Now().Add(demoEvery)
	n.demoOver(func() {
		n.leave(func() {
			n.home()
			d.Told(played + 1)
			n.env.After(time.Until(next), func() {
				if !n.closing {
					n.demo(d, played+1)
				}
			})
		})
	})
}

// demoOver calls then when the game at the table is over.
func (n *navigator) demoOver(then func()) {
	n.env.After(demoLook, func() {
		if n.closing {
			return
		}
		if _, plays := n.page.(*felt.Table); plays && n.game.Session != nil {
			scene := n.game.Session.Scene()
			if scene.Stopped != nil {
				n.tell(scene.Stopped)
				return
			}
			if scene.Over {
				then()
				return
			}
		}
		n.demoOver(then)
	})
}
