package ui

import (
	"slices"
	"time"

	deckroom "feltstack/ui/decks"
	"feltstack/ui/learn"
	"feltstack/ui/library"
)

// home puts up the home page, and then what goes on.
func (n *navigator) home() {
	h := newHomeScreen(n.env, homeExits{
		Continue: func(g library.SavedGame) { n.open(g.ID) }, Daily: n.daily, Deck: n.playWith, NewGame: n.newGame, Saved: n.saved, Decks: n.decks,
		Studio: n.studio, Lab: n.lab, First: n.firstLesson, Learn: n.learn, Puzzles: n.puzzles, Rules: n.rules, Settings: n.preferences,
	})
	n.show(h, h.Container)
	n.fillHome(h)
}

// seen begins what has waited for the first frame of the window.
func (n *navigator) seen() {
	n.unseen = false
	n.cloth.Begin()
	if h, ok := n.page.(*homeScreen); ok && !h.known {
		n.fillHome(h)
	}
}

// fillHome looks what goes on and shows it on the home page.
func (n *navigator) fillHome(h *homeScreen) {
	if n.library == nil || n.unseen {
		return
	}
	var games []library.SavedGame
	var decks []library.SavedDeck
	var guides []library.Guide
	n.here(func() (err error) {
		if games, err = n.library.Saved(n.ctx); err == nil {
			decks, err = n.library.Decks(n.ctx)
		}
		if err == nil {
			guides, err = n.library.Guides()
		}
		return err
	}, func(err error) {
		if err != nil {
			n.tell(err)
			return
		}
		content := homeContent{Back: n.settings.Back, Taught: n.settings.Taught, Decks: n.covers(decks)}
		content.Daily, _ = daily(guides, n.settings.Solved, time.Now())
		content.New = len(games) == 0 && len(content.Decks) == 0
		if i := slices.IndexFunc(games, func(g library.SavedGame) bool { return !g.Over && g.Broken == "" }); i >= 0 {
			content.Game = &games[i]
			content.Look = func() (library.Glance, error) { return n.library.Glance(n.ctx, games[i].ID) }
		}
		if h.set(content); n.page == page(h) {
			n.guardPage() // its buttons have moved
		}
	})
}

// covers are the person's own decks, those changed last, as they lie on the home page.
func (n *navigator) covers(all []library.SavedDeck) []ownDeck {
	var out []ownDeck
	cover := coverOf(n.library)
	for _, d := range all {
		if d.ID == 0 || len(out) == mostCovers {
			continue
		}
		if face, ok := cover(d); ok {
			out = append(out, ownDeck{d, deckroom.Title(d.Deck), face})
		}
	}
	return out
}

// playWith proposes a game with a deck, or opens it where it isn't legal.
func (n *navigator) playWith(d library.SavedDeck) {
	if !d.Legal {
		n.build(d)
		return
	}
	n.newGameWith(&d, n.home)
}

// daily sits down at the puzzle of the day.
func (n *navigator) daily() {
	n.withGuides(func(all []library.Guide) {
		if p, at := daily(all, nil, time.Now()); p != nil {
			n.pose(learn.Puzzles(all), at)
		}
	})
}
