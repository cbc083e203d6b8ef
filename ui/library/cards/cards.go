// Package cards is what happens between a person's card sets and a game: it
// compiles them, says where they are wrong, picks what can be played with, and
// lays a small table on which a card is tried.
package cards

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/cardart/looks/catalogue"
	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/guard"
	"feltstack/rules/scenario"
	"feltstack/rules/text"
	"feltstack/saves/sets"
	"feltstack/table"
	"feltstack/ui/words"
)

// Card is a card of a set as the game sees it.
type Card struct {
	Works bool
	Def   rules.Def  // what is printed, also of a card that does not work
	Error *CardError // why it does not
}

// CardError is what is wrong with a card.
type CardError struct {
	What     string       // a sentence without its end
	From, To int          // the words that are wrong, in bytes of the card's text; equal if it is about something else
	Near     []string     // what would be understood in their place
	Crash    error        // of the compiler, if that is the reason
	More     []*CardError // what else is wrong in the text
}

// Check compiles the cards of a set, each on its own, beside those of the game
// and of the set. Local must be fresh: names of tokens stay on it.
func Check(pool *cardfile.Pool, s sets.Set) []Card {
	out := make([]Card, len(s.Cards))
	// A card on which this crashes does so below, too, and is reported there.
	_ = guard.Try("naming tokens", func() error { pool.Know(s.Name, []byte(s.String())); return nil })
	for i := range s.Cards {
		out[i] = compileSafely(pool, s, i)
	}
	taken := map[string]string{}
	for i := range pool.Set.Cards {
		name := pool.Set.Cards[i].Def.Name
		taken[rules.NameKey(name)] = name
	}
	for i := range out {
		key := rules.NameKey(s.Cards[i].Name)
		if !out[i].Works {
			continue
		}
		if name, is := taken[key]; is {
			out[i].Works, out[i].Error = false, &CardError{What: words.Say("studio.taken", "name", name)}
			continue
		}
		taken[key] = s.Cards[i].Name
	}
	return out
}

// Beside marks those cards of a set whose names cards of other sets have, which
// are in the game x is of (nil: there are none): only one can be played with.
func Beside(x *decks.Index, set string, cards []Card) []Card {
	for i := range cards {
		if x == nil {
			break
		}
		if id, ok := x.Lookup(cards[i].Def.Name); ok && cards[i].Works {
			if d := x.Def(id); d.Set != "" && d.Set != set && rules.NameKey(d.Name) == rules.NameKey(cards[i].Def.Name) {
				cards[i].Works, cards[i].Error = false, &CardError{What: words.Say("studio.taken_in_set", "set", d.Set, "name", d.Name)}
			}
		}
	}
	return cards
}

// compileSafely is compile; a card on which the compiler crashes does not work.
func compileSafely(pool *cardfile.Pool, s sets.Set, i int) (c Card) {
	err := guard.Try("compiling a card", func() error { c = compile(pool, s, i); return nil })
	if err != nil {
		c = Card{Error: &CardError{What: words.Say("studio.card_crashed"), Crash: err}}
		c.Def.Name, c.Def.Type, c.Def.Motif, c.Def.Text, c.Def.Set, c.Def.Art = s.Cards[i].Name, s.Cards[i].Type, s.Cards[i].Motif, s.Cards[i].Text, s.Name, s.Cards[i].Art()
	}
	return c
}

// compile makes a definition of one card.
func compile(pool *cardfile.Pool, s sets.Set, i int) Card {
	c := s.Cards[i]
	one := sets.Set{Name: s.Name, Game: s.Game, Cards: []sets.Card{c}}
	got := pool.Load(s.Name, []byte(one.String()))
	if len(got.Cards) == 1 && len(got.Errors) == 0 {
		d := got.Cards[0].Def
		d.Set = s.Name
		return Card{Works: true, Def: d}
	}
	// The face shows what was written, whatever it means.
	bare := one.With(0, c)
	bare.Cards[0].Text = ""
	out := Card{}
	if plain := pool.Load(s.Name, []byte(bare.String())); len(plain.Cards) == 1 {
		out.Def = plain.Cards[0].Def
	}
	out.Def.Name, out.Def.Type, out.Def.Motif, out.Def.Text, out.Def.Set, out.Def.Art = c.Name, c.Type, c.Motif, c.Text, s.Name, c.Art()
	if out.Error = errorsOf(got.Errors, c.Text); out.Error == nil {
		out.Error = &CardError{What: words.Say("studio.no_card")}
	}
	return out
}

// errorsOf is the first of what is wrong with a card, and what else is; nil if nothing is.
func errorsOf(all []*text.Error, s string) (first *CardError) {
	for _, e := range all {
		f := &CardError{What: e.Plain(), Near: e.Near, Crash: e.Cause}
		if !e.Key {
			f.From = min(e.Pos.Off, len(s))
			f.To = min(f.From+len(e.Words), len(s))
		}
		if first == nil {
			first = f
		} else {
			first.More = append(first.More, f)
		}
	}
	return first
}

// Working is the cards of some sets that work, as a game takes them: for all
// that can be built and played with now.
func Working(open func() (*cardfile.Pool, error), all []sets.Set) ([]rules.OwnCards, error) {
	var working []sets.Set
	for _, s := range all {
		if s.Problem != "" || len(s.Cards) == 0 {
			continue
		}
		pool, err := open()
		if err != nil {
			return nil, err
		}
		good := sets.Set{Name: s.Name, Game: s.Game}
		for i, c := range Check(pool, s) {
			if c.Works {
				good.Cards = append(good.Cards, s.Cards[i])
			}
		}
		working = append(working, good)
	}
	return distinct(open, working)
}

// distinct leaves out what sets name after cards of the sets before them.
func distinct(open func() (*cardfile.Pool, error), all []sets.Set) ([]rules.OwnCards, error) {
	names := map[string]bool{}
	var out []rules.OwnCards
	for _, s := range all {
		s.Cards = slices.DeleteFunc(s.Cards, func(c sets.Card) bool { return names[rules.NameKey(c.Name)] })
		for _, c := range s.Cards {
			names[rules.NameKey(c.Name)] = true
		}
		// Without its neighbours of the same name a card may miss a token.
		pool, err := open()
		if err != nil {
			return nil, err
		}
		own := rules.OwnCards{Set: s.Name, Cards: s.String()}
		if len(s.Cards) == 0 || len(own.Cards) > rules.LongestOwn {
			continue
		}
		if set := pool.Own(append(slices.Clone(out), own)); set.Err() == nil {
			out = append(out, own)
		}
	}
	return out, nil
}

// Index is the cards for decks of a game: its own, and what works in those of
// some sets that are for it. It returns the latter as a game takes them, too.
func Index(g *rules.Game, open func() (*cardfile.Pool, error), all []sets.Set) (*decks.Index, []rules.OwnCards, error) {
	if g.Extend == nil {
		return decks.NewIndex(g, games.Form(g.Name)), nil, nil
	}
	var mine []sets.Set
	var known []decks.OwnSet
	for _, s := range all {
		if s.Game == g.Name {
			mine = append(mine, s)
		} else if s.Problem == "" {
			continue
		}
		// Nobody can tell which game a broken file is for.
		o := decks.OwnSet{Name: s.Name, Problem: s.Problem}
		for _, c := range s.Cards {
			o.Cards = append(o.Cards, c.Name)
		}
		known = append(known, o)
	}
	own, err := Working(open, mine)
	if err != nil {
		return nil, nil, err
	}
	more, err := g.For(rules.Setup{Own: own})
	if err != nil {
		return nil, nil, err
	}
	x := decks.NewIndex(more, games.Form(g.Name))
	x.Own = known
	return x, own, nil
}

// Needed is those of the sets of a game that some decks have cards of.
func Needed(g *rules.Game, own []rules.OwnCards, decks []rules.Deck) []rules.OwnCards {
	from := map[string]string{}
	for i := range g.Defs {
		if d := &g.Defs[i]; d.Set != "" {
			from[d.Name] = d.Set
		}
	}
	needed := map[string]bool{}
	for _, d := range decks {
		for _, l := range d.Cards {
			if set := from[l.Card]; set != "" {
				needed[set] = true
			}
		}
	}
	var out []rules.OwnCards
	for _, o := range own {
		if needed[o.Set] {
			out = append(out, o)
		}
	}
	return out
}

// Passive is who sits opposite when a card is tried: someone who passes.
const Passive = "passive"

// Try lays a small table with a card in hand, against an opponent who does
// nothing. g must know the card.
func Try(g *rules.Game, card string) (*table.Session, error) {
	if g.Trial == "" {
		return nil, words.Problem("studio.no_trial", "game", g.Title)
	}
	lines := "game " + g.Name + "\n\nscenario Try " + card + "\nrules " + g.Title + ": trial\ngiven\n" + strings.ReplaceAll(g.Trial, "{card}", card) + "\nthen\n  turn A\n"
	f, err := scenario.Read(func(string) (*rules.Game, error) { return g, nil }, "trial", strings.NewReader(lines))
	if err != nil {
		return nil, fmt.Errorf("lay a table to try %s: %w", card, err)
	}
	m, err := f.Scenarios[0].Table()
	if err != nil {
		return nil, fmt.Errorf("lay a table to try %s: %w", card, err)
	}
	players := []table.Player{{Name: "You"}}
	for len(players) < int(m.S.SeatCount) {
		players = append(players, table.Player{Name: "Rook", Bot: Passive})
	}
	return table.New(table.Config{Game: g, Looks: catalogue.Of(g.Name), Setup: m.Setup, Players: players, Start: m})
}
