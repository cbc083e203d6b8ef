package vastrix_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
)

// core are the numbered paragraphs of the document that concern the core game, Deffy
// Mode, BattleRealm, traps and more than two players;
// those of section 13 go by the name of the rank.
var core = []string{
	"1.1", "1.2", "1.3", "1.4", "1.5", "2", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "5.1", "5.2", "5.3", "5.4", "5.5",
	"6.1", "6.2", "6.3", "6.4", "7", "7.2", "7.3", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9",
	"9.1", "9.2", "9.3", "10", "11", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "12", "12.1", "12.2", "12.3", "13", "17", "17.1", "17.6", "18",
	"19.1", "19.2", "19.3", "19.4", "19.5", "19.6", "19.7", "19.8", "19.9", "19.10", "19.11", "19.12", "20.2",
	"13 Ace", "13 Two", "13 Three", "13 Four", "13 Five", "13 Six", "13 Seven", "13 Eight", "13 Nine", "13 Ten",
	"13 Jack", "13 Queen", "13 King", "13 Black Joker", "13 Red Joker",
	"21.1", "21.2", "21.3", "21.4", "21.5", "21.6A", "21.6B", "21.6C", "21.6D", "21.6E", "21.6F",
}

func TestRulings(t *testing.T) {
	gamestest.Rulings(t, "VASTRIX ", core, "V")
}
