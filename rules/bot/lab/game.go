package lab

import (
	"context"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/bot"
)

// longest is more choices than a game of any rules should take.
const longest = 100_000

// Played is one finished game.
type Played struct {
	Number  int
	Deal    uint64
	Winner  int    // place in Plan.Players, of a team the first of them; -1 for none or several that aren't a team
	First   int    // place in Plan.Players of who began
	Won     []bool // by place in Plan.Players
	Winners rules.SeatSet
	Points  []float64 // by seat, as the game scores them
	Team    []int     // likewise; 0 for who plays alone
	Choices int
	Turns   int
	Ending  string          // in which way it ended, as the game says
	Traits  [][]rules.Trait // by seat, as the game says
	Decks   []string        // by place in Plan.Players, as they are called; nil in a game without
	plays   []play
	held    holding

	plan  *Plan
	shift int // how many seats the players have moved on
	m     rules.Match
	view  rules.Match
	made  []bot.Player
	luck  []rules.RNG
}

// usage is a way to play a card.
type usage struct {
	def     rules.DefID
	verb    rules.Verb
	ability uint8
	mode    int8 // printed option, -1 if there is but one
}

// play is a use that a player made of a card.
type play struct {
	usage
	player int
}

// play plays game i of the plan.
func (g *Played) play(ctx context.Context, i int) error {
	p := g.plan
	n := len(p.Players)
	seed, shift := p.deal(i)
	if err := g.m.Restart(p.Game, p.setup(i)); err != nil {
		return err
	}
	*g = Played{Number: i, Deal: seed, Won: make([]bool, n), Team: make([]int, n), plays: g.plays[:0], held: g.held,
		plan: p, shift: shift, m: g.m, view: g.view, made: g.made[:0], luck: g.luck[:0]}
	for seat := range p.seats() {
		k := p.at(seat, shift)
		player, err := bot.New(p.Players[k])
		if err != nil {
			return err
		}
		g.made = append(g.made, player)
		luck := seed*uint64(2*n) + uint64(i%n)*uint64(n) + uint64(k) ^ 0x5eed
		g.luck = append(g.luck, rules.Seeded(luck^uint64(seat/n)<<32))
		g.Team[k] = int(g.m.S.Seats[seat].Team)
	}
	g.First = (n - shift) % n
	g.name()
	g.held.begin(p)
	if err := g.choose(ctx, shift); err != nil {
		return fmt.Errorf("the game with seed %d breaks off at choice %d: %w", seed, g.Choices+1, err)
	}
	g.Turns = int(g.m.S.Turn)
	g.Winners = g.m.S.Winners
	for seat := range p.seats() {
		g.Points = append(g.Points, g.m.Points(rules.Seat(seat)))
		if g.m.S.Winners.Has(rules.Seat(seat)) {
			g.Won[p.at(seat, shift)] = true
		}
	}
	g.Winner = g.winner()
	if say := p.Game.Speech.Ending; say != nil {
		g.Ending = say(&g.m)
	}
	if say := p.Game.Speech.Traits; say != nil {
		for seat := range p.seats() {
			g.Traits = append(g.Traits, say(&g.m, rules.Seat(seat)))
		}
	}
	return nil
}

// winner is the first of the players that have won, -1 if there is none, or if
// they are several that aren't a team.
func (g *Played) winner() int {
	first := slices.Index(g.Won, true)
	for k, won := range g.Won {
		if won && k != first && (g.Team[k] == 0 || g.Team[k] != g.Team[first]) {
			return -1
		}
	}
	return first
}

// choose makes the choices of the game.
func (g *Played) choose(ctx context.Context, shift int) error {
	last := -1 // place in plays whose printed option is still to be chosen
	m := &g.m
	for ; !m.S.Over; g.Choices++ {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if g.Choices == longest {
			return fmt.Errorf("it does not end")
		}
		if g.plan.Budget.Between != nil {
			g.plan.Budget.Between()
		}
		seat := m.S.Decision.Seat
		g.held.look(m, seat, g.plan.at(int(seat), shift))
		option := 0
		if p, ok := g.made[seat].(bot.Peeker); ok {
			option = p.Peek(ctx, m, seat, g.plan.Budget, &g.luck[seat])
		} else {
			m.View(seat, &g.view)
			option = g.made[seat].Choose(ctx, &g.view, seat, g.plan.Budget, &g.luck[seat])
		}
		last = g.note(option, g.plan.at(int(seat), shift), last)
		if err := m.Choose(option); err != nil {
			return err
		}
	}
	return nil
}

// note takes down what a choice plays. It returns the place in plays of a play
// whose printed option may come next, -1 for none.
func (g *Played) note(option, player, last int) int {
	d := &g.m.S.Decision
	if option < 0 || option >= len(g.m.S.Options) {
		return -1
	}
	o := &g.m.S.Options[option]
	switch {
	case d.Kind == rules.PickMode && d.Declaring && last >= 0:
		g.plays[last].mode = int8(o.N)
		return -1
	case d.Kind != rules.PickPlay && d.Kind != rules.PickAnswer || o.Card == 0 || g.m.Game.Verbs[o.Verb].Default:
		return -1
	}
	g.plays = append(g.plays, play{usage{g.m.S.Cards[o.Card].Def, o.Verb, o.Ability, -1}, player})
	return len(g.plays) - 1
}
