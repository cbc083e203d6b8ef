package vibes

import "feltstack/rules"

// The windows at which players may respond.
const (
	winAction = iota // the stack is empty
	winPlayed
	winAct
)

func windows() []rules.Window {
	return []rules.Window{
		winAction: {Key: "action", Name: "window.action", Help: "window.action_help", Step: true, Waits: true},
		winPlayed: {Key: "played", Name: "window.played", Help: "window.played_help"},
		winAct:    {Key: "act", Name: "window.act", Help: "window.act_help"},
	}
}

// windowNow is where the match stands.
func windowNow(m *rules.Match) int {
	switch it := m.S.Top(); {
	case it == nil:
		return winAction
	case it.Class == ClassAct:
		return winAct
	}
	return winPlayed
}
