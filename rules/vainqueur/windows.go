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
		StepDraw - 1:       {Key: "draw", Name: "Draw", Help: "A card was drawn in the Draw Step", Step: true},
		StepMain - 1:       {Key: "main", Name: "Main", Help: "Something was played or has changed in the Main Step", Step: true},
		StepAttack - 1:     {Key: "attack step", Name: "Attack Step", Help: "The Attack Step begins, or something was summoned in it", Step: true},
		StepPostAttack - 1: {Key: "post-attack", Name: "Post-Attack", Help: "The attacks are over", Step: true},
		StepEnd - 1:        {Key: "end", Name: "End", Help: "The End Step begins", Step: true},
		winSpell:           {Key: "spell", Name: "Spell", Help: "A Spell is played"},
		winEffect:          {Key: "effect", Name: "Effect", Help: "An effect of a card on the table is used or triggers"},
		winAttack:          {Key: "attack", Name: "Attack", Help: "An attack is declared"},
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
