package table

import "testing"

func TestSecondPerson(t *testing.T) {
	for in, want := range map[string]string{
		"You scores 7♦":             "You score 7♦",
		"You passes":                "You pass",
		"You is dealt A♠ (5 times)": "You are dealt A♠ (5 times)",
		"You has 2 mini-turns":      "You have 2 mini-turns",
		"You's goal is now 24":      "Your goal is now 24",
		"You will skip 1 turns":     "You will skip 1 turns",
		"7♦ enters You's row":       "7♦ enters your row",
		"Turn 3: You":               "Turn 3: You",
		"Rook looks at 7♦":          "Rook looks at 7♦",
		"8♠ is countered by You":    "8♠ is countered by you",
	} {
		if got := secondPerson(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}
