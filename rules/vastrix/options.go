package vastrix

import (
	"embed"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/cardfile"
)

//go:embed options/*.toml teams/*.toml modules/*.toml
var optionFiles embed.FS

// loadOptions compiles the words that some cards have under an option of the
// game or in teams. Which are open is a condition that reads the option.
func loadOptions(g *rules.Game, p *cardfile.Pool) error {
	if err := otherWords(g, p, "options", predCasterDiscards, func(d *rules.Def, a *rules.Ability) *rules.Ability {
		// A Nine's raise by five, whose discard is the caster's (V-114).
		i := slices.IndexFunc(d.Abilities, func(b rules.Ability) bool { return b.Modes[len(b.Modes)-1].Traits&TraitGoal != 0 })
		return &d.Abilities[i]
	}); err != nil {
		return err
	}
	if err := otherWords(g, p, "modules", predTraps, func(*rules.Def, *rules.Ability) *rules.Ability {
		return nil // besides the card's own
	}); err != nil {
		return err
	}
	return otherWords(g, p, "teams", predTeams, func(d *rules.Def, a *rules.Ability) *rules.Ability {
		i := slices.IndexFunc(d.Abilities, func(b rules.Ability) bool { return b.Label == a.Label })
		if i < 0 || a.Label == LabelAttach {
			return nil // besides the card's own
		}
		return &d.Abilities[i]
	})
}

// otherWords puts the abilities of a folder's texts beside those of the cards.
// Where stands says that one stands in for the last printed option of another,
// they become options of it of which only one is open.
func otherWords(g *rules.Game, p *cardfile.Pool, folder, pred string, stands func(d *rules.Def, a *rules.Ability) *rules.Ability) error {
	set, err := p.Read(optionFiles, folder)
	if err != nil {
		return err
	}
	if err := set.Err(); err != nil {
		return err
	}
	holds := int16(slices.IndexFunc(g.Preds, func(p rules.Pred) bool { return p.Name == pred }))
	for _, other := range set.Defs() {
		i := slices.IndexFunc(g.Defs, func(d rules.Def) bool { return d.Name == other.Name })
		if i < 0 {
			return fmt.Errorf("the folder %s has words for %s, which is not a card", folder, other.Name)
		}
		d := &g.Defs[i]
		for _, a := range other.Abilities {
			for j := range a.Modes {
				a.Modes[j].If = &rules.Cond{Pred: holds, And: a.Modes[j].If}
			}
			own := stands(d, &a)
			if own == nil {
				d.Abilities = append(d.Abilities, a)
				continue
			}
			own.Modes[len(own.Modes)-1].If = &rules.Cond{Pred: holds, Not: true}
			own.Modes = append(own.Modes, a.Modes...)
		}
	}
	return nil
}

// ruledOut says why printed option n of a is not there in this match: an option
// of the game (V-114) or teams have other words in its place.
func ruledOut(m *rules.Match, a *rules.Ability, n int) rules.No {
	if n >= len(a.Modes) || a.Modes[n].If == nil || a.Modes[n].If.Pred < 0 {
		return ok
	}
	why := ok
	switch m.Game.Preds[a.Modes[n].If.Pred].Name {
	case predCasterDiscards:
		why = noOtherOption
	case predTeams:
		why = noTeams
	case predTraps:
		why = noTrapModule
	}
	if c := a.Modes[n].If; why != ok && m.Game.Preds[c.Pred].Holds(m, m.Query(0, m.S.Rival(0), 0, 0, 0), 0, 0) != c.Not {
		return ok
	}
	return why
}

// playable reports whether any printed option of a is there in this match.
func playable(m *rules.Match, a *rules.Ability) bool {
	return a.Modes[0].If == nil || inPlay(m, a) > 0
}

// inPlay is how many printed options of a there are in this match.
func inPlay(m *rules.Match, a *rules.Ability) int {
	n := 0
	for i := range a.Modes {
		if ruledOut(m, a, i) == ok {
			n++
		}
	}
	return n
}
