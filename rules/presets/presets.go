// Package presets reads a game's presets: ways to begin a game that set the number of
// seats, the clock and rule options together. They are data, a TOML file of the game:
//
//	[[preset]]
//	name = "ranked"        # for commands
//	title = "Ranked"       # for people
//	about = "With traps."  # a sentence
//	seats = 2
//	seconds = 60           # for a choice; left out: no limit
//	options = { traps = "on" }
//
// Options that a preset leaves out have their default.
package presets

import (
	"errors"
	"fmt"
	"maps"

	"github.com/BurntSushi/toml"

	"feltstack/rules"
)

// Read returns the presets of a game that has been built. An error names a preset that
// can't begin a game, or that people or commands couldn't tell from another.
func Read(g *rules.Game, data []byte) ([]rules.Preset, error) {
	all, err := parse(data)
	if err != nil {
		return nil, fmt.Errorf("presets of %s: %w", g.Title, err)
	}
	for i, p := range all {
		err := check(g, p)
		for _, other := range all[:i] {
			switch {
			case other.Name == p.Name || other.Title == p.Title:
				err = errors.New("two presets have its name or title")
			case other.Seats == p.Seats && other.Seconds == p.Seconds && maps.Equal(other.Options, p.Options):
				err = fmt.Errorf("it sets the same as %q", other.Name)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("preset %q of %s: %w", p.Name, g.Title, err)
		}
	}
	return all, nil
}

// parse reads the file, in which nothing else may stand.
func parse(data []byte) ([]rules.Preset, error) {
	var file struct {
		Preset []struct {
			Name, Title, About string
			Seats, Seconds     int
			Options            map[string]string
		}
	}
	meta, err := toml.Decode(string(data), &file)
	if err != nil {
		return nil, err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("unknown key %s", unknown[0])
	}
	all := make([]rules.Preset, len(file.Preset))
	for i, p := range file.Preset {
		all[i] = rules.Preset(p)
	}
	return all, nil
}

// check says why a preset is not one to offer.
func check(g *rules.Game, p rules.Preset) error {
	if p.Name == "" || p.Title == "" || p.About == "" {
		return errors.New("it needs a name, a title and a sentence about it")
	}
	if p.Seconds < 0 {
		return fmt.Errorf("%d seconds are below 0", p.Seconds)
	}
	if _, err := rules.Prepare(g, p.Setup()); err != nil {
		return err
	}
	for _, o := range g.RuleOptions {
		if p.Options[o.Name] == o.Values[0] {
			return fmt.Errorf("leave out the option %s: %q is its default", o.Name, o.Values[0])
		}
	}
	return nil
}
