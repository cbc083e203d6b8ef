package ui

import (
	"testing"

	"feltstack/rules/bot/lab"
	"feltstack/rules/games"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The lab plays real games, shows them while they are played, and can be told
// that it is enough.
func TestLab(t *testing.T) {
	test.NewTempApp(t)
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	posts := make(chan func(), 100)
	e := kittest.Env()
	e.Post = func(f func()) { posts <- f }
	n := newNavigator(t.Context(), e, func(fyne.CanvasObject) {})
	n.library = library.New(all, nil, t.TempDir(), games.Pool)
	s := newLabScreen(e, n.library.Games(), labExits{Home: func() {}, Run: n.experiment})
	kit.Snapshot(s.Container, fyne.NewSize(1280, 800), 1)
	if h := s.draw(800); h < 300 {
		t.Errorf("before the first game the page says %v of what it shows", h)
	}
	s.players = []int{len(s.games[0].Bots), len(s.games[0].Bots)} // anything at all, on both sides
	s.number = 0
	s.toggle()
	for s.stop != nil {
		(<-posts)()
	}
	n.work.Wait()
	r := s.report
	if r == nil || r.Games != labNumbers[0] || r.Wins[0]+r.Wins[1]+r.Draws != r.Games {
		t.Fatalf("%+v", r)
	}
	if h := s.draw(800); h < 300 {
		t.Errorf("the pictures are %v high", h)
	}
	rows := len(s.rows.Objects)
	for i, o := range s.games[0].Options {
		if o.Name == "battleRealm" || o.Name == "spec1" {
			s.picked[i] = 1
		}
	}
	s.more = true
	s.refill()
	if now := len(s.rows.Objects); now < rows+10 {
		t.Errorf("with a module and all options the form has %d rows, before %d", now, rows)
	}
	plain := s.draw(800)
	s.toggle()
	for s.stop != nil {
		(<-posts)()
	}
	n.work.Wait()
	if r := s.report; r == nil || r.Options["battleRealm"] != "on" || len(r.Traits) < 6 {
		t.Fatalf("with a module: %+v", r)
	}
	if h := s.draw(800); h < plain+300 {
		t.Errorf("what players had is drawn on %v of %v", h-plain, h)
	}
	s.seat(4)
	s.players[0] = s.players[3] // anything at all at four seats
	s.toggle()
	for s.stop != nil {
		(<-posts)()
	}
	n.work.Wait()
	if r := s.report; r == nil || len(r.Rates) != 4 || len(r.Teams) != 2 || r.Teams[0].Wins+r.Teams[1].Wins+r.Draws != r.Games {
		t.Fatalf("of four seats: %+v", r)
	}
	s.draw(800)
	s.number = 3
	s.toggle()
	s.Close()
	for s.stop != nil {
		(<-posts)()
	}
	n.work.Wait()
	if s.report != nil && s.report.Games == labNumbers[3] {
		t.Error("it was not enough")
	}
	var bad error
	n.experiment("no such game", nil, 1, nil, func(_ *lab.Report, _ bool, err error) { bad = err })
	(<-posts)()
	if bad == nil {
		t.Error("games of no game are played")
	}
}
