package vibes_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vibes"
)

// The log says that a Fit is iced with its wearer, and not that it goes along with one.
func TestUntoldFits(t *testing.T) {
	m := gamestest.Table(t, "vibes", " turn A\n A huddle: Lil Moonlight")
	for kind, want := range map[rules.ZoneKind]bool{vibes.Worn: true, vibes.Ice: false} {
		ev := rules.Event{Kind: rules.EvMove, Why: vibes.WhyFallen, From: m.Game.Zone(vibes.Worn, 0), To: m.Game.Zone(kind, 1)}
		if got := vibes.Looks().Untold(m, ev); got != want {
			t.Errorf("to %s: untold %v", m.Game.ZoneName(kind), got)
		}
	}
}
