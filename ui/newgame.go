package ui

import (
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strconv"
	"strings"

	"feltstack/cardart"
	"feltstack/rules/decks"
	deckroom "feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/options"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// newGameScreen asks which game, who sits where, which options, which seed.
type newGameScreen struct {
	*fyne.Container
	env   *kit.Env
	games []library.GameInfo
	exits newGameExits
	size  fyne.Size

	game   int
	seats  int
	bots   []int                     // by seat: 0 a person, else the place of a level plus one
	names  []string                  // by seat, what was typed
	decks  []*decks.Deck             // by seat, nil for any
	own    []int64                   // by seat, the ID of that deck, 0 where it isn't one of the person's
	known  []library.SavedDeck       // for all games; nil: they are still read
	wanted []library.Sitting         // whose decks of the last game are still looked for
	picked []int                     // by option, the place of the value
	more   bool                      // options and seed are shown
	third  bool                      // an observer sits at a seat of its own
	begun  map[string]library.Format // by game, what was chosen last

	words   *kit.Sketch
	list    *fyne.Container
	tiles   []*kit.Tile
	form    *container.Scroll
	rows    *fyne.Container
	pickers []*kit.Select // of decks, by seat; none where the game has none
	seed    *kit.Entry
	clock   *kit.Entry // seconds for a choice
	askAll  bool       // the game stops for everyone to respond

	presets  *kit.Segments   // nil where the game has none
	choosers []*kit.Segments // of the number of seats, if there is a choice, and of who plays at each
	start    *kit.Pill
	back     *kit.Pill
	problem  string
}

// newGameExits is where one can go from a new game.
type newGameExits struct {
	Start    func(library.NewGame)
	Back     func() // where one came from
	Remember func(begun map[string]library.Format)
	Cover    func(library.SavedDeck) (cardart.Face, bool) // of the card that stands for a deck; may be nil
}

// newNewGameScreen proposes a deck for the first seat, and its game, if want is
// not nil. Begun is what was chosen last, by game.
func newNewGameScreen(e *kit.Env, games []library.GameInfo, want *library.SavedDeck, begun map[string]library.Format, exits newGameExits) *newGameScreen {
	n := &newGameScreen{env: e, games: games, exits: exits, begun: map[string]library.Format{}, words: kit.NewSketch(), list: &fyne.Container{}, rows: container.New(&kit.StackLayout{Gap: 10})}
	maps.Copy(n.begun, begun)
	n.form = kit.NewVScroll(n.rows)
	n.seed = kit.NewEntry()
	n.seed.SetPlaceHolder(words.Say("new.random_seed"))
	n.clock = kit.NewEntry()
	n.clock.SetPlaceHolder(words.Say("new.no_limit"))
	n.clock.OnChanged = func(string) { n.changed() }
	n.start = kit.NewPill(words.Say("new.start"), kit.Leading, n.begin)
	n.start.TextSize = 18
	n.start.Style()
	n.back = kit.NewPill(words.Say("common.back"), kit.Normal, exits.Back)
	for i, g := range games {
		t := kit.NewTile(e, g.Title, func() { n.pick(i) }, kit.Span{Text: g.About, Color: look.Now().Dimmed})
		t.SetArt(kit.Art{Paint: fanOf(g.Cards)})
		n.tiles = append(n.tiles, t)
		n.list.Objects = append(n.list.Objects, t)
	}
	n.Container = &fyne.Container{Layout: kit.PageLayout(n.place), Objects: []fyne.CanvasObject{n.words.Container, n.list, n.form, n.start, n.back}}
	if len(games) == 0 {
		return n
	}
	first := 0
	if want != nil {
		first = max(0, slices.IndexFunc(games, func(g library.GameInfo) bool { return g.Key == want.Deck.Game }))
	}
	n.pick(first)
	if want != nil {
		n.decks[0], n.own[0] = &want.Deck, want.ID
		n.fillPickers()
	}
	return n
}

// pick chooses a game and puts up its form.
func (n *newGameScreen) pick(i int) {
	n.game = i
	g := n.games[i]
	most := g.MaxSeats
	if g.Observer != nil {
		most++
	}
	n.bots = make([]int, most)
	n.names = make([]string, most)
	n.decks, n.own = make([]*decks.Deck, most), make([]int64, most)
	for s := 1; s < most && len(g.Bots) > 0; s++ {
		n.bots[s] = 1 // the weakest: who is new should win, too
	}
	n.picked = make([]int, len(g.Options))
	f, ok := n.begun[g.Key]
	if !ok {
		f.Seats = 2
	}
	n.set(f)
	n.seat(f.Sitting)
	n.fillForm()
}

// setDecks offers decks. What was chosen on the page meanwhile stays.
func (n *newGameScreen) setDecks(known []library.SavedDeck) {
	n.known = known
	n.bring()
	n.fillPickers()
}

// usable are the decks to be chosen for a seat: those the game can be played
// with, and the one that is chosen.
func (n *newGameScreen) usable(seat int) []library.SavedDeck {
	var all []library.SavedDeck
	chosen := n.decks[seat]
	for _, d := range n.known {
		if d.Deck.Game == n.games[n.game].Key && d.Legal {
			all = append(all, d)
			if chosen != nil && d.Deck.Equal(*chosen) {
				chosen = nil
			}
		}
	}
	if chosen != nil {
		all = append(all, library.SavedDeck{ID: n.own[seat], Deck: *chosen})
	}
	return all
}

// fillPickers lists the decks in the fields that choose one. Decks of the same
// name are told apart by numbers.
func (n *newGameScreen) fillPickers() {
	for seat, p := range n.pickers {
		all := n.usable(seat)
		at, choices := 0, append([]kit.Choice{{Text: words.Say("new.any_deck")}}, deckroom.Choices(all, n.exits.Cover)...)
		for i, d := range all {
			if at == 0 && n.decks[seat] != nil && d.Deck.Equal(*n.decks[seat]) {
				at = i + 1
			}
		}
		p.OnChanged = nil
		p.SetChoices(choices)
		p.SetSelectedIndex(at)
		p.OnChanged = func(string) {
			n.decks[seat], n.own[seat] = nil, 0
			if i := p.SelectedIndex(); i > 0 {
				n.decks[seat], n.own[seat] = &all[i-1].Deck, all[i-1].ID
			}
		}
	}
}

// fillForm builds the rows of the form for the chosen game.
func (n *newGameScreen) fillForm() {
	rows := append(n.presetRows(), n.playerRows()...)
	rows = append(rows, n.moduleRows()...)
	rows = append(rows, n.optionRows()...)
	n.fillPickers()
	n.rows.Objects = rows
	n.rows.Refresh()
	n.form.ScrollToTop()
	n.place(n.size)
}

// optionRows are the rows for the game's options and the seed: one line until
// they are open, as a game can be played without a word about them.
func (n *newGameScreen) optionRows() []fyne.CanvasObject {
	if !n.more {
		name, about := n.rulesNow()
		show := kit.NewPill(words.Say("new.change"), kit.Normal, func() { n.more = true; n.refillForm() })
		return []fyne.CanvasObject{
			kit.Heading(words.Say("new.options")),
			kit.FormRow(name, about, show),
		}
	}
	rows := append([]fyne.CanvasObject{kit.Heading(words.Say("new.options"))}, n.tableRows()...)
	rows = append(rows, n.options().Others()...)
	seed := kit.FormRow(words.Say("new.seed"), words.Say("new.seed_help"), kit.FixedWidth{Object: n.seed, Width: 200}.Wrap())
	return append(rows, seed)
}

// begin starts the game the form describes.
func (n *newGameScreen) begin() {
	if len(n.games) == 0 {
		return
	}
	g := n.games[n.game]
	out := library.NewGame{Game: g.Key, Options: options.Of(&g, n.picked, n.seats), Observer: n.observed()}
	for s := range n.sitting() {
		seat := library.NewSeat{Name: n.seatName(s)}
		if b := n.bots[s]; b > 0 {
			seat.Bot = g.Bots[b-1].Key
		}
		if d := n.decks[s]; d != nil {
			seat.Deck, seat.Own = d.Rules(), n.own[s]
		}
		out.Seats = append(out.Seats, seat)
	}
	if text := strings.TrimSpace(n.seed.Text); text != "" {
		seed, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			n.say(words.Say("new.seed_wrong"))
			return
		}
		out.Seed = seed
	}
	if err := n.setTable(&out); err != nil {
		n.say(trouble.Text(err))
		return
	}
	if g.Refused != nil {
		if why := g.Refused(out); why != "" {
			n.say(why)
			return
		}
	}
	n.say("")
	n.rememberSeats()
	n.exits.Start(out)
}

// say shows what is wrong with the form.
func (n *newGameScreen) say(problem string) {
	n.problem = problem
	n.place(n.size)
}

func (n *newGameScreen) place(size fyne.Size) {
	if n.size = size; size.IsZero() {
		return
	}
	page := n.words.Page(size, words.Say("common.new_game"))
	body := kit.NewBox(page.X, page.Y+64, page.W, page.H-64-64)
	left := kit.NewBox(body.X, body.Y, kit.Clamp(body.W*0.3, 240, 340), body.H)
	right := kit.NewBox(left.Right()+28, body.Y, body.Right()-left.Right()-28-14, body.H)
	n.words.Board(n.env, right.Inset(-14), look.Now().Panel, color.NRGBA{})
	if n.problem != "" {
		n.words.Warn(n.problem, 15, kit.NewBox(right.X-14, page.Bottom()-42, right.W, 0))
	}
	n.words.End()
	n.list.Move(left.Pos())
	n.list.Resize(left.Size())
	y := float32(-14)
	n.spread(left)
	for i, t := range n.tiles {
		t.Chosen = i == n.game
		b := kit.NewBox(0, y, left.W, t.Height(left.W))
		b.Put(t)
		t.Draw(b.Size())
		y += b.H + 10
	}
	right.Put(n.form)
	m := n.start.MinSize()
	start := kit.NewBox(page.Right()-m.Width, page.Bottom()-44, m.Width, 44)
	start.Put(n.start)
	kit.PutFoot(page, n.back)
	n.env.Trace.Write(n.traceLine())
}

func (n *newGameScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "new", Width: n.size.Width, Height: n.size.Height, Scale: n.env.Scale()}
	for _, t := range n.tiles {
		line.Buttons = append(line.Buttons, kit.TraceButton(t.Heading, kit.BoxOf(t).Moved(n.list.Position().X, n.list.Position().Y)))
	}
	at := n.form.Position().Subtract(n.form.Offset)
	if n.presets != nil {
		line.Buttons = append(line.Buttons, n.presets.Traced("Preset", n.rows, at)...)
	}
	first := len(n.choosers) - n.sitting()
	for i, c := range n.choosers {
		name := "Seats"
		if i >= first {
			name = fmt.Sprint("Seat ", i-first+1)
		}
		line.Buttons = append(line.Buttons, c.Traced(name, n.rows, at)...)
	}
	line.Buttons = append(line.Buttons, kit.TracePills(fyne.Position{}, n.start, n.back)...)
	return line
}

func (n *newGameScreen) Key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		n.exits.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		n.begin()
	}
}

func (n *newGameScreen) Close() {}
