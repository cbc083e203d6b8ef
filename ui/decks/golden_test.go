package decks

import (
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// longAgo is a time that is written as a date.
var longAgo = time.Date(2024, 11, 20, 20, 4, 0, 0, time.Local)

// The pages of decks look as they did when they were found good.
func TestGoldenPicturesOfDecks(t *testing.T) {
	all := gamestest.All(t)
	cards := library.New(all, nil, t.TempDir(), gamestest.Games.Pool)
	kittest.Golden(t, map[string]kittest.Screen{
		"decks": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := NewPage(e, PageExits{Games: cards.Games()[1:], Cover: func(d library.SavedDeck) (cardart.Face, bool) {
				return library.CoverFace(cards.Cards(d.Deck.Game), d.Deck, nil)
			}})
			tagged := cards.OwnDecks()[1]
			tagged.ID, tagged.Deck.Name, tagged.Deck.Tags, tagged.Updated = 2, "A rather long name for one deck", []string{"fast", "for Sunday"}, longAgo.Add(-50*time.Hour)
			s.Set(shelfOf(cards, append([]library.SavedDeck{{ID: 1, Deck: decks.Deck{Game: "vainqueur", Name: "Half a deck"}, Why: "Too few cards: 0 of at least 50.", Updated: longAgo}, tagged}, cards.OwnDecks()...)), nil)
			s.mark(tagged, 0)
			return s.Container
		},
		"hand": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return opened(e, cards, func(b *Builder) { b.dealHand(7, 1) })
		},
		"odds": func(t *testing.T, e *kit.Env) fyne.CanvasObject { return opened(e, cards, (*Builder).openOdds) },
		"text": func(t *testing.T, e *kit.Env) fyne.CanvasObject { return opened(e, cards, (*Builder).openText) },
		"deck": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			own := cards.OwnDecks()
			return NewBuilder(e, cards.Cards(own[0].Deck.Game), own[0], Exits{}).Container
		},
	}, "decks", "deck", "deck light", "hand", "odds", "text")
}

// opened is a builder with a deck, over which something lies.
func opened(e *kit.Env, cards *library.Local, open func(*Builder)) fyne.CanvasObject {
	own := cards.OwnDecks()
	b := NewBuilder(e, cards.Cards(own[0].Deck.Game), own[0], Exits{})
	b.Container.Resize(fyne.NewSize(1024, 700))
	open(b)
	return b.Container
}
