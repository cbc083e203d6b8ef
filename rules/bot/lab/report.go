package lab

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// Report is what many games came to.
type Report struct {
	Game      string            `json:"game"`
	Games     int               `json:"games"`
	Seed      uint64            `json:"seed"`
	Seats     []string          `json:"seats"`
	Options   map[string]string `json:"options,omitempty"`
	Decks     []string          `json:"decks,omitempty"` // in the order of Seats, "" for any of the game's
	Field     []string          `json:"field,omitempty"` // what the others played with, if not their own
	Wins      []int             `json:"wins"`            // in the order of Seats
	Rates     []Share           `json:"rates"`
	Teams     []Side            `json:"teams,omitempty"`
	Scored    bool              `json:"scored"`           // the game has points of its own; else they say who won
	Points    []Average         `json:"points"`           // of a game, in the order of Seats
	Places    []Standing        `json:"places"`           // by seat of the table
	Kinds     []Standing        `json:"kinds,omitempty"`  // of players that sit at several places
	Even      float64           `json:"even"`             // what everyone would win if all were equal, draws aside
	Traits    []Trait           `json:"traits,omitempty"` // what seats had in a game, in the game's words
	Draws     int               `json:"draws"`
	First     Share             `json:"first"` // games won by who began, of those with one winner or team
	Choices   int               `json:"choices"`
	LengthP50 int               `json:"length_p50"` // choices of the median game
	TurnsP50  int               `json:"turns_p50"`
	TurnsP90  int               `json:"turns_p90"`
	Turns     map[int]int       `json:"turns"` // how many games took that many turns
	Endings   map[string]Share  `json:"endings"`
	Cards     []Usage           `json:"cards"`
	Held      []Holding         `json:"held,omitempty"`
	Versus    []Matchup         `json:"versus,omitempty"`
	StepsPerS float64           `json:"steps_per_s"`
}

// Usage is how a card did when it was used in one way.
type Usage struct {
	Card   string `json:"card"`
	How    string `json:"how"`
	Played int    `json:"played"`
	Won    Share  `json:"won"` // of the players of a game who did so at least once
	def    rules.DefID
}

// Side is a team and how it did.
type Side struct {
	Players []int `json:"players"` // places in Seats
	Wins    int   `json:"wins"`
	Rate    Share `json:"rate"`
	games   int
}

// Name is the players of a team: "1 and 3".
func (s Side) Name() string {
	var all []string
	for _, p := range s.Players {
		all = append(all, digits(p+1))
	}
	return strings.Join(all, " and ")
}

// Print writes the report for people; cards says how many lines of cards, those
// used most.
func (r *Report) Print(w io.Writer, cards int) {
	fmt.Fprintf(w, "%s: %d games from seed %d\n", r.Game, r.Games, r.Seed)
	for i, seat := range r.Seats {
		fmt.Fprintf(w, "  %-12s %6d wins  %s%s\n", seat, r.Wins[i], r.Rates[i], r.pointsText(r.Points[i]))
	}
	r.printStandings(w)
	for _, side := range r.Teams {
		fmt.Fprintf(w, "  %-12s %6d wins  %s\n", "team "+side.Name(), side.Wins, side.Rate)
	}
	fmt.Fprintf(w, "  %-12s %6d\n", "draws", r.Draws)
	fmt.Fprintf(w, "starting player wins %s\n", r.First)
	for _, how := range slices.Sorted(maps.Keys(r.Endings)) {
		fmt.Fprintf(w, "  %-28s %s\n", how, r.Endings[how])
	}
	r.printTraits(w)
	fmt.Fprintf(w, "%d turns in the median game, %d in nine of ten; %d choices, %d in the median game, %.0f a second\n", r.TurnsP50, r.TurnsP90, r.Choices, r.LengthP50, r.StepsPerS)
	if cards == 0 || len(r.Cards) == 0 {
		return
	}
	most := slices.SortedStableFunc(slices.Values(r.Cards), func(a, b Usage) int { return b.Played - a.Played })
	fmt.Fprintf(w, "%-20s %-24s %8s  win rate\n", "card", "used to", "times")
	for _, u := range most[:min(cards, len(most))] {
		fmt.Fprintf(w, "%-20s %-24s %8d  %s\n", u.Card, u.How, u.Played, u.Won)
	}
}

// String is a share in percent with its interval.
func (s Share) String() string {
	return fmt.Sprintf("%5.1f %% (%.1f to %.1f)", 100*s.Rate, 100*s.Low, 100*s.High)
}

func digits(n int) string { return strconv.Itoa(n) }

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }
