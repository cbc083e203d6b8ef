package vastrix_test

import (
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/laws"
	"feltstack/rules/vastrix"
)

func game(t testing.TB) *rules.Game {
	t.Helper()
	g, err := vastrix.New()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A few games of each kind: the soak plays hundreds, with all pairs of options.
func TestGame(t *testing.T) {
	g := game(t)
	laws.TestGame(t, g,
		laws.Trial{Games: 20, Seats: []int{2}},
		laws.Trial{Games: 10, Seats: []int{3, 4}},
		laws.Trial{Games: 10, Seats: []int{2, 4}, Seed: 2000, AskAll: true},
		laws.Trial{Games: 10, Seed: 1000, RuleOptions: map[string]string{
			"lock": "resolution", "rowExchange": "structural", "ultraCounters": "starAceOnly",
			"stealSudden": "off", "eightBonus": "before", "nineAnchorSecond": "replaces", "winCheck": "everyone", "boardLock": "thisPlus3", "goal5Discard": "caster",
		}},
		laws.Trial{Games: 10, Seats: []int{2, 3, 4}, Seed: 3000, RuleOptions: map[string]string{"deffy": "classic", "mirrorMe": "on"}},
		laws.Trial{Games: 10, Seats: []int{2}, Seed: 3100, RuleOptions: map[string]string{"deffy": "soda", "justChecking": "on", "thatsUrz": "on"}},
		laws.Trial{Games: 10, Seats: []int{2, 4}, Seed: 3200, Choosers: 1, RuleOptions: map[string]string{"deffy": "mysteryMix", "mirrorMe": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 3}, Seed: 3300, RuleOptions: map[string]string{"deffy": "moment", "justChecking": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 3, 4}, Seed: 4000, RuleOptions: map[string]string{"traps": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 4}, Seed: 4100, AskAll: true, RuleOptions: map[string]string{"traps": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 3}, Seed: 4200, RuleOptions: map[string]string{"traps": "on", "rowExchange": "structural", "lock": "resolution", "deffy": "classic"}},
		laws.Trial{Games: 10, Seats: []int{2}, Seed: 4000, RuleOptions: map[string]string{"battleRealm": "on"}},
		laws.Trial{Games: 5, Seats: []int{3, 4}, Seed: 4100, RuleOptions: map[string]string{"battleRealm": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 4}, Seed: 4300, RuleOptions: map[string]string{"battleRealm": "on", "superDuper": "on"}},
		laws.Trial{Games: 5, Seats: []int{2, 3}, Seed: 4400, Choosers: 1, RuleOptions: map[string]string{"battleRealm": "on", "deffy": "icu"}},
		laws.Trial{Games: 5, Seats: []int{2, 4}, Seed: 4200, RuleOptions: map[string]string{"battleRealm": "on", "deffy": "classic"}},
	)
}

func TestAskAll(t *testing.T) { laws.TestAskAll(t, game(t), 40) }

// TestSetUp: with two players five cards and six, three in the swap bar of which one lies
// face-up, and forty in the pile; the first player begins (VASTRIX 2, 6.2).
func TestSetUp(t *testing.T) {
	var m rules.Match
	if err := m.Restart(game(t), rules.Setup{Seats: 2, Seed: 1}); err != nil {
		t.Fatal(err)
	}
	for _, z := range []struct {
		kind rules.ZoneKind
		seat rules.Seat
		want int
	}{{vastrix.Hand, 0, 5}, {vastrix.Hand, 1, 6}, {vastrix.SwapBar, 0, 3}, {vastrix.DP, 0, 40}} {
		if n := int(m.In(z.kind, z.seat).N); n != z.want {
			t.Errorf("zone %d of seat %d holds %d cards, want %d", z.kind, z.seat, n, z.want)
		}
	}
	up := 0
	for c := m.In(vastrix.SwapBar, 0).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Face == rules.FaceUp {
			up++
		}
	}
	if up != 1 {
		t.Errorf("%d cards of the swap bar lie face-up, want 1", up)
	}
	for p := range rules.Seat(2) {
		if goal := m.S.Seats[p].Nums[vastrix.NumGoal]; goal != 21 {
			t.Errorf("the goal of seat %d is %d", p, goal)
		}
	}
	if m.S.Decision.Seat != 0 {
		t.Errorf("seat %d is asked first", m.S.Decision.Seat)
	}
}

// TestBots: three and four bots play games to their end, and the better one wins more.
func TestBots(t *testing.T) {
	for _, players := range [][]string{{"learner:60", "random", "random"}, {"learner:60", "random", "learner:60", "random"}} {
		p := lab.Plan{Game: game(t), Players: players, Games: 3 * len(players), Seed: 7, Jobs: 1}
		tally := lab.NewTally(p)
		if err := lab.Run(t.Context(), p, func(g *lab.Played) bool { tally.Add(g); return true }); err != nil {
			t.Fatal(err)
		}
		if r := tally.Report(time.Second); r.Games != p.Games || r.Wins[0] <= r.Games/2 {
			t.Errorf("%v: %d games, wins %v, %d drawn", players, r.Games, r.Wins, r.Draws)
		}
	}
}

// TestSignature holds one number over 1,000 random games: it changes only when
// the behaviour of the rules or cards does, and the commit says so.
func TestSignature(t *testing.T) {
	laws.CheckSignature(t, game(t), 1000, "testdata/signature.txt")
}
