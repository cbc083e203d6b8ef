package lab

import (
	"cmp"
	"slices"
	"strconv"

	"feltstack/rules"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/options"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// form asks what is to be played: a match, in which each seat has a level and a deck of its
// own, or the test of a deck, which meets those of a field.
type form struct {
	*container.Scroll
	env   *kit.Env
	games []library.GameInfo
	known []library.SavedDeck // to choose from
	shown Choices             // how they are shown
	rows  *fyne.Container

	game   int
	test   bool
	levels []int        // by seat, the place among the bots; the last is "random"
	decks  []rules.Deck // by seat; one without cards: any of the game's
	chosen bool         // the field is chosen, and not all that come with the game
	field  []rules.Deck // that is chosen
	number int          // of numbers
	picked []int        // by option, the place of the value
	more   bool         // the options beside modules are shown
}

// numbers is how many games can be chosen.
var numbers = [...]int{100, 200, 400, 1000, 5000}

const (
	usualNumber = 2 // of numbers
	testNumber  = 1
	testLevel   = 1 // of the bots: fast, and better than one that errs on purpose
	random      = "random"
)

// formChoice is how wide a field of the form is.
const formChoice = 210

// Choices shows decks as what can be chosen from a list, in their order.
type Choices func([]library.SavedDeck) []kit.Choice

func newForm(e *kit.Env, games []library.GameInfo, shown Choices) *form {
	f := &form{env: e, games: games, shown: shown, rows: container.New(&kit.StackLayout{Gap: 10}), number: usualNumber}
	f.Scroll = kit.NewVScroll(f.rows)
	f.pick(0)
	return f
}

// info is the game that is chosen.
func (f *form) info() *library.GameInfo { return &f.games[f.game] }

// pick chooses a game: the usual bot against one that plays anything, or with decks two alike.
func (f *form) pick(i int) {
	f.game = i
	g := f.info()
	f.levels, f.decks, f.field, f.chosen = []int{0}, nil, nil, false
	if g.Decks {
		f.levels = []int{testLevel, testLevel}
	}
	f.test = f.test && g.Decks
	f.picked = make([]int, len(g.Options))
	f.seat(g.MinSeats)
}

// seat has n players. A new one plays at random.
func (f *form) seat(n int) {
	for len(f.levels) < n {
		f.levels = append(f.levels, len(f.info().Bots))
	}
	f.levels = f.levels[:n]
	f.decks = append(f.decks, make([]rules.Deck, n)...)[:n]
	f.fill()
}

// setDecks offers decks.
func (f *form) setDecks(known []library.SavedDeck) {
	f.known = known
	f.refill()
}

// tests proposes the test of a deck.
func (f *form) tests(game string, d rules.Deck) {
	i := slices.IndexFunc(f.games, func(g library.GameInfo) bool { return g.Key == game })
	if i < 0 {
		return
	}
	f.test = true
	f.pick(i)
	f.decks[0], f.number = d, testNumber
	f.fill()
}

// usable are the decks that the game can be played with, by name. Those that come with it are
// the last.
func (f *form) usable() []library.SavedDeck {
	var own, given []library.SavedDeck
	for _, d := range f.known {
		switch {
		case d.Deck.Game != f.info().Key || !d.Legal:
		case d.ID == 0:
			given = append(given, d)
		default:
			own = append(own, d)
		}
	}
	byName := func(a, b library.SavedDeck) int { return cmp.Compare(a.Deck.Name, b.Deck.Name) }
	slices.SortStableFunc(own, byName)
	slices.SortStableFunc(given, byName)
	return append(own, given...)
}

// starters are the decks that come with the game.
func (f *form) starters() []rules.Deck {
	var all []rules.Deck
	for i := range f.known {
		if d := &f.known[i]; d.ID == 0 && d.Deck.Game == f.info().Key && d.Legal {
			all = append(all, d.Deck.Rules())
		}
	}
	return all
}

// against are the decks that the deck under test meets.
func (f *form) against() []rules.Deck {
	if f.chosen {
		return f.field
	}
	return f.starters()
}

// setup is what the form says. why says what is missing, "" if nothing is.
func (f *form) setup() (s library.LabSetup, why string) {
	g := f.info()
	s = library.LabSetup{Game: g.Key, Games: numbers[f.number], Options: options.Of(g, f.picked, len(f.levels))}
	for seat, at := range f.levels {
		if f.test {
			at = f.levels[0]
		}
		level := random
		if at < len(g.Bots) {
			level = g.Bots[at].Key
		}
		s.Seats = append(s.Seats, library.LabSeat{Level: level, Deck: f.decks[seat], Own: f.own(f.decks[seat])})
	}
	if !f.test {
		return s, ""
	}
	s.Seats[1].Deck, s.Seats[1].Own = rules.Deck{}, f.own(rules.Deck{})
	s.Field = f.against()
	for _, d := range s.Field {
		s.FieldOwn = append(s.FieldOwn, *f.own(d))
	}
	switch {
	case len(s.Seats[0].Deck.Cards) == 0:
		return s, words.Say("lab.no_deck")
	case len(s.Field) == 0:
		return s, words.Say("lab.no_field")
	}
	return s, ""
}

// refill builds the rows again and stays where they were scrolled to.
func (f *form) refill() { options.Refill(f.Scroll, f.fill) }

// fill builds the rows.
func (f *form) fill() {
	var titles []string
	for _, o := range f.games {
		titles = append(titles, o.Title)
	}
	rows := []fyne.CanvasObject{kit.Heading(words.Say("lab.game")), kit.NewSegments(titles, f.game, f.pick).Container}
	if f.info().Decks {
		mode := 0
		if f.test {
			mode = 1
		}
		rows = append(rows, kit.NewSegments([]string{words.Say("lab.match"), words.Say("lab.test")}, mode, func(i int) {
			f.test = i == 1
			f.refill()
		}).Container)
	}
	if f.test {
		rows = append(rows, f.testRows()...)
	} else {
		rows = append(rows, f.playerRows()...)
	}
	var counts []string
	for _, n := range numbers {
		counts = append(counts, words.Number(n))
	}
	rows = append(rows, kit.Heading(words.Say("lab.games")), kit.NewSegments(counts, f.number, func(i int) { f.number = i }).Container)
	f.rows.Objects = append(rows, f.optionRows()...)
	f.rows.Refresh()
	f.Refresh()
}

// playerRows are the rows for who plays, and with which decks.
func (f *form) playerRows() []fyne.CanvasObject {
	g := f.info()
	rows := []fyne.CanvasObject{kit.Heading(words.Say("lab.players"))}
	if g.MaxSeats > g.MinSeats {
		var counts []string
		for n := g.MinSeats; n <= g.MaxSeats; n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		rows = append(rows, kit.FormRow(words.Say("lab.count"), "", kit.NewSegments(counts, len(f.levels)-g.MinSeats, func(i int) { f.seat(g.MinSeats + i) }).Container))
	}
	for p := range f.levels {
		rows = append(rows, kit.FormRow(words.Say("common.player", "n", p+1), "", f.level(p)))
		if g.Decks {
			rows = append(rows, kit.FormRow(words.Say("lab.deck_of", "n", p+1), "", f.deck(p, words.Say("new.any_deck"))))
		}
	}
	return rows
}

// testRows are the rows for a deck under test and what it meets.
func (f *form) testRows() []fyne.CanvasObject {
	rows := []fyne.CanvasObject{
		kit.FormRow(words.Say("lab.tested"), "", f.deck(0, words.Say("lab.choose"))),
		kit.FormRow(words.Say("lab.level"), "", f.level(0)),
		kit.Heading(words.Say("lab.against")),
	}
	way := 0
	if f.chosen {
		way = 1
	}
	rows = append(rows, kit.NewSegments([]string{words.Say("lab.starters"), words.Say("lab.chosen")}, way, func(i int) {
		f.chosen = i == 1
		f.refill()
	}).Container)
	if !f.chosen {
		return rows
	}
	for i, d := range f.field {
		out := kit.NewPill(words.Say("lab.leave_out"), kit.Quiet, func() {
			f.field = slices.Delete(slices.Clone(f.field), i, i+1)
			f.refill()
		})
		rows = append(rows, kit.FormRow(d.Name, "", out))
	}
	var rest []library.SavedDeck
	for _, d := range f.usable() {
		if !slices.ContainsFunc(f.field, func(o rules.Deck) bool { return same(o, d.Deck.Rules()) }) {
			rest = append(rest, d)
		}
	}
	if len(rest) == 0 {
		return rows
	}
	add := kit.NewSelect(f.env)
	add.SetChoices(append([]kit.Choice{{Text: words.Say("lab.add")}}, f.shown(rest)...))
	add.SetSelectedIndex(0)
	add.OnChanged = func(string) {
		if i := add.SelectedIndex(); i > 0 {
			f.field = append(f.field, rest[i-1].Deck.Rules())
			f.refill()
		}
	}
	return append(rows, kit.FormRow("", "", kit.FixedWidth{Object: add, Width: formChoice}.Wrap()))
}

// level is the field for the level of a seat.
func (f *form) level(p int) fyne.CanvasObject {
	var names []string
	for _, b := range f.info().Bots {
		names = append(names, b.Name)
	}
	pick := kit.NewSelect(f.env)
	pick.SetOptions(append(names, words.Say("lab.random")))
	pick.SetSelectedIndex(f.levels[p])
	pick.OnChanged = func(string) { f.levels[p] = pick.SelectedIndex() }
	return kit.FixedWidth{Object: pick, Width: formChoice}.Wrap()
}

// deck is the field for the deck of a seat; with that of no deck first.
func (f *form) deck(p int, none string) fyne.CanvasObject {
	all := f.usable()
	choices, before := append([]kit.Choice{{Text: none}}, f.shown(all)...), 1
	at := 0
	if d := f.decks[p]; len(d.Cards) > 0 {
		if at = 1 + slices.IndexFunc(all, func(o library.SavedDeck) bool { return same(o.Deck.Rules(), d) }); at == 0 { // it isn't saved yet
			choices, before, at = slices.Insert(choices, 1, kit.Choice{Text: cmp.Or(d.Name, words.Say("decks.unnamed"))}), 2, 1
		}
	}
	now := f.decks[p]
	pick := kit.NewSelect(f.env)
	pick.SetChoices(choices)
	pick.SetSelectedIndex(at)
	pick.OnChanged = func(string) {
		switch i := pick.SelectedIndex(); {
		case i == 0:
			f.decks[p] = rules.Deck{}
		case i < before:
			f.decks[p] = now
		default:
			f.decks[p] = all[i-before].Deck.Rules()
		}
	}
	return kit.FixedWidth{Object: pick, Width: formChoice}.Wrap()
}

// own is the number of a deck among the person's, 0 if it is none of these.
func (f *form) own(d rules.Deck) *int64 {
	var id int64
	for i := range f.known {
		if k := &f.known[i]; k.ID != 0 && k.Deck.Game == f.info().Key && same(k.Deck.Rules(), d) {
			id = k.ID
			break
		}
	}
	return &id
}

// same reports whether two decks are one.
func same(a, b rules.Deck) bool { return a.Name == b.Name && slices.Equal(a.Cards, b.Cards) }

// optionRows are the rows for the modules of the game, and for its other options once
// they are wanted.
func (f *form) optionRows() []fyne.CanvasObject {
	rows := options.Rows{
		Game: f.info(), Seats: len(f.levels), Picked: f.picked,
		Row: func(o library.GameOption, values []string, chosen int, choose func(int)) fyne.CanvasObject {
			pick := kit.NewSelect(f.env)
			pick.SetOptions(values)
			pick.SetSelectedIndex(chosen)
			pick.OnChanged = func(string) { choose(pick.SelectedIndex()) }
			return kit.FormRow(options.Title(o), "", kit.FixedWidth{Object: pick, Width: 170}.Wrap())
		},
		Chosen: func(module bool) {
			if module {
				f.refill()
			}
		},
	}
	modules, others := rows.Modules(), rows.Others()
	if len(modules) > 0 {
		modules = append([]fyne.CanvasObject{kit.Heading(words.Say("new.modules"))}, modules...)
	}
	switch {
	case len(others) == 0:
		return modules
	case f.more:
		return append(append(modules, kit.Heading(words.Say("new.options"))), others...)
	}
	change := kit.NewPill(words.Say("new.change"), kit.Normal, func() { f.more = true; f.refill() })
	return append(modules, kit.Heading(words.Say("new.options")), kit.FormRow(words.Say("new.default"), "", change))
}
