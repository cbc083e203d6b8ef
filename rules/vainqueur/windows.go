package vainqueur

import "feltstack/rules"

// The windows of plays follow those of the steps, which have the steps' order
// and no window in the Preparation Step (W-004).
const (
	winSpell = int(StepEnd) + iota
	winEffect
	winAttack
)

func windows() []rules.Window {
	return []rules.Window{
		StepDraw - 1:       {Key: "draw", Name: "window.draw", Help: "window.draw_help", Step: true},
		StepMain - 1:       {Key: "main", Name: "window.main", Help: "window.main_help", Step: true},
		StepAttack - 1:     {Key: "attack step", Name: "window.attack_step", Help: "window.attack_step_help", Step: true},
		StepPostAttack - 1: {Key: "post-attack", Name: "window.post_attack", Help: "window.post_attack_help", Step: true},
		StepEnd - 1:        {Key: "end", Name: "window.end", Help: "window.end_help", Step: true},
		winSpell:           {Key: "spell", Name: "window.spell", Help: "window.spell_help"},
		winEffect:          {Key: "effect", Name: "window.effect", Help: "window.effect_help"},
		winAttack:          {Key: "attack", Name: "window.attack", Help: "window.attack_help"},
	}
}

// windowNow is where the match stands.
func windowNow(m *rules.Match) int {
	it := m.S.Top()
	switch {
	case it == nil:
		return int(m.S.Phase) - 1
	case it.Class == ClassAttack:
		return winAttack
	case it.Class <= ClassReact:
		return winSpell
	}
	return winEffect
}
