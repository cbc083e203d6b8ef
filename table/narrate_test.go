package table

import (
	"slices"
	"testing"
)

// A play is told as what it is in its game.
func TestToldPlays(t *testing.T) {
	for _, c := range []struct{ game, given, key, want string }{
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: nothing", "attack Wandering Ox player", "Wandering Ox attacks Ben"},
		{"vainqueur", "turn A attack\n  A field: Wandering Ox\n  B field: Gate Hound", "attack Wandering Ox Gate Hound", "Wandering Ox attacks Gate Hound"},
		{"vainqueur", "turn A\n  A field: Ember Whelp\n  A hand: Wandering Ox", "use Ember Whelp", "Ann uses the effect of Ember Whelp"},
		{"vainqueur", "turn A\n  A hand: Shieldbreaker\n  B field: Gate Hound (defending)", "play Shieldbreaker", "Ann plays Shieldbreaker at Gate Hound"},
		{"vainqueur", "turn A\n  A hand: Rivet Swarmer", "summon Rivet Swarmer", "Ann creates Cog"},
		{"vastrix", "turn A\n  A hand: 7♦\n  B PR: 3♦", "scuttle 7♦ 3♦", "Ann scuttles 3♦ with 7♦"},
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

func told(sc *Scene, want string) bool {
	return slices.ContainsFunc(sc.Log, func(l Line) bool { return l.Text == want })
}
