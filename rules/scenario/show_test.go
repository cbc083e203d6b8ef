package scenario_test

import (
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
)

// A scenario says in words what is chosen and what is true then.
func TestShow(t *testing.T) {
	const text = `game vastrix
scenario Shown
given
  turn A
  A hand: 9♠ 2♣
  B PR: 7♦ 8♥
when
  A: scuttle 9♠ 7♦
then
  asked: B
when
  all pass
then
  GY: 9♠ 7♦
  B PR has 8♥
  B points = 8
  8♥ is not tapped
  8♥ is not Aegis
  B sees A hand: ?
  DP has 50 cards
  turn: B
  not over
`
	f, err := scenario.Read(gamestest.Games.Find, "shown.txt", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	shown, err := f.Scenarios[0].Show([]string{"Ann", "Ben", "Cara"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range shown.Steps {
		got = append(got, strings.Join(s.Say, " "))
	}
	want := []string{
		"It's Ann's turn (Action).", "Ann: Scuttle 7♦.", "It's Ben's choice.", "Everyone passes.",
		"Graveyard: 9♠ 7♦. Ben's point row has 8♥. Ben's points: 8. 8♥ is not tapped. 8♥ has no Aegis. Ben sees Ann's hand: ?. Draw pile has 50 cards. It's Ben's turn. The game goes on.",
	}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("it says\n%q\nwant\n%q", got, want)
	}
	if n := len(shown.Steps); shown.Steps[1].At != 1 || shown.Steps[n-1].At != len(shown.Picks) || !shown.Steps[n-1].Proves {
		t.Errorf("the steps are %+v", shown.Steps)
	}
}
