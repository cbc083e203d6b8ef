package table

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

// A play is told as what it is in its game.
func TestToldPlays(t *testing.T) {
	for _, c := range []struct{ game, given, key, want string }{
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: nothing", "attack Wandering Ox player", "Wandering Ox attacks Ben"},
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: Gate Hound", "attack Wandering Ox Gate Hound", "Wandering Ox attacks Gate Hound"},
		{"vainqueur", "turn A\n  A field: Ember Whelp\n  A hand: Wandering Ox", "use Ember Whelp", "Ann uses the effect of Ember Whelp"},
		{"vainqueur", "turn A\n  A hand: Shieldbreaker\n  B field: Gate Hound (defending)", "play Shieldbreaker", "Ann plays Shieldbreaker targeting Gate Hound"},
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: nothing", "attack Wandering Ox player", "Ben takes 24 battle damage (226 life left)"},
		{"vainqueur", "turn A\n  A hand: Rivet Swarmer", "summon Rivet Swarmer", "Ann creates Cog"},
		{"vainqueur", "turn A\n  A field: Ash Drake\n  A hand: Roost Call\n  B hand: nothing", "play Roost Call", `Ash Drake gains "Whenever another Dragon you control is summoned, draw a card."`},
		{"vastrix", "turn A\n  A hand: 7♦\n  B PR: 3♦", "scuttle 7♦ 3♦", "Ann scuttles 3♦ with 7♦"},
		{"vastrix", "turn A\n  A hand: 10♥ K♣\n  B hand: nothing", "effect 10♥ base", "10♥ goes to exile"},
	} {
		s := laid(t, c.game, c.given)
		sc := do(t, s, 0, c.key)
		for i := 0; i < 5 && sc.Prompt.Mine && len(sc.Prompt.Buttons) > 0 && !told(sc, c.want); i++ {
			sc = do(t, s, 0, sc.Prompt.Buttons[0].Key) // targets and costs
		}
		if !told(sc, c.want) {
			t.Errorf("%s: the log has no %q: %+v", c.key, c.want, sc.Log)
		}
	}
}

// The log says which of its lines tell that a card was played: what comes from a hand, not
// what a card on the table does.
func TestPlaysAreMarked(t *testing.T) {
	for _, c := range []struct{ game, given, key, play string }{
		{"vastrix", "turn A\n  A hand: 7♦\n  B PR: 3♦", "scuttle 7♦ 3♦", "7♦"},
		{"vastrix", "turn A\n  A hand: 10♥ K♣\n  B hand: nothing", "effect 10♥ base", "10♥"},
		{"vainqueur", "turn A\n  A hand: Rivet Swarmer", "summon Rivet Swarmer", "Rivet Swarmer"},
		{"vainqueur", "turn A\n  A field: Ember Whelp\n  A hand: Wandering Ox", "use Ember Whelp", ""},
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: nothing", "attack Wandering Ox player", ""},
	} {
		s := laid(t, c.game, c.given)
		sc := do(t, s, 0, c.key)
		for i := 0; i < 5 && sc.Prompt.Mine && len(sc.Prompt.Buttons) > 0; i++ {
			sc = do(t, s, 0, sc.Prompt.Buttons[0].Key)
		}
		var played []string
		for _, l := range sc.Log {
			for _, c := range l.Cards {
				if l.Plays != 0 && c.Card == l.Plays {
					played = append(played, l.Text[c.From:c.To])
				}
			}
		}
		if strings.Join(played, ", ") != c.play {
			t.Errorf("%s: %q were played in %+v", c.key, played, sc.Log)
		}
	}
}

// A look at many cards, one after the other, is one line.
func TestLooksAreOneLine(t *testing.T) {
	s := laid(t, "vainqueur", "turn A\n  A hand: Coal Nurse\n  B field: nothing")
	do(t, s, 0, "summon Coal Nurse")
	for seat, want := range []string{"Ann looks at 50 cards", "Ann looks at 50 cards"} {
		looked := 0
		for _, l := range s.View(seat).Scene().Log {
			if strings.Contains(l.Text, "looks at") {
				looked++
				if l.Text != want {
					t.Errorf("seat %d is told %q", seat, l.Text)
				}
			}
		}
		if looked != 1 {
			t.Errorf("seat %d is told in %d lines", seat, looked)
		}
	}
}

// What is said again and again is one line: who looks at cards, what happens to cards that
// are not seen, and what happens several times.
func TestSaidAgain(t *testing.T) {
	g := &rules.Game{}
	g.Defs = []rules.Def{{}, {Short: "Ox"}, {Short: "Cog"}}
	s := &Session{players: []Player{{Name: "You"}, {Name: "Ben"}}}
	look := func(d rules.DefID, who ...rules.Seat) said {
		return said{times: 1, who: who, seen: []rules.Piece{g.CardPiece(d)}}
	}
	draw := func(p rules.Seat, d rules.DefID) said {
		return said{times: 1, moves: true, text: rules.Sentence{rules.SeatPiece(p), rules.WordsPiece(" "), rules.VerbPiece("draws", "draw"), rules.WordsPiece(" "), g.CardPiece(d)}}
	}
	var last said
	for i, c := range []struct {
		now  said
		more bool
		want string
	}{
		{look(1, 0), false, "You look at Ox"},
		{look(2, 0), true, "You look at Ox and Cog"},
		{look(1, 1), false, "Ben looks at Ox"},
		{look(0, 1), true, "Ben looks at 2 cards"},
		{look(1, 0, 1), false, "You and Ben look at Ox"},
		{draw(0, 0), false, "You draw a card"},
		{draw(0, 0), true, "You draw 2 cards"},
		{draw(1, 0), false, "Ben draws a card"},
		{draw(0, 1), false, "You draw Ox"},
		{draw(0, 1), true, "You draw Ox (×2)"},
		{look(1, 0), false, "You look at Ox"},
	} {
		more := last.join(c.now)
		if !more {
			last = c.now
		}
		if text, _ := s.write(last.sentence()); more != c.more || text != c.want {
			t.Errorf("line %d is %q, joined: %t; want %q", i, text, more, c.want)
		}
	}
}

func told(sc *Scene, want string) bool {
	return slices.ContainsFunc(sc.Log, func(l Line) bool { return l.Text == want })
}
