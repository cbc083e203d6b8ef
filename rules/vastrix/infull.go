package vastrix

import "feltstack/rules"

// inFull is all that an option does, as printed.
func inFull(m *rules.Match, o rules.Option) string {
	var d *rules.Def
	if o.Card != 0 {
		d = askedAs(m, o.Card)
	}
	switch o.Verb {
	case verbScore:
		return onScoring(m, d)
	case verbSignature:
		return m.Def(o.Card).Abilities[o.Ability].Text
	case verbChromatic:
		return m.Game.Defs[chromaticDef(o.N)].Text
	case verbEffect, verbTrigger:
		a := &d.Abilities[o.Ability]
		return forAlly(m, a, a.Text)
	case verbSuper, verbWild:
		if i := superOf(d); i >= 0 {
			return d.Abilities[i].Text
		}
	case verbMimic:
		return m.Game.Say("play.mimic")
	case verbMimicAs:
		d = &m.Game.Defs[superDef(o.N)]
		return d.Abilities[superOf(d)].Text
	case verbMarriage:
		return m.Game.Say(marriageText)
	case verbPartner:
		return m.Game.Say(partnersText)
	case verbUltraBlack:
		return m.Game.Say(ultraTexts[ultraBlack])
	case verbUltraMixed:
		return m.Game.Say(ultraTexts[ultraMixed])
	case verbUltraRed:
		return m.Game.Say(ultraTexts[ultraRed])
	case verbDrawPlay:
		return m.Game.Say("play.draw_play_text")
	case verbSudden:
		return m.Game.Say(suddenText)
	}
	return ""
}

// onScoring is what a card does when it is scored, "" for nothing.
func onScoring(m *rules.Match, d *rules.Def) string {
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == rules.AbilityTrigger && a.When.Why == WhyScore {
			return m.Game.Say("play.scored", "text", a.Text)
		}
	}
	return ""
}
