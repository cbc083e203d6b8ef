package presets_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/presets"
)

// draft is a game for two to four with two options, one of which is for two.
func draft(t *testing.T) *rules.Game {
	t.Helper()
	g, err := (&rules.Game{
		Cover: rules.Cover{Name: "draft", Title: "Draft", MinSeats: 2, MaxSeats: 4},
		Tables: rules.Tables{
			Zones: []rules.ZoneSpec{{}}, Defs: []rules.Def{{}},
			RuleOptions: []rules.RuleOption{{Name: "pool", Values: []string{"off", "small", "large"}}, {Name: "blind", Values: []string{"off", "on"}}},
		},
		Code: rules.Code{Procs: []rules.Proc{{Name: "match", Steps: []rules.Step{func(*rules.Match, *rules.Frame) {}}}}},
		Course: rules.Course{
			Deal: func(*rules.Match) {},
			Refuse: func(m *rules.Match) error {
				if m.S.Opts[1] == 1 && m.S.SeatCount > 2 {
					return errTwo
				}
				return nil
			},
		},
	}).Build()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

type plainError string

func (e plainError) Error() string { return string(e) }

const errTwo = plainError("blind drafts are for two")

const small = `
[[preset]]
name = "small"
title = "Small draft"
about = "A small pool, against the clock."
seats = 3
seconds = 20
options = { pool = "small" }
`

func TestRead(t *testing.T) {
	g := draft(t)
	all, err := presets.Read(g, []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	g.Presets = all
	p, err := g.Preset("small")
	if err != nil || p.Title != "Small draft" || p.Seats != 3 || p.Seconds != 20 || p.Options["pool"] != "small" || p.About == "" {
		t.Errorf("read %+v, %v", p, err)
	}
	m, err := rules.Prepare(g, p.Setup())
	if err != nil || m.S.SeatCount != 3 || m.S.Opts[0] != 1 {
		t.Errorf("a match of it has %+v, %v", m.S.Head, err)
	}
	if _, err := g.Preset("large"); err == nil || !strings.Contains(err.Error(), "choose from small") {
		t.Errorf("a preset that isn't there: %v", err)
	}
	if none, err := presets.Read(g, nil); err != nil || len(none) > 0 {
		t.Errorf("an empty file has %v, %v", none, err)
	}
}

// A preset that can't begin a game, or looks like another, is an error that names it.
func TestBadPresets(t *testing.T) {
	g := draft(t)
	for _, c := range []struct{ what, file, want string }{
		{"an unknown key", small + `colour = "red"`, "colour"},
		{"no TOML", "[[preset]", "Draft"},
		{"an unknown option", strings.Replace(small, "{ pool", "{ pond", 1), `no option "pond"`},
		{"an unknown value", strings.Replace(small, `"small" }`, `"huge" }`, 1), `"huge"`},
		{"a default", strings.Replace(small, `"small" }`, `"off" }`, 1), "default"},
		{"too many seats", strings.Replace(small, "seats = 3", "seats = 5", 1), "not 5"},
		{"no seats", strings.Replace(small, "seats = 3", "", 1), "not 0"},
		{"what the game refuses", strings.Replace(small, `pool = "small"`, `blind = "on"`, 1), "for two"},
		{"no sentence", strings.Replace(small, "about", "#", 1), "sentence"},
		{"no time", strings.Replace(small, "= 20", "= -1", 1), "below 0"},
		{"the same twice", small + strings.Replace(strings.Replace(small, `"small"`, `"again"`, 1), "Small draft", "Again", 1), `same as "small"`},
		{"the same title twice", small + strings.Replace(strings.Replace(small, `"small"`, `"again"`, 1), "= 20", "= 30", 1), "title"},
	} {
		if _, err := presets.Read(g, []byte(c.file)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}
