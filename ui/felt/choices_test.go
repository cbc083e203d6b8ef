package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
)

// lines is what an open choice lists.
func (s *seat) lines() (texts []string, pills []*kit.Pill) {
	for _, p := range s.table.panels.choice.Pills {
		if p.Visible() {
			texts, pills = append(texts, p.Text), append(pills, p)
		}
	}
	return texts, pills
}

// A card that many plays begin with lists them in two steps: each line says both cards
// and what it does, has a key, and the choice covers no button of the prompt.
func TestManyPlaysInTwoSteps(t *testing.T) {
	uitest.Pictures(t)
	s := sit(t, " turn A\n A hand: 2♥ 10♦ 3♥ 5♥ 7♥ 4♠ Q♠ 2♣ J♠ J♣\n A PR: 4♦ 5♣\n B hand: 9♠ 3♠\n B PR: 6♦ 9♣")
	in, menu := s.table.input, s.table.panels.choice
	in.offerChoice(s.card("2♥").place.Card, s.card("2♥").Position())
	s.foretold()
	fits := func() {
		t.Helper()
		texts, pills := s.lines()
		for i, p := range pills {
			if p.Hint == "" || strings.Contains(p.Text, "Super") && p.Text != texts[0] && len(p.Notes) == 0 {
				t.Errorf("line %q has the key %q and the notes %v", texts[i], p.Hint, p.Notes)
			}
		}
		buttons, _ := s.table.panels.prompt.taken()
		for _, b := range append(buttons, s.card("2♥").place.Box) {
			if menu.Box().Meets(b) {
				t.Errorf("the choice at %v lies over %v", menu.Box(), b)
			}
		}
	}
	first, _ := s.lines()
	want := []string{
		"Play for points", "Super with 2♥ and 2♣", "Mimic a Super with 10♦ and 2♥…", "Super with 3♥ and wild 2♥…",
		"Super with 5♥ and wild 2♥", "Super with 7♥ and wild 2♥", "Quick: Score this. Your opponent discards a card",
	}
	if !slices.Equal(first, want) {
		t.Errorf("the choice has %q, want %q", first, want)
	}
	fits()
	menu.Key("3")
	second, _ := s.lines()
	if want := []string{"Super Three…", "Super Four…", "Super Five", "Super Six", "Super Seven", "Super Eight", "Super Jack", "Back"}; !slices.Equal(second, want) {
		t.Errorf("the second step has %q, want %q", second, want)
	}
	fits()
	menu.Key("1")
	third, _ := s.lines()
	if len(third) != 3 || third[1] != "Your opponent discards down to 2 cards" {
		t.Errorf("the third step has %q", third)
	}
	menu.Key("3")
	menu.Key("8")
	if back, _ := s.lines(); !slices.Equal(back, first) {
		t.Errorf("back there is %q", back)
	}
	menu.Key("3")
	menu.Key("7")
	s.until("the Super is declared", func() bool { return len(s.table.sight.scene.Stack) == 1 })
}

// What only begins a play isn't listed beside all the ways to go on with it.
func TestBegunPlaysAreNotListedTwice(t *testing.T) {
	s := sit(t, " turn A\n A hand: J♠ K♣\n B hand: Q♣\n B PR: 5♥ 9♣")
	s.table.input.offerChoice(s.card("J♠").place.Card, fyne.NewPos(400, 400))
	s.foretold()
	if lines, _ := s.lines(); slices.Contains(lines, "Attach J♠ to…") || !slices.Contains(lines, "Attach J♠ to 5♥") {
		t.Errorf("the choice has %q", lines)
	}
}

// A label is whole or none, and says how many lines its choice would have.
func TestLabelsAreWhole(t *testing.T) {
	s := sit(t, " turn A\n A hand: 2♥ 10♦ 3♥ 5♥ 7♥ 4♠ Q♠ 2♣ J♠ J♣\n A PR: 4♦ 5♣\n B hand: 9♠ 3♠\n B PR: 6♦ 9♣")
	o := newOffer(s.table.input.session, s.table.sight, s.card("2♥").id(), true)
	for _, p := range o.places {
		if n := len(p.label.verbs); n > 0 && strings.HasSuffix(p.label.verbs[n-1].Text, "…") && !strings.HasSuffix(p.text, "…") {
			t.Errorf("%q is cut", p.text)
		}
		if p.zone >= 0 && s.table.sight.isStack(p.zone) && p.text != "6 ways to play" {
			t.Errorf("the stack says %q", p.text)
		}
	}
}

// A card of a pair is dropped on the other one, also where the play has effects to choose
// from or needs a target: these are asked for then.
func TestPairsAreDroppedOnEachOther(t *testing.T) {
	s := sit(t, " turn A\n A hand: 2♥ 3♥ 4♥ 5♥ 9♥ 2♣\n B hand: 9♠ 3♠\n B PR: 6♦ 9♣")
	drops, _ := s.table.session.Drops(s.card("2♥").id())
	for _, on := range []struct {
		card string
		want []string
	}{
		{"3♥", []string{
			"Super with 3♥ and wild 2♥: Your opponent shows 3 cards from their hand. Take 2 of the shown cards, revealed until your next start",
			"Super with 3♥ and wild 2♥: Your opponent discards down to 2 cards",
		}},
		{"4♥", []string{"Super with 4♥ and wild 2♥: Exchange your point row with your opponent's", "Super with 4♥ and wild 2♥: Exchange your enduring row with your opponent's"}},
		{"5♥", []string{"Super with 5♥ and wild 2♥"}}, {"2♣", []string{"Super with 2♥ and 2♣"}}, {"9♥", nil},
	} {
		var got []string
		for _, d := range drops {
			if d.Card == s.card(on.card).id() {
				got = append(got, d.Verb)
			}
		}
		if !slices.Equal(got, on.want) {
			t.Errorf("2♥ on %s means %q, want %q", on.card, got, on.want)
		}
	}
}

// A card with one way to play it, of which nothing is to be said first, is played by the click:
// no menu of one line opens. Where it would do something that is to be known first, that is said,
// and a mere click makes no card a Rod.
func TestOneWayToPlayHasNoMenu(t *testing.T) {
	for card, c := range map[string]struct {
		game  string
		lines int
	}{"Safe Passage": {"vainqueur", 0}, "Wandering Ox": {"vainqueur", 2}, "Lil Moonlight": {"vibes", 1}} {
		s := sitAt(t, c.game, " turn A\n A hand: "+card+"\n B hand: nothing")
		at := s.table.sight.scene.Version
		s.table.input.offerChoice(s.card(card).place.Card, fyne.NewPos(400, 400))
		s.foretold()
		s.until("it is played, or a choice is open", func() bool {
			return s.table.panels.choice.Visible() || s.table.sight.scene.Version > at
		})
		if lines, _ := s.lines(); len(lines) != c.lines {
			t.Errorf("%s: a menu lists %q", card, lines)
		}
	}
}
