package felt

import (
	"slices"
	"strings"
	"testing"

	"feltstack/table"

	"fyne.io/fyne/v2"
)

// A card that is let go where it may not go says the rule for that card at that place.
func TestRefusedDropNamesTheRuleOfThatPlace(t *testing.T) {
	s := sit(t, " turn A\n A hand: 2♥ Q♠ 3♦\n B hand: 9♠ 3♠")
	s.drag("Q♠", s.zone("Stack").Centre())
	if said := s.table.panels.bubble.said.Text; said != "It's an anchor: play it into your enduring row." {
		t.Errorf("Q♠ over the stack: %q", said)
	}
	s = sitAt(t, "vainqueur", " turn A\n A field: Ember Whelp\n A hand: Kelp Snare\n B field: Wandering Ox\n B hand: nothing")
	s.drag("Kelp Snare", s.card("Wandering Ox").place.Centre())
	if said := s.table.panels.bubble.said.Text; said != "Drop it on a card that it targets, or on the stack. Other cards are chosen as it resolves." {
		t.Errorf("Kelp Snare over an opponent's monster: %q", said)
	}
}

// What an effect is about without targeting it isn't called its target.
func TestOnlyTargetsAreCalledTargets(t *testing.T) {
	sc := &table.Scene{Cards: []table.CardScene{{ID: 3, Name: "Ox"}, {ID: 4, Name: "Whelp"}}}
	aims, on := aimsOf(sc, table.ItemScene{Targets: []int{3, 4}, Aimed: []int{4}})
	if !slices.Equal(aims, []string{"Whelp"}) || !slices.Equal(on, []string{"Ox"}) {
		t.Errorf("targets %q, on %q", aims, on)
	}
}

// An attack that an effect ends is stamped as ended, and the log says so.
func TestEndedAttackIsStampedEnded(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: Rout")
	o := newOffer(s.table.input.session, s.table.sight, s.card("Wandering Ox").id(), true)
	if len(o.drops) == 0 {
		t.Fatalf("it can't attack: %+v", o.refusals)
	}
	s.table.input.player.do(o.drops[0].Keys, fyne.Position{})
	s.until("the attack is declared", func() bool { return len(s.table.sight.scene.Stack) == 1 })
	attack := s.table.sight.scene.Stack[0]
	if len(attack.Targets) != len(attack.Aimed) || attack.Title == "" {
		t.Errorf("an attack points at %v, aims at %v", attack.Targets, attack.Aimed)
	}
	s.until("an answer is asked", func() bool {
		return s.table.sight.scene.Prompt.Mine && len(s.table.sight.scene.Prompt.Cards)+len(s.table.sight.scene.Prompt.Buttons) > 0 && s.lies("Rout", "Hand")
	})
	s.table.sit()
	s.drag("Rout", s.zone("Stack").Centre())
	s.until("the attack is over", func() bool {
		if b := s.table.panels.prompt.shown; len(b) > 0 && len(s.table.sight.scene.Stack) > 0 {
			for _, k := range b {
				if k.Default {
					s.table.input.player.press(k)
					s.table.sit()
					break
				}
			}
		}
		return len(s.table.sight.scene.Stack) == 0
	})
	said := ""
	for _, l := range s.table.sight.scene.Log {
		said += l.Text + "\n"
	}
	if !strings.Contains(said, "is ended") || strings.Contains(said, "no legal target") {
		t.Errorf("the log says %q", said)
	}
}

// What becomes of a play is said by its stamp.
func TestStampsSayWhatHappened(t *testing.T) {
	for fate, want := range map[table.EventKind]string{
		table.EventEnded: "ENDED", table.EventNegated: "NEGATED", table.EventFizzled: "NO TARGET", table.EventCountered: "COUNTERED", table.EventResolved: "RESOLVED",
	} {
		if got, _, ok := stampOf(fate); !ok || got != want {
			t.Errorf("%s is stamped %q", fate, got)
		}
	}
	if _, _, ok := stampOf(table.EventStolen); ok {
		t.Error("what is taken over is stamped")
	}
}

// An attack on a player is dropped on the plate as well as on the empty side; refused, it
// says at both which rule.
func TestPlayersAreAttackedOnTheirPlates(t *testing.T) {
	for _, c := range []struct{ given, why string }{
		{" turn A attack\n A field: Wandering Ox\n B field: nothing\n B hand: nothing", ""},
		{" turn A attack\n A field: Wandering Ox\n B field: Ash Drake\n B hand: nothing", "Monsters guard it."},
		{" turn A\n A field: Wandering Ox\n B field: nothing\n B hand: nothing", "Only in your Attack Step. Continue to it first."},
	} {
		s := sitAt(t, "vainqueur", c.given)
		drops, refused := s.table.session.Drops(s.card("Wandering Ox").id())
		open, why := false, ""
		for _, d := range drops {
			open = open || d.Player == 2 && slices.Equal(d.Keys, []string{"attack Wandering Ox player"})
		}
		for _, r := range refused {
			if r.Player == 2 {
				why = r.Text
			}
		}
		if open != (c.why == "") || why != c.why {
			t.Errorf("%q: the plate takes the attack: %v, refused with %q, want %q", c.given, open, why, c.why)
		}
	}
}

// A card that can be used nowhere says why wherever it is dropped, not where it would belong.
func TestUselessCardsSayWhy(t *testing.T) {
	s := sitAt(t, "vainqueur", " turn A\n A hand: Shieldbreaker\n A field: Pike Runner\n B field: nothing\n B hand: nothing")
	s.drag("Shieldbreaker", s.zone("Your monster field").Centre().AddXY(150, 0))
	if said := s.table.panels.bubble.said.Text; said != "It has no legal target." {
		t.Errorf("it says %q", said)
	}
}
