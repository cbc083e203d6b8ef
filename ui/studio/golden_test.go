package studio

import (
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/library/cards"

	"fyne.io/fyne/v2"
)

// The card studio looks as it did when it was found good.
func TestGoldenPicturesOfStudio(t *testing.T) {
	all := gamestest.All(t)
	pool := library.New(all, nil, t.TempDir(), gamestest.Games.Pool)
	kittest.Golden(t, map[string]kittest.Screen{
		"picture": func(t *testing.T, e *kit.Env) fyne.CanvasObject { return studioWithPicture(t, e, pool, all[1]) },
		"sets": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := New(e, pool.Games(), Exits{
				Check:    func(s sets.Set, then func([]cards.Card, error)) { then(pool.Check(t.Context(), s)) },
				Complete: pool.Complete, Facts: pool.Facts, Types: pool.Types, Prints: pool.Prints,
				Face:  func(_ string, d *rules.Def) cardart.Face { return faces.Of(all[1], games.Looks(all[1].Name), d, nil) },
				Notes: func(sets.Set, func([]sets.Note)) {}, Motifs: pool.Motifs,
			})
			s.Load([]sets.Set{{Name: "My cards", Game: all[1].Name, Cards: []sets.Card{{Name: "Second", Type: "Spell", Text: "Draw a card."}}}}, "", "")
			s.Container.Resize(fyne.NewSize(1024, 700))
			s.openSet()
			return s.Container
		},
		"figure": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := New(e, pool.Games(), Exits{
				Check: func(s sets.Set, then func([]cards.Card, error)) { then(pool.Check(t.Context(), s)) },
				Facts: pool.Facts, Types: pool.Types, Prints: pool.Prints, Complete: pool.Complete,
				Face:  func(_ string, d *rules.Def) cardart.Face { return faces.Of(all[1], games.Looks(all[1].Name), d, nil) },
				Notes: func(sets.Set, func([]sets.Note)) {}, Motifs: pool.Motifs,
			})
			sir := sets.Card{Name: "Sir Waves", Type: "Beast Monster", Motif: "penguin: waving, top hat, sword", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
			s.Load([]sets.Set{{Name: "My cards", Game: all[1].Name, Cards: []sets.Card{sir}}}, "", "")
			s.Container.Resize(fyne.NewSize(1024, 700))
			s.art.show()
			s.art.maker.turn(partOf(cardart.SlotCoat))
			return s.Container
		},
		"empty": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := New(e, pool.Games(), Exits{Motifs: pool.Motifs})
			s.Load(nil, "", "")
			return s.Container
		},
		"studio": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := New(e, pool.Games(), Exits{
				Check:    func(s sets.Set, then func([]cards.Card, error)) { then(pool.Check(t.Context(), s)) },
				Complete: pool.Complete, Facts: pool.Facts, Types: pool.Types, Prints: pool.Prints,
				Face:  func(_ string, d *rules.Def) cardart.Face { return faces.Of(all[1], games.Looks(all[1].Name), d, nil) },
				Notes: func(sets.Set, func([]sets.Note)) {}, Motifs: pool.Motifs,
			})
			fox := sets.Card{Name: "Ember Fox", Type: "Beast Monster", Motif: "flame", Text: "When this is summoned, draw a cart.", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
			s.Load([]sets.Set{{Name: "My cards", Game: all[1].Name, Cards: []sets.Card{fox, {Name: "Second", Type: "Spell", Text: "Draw a card."}}}, {Name: "Other"}}, "", "")
			return s.Container
		},
	}, "studio", "figure", "picture", "sets")
}
