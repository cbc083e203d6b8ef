package rules

import (
	"fmt"
	"strings"
)

// Preset is a way to begin a game that people choose at once. Options it leaves out have
// their default.
type Preset struct {
	Name, Title, About string // for commands, for people, and a sentence
	Seats              int
	Seconds            int // a person's time for a choice; 0 for any
	Options            map[string]string
}

// Setup is how a match of the preset begins.
func (p Preset) Setup() Setup { return Setup{Seats: p.Seats, RuleOptions: p.Options} }

// Preset finds the preset of a name. The error lists those there are.
func (g *Game) Preset(name string) (Preset, error) {
	var names []string
	for _, p := range g.Presets {
		if p.Name == name {
			return p, nil
		}
		names = append(names, p.Name)
	}
	if names == nil {
		return Preset{}, fmt.Errorf("%s has no presets", g.Title)
	}
	return Preset{}, fmt.Errorf("%s has no preset %q: choose from %s", g.Title, name, strings.Join(names, ", "))
}
