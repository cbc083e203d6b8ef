package vainqueur_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// TestAsked: a question names what is to be answered, and the button that ends
// a step says where it leads.
func TestAsked(t *testing.T) {
	for _, c := range []struct{ given, when, prompt, button string }{
		{"turn A", "", "Main Step: your move", "To the Attack Step"},
		{"turn A\n  option firstTurnAttack = off\n  turn = 1", "", "Main Step: your move", "End Main Step"},
		{"turn A attack\n  A field: Wandering Ox", "", "Attack Step: choose an attacker or continue", "No more attacks"},
		{"turn A attack\n  A field: Wandering Ox\n  B field: Gate Hound\n  B hand: Sudden Fog", "A: attack Wandering Ox Gate Hound", "Wandering Ox attacks Gate Hound. React?", "Pass"},
		{"turn A attack\n  A field: Wandering Ox\n  B hand: Sudden Fog", "A: attack Wandering Ox player", "Wandering Ox attacks you. React?", "Pass"},
		{"turn A\n  A hand: Shieldbreaker\n  B field: Gate Hound (defending)\n  B hand: Hush", "A: play Shieldbreaker", "Respond to Shieldbreaker targeting Gate Hound?", "Pass"},
		{"turn A\n  A hand: Abbot Calder\n  B hand: Second Wind", "A: play Abbot Calder", "Abbot Calder was played. React?", "Pass"},
		{"turn A\n  A hand: Toll Road\n  A bf: Caldera\n  B hand: Second Wind", "A: play Toll Road", "Toll Road was played. React?", "Pass"},
		{"turn A\n  A hand: nothing\n  A field: Gate Hound\n  B hand: Second Wind", "A: turn Gate Hound", "Gate Hound changed position. React?", "Pass"},
		{"turn A\n  A hand: nothing\n  A field: Gate Hound\n  B hand: Second Wind", "A: next step", "The Attack Step begins. React?", "Pass"},
		{"turn A\n  A hand: Meteor\n  A field: Gate Hound\n  B field: Copper Crow (luck 1)\n  B hand: nothing", "A: play Meteor; target Copper Crow", "Copper Crow would be destroyed. Remove a luck counter from this instead?", "No"},
		{"turn A\n  A hand: Wandering Ox\n  B hand: Flare\n  B field: Ember Whelp", "A: summon Wandering Ox", "Wandering Ox was summoned. React?", "Pass"},
	} {
		m, err := gamestest.Scenario(t, "vainqueur", c.given, c.when).Play()
		if err != nil {
			t.Fatalf("%s: %v", c.given, err)
		}
		if got := m.Words().Prompt(); got != c.prompt {
			t.Errorf("%s\nasks %q, not %q", c.given, got, c.prompt)
		}
		if got := m.Words().Say(defaultOf(m)); got != c.button {
			t.Errorf("%s\noffers %q, not %q", c.given, got, c.button)
		}
	}
}

// TestSaid: a play with a target has its place in what it is called, and what
// is long is cut between words.
func TestSaid(t *testing.T) {
	for key, want := range map[string]string{
		"play Shieldbreaker":    "Destroy…",
		"use Grand Illusionist": "Discard 2 cards: Take control of … until this turn ends",
	} {
		m := gamestest.Table(t, "vainqueur", "turn A\n  A field: Grand Illusionist\n  A hand: Shieldbreaker, Denial, Wandering Ox\n  B field: Gate Hound (defending)")
		i, err := m.Words().Find(key)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Words().Say(i); got != want {
			t.Errorf("%s is called %q", key, got)
		}
	}
}

// TestForbiddenBy: what a card forbids is refused with its name.
func TestForbiddenBy(t *testing.T) {
	m := gamestest.Table(t, "vainqueur", "turn A\n  A hand: Narrow Pass, Wandering Ox\n  B field: Edict Reader (defending), Curfew Captain")
	for key, want := range map[string]string{"play Narrow Pass": "Edict Reader forbids it.", "summon Wandering Ox": "Curfew Captain forbids it."} {
		if why, known := m.Words().WhyNot(key); known != nil || why.Text != want || why.Rule != "W-111" {
			t.Errorf("%s is refused with %q (%s), %v", key, why.Text, why.Rule, known)
		}
	}
}

// TestPreventedByWhatHasGone: of things that prevent damage, one whose card has
// gone says how much it prevents.
func TestPreventedByWhatHasGone(t *testing.T) {
	const summon = "A: summon Shield Sister\n  B: play Trapdoor; target Shield Sister\n  all pass\n  "
	const on = "A: next step\n  all pass\n  A: next step\n  all pass\n  B: next step\n  all pass\n  "
	given := "turn A\n  A hand: Shield Sister\n  B field: Wandering Ox\n  B hand: Trapdoor, Trapdoor"
	m, err := gamestest.Scenario(t, "vainqueur", given, summon+summon+on+"B: attack Wandering Ox player\n  all pass").Play()
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.S.Options {
		if got, want := m.Words().Say(i), "Prevent the next 12 damage"; got != want || len(m.S.Options) != 2 {
			t.Errorf("%s is called %q, not %q", m.Words().Key(i), got, want)
		}
	}
}

// defaultOf is the default option of the pending decision.
func defaultOf(m *rules.Match) int {
	for i, o := range m.S.Options {
		if m.Game.Verbs[o.Verb].Default {
			return i
		}
	}
	return 0
}

// TestAimedAtPlayers: an attack on a player is aimed at them, one on a monster at that.
func TestAimedAtPlayers(t *testing.T) {
	const given = "turn A attack\n  A field: Wandering Ox\n  B hand: Sudden Fog"
	for _, c := range []struct {
		given, when string
		player      bool
	}{{given, "A: attack Wandering Ox player", true}, {given + "\n  B field: Gate Hound", "A: attack Wandering Ox Gate Hound", false}} {
		m, err := gamestest.Scenario(t, "vainqueur", c.given, c.when).Play()
		if err != nil || len(m.S.Stack) != 1 {
			t.Fatalf("%s: %v, %d plays on the stack", c.when, err, len(m.S.Stack))
		}
		if got := m.Game.Speech.Item(m, 0).Opponent; got != c.player || m.S.Stack[0].Opp != 1 {
			t.Errorf("%s: aimed at the player %d: %v", c.when, m.S.Stack[0].Opp, got)
		}
	}
}

// TestResolving: a play says whether it waits or resolves, while it asks for something.
func TestResolving(t *testing.T) {
	for _, c := range []struct {
		given, when string
		resolving   bool
	}{
		{"turn A\n  A hand: Shieldbreaker\n  B field: Gate Hound (defending)\n  B hand: Hush", "A: play Shieldbreaker", false},
		{"turn A\n  A hand: Meteor\n  A field: Gate Hound\n  B field: Copper Crow (luck 1)\n  B hand: nothing", "A: play Meteor; target Copper Crow", true},
	} {
		m, err := gamestest.Scenario(t, "vainqueur", c.given, c.when).Play()
		if err != nil || len(m.S.Stack) == 0 {
			t.Fatalf("%s: %v, %d plays on the stack", c.given, err, len(m.S.Stack))
		}
		if got := m.Game.Speech.Item(m, 0).Resolving; got != c.resolving {
			t.Errorf("%s, %s: it resolves: %v", c.given, c.when, got)
		}
	}
}
