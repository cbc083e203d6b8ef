package felt

import (
	"testing"
	"time"

	"feltstack/cardart/portraits"
	"feltstack/table"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2/test"
)

// quiet is a table in mid-game at which nobody is ahead or asked.
func quiet() *sceneMaker {
	m := midGame()
	for i := range m.Seats {
		m.Seats[i].Facts = facts("Points", "5", "Goal", "20")
		m.Seats[i].Asked, m.Seats[i].Thinking, m.Seats[i].Active = false, false, i == 0
	}
	return m
}

// afterwards is what seats show after some events between two scenes.
func afterwards(t *testing.T, old, now *table.Scene, events ...table.Event) [2]portraits.Mood {
	t.Helper()
	m := &moods{env: kittest.Env(), felt: map[int]feeling{}}
	m.feel(old, now, tell([]table.Update{{Events: events}}))
	return [2]portraits.Mood{m.of(now, 0), m.of(now, 1)}
}

// Faces follow what happens to their players.
func TestFacesFollowTheGame(t *testing.T) {
	test.NewTempApp(t)
	old := quiet()
	card := old.card("7♠").ID
	old.Stack = []table.ItemScene{{ID: 4, Seat: 1}}
	for what, c := range map[string]struct {
		event table.Event
		want  [2]portraits.Mood
	}{
		"points lost":    {table.Event{Kind: table.EventTotal, Seat: 1, N: 3, By: -2}, [2]portraits.Mood{portraits.Calm, portraits.Hit}},
		"a few gained":   {table.Event{Kind: table.EventTotal, Seat: 1, N: 5, By: 2}, [2]portraits.Mood{}},
		"many gained":    {table.Event{Kind: table.EventTotal, Seat: 0, N: 5, By: 5}, [2]portraits.Mood{portraits.Winning, portraits.Calm}},
		"play countered": {table.Event{Kind: table.EventCountered, Item: 4}, [2]portraits.Mood{portraits.Calm, portraits.Hit}},
		"play resolved":  {table.Event{Kind: table.EventResolved, Item: 4}, [2]portraits.Mood{}},
		"card destroyed": {table.Event{Kind: table.EventMoved, Card: card, Was: card, From: zFarPR, To: zGrave}, [2]portraits.Mood{portraits.Calm, portraits.Hit}},
		"card drawn":     {table.Event{Kind: table.EventMoved, Card: card, Was: card, From: zDraw, To: zFarHand}, [2]portraits.Mood{}},
		"own card spent": {table.Event{Kind: table.EventMoved, Card: card, Was: card, From: zPR, To: zGrave}, [2]portraits.Mood{}},
	} {
		if got := afterwards(t, &old.Scene, &quiet().Scene, c.event); got != c.want {
			t.Errorf("%s: %v", what, got)
		}
	}
	m := &moods{env: kittest.Env(), felt: map[int]feeling{}}
	m.feel(&old.Scene, &quiet().Scene, tell([]table.Update{{Quiet: true, Events: []table.Event{{Kind: table.EventTotal, Seat: 1, By: -2}}}}))
	if got := m.of(&quiet().Scene, 1); got != portraits.Calm {
		t.Errorf("somebody who takes back a choice shows mood %d", got)
	}
}

// Who thinks, leads or has won shows it.
func TestFacesTellHowThingsStand(t *testing.T) {
	shows := func(change func(*sceneMaker)) portraits.Mood {
		m := quiet()
		change(m)
		return (&moods{}).of(&m.Scene, 1)
	}
	for what, c := range map[string]struct {
		change func(*sceneMaker)
		want   portraits.Mood
	}{
		"nothing":         {func(*sceneMaker) {}, portraits.Calm},
		"it thinks":       {func(m *sceneMaker) { m.Seats[1].Thinking = true }, portraits.Thinking},
		"it is asked":     {func(m *sceneMaker) { m.Seats[1].Asked = true }, portraits.Thinking},
		"a small lead":    {func(m *sceneMaker) { m.Seats[1].Facts = facts("Points", "9", "Goal", "20") }, portraits.Calm},
		"a clear lead":    {func(m *sceneMaker) { m.Seats[1].Facts = facts("Points", "14", "Goal", "20") }, portraits.Winning},
		"a nearer goal":   {func(m *sceneMaker) { m.Seats[1].Facts = facts("Points", "5", "Goal", "7") }, portraits.Winning},
		"a partner leads": {func(m *sceneMaker) { m.Seats[0].Facts, m.Seats[0].Ally = facts("Points", "15", "Goal", "20"), true }, portraits.Calm},
		"more life": {func(m *sceneMaker) {
			m.Seats[0].Facts, m.Seats[1].Facts = facts("Life", "40"), facts("Life", "100")
		}, portraits.Winning},
		"it has won":  {func(m *sceneMaker) { m.Over, m.Seats[1].Won = true, true }, portraits.Winning},
		"it has lost": {func(m *sceneMaker) { m.Over, m.Seats[0].Won, m.Seats[1].Asked = true, true, true }, portraits.Calm},
	} {
		if got := shows(c.change); got != c.want {
			t.Errorf("%s: mood %d", what, got)
		}
	}
}

// What a face shows passes, and a new blow begins the time again.
func TestMoodsPass(t *testing.T) {
	e, run := posted(time.Millisecond)
	e.Still = false
	s := quiet()
	redrawn := 0
	m := &moods{env: e, felt: map[int]feeling{}, redraw: func(int) { redrawn++ }}
	m.begin(1, portraits.Winning, time.Hour)
	m.begin(1, portraits.Hit, time.Millisecond)
	if got := m.of(&s.Scene, 1); got != portraits.Hit {
		t.Errorf("mood %d is shown", got)
	}
	run()
	if got := m.of(&s.Scene, 1); got != portraits.Calm || redrawn != 1 {
		t.Errorf("afterwards mood %d is shown, drawn %d times", got, redrawn)
	}
	m.begin(0, portraits.Hit, time.Hour)
	m.end()
	if got := m.of(&s.Scene, 0); got != portraits.Calm {
		t.Errorf("after the end mood %d is shown", got)
	}
}
