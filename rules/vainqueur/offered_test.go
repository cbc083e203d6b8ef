package vainqueur_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// mostGames is how many random games a card has to be offered in, and batch how
// many are played before anyone looks whether all have been.
const (
	mostGames = 20_000
	batch     = 500
)

// TestEveryAbilityIsOffered: nothing printed is never offered or never does a
// thing. Random players play with decks that are fifteen cards of all there
// are, four times each, until every card has been offered, every Spell and
// activated effect as well, until every ability, each printed option of it, has
// changed something, and what goes on holding has held: after 20,000 games what
// has not is a bug of the card or of the rules.
//
// What a text does is seen as a whole: one of its sentences may still be dead.
// Of a card with several texts that go on holding it sees that one of them does.
// It says nothing of how rare a thing is in the decks that come with the game.
func TestEveryAbilityIsOffered(t *testing.T) {
	g := game(t)
	missing := everything(g)
	for first := uint64(0); first < mostGames && len(missing) > 0; first += batch {
		for thing := range playBatch(t, g, first) {
			delete(missing, thing)
		}
		if len(missing) == 0 {
			t.Logf("all was offered within %d games", first+batch)
		}
	}
	names := make([]string, 0, len(missing))
	for thing := range missing {
		names = append(names, thing.name(g))
	}
	slices.Sort(names)
	for _, n := range names {
		t.Errorf("never in %d random games: %s", mostGames, n)
	}
}

// thing is a card or an ability that is to be met: what of it, and where.
type thing struct {
	what    string // "is offered", "does something", "holds"
	def     rules.DefID
	ability int // -1 is the card itself
	mode    int
}

func (x thing) name(g *rules.Game) string {
	d := &g.Defs[x.def]
	if x.ability < 0 {
		return fmt.Sprintf("%s %s", d.Name, x.what)
	}
	return fmt.Sprintf("%s %s: %s", d.Name, x.what, d.Abilities[x.ability].Modes[x.mode].Text)
}

// everything is all that is to be met.
func everything(g *rules.Game) map[thing]bool {
	all := map[thing]bool{}
	for d := rules.DefID(1); int(d) < len(g.Defs); d++ {
		def := &g.Defs[d]
		all[thing{"is offered", d, -1, 0}] = def.Facts[vainqueur.FactKind] < vainqueur.MonsterToken
		if len(def.Statics) > 0 {
			all[thing{"holds", d, -1, 0}] = true
		}
		for i := range def.Abilities {
			a := &def.Abilities[i]
			if a.Kind == rules.AbilityPlay && len(a.Modes[0].Code) == 0 {
				continue // how a monster is paid for
			}
			if a.Kind == rules.AbilityPlay || a.Kind == rules.AbilityUse || a.Kind == rules.AbilityGranted && a.As == rules.AbilityUse {
				all[thing{"is offered", d, i, 0}] = true
			}
			for k := range a.Modes {
				all[thing{"does something", d, i, k}] = true
			}
		}
	}
	for x, wanted := range all {
		if !wanted {
			delete(all, x)
		}
	}
	return all
}

// playBatch plays the games from a seed on with two workers, and returns what
// was met in them.
func playBatch(t *testing.T, g *rules.Game, first uint64) map[thing]bool {
	const workers = 2
	met := [workers]map[thing]bool{}
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			met[w] = map[thing]bool{}
			game := watch(g, met[w])
			for seed := first + uint64(w); seed < first+batch; seed += workers {
				if err := game.play(seed); err != nil {
					t.Errorf("seed %d: %v", seed, err)
				}
			}
		})
	}
	wg.Wait()
	all := met[0]
	for x := range met[1] {
		all[x] = true
	}
	return all
}

// watched is the game with a note of what silently ends an attack, and with an
// ear that can be turned off for one card.
type watched struct {
	rules.Game
	met  map[thing]bool
	mute rules.CardID
}

func watch(g *rules.Game, met map[thing]bool) *watched {
	w := &watched{Game: *g, met: met}
	w.Natives = slices.Clone(g.Natives)
	end := &w.Natives[slices.IndexFunc(g.Natives, func(n rules.Native) bool { return n.Name == "endAttack" })]
	run := end.Run
	end.Run = func(m *rules.Match, f *rules.Frame, in *rules.Instr) bool {
		was := ended(m)
		again := run(m, f, in)
		if ended(m) > was {
			w.did(m)
		}
		return again
	}
	silent := w.Silent
	w.Silent = func(m *rules.Match, c rules.CardID) bool { return c == w.mute || silent(m, c) }
	return w
}

// ended counts the attacks on the stack that an effect has ended.
func ended(m *rules.Match) int {
	n := 0
	for i := range m.S.Stack {
		if m.S.Stack[i].Flags&vainqueur.ItemEnded != 0 {
			n++
		}
	}
	return n
}

// did notes that the text that runs does something.
func (w *watched) did(m *rules.Match) {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		f := &m.S.Frames[i]
		if f.Proc == w.Text {
			if f.Mode >= 0 {
				w.met[thing{"does something", f.Def, int(f.Ability), int(f.Mode)}] = true
				w.waited(f)
			}
			return
		}
	}
}

// waited notes that what has let a text wait does something once that does.
func (w *watched) waited(f *rules.Frame) {
	all := w.Defs[f.Def].Abilities
	if all[f.Ability].Kind != rules.AbilityDelayed {
		return
	}
	for i := range all {
		for k := range all[i].Modes {
			waits := func(in rules.Instr) bool { return in.Op == rules.OpDelay && in.N == int16(f.Ability) }
			if slices.ContainsFunc(all[i].Modes[k].Code, waits) {
				w.met[thing{"does something", f.Def, i, k}] = true
			}
		}
	}
}

// hear takes an event for something that a text does.
func (w *watched) hear(m *rules.Match, ev *rules.Event) {
	switch ev.Kind {
	case rules.EvMove, rules.EvSeatNum, rules.EvCounters, rules.EvMark, rules.EvTurned, rules.EvFlag, rules.EvShown, rules.EvShuffled, rules.EvCountered, rules.EvOver:
		w.did(m)
	case rules.EvInstead:
		w.did(m)
		for i, a := range m.Def(ev.Card).Abilities {
			if a.Kind == rules.AbilityInstead && a.When.Why == ev.Why && a.Alter.Keeps {
				w.met[thing{"does something", m.S.Cards[ev.Card].Def, i, 0}] = true
			}
		}
	case rules.EvChosen:
		if ev.Why == vainqueur.WhyCopied {
			w.did(m)
		}
	}
}

// play plays one random game and notes what is met in it.
func (w *watched) play(seed uint64) error {
	rng := rules.Seeded(seed)
	m, err := rules.New(&w.Game, rules.Setup{Seats: 2, Seed: seed, Decks: []rules.Deck{fifteen(&w.Game, &rng), fifteen(&w.Game, &rng)}})
	if err != nil {
		return err
	}
	m.Listen = func(ev *rules.Event) { w.hear(m, ev) }
	for !m.S.Over {
		w.offers(m)
		if m.S.Decision.Kind == rules.PickPlay {
			w.holds(m)
		}
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			return err
		}
	}
	return nil
}

func (w *watched) offers(m *rules.Match) {
	for _, o := range m.S.Options {
		if o.Card == 0 {
			continue
		}
		d := m.S.Cards[o.Card].Def
		w.met[thing{"is offered", d, -1, 0}] = true
		switch w.Verbs[o.Verb].Key {
		case "play {card} {ability}", "use {card} {ability}":
			w.met[thing{"is offered", d, int(o.Ability), 0}] = true
		case "use {card} with {giver}":
			w.met[thing{"is offered", rules.DefID(o.N), int(o.Ability), 0}] = true
		}
	}
}

// holds notes the cards in play without whose text a number or power of
// another card, or of their own, would be different.
func (w *watched) holds(m *rules.Match) {
	for c := range m.S.Cards {
		src := rules.CardID(c)
		x := thing{"holds", m.S.Cards[c].Def, -1, 0}
		if !w.Zones[m.KindOf(src)].Table || len(m.Def(src).Statics) == 0 || w.met[x] {
			continue
		}
		with := w.state(m)
		w.mute = src
		if !slices.Equal(with, w.state(m)) {
			w.met[x] = true
		}
		w.mute = 0
	}
}

// state is the numbers, powers and gained abilities of all cards on the field, and what decrees say
// of the cards that players have.
func (w *watched) state(m *rules.Match) []int {
	var all []int
	for p := range rules.Seat(2) {
		for c := m.In(vainqueur.Field, p).First; c != 0; c = m.S.Cards[c].Next {
			all = append(all, int(m.Fact(c, vainqueur.FactSTR)), int(m.Fact(c, vainqueur.FactDEF)))
			for bit := vainqueur.KeyTwice; bit <= vainqueur.KeyFaceDown; bit <<= 1 {
				if m.Power(c, bit) {
					all = append(all, int(bit))
				}
			}
			for _, by := range m.Gained(c, nil) {
				all = append(all, int(by.Def), int(by.Ability))
			}
			all = append(all, w.goes(m, c))
		}
		for c := m.In(vainqueur.Hand, p).First; c != 0; c = m.S.Cards[c].Next {
			for act := range uint8(len(w.Acts)) {
				by, _ := m.Forbidden(p, act, c)
				all = append(all, int(by), m.Charged(p, act, c), w.goes(m, c))
			}
		}
		for act := range uint8(len(w.Acts)) {
			m.Allowed(p, act, func(c rules.CardID) { all = append(all, int(c)) })
		}
	}
	return all
}

// goes is where a card goes that leaves for its owner's cemetery.
func (w *watched) goes(m *rules.Match, c rules.CardID) int {
	owner := m.S.Cards[c].Owner
	if owner == rules.NoSeat {
		return 0
	}
	z, _, _ := m.Goes(c, m.Game.Zone(vainqueur.Cem, owner))
	return int(z)
}

// fifteen is a deck of fifteen cards of the game, four of each, with some among them.
func fifteen(g *rules.Game, rng *rules.RNG, with ...string) rules.Deck {
	var d rules.Deck
	for _, name := range with {
		d.Cards = append(d.Cards, rules.DeckLine{N: 4, Card: name})
	}
	for d.Size() < 60 {
		def := &g.Defs[1+rng.IntN(len(g.Defs)-1)]
		if def.Facts[vainqueur.FactKind] < vainqueur.MonsterToken && !slices.ContainsFunc(d.Cards, func(l rules.DeckLine) bool { return l.Card == def.Name }) {
			d.Cards = append(d.Cards, rules.DeckLine{N: 4, Card: def.Name})
		}
	}
	return d
}
