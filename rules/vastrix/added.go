package vastrix

import (
	"slices"

	"feltstack/rules"
)

// added is what a card says besides what is printed on it: lines, as cards print them, and
// from where they come: "Traps", "With your Spec (Bravery)".
type added struct {
	From  string
	Lines []string
}

// addedWords are what teams, the Trap Module and the Spec of its player add to card c, which
// must be known.
func addedWords(m *rules.Match, c rules.CardID) []added {
	var all []added
	for _, a := range []added{inTeams(m, m.Def(c)), withTraps(m, m.Def(c)), withSpec(m, c)} {
		if len(a.Lines) > 0 {
			all = append(all, a)
		}
	}
	return all
}

// line is an ability as cards print it, with its heading.
func line(m *rules.Match, a *rules.Ability, text string) string {
	label := m.Game.Labels[a.Label]
	if a.Limit.Scope == rules.PerGame && a.Limit.N == 1 {
		label = m.Game.Say("added.once", "label", label)
	}
	if label == "" {
		return text
	}
	return m.Game.Say("added.ability", "label", label, "text", text)
}

// inTeams are what d says in teams, nothing without them.
func inTeams(m *rules.Match, d *rules.Def) added {
	all := added{From: m.Game.Say("added.teams")}
	if ally(m, 0) == rules.NoSeat {
		return all
	}
	for i := range d.Abilities {
		a := &d.Abilities[i]
		for j := range a.Modes {
			if mode := &a.Modes[j]; onlyUnder(m, mode, predTeams) {
				all.Lines = append(all.Lines, line(m, a, forAlly(m, a, unconditional(mode.Text))))
			}
		}
	}
	if d.Keywords&KeyMarriage != 0 {
		all.Lines = append(all.Lines, m.Game.Say("added.marriage"))
	}
	return all
}

// forAlly adds to a text of a Jack that attaches in teams who gets the card (V-179): cards
// have no words for it.
func forAlly(m *rules.Match, a *rules.Ability, text string) string {
	if a.Label == LabelAttach && onlyUnder(m, &a.Modes[0], predTeams) {
		return m.Game.Say("added.for_ally", "text", text)
	}
	return text
}

// onlyUnder reports whether a printed option is there only if a condition of the whole match
// holds.
func onlyUnder(m *rules.Match, mode *rules.Mode, pred string) bool {
	c := mode.If
	return c != nil && c.Pred >= 0 && !c.Not && m.Game.Preds[c.Pred].Name == pred
}

// withTraps are what d says with the Trap Module, nothing without it. That a Jack of Hearts
// in an enduring row forbids traps (V-172) cards have no words for.
func withTraps(m *rules.Match, d *rules.Def) added {
	all := added{From: m.Game.Say("option.traps")}
	if !trapsOn(m) {
		return all
	}
	for i := range d.Abilities {
		if a := &d.Abilities[i]; ofTraps(m, a) {
			all.Lines = append(all.Lines, line(m, a, a.Text))
		}
	}
	if d.Facts[FactRank] == Jack && d.Facts[FactSuit] == Hearts {
		all.Lines = append(all.Lines, m.Game.Say("added.no_traps"))
	}
	return all
}

// withSpec are what card c says for the Spec of the player whose zone it lies in.
func withSpec(m *rules.Match, c rules.CardID) added {
	p := m.Game.ZoneSeat(m.S.Cards[c].Zone)
	spec := specCard(m, p)
	if spec == 0 || spec == c || m.S.Cards[spec].Def == 0 { // it may not be known yet
		return added{}
	}
	all := added{From: m.Game.Say("added.spec", "whose", m.Words().Whose(p), "spec", m.Def(spec).Name)}
	d, played, short := m.Def(c), cardAs(m, p, c), false
	for _, r := range specRules() {
		if r.spec == specPlace(m.Def(spec))+1 && r.concerns(d) {
			all.Lines = append(all.Lines, m.Game.Say(r.says))
			short = short || r.short
		}
	}
	if short {
		return all // in place of a long text
	}
	var own []string
	for i := range played.Abilities {
		a := &played.Abilities[i]
		if !slices.ContainsFunc(d.Abilities, func(b rules.Ability) bool { return b.Label == a.Label && b.Text == a.Text }) {
			own = append(own, line(m, a, a.Text))
		}
	}
	all.Lines = append(own, all.Lines...)
	return all
}
