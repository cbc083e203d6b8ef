package ui

import (
	"cmp"
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strconv"

	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// labScreen lets bots play many games and draws what they came to: who wins,
// whether it matters who begins, how games end and how long they take, and
// which uses of cards win. The numbers grow while the games are played.
type labScreen struct {
	*fyne.Container
	env    *kit.Env
	exits  labExits
	games  []library.GameInfo
	size   fyne.Size
	words  *kit.Sketch
	rows   *fyne.Container
	form   *container.Scroll
	charts *kit.Sketch
	view   *container.Scroll
	pills  []*kit.Pill
	run    *kit.Pill

	game    int
	players []int // by seat, the place among the bots; the last is "random"
	number  int   // of labNumbers
	picked  []int // by option, the place of the value
	more    bool  // the options beside modules are shown
	stop    func()
	report  *lab.Report
	note    string
}

// labExits is what the lab asks of the rest of the program.
type labExits struct {
	Home func()
	// Run plays games and tells what they came to, again and again, on the UI
	// goroutine, until all are played or stop is called.
	Run func(game string, players []string, games int, options map[string]string, told func(r *lab.Report, done bool, err error)) (stop func())
}

// labNumbers is how many games can be chosen.
var labNumbers = [...]int{100, 400, 1000, 5000}

// labRandom is the player that chooses anything.
const labRandom = "random"

func newLabScreen(e *kit.Env, games []library.GameInfo, exits labExits) *labScreen {
	s := &labScreen{env: e, exits: exits, games: games, words: kit.NewSketch(), charts: kit.NewSketch(), rows: container.New(&kit.StackLayout{Gap: 10}), number: 1}
	s.form = container.NewVScroll(s.rows)
	s.run = kit.NewPill(words.Say("lab.run"), kit.Leading, s.toggle)
	s.run.TextSize = 17
	s.run.Style()
	s.pills = []*kit.Pill{kit.NewPill(words.Say("common.back"), kit.Normal, exits.Home), s.run}
	s.view = container.NewVScroll(&fyne.Container{Layout: &kit.Drawn{Draw: s.draw}, Objects: []fyne.CanvasObject{s.charts.Container}})
	s.Container = &fyne.Container{Layout: kit.PageLayout(s.place), Objects: []fyne.CanvasObject{s.words.Container, s.form, s.view}}
	for _, p := range s.pills {
		s.Objects = append(s.Objects, p)
	}
	s.pick(0)
	return s
}

// pick chooses a game: the usual bot against one that plays anything.
func (s *labScreen) pick(i int) {
	s.game = i
	g := s.games[i]
	s.players = []int{0}
	s.picked = make([]int, len(g.Options))
	s.seat(g.MinSeats)
}

// seat has n players. A new one plays at random.
func (s *labScreen) seat(n int) {
	g := s.games[s.game]
	for len(s.players) < n {
		s.players = append(s.players, len(g.Bots))
	}
	s.players = s.players[:n]
	s.fill()
}

// fill builds the rows of the form.
func (s *labScreen) fill() {
	g := s.games[s.game]
	var titles, names []string
	for _, o := range s.games {
		titles = append(titles, o.Title)
	}
	for _, b := range g.Bots {
		names = append(names, b.Name)
	}
	names = append(names, words.Say("lab.random"))
	rows := []fyne.CanvasObject{kit.Heading(words.Say("lab.game")), kit.NewSegments(titles, s.game, s.pick).Container, kit.Heading(words.Say("lab.players"))}
	if g.MaxSeats > g.MinSeats {
		var counts []string
		for n := g.MinSeats; n <= g.MaxSeats; n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		rows = append(rows, kit.FormRow(words.Say("lab.count"), "", kit.NewSegments(counts, len(s.players)-g.MinSeats, func(i int) { s.seat(g.MinSeats + i) }).Container))
	}
	for p := range s.players {
		pick := kit.NewSelect(s.env)
		pick.SetOptions(names)
		pick.SetSelectedIndex(s.players[p])
		pick.OnChanged = func(string) { s.players[p] = pick.SelectedIndex() }
		rows = append(rows, kit.FormRow(words.Say("common.player", "n", p+1), "", kit.FixedWidth{Object: pick, Width: 170}.Wrap()))
	}
	var numbers []string
	for _, n := range labNumbers {
		numbers = append(numbers, fmt.Sprint(n))
	}
	rows = append(rows, kit.Heading(words.Say("lab.games")), kit.NewSegments(numbers, s.number, func(i int) { s.number = i }).Container)
	rows = append(rows, s.optionRows()...)
	s.rows.Objects = rows
	s.rows.Refresh()
	s.place(s.size)
}

// toggle starts the games, or ends them.
func (s *labScreen) toggle() {
	if s.stop != nil {
		s.stop()
		return
	}
	g := s.games[s.game]
	var players []string
	for _, p := range s.players {
		if p < len(g.Bots) {
			players = append(players, g.Bots[p].Key)
		} else {
			players = append(players, labRandom)
		}
	}
	s.report, s.note = nil, words.Say("lab.first")
	s.run.Set(words.Say("lab.stop"), "", kit.Normal, s.toggle)
	s.stop = s.exits.Run(g.Key, players, labNumbers[s.number], optionsOf(&g, s.picked, len(s.players)), func(r *lab.Report, done bool, err error) {
		if r != nil && r.Games > 0 {
			s.report = r
		}
		s.note = ""
		switch {
		case err != nil:
			s.note = trouble.Text(err)
		case s.report != nil:
			s.note = words.Say("lab.progress", "games", s.report.Games, "rate", int(s.report.StepsPerS), "level", words.Percent(0.95))
		}
		if done {
			s.stop = nil
			s.run.Set(words.Say("lab.run"), "", kit.Leading, s.toggle)
		}
		s.show()
	})
	s.show()
}

// show draws the numbers again.
func (s *labScreen) show() {
	s.place(s.size)
	s.view.Content.Refresh()
	s.view.Refresh()
}

func (s *labScreen) place(size fyne.Size) {
	if s.size = size; size.IsZero() {
		return
	}
	page := s.words.Page(size, words.Say("lab.title"))
	s.words.Text(kit.Span{Text: words.Say("lab.about"), Color: look.Now().Dimmed}, 15, page.X+90, page.Y+16)
	left := kit.NewBox(page.X, page.Y+64, 380, page.H-64-64)
	right := kit.NewBox(left.Right()+20, left.Y, page.Right()-left.Right()-20, page.H-64)
	s.words.Board(s.env, left, look.Now().Panel, color.NRGBA{})
	s.words.Board(s.env, right, look.Now().Panel, color.NRGBA{})
	s.words.Text(kit.Span{Text: s.note, Color: look.Now().Dimmed}, 14, right.X+16, right.Y+10)
	s.words.End()
	left.Inset(12).Put(s.form)
	kit.NewBox(right.X+16, right.Y+36, right.W-32, right.H-48).Put(s.view)
	kit.PutFoot(page, s.pills[0])
	m := s.run.MinSize()
	kit.NewBox(left.Right()-m.Width, page.Bottom()-44, m.Width, 44).Put(s.run)
	s.env.Trace.Write(s.traceLine())
}

func (s *labScreen) traceLine() trace.Line {
	line := trace.Line{Screen: "lab", Width: s.size.Width, Height: s.size.Height, Scale: s.env.Scale(), Prompt: s.note}
	for _, p := range s.pills {
		line.Buttons = append(line.Buttons, kit.TraceButton(p.Text, kit.BoxOf(p)))
	}
	return line
}

func (s *labScreen) Key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.exits.Home()
	}
}

func (s *labScreen) Close() {
	if s.stop != nil {
		s.stop()
	}
}

// draw draws the report and returns how high it is.
func (s *labScreen) draw(width float32) float32 {
	k := s.charts
	k.Begin()
	defer k.End()
	r := s.report
	if r == nil {
		return s.intro(width)
	}
	y := s.head(words.Say("lab.winners"), 0)
	for i, name := range r.Seats {
		y = s.bar(words.Say("lab.place", "n", i+1, "player", s.called(name)), r.Rates[i], y, width)
	}
	for _, side := range r.Teams {
		y = s.bar(words.Say("lab.team", "players", side.Name()), side.Rate, y, width)
	}
	if r.Draws > 0 {
		y = s.bar(words.Say("common.nobody"), lab.NewShare(r.Draws, r.Games), y, width)
	}
	y = s.points(r, y, width)
	y = s.traits(r, y, width)
	y = s.head(words.Say("lab.advantage"), y+8)
	y = s.bar(words.Say("lab.starter"), r.First, y, width)
	y = s.head(words.Say("lab.endings"), y+8)
	for _, how := range slices.SortedFunc(maps.Keys(r.Endings), func(a, b string) int {
		return cmp.Or(r.Endings[b].N-r.Endings[a].N, cmp.Compare(a, b))
	}) {
		y = s.bar(how, r.Endings[how], y, width)
	}
	y = s.head(words.Say("lab.length", "p50", r.TurnsP50, "level", words.Percent(0.9), "p90", r.TurnsP90), y+8)
	y = s.turns(r, y, width)
	y = s.head(words.Say("lab.uses"), y+8)
	most := slices.SortedStableFunc(slices.Values(r.Cards), func(a, b lab.Usage) int { return b.Played - a.Played })
	for _, u := range most[:min(len(most), labUses)] {
		y = s.bar(u.Card+": "+u.How, u.Won, y, width)
	}
	return y + 10
}

// labUses is how many uses of cards are shown.
const labUses = 30

// called is what a player is called in the form.
func (s *labScreen) called(name string) string {
	for _, b := range s.games[s.game].Bots {
		if b.Key == name {
			return b.Name
		}
	}
	return words.Say("lab.random")
}

func (s *labScreen) head(text string, y float32) float32 {
	return s.charts.Text(kit.Span{Text: text, Face: look.Title, Color: look.Now().Gold}, 18, 0, y).Bottom() + 6
}

// bar draws a share with its interval.
func (s *labScreen) bar(name string, v lab.Share, y, width float32) float32 {
	return s.meter(name, v.String(), [3]float64{v.Low, v.Rate, v.High}, s.report.Even, y, width)
}

// meter draws a value between 0 and 1 with the ends of its interval, a line where it
// would be if all were equal, and its text.
func (s *labScreen) meter(name, text string, v [3]float64, even float64, y, width float32) float32 {
	k := s.charts
	const height = 24
	label := width * 0.36
	words, _ := kit.Flow([]kit.Span{{Text: name, Color: look.Now().Ivory}}, 14, label-8)
	k.Words(kit.FirstLines(words, 1), 14, 0, y+2)
	room := width - label - 160
	at := func(rate float64) float32 { return label + room*float32(rate) }
	k.Fill(kit.NewBox(label, y+4, room, height-8), look.Now().DeepFelt)
	k.Fill(kit.NewBox(label, y+4, room*float32(v[1]), height-8), look.Now().Edge)
	k.Fill(kit.NewBox(at(even), y+2, 1, height-4), look.Now().Dimmed)
	k.Fill(kit.NewBox(at(v[0]), y+height/2-1, at(v[2])-at(v[0]), 2), look.Now().Gold)
	k.Fill(kit.NewBox(at(v[0]), y+7, 2, height-14), look.Now().Gold)
	k.Fill(kit.NewBox(at(v[2])-2, y+7, 2, height-14), look.Now().Gold)
	k.Text(kit.Span{Text: text, Face: look.Bold, Color: look.Now().Ivory}, 13, label+room+10, y+3)
	return y + height + 2
}

// turns draws how many games took how many turns.
func (s *labScreen) turns(r *lab.Report, y, width float32) float32 {
	const height, bars = 90, 40
	last := slices.Max(slices.Collect(maps.Keys(r.Turns)))
	step := (last + bars) / bars
	counts := make([]int, last/step+1)
	for n, games := range r.Turns {
		counts[n/step] += games
	}
	most := max(slices.Max(counts), 1)
	w := (width - 20) / float32(len(counts))
	for i, n := range counts {
		h := height * float32(n) / float32(most)
		s.charts.Fill(kit.NewBox(float32(i)*w, y+height-h, max(w-2, 1), max(h, 1)), look.Now().Edge)
		if i%max(len(counts)/10, 1) == 0 {
			s.charts.Text(kit.Span{Text: strconv.Itoa(i * step), Color: look.Now().Dimmed}, 11, float32(i)*w, y+height+2)
		}
	}
	return y + height + 22
}
