package vastrix

import "feltstack/rules"

// Windows of VASTRIX: the open ones of each phase (V-018), and one for each
// kind of play that others may answer (VASTRIX 4.2).
const (
	winStart = iota
	winAction
	winEnd
	winEffect
	winAnchor
	winScuttle
	winSuper
	winUltra
	winCounter
	winTrap
)

func windows() []rules.Window {
	return []rules.Window{
		winStart:   {Key: "start", Name: "window.start", Help: "window.start_help", Step: true, Others: true},
		winAction:  {Key: "action", Name: "window.action", Help: "window.action_help", Step: true, Others: true},
		winEnd:     {Key: "end", Name: "window.end", Help: "window.end_help", Step: true},
		winEffect:  {Key: "effect", Name: "window.effect", Help: "window.effect_help"},
		winAnchor:  {Key: "anchor", Name: "window.anchor", Help: "window.anchor_help"},
		winScuttle: {Key: "scuttle", Name: "window.scuttle", Help: "window.scuttle_help"},
		winSuper:   {Key: "super", Name: "window.super", Help: "window.super_help"},
		winUltra:   {Key: "ultra", Name: "window.ultra", Help: "window.ultra_help"},
		winCounter: {Key: "counter", Name: "window.counter", Help: "window.counter_help"},
		winTrap:    {Key: "trap", Name: "window.trap", Help: "window.trap_help", Waits: true},
	}
}

// windowNow is where the match stands. The open window after the last mini-turn
// belongs to the end, though the End Phase itself has not begun.
func windowNow(m *rules.Match) int {
	if n := len(m.S.Frames); n > 0 {
		if p := m.S.Frames[n-1].Proc; p == procTraps || p == procPlaced {
			return winTrap
		}
	}
	if it := m.S.Top(); it != nil {
		switch it.Class {
		case ClassAnchor, ClassMarriage:
			return winAnchor
		case ClassScuttle:
			return winScuttle
		case ClassSuper, ClassCombo:
			return winSuper
		case ClassUltra, ClassSudden:
			return winUltra
		case ClassCounter:
			return winCounter
		}
		return winEffect
	}
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procTurn && f.Step >= stepEnd {
			return winEnd
		}
	}
	return int(m.S.Phase)
}
