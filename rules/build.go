package rules

import (
	"fmt"
	"math"
	"slices"

	"feltstack/rules/payment"
)

// The sizes of what a state has room for.
const (
	maxRuleOptions = 32
	maxSeatNums    = 20
	maxNums        = 24
)

// byteSet is a set of places in Game.Causes.
type byteSet [4]uint64

func (s *byteSet) has(i uint8) bool { return s[i>>6]>>(i&63)&1 == 1 }
func (s *byteSet) add(i uint8)      { s[i>>6] |= 1 << (i & 63) }

// factSet is a set of places in Game.Facts.
type factSet uint64

// maxFacts is how many numbers a card may have.
const maxFacts = 64

func (s factSet) has(i uint8) bool { return s>>i&1 == 1 }
func (s *factSet) add(i uint8)     { *s |= 1 << i }

// Build checks the game's tables and prepares look-ups. Call it once. What a
// state has no room for is an error that names the limit.
func (g *Game) Build() (*Game, error) {
	if err := g.fits(); err != nil {
		return nil, fmt.Errorf("%s: %w", g.Title, err)
	}
	if err := g.indexMemories(); err != nil {
		return nil, fmt.Errorf("%s: %w", g.Title, err)
	}
	g.widen()
	g.takes, g.afar, g.posts = false, byteSet{}, nil
	for i := range g.Defs {
		g.Defs[i].index(g)
	}
	g.nameDefs()
	g.indexGrants()
	g.indexProposals()
	g.findDecrees()
	g.indexEvents()
	for i := range g.Defs {
		g.Defs[i].says = g.Defs[i].sayings(g)
	}
	g.placeZones()
	return g, nil
}

// fits reports what is more than a state or an index has room for.
func (g *Game) fits() error {
	steps, values, abilities, modes, code, regs := 0, 0, 0, 0, 0, 0
	fees, extras, wants := 0, 0, 0
	for i := range g.Procs {
		steps = max(steps, len(g.Procs[i].Steps))
	}
	for i := range g.RuleOptions {
		values = max(values, len(g.RuleOptions[i].Values))
	}
	for i := range g.Defs {
		abilities = max(abilities, len(g.Defs[i].Abilities))
		for j := range g.Defs[i].Abilities {
			a := &g.Defs[i].Abilities[j]
			modes = max(modes, len(a.Modes))
			a.listFees()
			fees = max(fees, len(a.fees))
			for _, f := range a.fees {
				wants = max(wants, len(f.Wants))
			}
			for k := range len(a.Modes) + 1 {
				extras = max(extras, len(a.priced(int8(k-1)).Extras))
			}
			for k := range a.Modes {
				code, regs = max(code, len(a.Modes[k].Code)), max(regs, a.Modes[k].registers())
			}
		}
	}
	if g.MinSeats < 1 || g.MinSeats > g.MaxSeats {
		return fmt.Errorf("it is for %d to %d seats, which is nobody", g.MinSeats, g.MaxSeats)
	}
	for _, l := range []struct {
		what    string
		n, most int
	}{
		{"seats", g.MaxSeats + max(g.Choosers, 0), MaxSeats},
		{"zones, those of every seat counted", g.zoneCount(g.MaxSeats + g.Choosers), math.MaxUint8},
		{"definitions", len(g.Defs), math.MaxUint16},
		{"verbs", len(g.Verbs), math.MaxUint8},
		{"prompts", len(g.Prompts), math.MaxUint16},
		{"reasons", len(g.Reasons), math.MaxUint16},
		{"causes", len(g.Causes), math.MaxUint8 + 1},
		{"classes of plays", len(g.Classes), math.MaxUint8},
		{"phases", len(g.Phases), math.MaxUint8},
		{"labels", len(g.Labels), math.MaxUint8},
		{"flags of a card", len(g.Flags), 16},
		{"kinds of marks", len(g.Marks), math.MaxUint8},
		{"numbers of a seat", len(g.SeatNums), maxSeatNums},
		{"numbers of the match", len(g.Nums), maxNums},
		{"memories", len(g.Memories), math.MaxUint8},
		{"numbers of a card", len(g.Facts), maxFacts},
		{"kinds of counters", len(g.Counters), math.MaxInt8},
		{"resources", len(g.Resources), payment.MaxKinds},
		{"ways to get resources", len(g.Means), math.MaxUint8},
		{"parts of the prices of an ability", fees, maxFees},
		{"extras of a price", extras, maxExtras},
		{"wants of a part of a price", wants, payment.MaxWants},
		{"rule options", len(g.RuleOptions), maxRuleOptions},
		{"values of a rule option", values, math.MaxInt8},
		{"procedures", len(g.Procs), math.MaxUint8},
		{"steps of a procedure", steps, math.MaxUint8},
		{"verbs written in Go", len(g.Natives), math.MaxUint8},
		{"properties of cards", len(g.Preds), math.MaxUint8},
		{"kinds of events that are proposed", len(g.Proposals), math.MaxUint8},
		{"abilities of a card", abilities, math.MaxUint8},
		{"printed options of an ability", modes, math.MaxInt8},
		{"instructions of a text", code, math.MaxInt16},
		{"registers of a text", regs, maxReg + 1},
	} {
		if l.n > l.most {
			return fmt.Errorf("%d %s are too many: the limit is %d", l.n, l.what, l.most)
		}
	}
	if fees > 0 && g.Pay == 0 {
		return fmt.Errorf("it has prices and no procedure that pays them")
	}
	for i := range g.Defs {
		if n := len(g.Defs[i].Facts); n > len(g.Facts) {
			return fmt.Errorf("%s has %d numbers, the game names %d", g.Defs[i].Short, n, len(g.Facts))
		}
		for j := range g.Defs[i].Statics {
			for _, k := range g.Defs[i].Statics[j].Gives {
				if !g.Defs[i].gives(int16(k)) {
					return fmt.Errorf("%s gives its ability %d, which is none that is given", g.Defs[i].Short, k)
				}
			}
		}
		for j := range g.Defs[i].Abilities {
			if err := g.Defs[i].names(g, &g.Defs[i].Abilities[j]); err != nil {
				return err
			}
		}
	}
	return nil
}

// names reports an instruction of an ability that names a text or card that is not there.
func (d *Def) names(g *Game, a *Ability) error {
	for i := range a.Modes {
		for j := range a.Modes[i].Code {
			in := &a.Modes[i].Code[j]
			if who := in.relations(g); who != 0 {
				return fmt.Errorf("%s names seats by relation %d of %d", d.Short, who-Related, len(g.Relations))
			}
			switch n := int(in.N); in.Op {
			case OpCopy:
				if g.Copy == 0 {
					return fmt.Errorf("%s copies plays, and the game has no procedure for it", d.Short)
				}
			case OpPay:
				if g.Pay == 0 || in.Pay == nil || len(in.Pay.Ways) != 1 || len(in.Pay.Ways[0].Wants) > payment.MaxWants {
					return fmt.Errorf("%s pays something in its text, and the game has no procedure that pays it", d.Short)
				}
			case OpDelay:
				if n < 0 || n >= len(d.Abilities) || d.Abilities[n].Kind != AbilityDelayed {
					return fmt.Errorf("%s delays its ability %d, which is none that waits", d.Short, n)
				}
			case OpMark:
				if in.Mark != 0 && in.Mark == g.Grants && !d.gives(in.N) {
					return fmt.Errorf("%s gives its ability %d, which is none that is given", d.Short, n)
				}
			case OpAs:
				if n < 0 || n >= len(g.Defs) {
					return fmt.Errorf("%s lets cards count as definition %d of %d", d.Short, n, len(g.Defs))
				}
			}
		}
	}
	return nil
}

// widen gives every definition all numbers of the game.
func (g *Game) widen() {
	for i := range g.Defs {
		d := &g.Defs[i]
		d.Facts = append(d.Facts, make([]int16, len(g.Facts)-len(d.Facts))...)
	}
}

// waitsIn notes where a card lies that waits for something without being in play.
func (g *Game) waitsIn(w *When) {
	if w.In == 0 || g.Zones[w.In].Table {
		return
	}
	if g.afar.add(w.Why); !slices.Contains(g.posts, w.In) {
		g.posts = append(g.posts, w.In)
	}
}

// index notes what is often looked up in a definition.
func (d *Def) index(g *Game) {
	d.hears, d.alters, d.lowers, d.sets, d.speaks = byteSet{}, 0, 0, false, len(d.Statics) > 0 || d.Keywords&g.Tablewide != 0
	for j := range d.Statics {
		st := &d.Statics[j]
		st.asks = g.asksNumbers(st)
		st.far = st.Whom != nil && slices.ContainsFunc(st.Whom.From, func(s Source) bool { return !g.Zones[s.Zone].Table })
		st.mine = st.Whom != nil && st.Whom.Ctrl == You
		for _, ch := range st.Changes {
			d.alters.add(ch.Fact)
			if ch.Set || !ch.N.adds() {
				d.lowers.add(ch.Fact)
			}
			d.sets = d.sets || ch.Set
		}
	}
	for j := range d.Abilities {
		if a := &d.Abilities[j]; a.Kind == AbilityTrigger || a.Kind == AbilityInstead {
			d.hears.add(a.When.Why)
			d.speaks = true
			g.waitsIn(&a.When)
		}
		d.Abilities[j].findRivals(g)
		d.Abilities[j].findChosen()
		d.Abilities[j].findLinks()
		g.takes = d.Abilities[j].findTakes() || g.takes
		d.Abilities[j].listFees()
	}
	for j := range d.Abilities {
		d.delaysRival(&d.Abilities[j])
	}
}
