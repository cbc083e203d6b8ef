package vastrix_test

import (
	"os"
	"slices"
	"sort"
	"strings"
	"testing"

	"feltstack/rules"
)

// TestRefusals holds which paragraph and sentence refuse which kind of choice,
// as it was read against the document: what random games are refused for
// besides is an error, or a line to add once it is read.
func TestRefusals(t *testing.T) {
	const file = "testdata/refusals.txt"
	found := map[string]string{}
	update, games := os.Getenv("FELTSTACK_UPDATE") != "", uint64(250)
	if update {
		games = 5000 // so that the rare ones are there whatever else changes
	}
	g := game(t)
	for seed := range games {
		var m rules.Match
		if err := m.Restart(g, rules.Setup{Seats: 2, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed + 7)
		for !m.S.Over {
			for _, r := range m.Words().Refused() {
				found[refusal(&m, r)] = r.Key
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	old, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(old)), "\n")
	if update {
		for line := range found {
			if !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
		sort.Strings(lines)
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if len(found) < 100 {
		t.Errorf("only %d kinds of refusals were found", len(found))
	}
	for line, key := range found {
		if !slices.Contains(lines, line) {
			t.Errorf("%q is refused in a new way. Is it right?\n%s", key, line)
		}
	}
}

// refusal is a line of the table: what is refused, by which paragraph, in
// which words. The paragraph of a card's own rank is "13, its own".
func refusal(m *rules.Match, r rules.Refusal) string {
	what, _, _ := strings.Cut(m.Game.Verbs[r.Option.Verb].Key, " {")
	rule := r.Reason.Rule
	if c := r.Option.Card; c != 0 {
		d := m.Def(c)
		if what == "effect" {
			what = m.Game.Labels[d.Abilities[r.Option.Ability].Label]
		}
		if name, _, _ := strings.Cut(d.Name, " of "); rule == "VASTRIX 13, "+name {
			rule = "VASTRIX 13, its own"
		}
	}
	return what + " | " + rule + " | " + r.Reason.Text
}
