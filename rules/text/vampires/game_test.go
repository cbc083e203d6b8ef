// Package vampires tests the card language with the words of a game of
// vampires: seats in a ring with prey and predator, minions that act and are
// blocked, combat, votes, disciplines of two levels. The game is a toy; its
// card texts and the scenarios that run them are in testdata.
//
// Reading order: words_test.go (zones, numbers, causes), turn_test.go,
// play_test.go (how cards are played), action_test.go (actions and blocks),
// combat_test.go, verbs_test.go (what card texts call), vocabulary_test.go (their
// words), texts_test.go (the tests).
package vampires_test

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/message"
)

// Procedures.
const (
	procMatch rules.ProcID = iota
	procTurn
	procPlay
	procAction
	procWindow
	procCombat
	procTriggers
	procHappen
	procText
	procPay
)

// Kinds of events that something can happen instead of.
const (
	comesBurn uint8 = iota + 1
	comesDraw
	comesLoss
	comesHurt
	comesGain
)

// frame is the game without its cards.
func frame() *rules.Game {
	return &rules.Game{
		Cover: rules.Cover{Name: "vampires", Title: "Vampires", Version: "1", MinSeats: 3, MaxSeats: 5},
		Tables: rules.Tables{
			Zones: zones(), Verbs: verbs(), Prompts: slices.Clone(prompts), Reasons: reasons, Causes: causes, Phases: phases,
			Classes:  []message.ID{"", "play", "action", "combat"},
			Labels:   labels(),
			Flags:    []string{"locked", "tried", "fresh"},
			Marks:    markNames,
			SeatNums: []string{"pool"},
			Nums:     []string{"masters", "transfers", "edge"},
			Places:   []string{"edge"},
			Facts: []rules.NumSpec{
				factKind: {}, factDiscs: {},
				factCapacity:  {Name: "capacity", Adds: markCapacity},
				factBleed:     {Name: "bleed", Adds: markBleed, Sets: markSetBleed, Signed: true},
				factStrength:  {Name: "strength", Adds: markStrength, Sets: markSetStrength},
				factStealth:   {Name: "stealth", Adds: markStealth, Signed: true},
				factIntercept: {Name: "intercept", Adds: markIntercept, Signed: true},
				factVotes:     {Name: "votes", Adds: markVotes},
				factLife:      {Name: "starting life"},
				factPool:      {Name: "cost", Everywhere: true},
				factBlood:     {Name: "blood cost", Everywhere: true},
			},
			Counters:      []rules.CounterSpec{{Name: "blood"}, {Name: "life"}},
			PromptMode:    promptMode,
			PromptInstead: promptInstead,
			PromptRival:   promptRival,
			PromptWay:     promptWay,
			PromptX:       promptX,
			PromptPay:     promptPay,
			Floored:       1 << numPool,
			Gains:         markPower,
			Since:         markSince,
			Grants:        markGrant,
			Attached:      attached,
			Under:         below,
			Fallen:        ashHeap,
			FallWhy:       whySent,
			Spans: []rules.Span{
				{Name: "action", Until: untilAction, Why: whyActionEnds, Runs: inAction},
				{Name: "combat", Until: untilCombat, Why: whyCombatEnds, Runs: func(m *rules.Match) bool { return going(m, classCombat) != nil }},
			},
			Acts:    []string{"play"},
			Decreed: markDecreed,
		},
		Code: rules.Code{
			Main: procMatch, Text: procText, Happen: procHappen, Pay: procPay,
			Procs: []rules.Proc{
				procMatch: matchProc(), procTurn: turnProc(), procPlay: playProc(), procAction: actionProc(), procWindow: windowProc(),
				procCombat: combatProc(), procTriggers: triggersProc(), procHappen: rules.HappenProc(), procText: rules.TextProc(), procPay: rules.PayProc(),
			},
			Natives: natives(), Preds: preds(), Relations: relations(), Poll: rules.Poll{Votes: pollVotes},
			Proposals: []rules.Proposal{
				comesBurn: {Why: whyWouldBurn, Before: beforeBurn, Holds: mayBurn},
				comesDraw: {Why: whyWouldDraw, Moves: whyDraw, Draws: true, One: true},
				comesLoss: {Why: whyWouldLose, Losses: whyGainPool, Many: whyLost},
				comesGain: {Why: whyWouldGain, Gains: whyGainPool, Many: whyGained},
				comesHurt: {Why: whyWouldHurt, Shields: []uint8{markShield}, Do: hurt},
			},
		},
		Course:   rules.Course{Deal: deal, Begin: begin, Instead: toOwner, Moved: moved},
		Legality: rules.Legality{NoTarget: noTarget, NoCost: noCost, NotNow: noTiming},
	}
}

func labels() []string {
	all := []string{"", ""}
	for _, d := range disciplines {
		all = append(all, d, "superior "+d)
	}
	return all
}

// facts are the keys of card files.
var facts = []cardfile.Fact{
	factKind: {}, factDiscs: {}, factCapacity: {Key: "capacity"}, factBleed: {Key: "bleed"}, factStrength: {Key: "strength"},
	factStealth: {Key: "stealth"}, factIntercept: {Key: "intercept"}, factVotes: {Key: "votes"}, factLife: {Key: "life"},
	factPool: {Key: "pool"}, factBlood: {Key: "blood"},
}

// open reads the cards.
func open() (*rules.Game, *cardfile.Pool, error) {
	g := frame()
	pool, err := cardfile.Open(g, vocabulary(), os.DirFS("testdata"), "cards", facts, nil)
	if err != nil {
		return nil, nil, err
	}
	return g, pool, nil
}

// newGame is the game with its cards and one deck.
func newGame(deck func(g *rules.Game) rules.Deck) (*rules.Game, error) {
	g, pool, err := open()
	if err != nil {
		return nil, err
	}
	if err := pool.Set.Err(); err != nil {
		return nil, err
	}
	g.Defs = append([]rules.Def{{}}, pool.Set.Defs()...)
	g.Decks = []rules.Deck{deck(g)}
	return g.Build()
}

// quiet is a deck in which nothing happens: scenarios name what matters.
func quiet(*rules.Game) rules.Deck {
	return rules.Deck{Name: "Quiet", Cards: []rules.DeckLine{{N: 12, Card: "Quiet Night"}}}
}

// everything is a deck of all cards.
func everything(g *rules.Game) rules.Deck {
	deck := rules.Deck{Name: "Everything"}
	for i := 1; i < len(g.Defs); i++ {
		n := 1
		if g.Defs[i].Facts[factKind] == vampire {
			n = 2
		}
		deck.Cards = append(deck.Cards, rules.DeckLine{N: n, Card: g.Defs[i].Name})
	}
	return deck
}

// finish reads the type line of a card: levels of disciplines, and the kind.
func finish(d *rules.Def) error {
	if d.Short == "" {
		d.Short = d.Name
	}
	rest := d.Type
	for k := len(kindWords) - 1; k > 0; k-- {
		if before, found := strings.CutSuffix(d.Type, kindWords[k]); found {
			d.Facts[factKind], rest = int16(k), before
			break
		}
	}
	if d.Facts[factKind] == 0 {
		return fmt.Errorf("%q is no type of a card", d.Type)
	}
	for w := range strings.FieldsSeq(rest) {
		i := slices.Index(disciplines, strings.ToLower(w))
		if i < 0 {
			return fmt.Errorf("%q is no discipline", w)
		}
		d.Facts[factDiscs] |= 1 << (2 * i)
		if w == strings.ToUpper(w) {
			d.Facts[factDiscs] |= 2 << (2 * i)
		}
	}
	return finishPrice(d)
}

// finishPrice makes pool the first way to pay for a card whose text names others.
func finishPrice(d *rules.Def) error {
	if d.Price == nil {
		return nil
	}
	at := playAt(d)
	if k := d.Facts[factKind]; k != master && k != location || at < 0 {
		return fmt.Errorf("only what players play themselves is paid for otherwise")
	}
	p := *d.Price
	if p.Ways = slices.Clone(p.Ways); len(p.Ways) > 1 {
		pool := rules.Instr{Op: rules.OpNum, Num: numPool, N: -1, Max: rules.Amount{Kind: rules.Cost, N: d.Facts[factPool], Reg: actPlay}}
		p.Ways[0].Text, p.Ways[0].Code = "Pool", &rules.Mode{Code: []rules.Instr{pool}}
	}
	d.Abilities[at].Also(&p)
	d.Facts[factPool] = 0
	return nil
}

// deal puts the vampires of every deck into the crypt, the rest into the library.
func deal(m *rules.Match) {
	for p := range m.Setup.Seats {
		p := rules.Seat(p)
		m.S.Seats[p].Nums[numPool] = 30
		for _, l := range m.Brought(p).Cards {
			d := rules.DefID(1 + slices.IndexFunc(m.Game.Defs[1:], func(d rules.Def) bool { return d.Name == l.Card }))
			to, group := library, uint8(p)*2+1
			if m.Game.Defs[d].Facts[factKind] == vampire {
				to, group = crypt, group+1
			}
			for range l.N {
				m.NewCard(d, group, p, m.Game.Zone(to, p))
			}
		}
	}
}

// begin makes a match stand in a phase of p's turn.
func begin(m *rules.Match, p rules.Seat, phase string) error {
	at := map[string]int{"unlock": 0, "master": stepMaster, "action": stepMinion, "minion": stepMinion, "influence": stepInfluence, "discard": stepDiscard, "end": stepEnd}
	step, known := at[phase]
	if !known {
		return fmt.Errorf("there is no phase %q to begin in", phase)
	}
	m.S.Active, m.S.Turn = p, 2
	m.S.Nums[numMasters], m.S.Nums[numTransfers] = 1, 4
	m.S.Frames[0].Step = 2 // the turn is given
	m.Call(procTurn, rules.Frame{Ctrl: p}).Step = uint8(step)
	return nil
}

func kind(m *rules.Match, c rules.CardID) int16 { return m.Def(c).Facts[factKind] }

func isMinion(m *rules.Match, c rules.CardID) bool {
	k := kind(m, c)
	return k == vampire || k == ally
}

// relations are the seats that words name beside those that every game has.
func relations() []rules.Relation {
	return []rules.Relation{
		{Name: "prey", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(m.S.NextSeat(p)) }},
		{Name: "predator", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(predatorOf(m, p)) }},
	}
}

// predatorOf is the seat before p that still plays.
func predatorOf(m *rules.Match, p rules.Seat) rules.Seat {
	for q := m.S.NextSeat(p); ; q = m.S.NextSeat(q) {
		if m.S.NextSeat(q) == p {
			return q
		}
	}
}
