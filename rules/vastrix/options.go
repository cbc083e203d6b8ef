package vastrix

import (
	"embed"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
)

//go:embed options/*.toml
var optionFiles embed.FS

// loadOptions compiles the words that some cards have under an option of the
// game, and puts them beside those that they stand in for: a Nine's raise by
// five, whose discard is the caster's (V-114). Which of both is open is a
// condition that reads the option.
func loadOptions(g *rules.Game) error {
	s, err := text.Open(g, vocabulary(), optionFiles, "options", cardFacts)
	if err != nil {
		return err
	}
	if err := s.Set.Err(); err != nil {
		return err
	}
	pays := int16(slices.IndexFunc(g.Preds, func(p rules.Pred) bool { return p.Name == predCasterDiscards }))
	for _, other := range s.Set.Defs() {
		i := slices.IndexFunc(g.Defs, func(d rules.Def) bool { return d.Name == other.Name })
		if i < 0 {
			return fmt.Errorf("an option has words for %s, which is no card", other.Name)
		}
		for j := range g.Defs[i].Abilities {
			a := &g.Defs[i].Abilities[j]
			last := &a.Modes[len(a.Modes)-1]
			if last.Traits&TraitGoal == 0 {
				continue
			}
			last.If = &rules.Cond{Pred: pays, Not: true}
			mode := other.Abilities[0].Modes[0]
			mode.If = &rules.Cond{Pred: pays}
			a.Modes = append(a.Modes, mode)
		}
	}
	return nil
}
