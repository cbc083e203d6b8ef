package vibes_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
)

const twoTriggers = `# Triggers to put in order
game vibes
cards
  [[card]]
  name = "Twofold"
  type = "Penguin"
  vibe = 3
  text = """
  Whenever another Penguin you control comes to a huddle, draw a card.
  Whenever another Penguin you control comes to a huddle, put a vibe counter on this.
  """

  [[card]]
  name = "Greeter"
  type = "Penguin"
  vibe = 3
  text = "Whenever another Penguin you control comes to a huddle, gain a Fishsicle."

  [[card]]
  name = "Guest"
  type = "Penguin"
  vibe = 1
end

scenario A guest
given
  turn A play
  A hand: Guest
  A huddle: Twofold, Greeter
then
  A may: play Guest
`

// Triggers to put in order are named by their cards, and those of one card by how they begin: by
// no number.
func TestOrderWords(t *testing.T) {
	g := game(t)
	f, err := scenario.Read(func(string) (*rules.Game, error) { return g, nil }, "order.txt", strings.NewReader(twoTriggers))
	if err != nil {
		t.Fatal(err)
	}
	m, err := f.Scenarios[0].Table()
	if err != nil {
		t.Fatal(err)
	}
	says := func(key string, want ...string) {
		t.Helper()
		i, err := m.Words().Find(key)
		if err == nil {
			err = m.Choose(i)
		}
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i := range m.S.Options {
			got = append(got, m.Words().Option(i).String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("after %q it says %q, not %q", key, got, want)
		}
	}
	says("play Guest", "Twofold (“Draw a card”) first", "Twofold (“Put a vibe counter…”) first", "Greeter first")
	says("first Twofold 2", "Twofold first", "Greeter first")
}
