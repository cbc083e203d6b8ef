package gamestest

import (
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
)

// Balance lets bots play every pair of the decks that come with the game,
// FELTSTACK_BALANCE games each, and holds each pairing between 35 and 65 per
// cent. It takes long, so it is skipped where the number is not given;
// FELTSTACK_BOT names the bot, FELTSTACK_SEED the first deal,
// FELTSTACK_DECK the one deck whose pairings are played.
func Balance(t *testing.T, g *rules.Game) {
	t.Helper()
	games, _ := strconv.Atoi(os.Getenv("FELTSTACK_BALANCE"))
	if games == 0 {
		t.Skip("set FELTSTACK_BALANCE to a number of games for each pairing")
	}
	first, _ := strconv.ParseUint(os.Getenv("FELTSTACK_SEED"), 10, 64)
	level := os.Getenv("FELTSTACK_BOT")
	if level == "" {
		level = "strong:30"
	}
	only := os.Getenv("FELTSTACK_DECK")
	n := len(g.Decks)
	played := func(i, j int) bool {
		return i < j && (only == "" || g.Decks[i].Name == only || g.Decks[j].Name == only)
	}
	wins := make([]atomic.Int64, n*n)
	drawn := make([]atomic.Int64, n*n)
	var next, total, choices atomic.Int64
	var mu sync.Mutex
	ends := map[string]int{} // how games end
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for {
				k := int(next.Add(1)) - 1
				if k >= games*n*n {
					return
				}
				i, j, seed := k%n, k/n%n, k/n/n
				if !played(i, j) {
					continue
				}
				// The same deal twice, with the seats changed.
				a, b := i, j
				if seed%2 == 1 {
					a, b = j, i
				}
				won, count, end, err := duel(g, a, b, first+uint64(seed/2), level)
				if err != nil {
					t.Error(err)
					return
				}
				total.Add(1)
				choices.Add(int64(count))
				mu.Lock()
				ends[end]++
				mu.Unlock()
				switch {
				case won == rules.NoSeat:
					drawn[i*n+j].Add(1)
				case (won == 0) == (a == i):
					wins[i*n+j].Add(1)
				}
			}
		})
	}
	wg.Wait()
	if total.Load() == 0 {
		t.Fatalf("no starter deck is called %q", only)
	}
	t.Logf("%d games by %s: %d choices a game", total.Load(), level, choices.Load()/total.Load())
	for _, end := range slices.Sorted(maps.Keys(ends)) {
		t.Logf("%d end so: %s", ends[end], end)
	}
	for i := range n {
		row := make([]string, n)
		sum, of := 0.0, 0.0
		for j := range n {
			a, b := min(i, j), max(i, j)
			if !played(a, b) {
				row[j] = "  -"
				continue
			}
			w := float64(wins[a*n+b].Load()) + float64(drawn[a*n+b].Load())/2
			if i > j {
				w = float64(games) - w
			}
			sum, of = sum+w, of+float64(games)
			share := 100 * w / float64(games)
			row[j] = fmt.Sprintf("%3.0f", share)
			if i < j && (share < 35 || share > 65) {
				t.Errorf("%s beats %s in %.0f %% of the games", g.Decks[i].Name, g.Decks[j].Name, share)
			}
		}
		if of == 0 {
			continue
		}
		t.Logf("%-16s %s   all %.0f", g.Decks[i].Name, strings.Join(row, " "), 100*sum/of)
	}
}

// duel plays one game of deck a, which sits in seat A, against deck b.
func duel(g *rules.Game, a, b int, seed uint64, level string) (won rules.Seat, choices int, end string, err error) {
	m, err := rules.New(g, rules.Setup{Seats: 2, Seed: seed, Decks: []rules.Deck{g.Decks[a], g.Decks[b]}})
	if err != nil {
		return 0, 0, "", err
	}
	var players [2]bot.Player
	for p := range players {
		if players[p], err = bot.New(level); err != nil {
			return 0, 0, "", err
		}
	}
	luck := rules.Seeded(seed ^ 0xba1a)
	var view rules.Match
	for ; !m.S.Over; choices++ {
		p := m.S.Decision.Seat
		m.View(p, &view)
		if err := m.Choose(players[p].Choose(context.Background(), &view, p, bot.Budget{}, &luck)); err != nil {
			return 0, choices, "", err
		}
	}
	end = g.Speech.Ending(m)
	for p := range rules.Seat(2) {
		if m.S.Winners == rules.Of(p) {
			return p, choices, end, nil
		}
	}
	return rules.NoSeat, choices, end, nil
}
