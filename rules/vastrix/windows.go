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
)

func windows() []rules.Window {
	return []rules.Window{
		winStart:   {Key: "start", Name: "Start", Help: "The Start Phase is over", Step: true, Others: true},
		winAction:  {Key: "action", Name: "Action", Help: "After each mini-turn and Quick play of the Action Phase", Step: true, Others: true},
		winEnd:     {Key: "end", Name: "End", Help: "The End Phase is about to begin", Step: true},
		winEffect:  {Key: "effect", Name: "Effect", Help: "A card is played for its effect"},
		winAnchor:  {Key: "anchor", Name: "Anchor", Help: "An Anchor or a Royal Marriage is played"},
		winScuttle: {Key: "scuttle", Name: "Scuttle", Help: "A card is scuttled"},
		winSuper:   {Key: "super", Name: "Super", Help: "A Super effect is played"},
		winUltra:   {Key: "ultra", Name: "Ultra", Help: "An Ultra or Sudden Death is played"},
		winCounter: {Key: "counter", Name: "Counter", Help: "A play is about to be countered"},
	}
}

// windowNow is where the match stands. The open window after the last mini-turn
// belongs to the end, though the End Phase itself has not begun.
func windowNow(m *rules.Match) int {
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
