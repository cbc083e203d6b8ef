package ui

import (
	"context"
	"fmt"
	"image"
	"math"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/looks"
	"feltstack/table"
	"feltstack/ui/decks"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/rulebook"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Shot says which screen to draw. It needs no display.
type Shot struct {
	Screen  string // one of ShotScreens
	Size    image.Point
	Look    library.Settings // colours and size of texts; Scale 0 is what suits the size
	Games   []*rules.Game
	Seed    uint64
	Seats   int           // at the table, 0 for as few as the game allows
	Choices int           // made at random before the table is drawn
	Table   *rules.Match  // the table to draw; nil deals the first game
	Ground  *looks.Ground // what the table is; nil: as the game has it
}

// ShotScreens lists the screens that can be drawn.
func ShotScreens() []string {
	return []string{"home", "new", "saves", "settings", "learn", "puzzles", "rulebook", "decks", "deck", "lab", "table"}
}

// Draw draws the screen with a's fonts and theme.
func (s Shot) Draw(a fyne.App) (image.Image, error) {
	if len(s.Games) == 0 {
		return nil, fmt.Errorf("no game to draw")
	}
	s.Look = s.Look.Sane()
	if s.Look.Scale == 0 {
		s.Look.Scale = fitScale(fyne.NewSize(float32(s.Size.X), float32(s.Size.Y)))
	}
	px := func(units float64) int { return int(math.Ceil(units * s.Look.Scale)) }
	if w, h := px(kit.MinWidth), px(kit.MinHeight); s.Size.X < w || s.Size.Y < h {
		return nil, fmt.Errorf("%dx%d pixels are too few: at scale %g a window has at least %dx%d", s.Size.X, s.Size.Y, s.Look.Scale, w, h)
	}
	a.Settings().SetTheme(s.Look.Theme())
	e := kit.NewStillEnv(s.Look.Back, float32(s.Look.Scale), func(func()) {}) // nothing happens while the picture is taken
	c, done, err := s.page(e)
	if err != nil {
		return nil, err
	}
	defer done()
	if s.Screen != "table" {
		c = onCloth(e, c)
	}
	return s.draw(c), nil
}

// onCloth is a page on what pages lie on.
func onCloth(e *kit.Env, page fyne.CanvasObject) *fyne.Container {
	return container.NewStack(kit.NewCloth(e).Container, page)
}

// page makes the screen; done ends what it has begun.
func (s Shot) page(e *kit.Env) (c *fyne.Container, done func(), err error) {
	lib := sampleLibrary{library.New(s.Games, nil, "", nil)}
	saved, _ := lib.Saved(context.Background())
	done = func() {}
	switch s.Screen {
	case "home":
		h := newHomeScreen(e, homeExits{})
		h.set(s.homeContent(lib, saved[0]))
		return h.Container, done, nil
	case "new":
		return newNewGameScreen(e, lib.Games(), nil, nil, newGameExits{}).Container, done, nil
	case "saves":
		p := newSavedScreen(e, savedExits{Glance: func(library.SavedGame) func() (*image.RGBA, error) {
			return glanced(s.Look.Back, portraitSize, s.glance)
		}})
		won, _ := lib.Record(context.Background())
		p.set(saved, won, nil)
		return p.Container, done, nil
	case "decks":
		p := decks.NewPage(e, decks.PageExits{Games: buildable(lib.Games()), Cover: coverOf(lib)})
		p.Set(decks.NewShelf(lib.OwnDecks(), lib.Cards, func(string) string { return s.Games[0].Title }), nil)
		return p.Container, done, nil
	case "deck":
		x := lib.Cards(s.Games[0].Name)
		if x == nil {
			return nil, nil, fmt.Errorf("%s is played without decks", s.Games[0].Title)
		}
		var d library.SavedDeck
		if own := lib.OwnDecks(); len(own) > 0 {
			d = own[0]
		}
		return decks.NewBuilder(e, x, d, decks.Exits{}).Container, done, nil
	case "settings":
		return newSettingsScreen(e, s.Look, settingsExits{}).Container, done, nil
	case "lab":
		return labroom.New(e, lib.Games(), nil, labroom.Exits{Decks: deckChoices(lib)}).Container, done, nil
	case "learn", "puzzles":
		guides, err := lib.Guides()
		if err != nil {
			return nil, nil, err
		}
		if s.Screen == "learn" {
			return learn.NewLessons(e, guides, painter(s.Look.Back), nil, nil).Container, done, nil
		}
		return learn.NewPuzzles(e, guides, painter(s.Look.Back), nil, nil, nil).Container, done, nil
	case "rulebook":
		books, err := lib.Rulebooks()
		if err != nil {
			return nil, nil, err
		}
		help, err := rulebook.Help(e.Keys)
		if err != nil {
			return nil, nil, err
		}
		return rulebook.New(e, append(books, help), rulebook.Place{Game: s.Games[0].Name, Chapter: 4}, rulebook.Exits{}).Container, done, nil
	case "table":
		session, err := s.session()
		if err != nil {
			return nil, nil, err
		}
		t := felt.New(e, library.NewSeated(s.Games[0], session, nil, false), felt.Exits{})
		return t.Container, func() { t.Close(); session.Close() }, nil
	}
	return nil, nil, fmt.Errorf("unknown screen %q: choose from %v", s.Screen, ShotScreens())
}

// homeContent is what goes on at home: a game as far on as the shot says, a puzzle, and the decks
// that come with the games as if they were your own.
func (s Shot) homeContent(lib sampleLibrary, game library.SavedGame) homeContent {
	content := homeContent{Game: &game, Back: s.Look.Back}
	content.Look = s.glance
	if guides, err := lib.Guides(); err == nil {
		content.Daily, _ = daily(guides, nil, time.Unix(0, 0))
	}
	for _, d := range lib.OwnDecks() {
		if face, ok := library.CoverFace(lib.Cards(d.Deck.Game), d.Deck, nil); ok && len(content.Decks) < mostCovers {
			content.Decks = append(content.Decks, ownDeck{d, d.Deck.Name, face})
		}
	}
	return content
}

// glance looks at the table in mid-game.
func (s Shot) glance() (library.Glance, error) {
	s.Choices = max(s.Choices, 60)
	session, err := s.session()
	if err != nil {
		return library.Glance{}, err
	}
	defer session.Close()
	return library.GlanceAt(s.Games[0], session, 0, nil), nil
}

// session is a game to look at, where the first seat decides.
func (s Shot) session() (*table.Session, error) {
	g := s.Games[0]
	look := games.Looks(g.Name)
	if s.Ground != nil {
		look.Ground = *s.Ground
	}
	cfg := table.Config{Game: g, Looks: look, Start: s.Table}
	if s.Table != nil {
		cfg.Setup, cfg.Players = s.Table.Setup, s.players(int(s.Table.S.SeatCount))
		return table.New(cfg)
	}
	m, err := rules.New(g, rules.Setup{Seats: max(s.Seats, g.MinSeats), Seed: s.Seed})
	if err != nil {
		return nil, err
	}
	cfg.Setup, cfg.Players = m.Setup, s.players(int(m.S.SeatCount))
	var line []table.Choice
	rng := rules.Seeded(s.Seed)
	for n := 0; !m.S.Over && (n < s.Choices || m.S.Decision.Seat != 0); n++ {
		i := rng.IntN(len(m.S.Options))
		c := table.Choice{N: n, Seat: int(m.S.Decision.Seat), Turn: int(m.S.Turn), Key: m.Words().Key(i)}
		if err := m.Choose(i); err != nil {
			return nil, err
		}
		c.Hash = m.S.Hash()
		line = append(line, c)
	}
	return table.Resume(cfg, line) // with all that the log says
}

// players are those of a table of some seats.
func (s Shot) players(n int) []table.Player {
	all := []table.Player{{Name: "You"}}
	for i := 1; i < n; i++ {
		all = append(all, table.Player{Name: botName(i - 1)})
	}
	return all
}

// sampleLibrary shows saved games that are made up.
type sampleLibrary struct{ *library.Local }

// Saved implements Library.
func (l sampleLibrary) Saved(context.Context) ([]library.SavedGame, error) {
	title := l.Games()[0].Title
	turn := func(n int) string { return table.Round(nil, &looks.Game{}, n) } // as most games count
	now := time.Now()
	return []library.SavedGame{
		{ID: 3, Game: title, Seats: []string{"You", "Rook"}, Where: words.Count("saves.where", 43, "round", turn(7)), Updated: now.Add(-2 * time.Minute)},
		{ID: 2, Name: "The long one", Game: title, Seats: []string{"Rook", "You"}, Where: words.Count("saves.where", 204, "round", turn(31)), Updated: now.Add(-26 * time.Hour)},
		{ID: 1, Game: title, Seats: []string{"You", "Rook"}, Where: "You win: 22 points to 17", Over: true, Updated: now.Add(-72 * time.Hour)},
	}, nil
}

// Record implements Library.
func (l sampleLibrary) Record(context.Context) (string, error) {
	return l.Games()[0].Title + ": " + words.Say("saves.score", "player", "You", "wins", 1, "games", 1) + ", " + words.Say("saves.score", "player", "Rook", "wins", 0, "games", 1), nil
}

// draw draws an object as a window of the shot's size and scale shows it.
func (s Shot) draw(o fyne.CanvasObject) image.Image {
	scale := float32(s.Look.Scale)
	return kit.Snapshot(o, fyne.NewSize(float32(s.Size.X)/scale, float32(s.Size.Y)/scale), scale)
}
