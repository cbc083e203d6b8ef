package table

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

func TestScene(t *testing.T) {
	s := strikeable(t, nil)
	sc := s.View(0).Scene()
	if sc.Game != "Toy" || sc.Me != 0 || len(sc.Seats) != 2 || sc.Over || sc.Result != "" {
		t.Errorf("%+v", sc)
	}
	if a, b := sc.Seats[0], sc.Seats[1]; a.Name != "Ann" || !a.Active || !a.Asked || a.Thinking || b.Active || b.Asked || b.Facts[0].Value == "0" {
		t.Errorf("seats: %+v", sc.Seats)
	}
	names := map[string][2]int{} // of zones: cards, of those hidden
	for _, z := range sc.Zones {
		names[z.Name] = [2]int{z.Count, z.Hidden}
	}
	want := map[string][2]int{
		"Pile": {5, 5}, "Your hand": {4, 0}, "Ben's hand": {2, 2}, "Your row": {0, 0}, "Ben's row": {1, 0}, "Discard pile": {0, 0}, "Stack": {0, 0},
	}
	if !reflect.DeepEqual(names, want) {
		t.Errorf("zones %v, want %v", names, want)
	}
	// Of a hidden pile only the top is a card to pick up; a hidden hand shows each back.
	if p, h := cardsIn(sc, "Pile"), cardsIn(sc, "Ben's hand"); len(p) != 1 || p[0].ID >= 0 || p[0].Def != 0 || !p[0].Can || len(h) != 2 || h[0].ID == h[1].ID || h[0].Name != "" {
		t.Errorf("pile %+v, hand %+v", p, h)
	}
	ids := map[int]bool{}
	for _, c := range sc.Cards {
		if ids[c.ID] || c.ID == 0 {
			t.Errorf("id %d twice", c.ID)
		}
		ids[c.ID] = true
	}
	for _, c := range cardsIn(sc, "Your hand") {
		if !c.Can || c.Name != toy().Defs[c.Def].Short {
			t.Errorf("own card %+v", c)
		}
	}
	if p := sc.Prompt; !p.Mine || p.Text != "Your move" || len(p.Buttons) != 2 || p.Buttons[0].Key != "draw" || len(p.Cards) != 0 {
		t.Errorf("prompt %+v", p)
	}
	if p := s.View(1).Scene().Prompt; p.Mine || p.Seat != 0 || len(p.Buttons) != 0 {
		t.Errorf("prompt of who is not asked: %+v", p)
	}
}

func TestAnnouncementAndStack(t *testing.T) {
	s := strikeable(t, nil)
	weak := cardsIn(s.View(0).Scene(), "Your hand")[0]
	for _, c := range cardsIn(s.View(0).Scene(), "Your hand") {
		if c.Def < weak.Def {
			weak = c
		}
	}
	aim := cardsIn(s.View(0).Scene(), "Ben's row")[0]
	sc := do(t, s, 0, "strike "+weak.Name)
	if p := sc.Prompt; p.Text != "Strike which card?" || !slices.Equal(p.Cards, []int{aim.ID}) || p.Buttons[0].Card != aim.ID || len(p.Tray) != 0 {
		t.Errorf("prompt %+v", p)
	}
	if i := slices.IndexFunc(sc.Cards, func(c CardScene) bool { return c.ID == weak.ID }); !sc.Cards[i].Dim {
		t.Error("the declared card is not marked as on its way")
	}
	if drops, _ := s.View(0).Drops(aim.ID); len(drops) != 1 || drops[0].Card != aim.ID || !slices.Equal(drops[0].Keys, []string{"target " + aim.Name}) {
		t.Errorf("a click on the target means %+v", drops)
	}
	do(t, s, 0, "target "+aim.Name)
	sc = s.View(1).Scene()
	if len(sc.Stack) != 1 {
		t.Fatalf("stack %+v", sc.Stack)
	}
	it := sc.Stack[0]
	if it.Title != toy().Defs[weak.Def].Name || it.By != "Ann" || it.Mine || !it.Next || !slices.Equal(it.Targets, []int{aim.ID}) || it.Cards[0].ID != weak.ID {
		t.Errorf("item %+v", it)
	}
	if slices.ContainsFunc(sc.Cards, func(c CardScene) bool { return c.ID == weak.ID }) {
		t.Error("a card on the stack lies on the table, too")
	}
	if b, ok := pressable(sc, "pass"); !ok || !b.Default || sc.Prompt.Text != "Block "+weak.Name+"?" {
		t.Errorf("prompt %+v", sc.Prompt)
	}
	if last := sc.Log[len(sc.Log)-1]; last.Text != "Ann plays "+weak.Name+" targeting "+aim.Name || len(last.Cards) != 2 || last.Text[last.Cards[1].From:last.Cards[1].To] != aim.Name {
		t.Errorf("log ends with %+v", last)
	}
}

// TestGuise: everybody is shown what a card counts as; who knows it is shown what
// it is beside that, and the log tells no other.
func TestGuise(t *testing.T) {
	m := gamestest.Table(t, "vainqueur", "turn A\nA field: Spring Sentry\nB field: Spring Sentry\n")
	c := m.In(4, 0).First
	sentry := m.S.Cards[c].Def
	other := sentry + 1
	m.S.Cards[c].Face, m.S.Cards[c].Known = rules.FaceDown, rules.Of(0)
	var told rules.Event
	m.Listen = func(ev *rules.Event) { told = *ev }
	m.CountAs(c, other)
	m.Listen = nil
	s, err := New(Config{Game: m.Game, Looks: looksOf(m.Game), Start: m, Players: []Player{ann, ben}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	name := m.Game.Defs[other].Short
	for p, want := range []string{"Spring Sentry now counts as " + name, "A card now counts as " + name} {
		for _, card := range s.View(p).Scene().Cards {
			if card.Zone != int(m.S.Cards[c].Zone) {
				continue
			}
			says := slices.ContainsFunc(card.Badges, func(b Badge) bool { return b.Text == "It is Spring Sentry" })
			if card.Name != name || says != (p == 0) || card.ID < 0 != (p == 1) {
				t.Errorf("seat %d is shown %+v", p, card)
			}
		}
		narrator := &narrator{s: s, m: m}
		if words, _ := s.write(narrator.words(told.For(rules.Seat(p)), rules.Seat(p))); words != want {
			t.Errorf("seat %d is told %q", p, words)
		}
	}
}

func TestCounteredPlayIsTold(t *testing.T) {
	s := strikeable(t, nil)
	low := slices.MinFunc(cardsIn(s.View(0).Scene(), "Your hand"), func(a, b CardScene) int { return a.Def - b.Def })
	aim := cardsIn(s.View(0).Scene(), "Ben's row")[0]
	sc := do(t, s, 0, "strike "+low.Name, "target "+aim.Name)
	item := sc.Stack[0].ID
	high := slices.MaxFunc(cardsIn(s.View(1).Scene(), "Your hand"), func(a, b CardScene) int { return a.Def - b.Def })
	do(t, s, 1, "block "+high.Name)
	sc = s.View(0).Scene()
	events := last(sc).Events
	at := slices.IndexFunc(events, func(e Event) bool { return e.Kind == EventCountered })
	if at < 0 || events[at].Item != item {
		t.Errorf("events %+v", events)
	}
	var texts []string
	for _, l := range sc.Log[len(sc.Log)-3:] {
		texts = append(texts, l.Text)
	}
	want := []string{low.Name + " is countered", high.Name + " is gone", "Turn 4: Ben"}
	if !slices.Equal(texts, want) {
		t.Errorf("log ends with %q, want %q", texts, want)
	}
}

func TestDrops(t *testing.T) {
	s := strikeable(t, nil)
	sc := s.View(0).Scene()
	card := cardsIn(sc, "Your hand")[0]
	aim := cardsIn(sc, "Ben's row")[0]
	zone := map[string]int{}
	for _, z := range sc.Zones {
		zone[z.Name] = z.ID
	}
	drops, refusals := s.View(0).Drops(card.ID)
	want := []Drop{
		{Zone: zone["Your row"], Verb: "Lay", Kind: "Lay", Keys: []string{"lay " + card.Name}},
		{Zone: zone["Stack"], Verb: "Strike", Kind: "Strike", Keys: []string{"strike " + card.Name}},
		{Zone: -1, Card: aim.ID, Verb: "Strike: " + aim.Name, Kind: "Strike", Keys: []string{"strike " + card.Name, "target " + aim.Name}},
	}
	if n := len(drops); n != 3 || len(drops[2].Steps) != 2 || drops[2].Steps[0].Rest != drops[2].Verb || drops[2].Steps[1].Verb != aim.Name || !drops[1].Begins {
		t.Errorf("drops %+v have other steps", drops)
	}
	for i := range drops {
		drops[i].Steps, drops[i].Begins = nil, false
	}
	if !reflect.DeepEqual(drops, want) || len(refusals) != 0 {
		t.Errorf("drops %+v, refusals %+v, want %+v", drops, refusals, want)
	}
	top := cardsIn(sc, "Pile")[0]
	if drops, _ := s.View(0).Drops(top.ID); len(drops) != 1 || drops[0].Zone != zone["Your hand"] || drops[0].Verb != "Draw" {
		t.Errorf("the pile's top card: %+v", drops)
	}
	if drops, refusals := s.View(1).Drops(cardsIn(s.View(1).Scene(), "Your hand")[0].ID); len(drops) != 0 || len(refusals) != 1 || !strings.Contains(refusals[0].Text, "not asked") {
		t.Errorf("out of turn: %+v, %+v", drops, refusals)
	}
	for _, id := range []int{-123456, 0} {
		if drops, refusals := s.View(0).Drops(id); drops != nil || len(refusals) != 1 || refusals[0].Text == "" {
			t.Errorf("card %d, which is not there or hidden: %+v, %+v", id, drops, refusals)
		}
	}
	do(t, s, 0, want[2].Keys...)
	if len(s.Line()) < 4 {
		t.Error("one gesture did not make both choices")
	}
}

func TestRefusals(t *testing.T) {
	s := play(t, 3, nil, ann, ben)
	sc := s.View(0).Scene()
	_, refusals := s.View(0).Drops(cardsIn(sc, "Your hand")[0].ID)
	if len(refusals) != 1 || refusals[0].Verb != "Strike" || refusals[0].Rule != "Toy 3" || refusals[0].Text != "There is nothing to strike." {
		t.Errorf("%+v", refusals)
	}
}

func TestLogHidesWhatIsHidden(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	mine := do(t, s, 0, "draw")
	drawn := cardsIn(mine, "Your hand")[3].Name
	theirs := s.View(1).Scene()
	has := func(sc *Scene, text string) bool {
		return slices.ContainsFunc(sc.Log, func(l Line) bool { return strings.Contains(l.Text, text) })
	}
	if !has(mine, "Ann draws "+drawn) || has(theirs, "Ann draws "+drawn) || !has(theirs, "Ann draws a card") || !has(theirs, "Ann draws 3 cards") {
		t.Errorf("logs:\n%+v\n%+v", mine.Log, theirs.Log)
	}
	for _, e := range last(theirs).Events {
		if e.Kind == EventMoved && (e.Card >= 0 || e.Was >= 0 || e.Def != 0 || e.To == 0) {
			t.Errorf("a hidden card moved as %+v", e)
		}
	}
}

// What a seat is shown and may do is the same in every determinization that it holds
// possible: nothing else decides it.
func TestScenesShowOnlyWhatTheSeatMaySee(t *testing.T) {
	g := toy()
	rng := rules.Seeded(11)
	for seed := range uint64(20) {
		m, err := rules.New(g, rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for !m.S.Over {
			for p := range rules.Seat(2) {
				sample := &rules.Match{}
				m.Determinize(p, &rng, sample)
				seen, sampled := look(m, p), look(sample, p)
				if !reflect.DeepEqual(seen, sampled) {
					t.Fatalf("seed %d, seat %d: the picture depends on what is hidden:\n%+v\n%+v", seed, p, seen, sampled)
				}
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

type picture struct {
	scene    *Scene
	drops    [][]Drop
	refusals [][]Refusal
}

// look is all that a seat can find out about a match.
func look(m *rules.Match, p rules.Seat) picture {
	s, err := sit(Config{Game: m.Game, Looks: looksOf(m.Game), Players: []Player{ann, ben}, Start: m})
	if err != nil {
		panic(err)
	}
	c := s.View(int(p))
	pic := picture{scene: c.Scene()}
	for _, card := range pic.scene.Cards {
		d, r := c.Drops(card.ID)
		pic.drops, pic.refusals = append(pic.drops, d), append(pic.refusals, r)
	}
	return pic
}

// strange is a bot that does what it should not.
type strange func(ctx context.Context) int

func (f strange) Choose(ctx context.Context, _ *rules.Match, _ rules.Seat, _ bot.Budget, _ *rules.RNG) int {
	return f(ctx)
}

func TestWatchdog(t *testing.T) {
	for name, b := range map[string]strange{
		"out of range": func(context.Context) int { return 1000 },
		"too late": func(ctx context.Context) int {
			<-ctx.Done()
			time.Sleep(overtime + 300*time.Millisecond)
			return 0
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{{"Bo", "strong"}, ben}, Think: 20 * time.Millisecond})
			if err != nil {
				t.Fatal(err)
			}
			s.bots[0] = b
			s.start()
			defer s.Close()
			settle(t, "the bot's choice is made for it", func() bool { return s.Asked() == 1 })
			if line := s.Line(); line[0].Key != "draw" {
				t.Errorf("chosen: %q, want the first option", line[0].Key)
			}
		})
	}
}

func TestCloseStopsThinking(t *testing.T) {
	thinking := make(chan struct{})
	s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{{"Bo", "strong"}, ben}, Think: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	s.bots[0] = strange(func(ctx context.Context) int {
		close(thinking)
		<-ctx.Done()
		return 0
	})
	s.start()
	<-thinking
	s.Close()
	if len(s.Line()) != 0 {
		t.Error("a closed game goes on")
	}
}

func TestConfigIsChecked(t *testing.T) {
	if _, err := New(Config{Game: toy(), Looks: toyLooks(), Players: []Player{ann}}); err == nil {
		t.Error("one player plays a game for two")
	}
	if _, err := New(Config{Game: toy(), Looks: toyLooks(), Players: []Player{ann, {"Bo", "genius"}}}); err == nil || !strings.Contains(err.Error(), "seat 2") {
		t.Errorf("unknown bot: %v", err)
	}
	m, err := rules.New(toy(), rules.Setup{Seats: 2, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(Config{Game: m.Game, Looks: looksOf(m.Game), Players: []Player{ann}, Start: m}); err == nil {
		t.Error("one player plays a match laid out for two")
	}
	s := play(t, 1, nil, ann, Player{"Rae", "random"})
	if !slices.Equal(s.People(), []int{0}) || s.Players()[1].Bot != "random" || s.Setup().Seats != 2 || s.Game().Name != "toy" {
		t.Errorf("%v %v %v", s.People(), s.Players(), s.Setup())
	}
	if err := s.View(0).Do(nil); err != nil {
		t.Errorf("no choices: %v", err)
	}
}

// Cards that are alike in a pile have one button, and all lie in the tray.
func TestLikeCardsHaveOneButton(t *testing.T) {
	s := laid(t, "vainqueur", "turn A\n  A hand: Coal Nurse\n  A deck: Ember Whelp, Slag Turtle, Ember Whelp, Ember Whelp\n  B field: nothing")
	sc := do(t, s, 0, "summon Coal Nurse")
	seen := map[string]bool{}
	for _, b := range sc.Prompt.Buttons {
		if seen[b.Text] {
			t.Errorf("two buttons say %q", b.Text)
		}
		seen[b.Text] = true
	}
	whelps := 0
	for _, c := range sc.Prompt.Tray {
		if c.Name == "Ember Whelp" {
			whelps++
		}
	}
	if !seen["Ember Whelp"] || !seen["Slag Turtle"] || whelps < 3 {
		t.Errorf("the buttons say %v, the tray has %d Ember Whelps", seen, whelps)
	}
}

// A card is found wherever it lies, among those of plays, too.
func TestSceneFindsCards(t *testing.T) {
	s := Scene{Cards: []CardScene{{ID: 3, Name: "Ann's"}, {ID: -1}}, Stack: []ItemScene{{}, {Cards: []CardScene{{ID: 7, Name: "played"}}}}}
	for id, want := range map[int]string{3: "Ann's", -1: "", 7: "played"} {
		if c, ok := s.Card(id); !ok || c.ID != id || c.Name != want {
			t.Errorf("card %d is %+v, %v", id, c, ok)
		}
	}
	if c, ok := s.Card(4); ok {
		t.Errorf("there is a card %+v", c)
	}
}

// What seats have come to is said once the match is over, and not before, in a game that counts more than
// the first number of its plates.
func TestScoreIsSaidAtTheEnd(t *testing.T) {
	scored := 0
	for _, g := range gamestest.All(t) {
		if looksOf(g).Score == nil {
			continue
		}
		scored++
		m, err := rules.New(g, rules.Setup{Seats: g.MaxSeats, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(3)
		said := func() (n int) {
			s := &Session{game: g, looks: looksOf(g), live: m, players: make([]Player, g.MaxSeats)}
			b := &builder{s: s, v: m, me: 0, scene: &Scene{}}
			b.seats()
			for _, seat := range b.scene.Seats {
				if seat.Score.Name != "" && seat.Score.Value != "" {
					n++
				}
			}
			return n
		}
		for !m.S.Over {
			if n := said(); n > 0 {
				t.Fatalf("%s: %d scores are said before the end", g.Name, n)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
		if n := said(); n != g.MaxSeats {
			t.Errorf("%s: %d of %d scores are said", g.Name, n, g.MaxSeats)
		}
	}
	if scored == 0 {
		t.Error("no game counts")
	}
}
