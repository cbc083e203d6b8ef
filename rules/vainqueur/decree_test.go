package vainqueur

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
)

// decreed is the game with cards whose decrees and prices are made by hand.
func decreed(t *testing.T) *rules.Game {
	t.Helper()
	const monster = "type = \"Beast Monster\"\nrank = \"%\"\nstr = 20\ndef = 20\n"
	cards := ""
	for name, kind := range map[string]string{
		"Silent Square": "type = \"Battlefield\"\n", "Grave Door": "type = \"Master\"\nhp = 50\n", "Trumpeter": strings.Replace(monster, "%", "α", 1),
		"Toll Colossus": strings.Replace(monster, "%", "Ω", 1), "Sieve Regent": "type = \"Master\"\nhp = 50\n",
	} {
		cards += "[[card]]\nname = \"" + name + "\"\n" + kind
	}
	g, err := build([]rules.OwnCards{{Set: "x", Cards: cards}})
	if err != nil {
		t.Fatal(err)
	}
	def := func(name string) *rules.Def {
		for i := range g.Defs {
			if g.Defs[i].Name == name {
				return &g.Defs[i]
			}
		}
		t.Fatal(name)
		return nil
	}
	pred := func(name string, n int16) *rules.Filter {
		for i, p := range preds() {
			if p.Name == name {
				return &rules.Filter{Reg: -1, Ctrl: rules.Each, Tests: []rules.Test{{Pred: uint8(i), N: n}}}
			}
		}
		t.Fatal(name)
		return nil
	}
	says := func(name string, d rules.Decree) { def(name).Statics = []rules.Static{{Decrees: []rules.Decree{d}}} }
	says("Silent Square", rules.Decree{Kind: rules.Forbids, Act: ActUse, Who: rules.You, Cards: pred("spell", 0)})
	spells := pred("spell", 0)
	spells.From = []rules.Source{{Zone: Cem}}
	says("Grave Door", rules.Decree{Kind: rules.Allows, Act: ActUse, Who: rules.You, Cards: spells})
	says("Trumpeter", rules.Decree{Kind: rules.Charges, Act: ActSummon, Who: rules.You, Cards: pred("rank", 3), N: rules.Amount{N: -1}})
	says("Sieve Regent", rules.Decree{Kind: rules.Diverts, Who: rules.You, Cards: pred("monster", 0), Zone: Cem, Dest: rules.Dest{Zone: Deck, At: rules.Bottom}})
	discard := &rules.Mode{Code: []rules.Instr{
		{Op: rules.OpPick, Min: rules.Amount{N: 2}, Max: rules.Amount{N: 2}, Filter: &rules.Filter{Reg: -1, Ctrl: rules.Each, From: []rules.Source{{Zone: Hand}}}},
		{Op: rules.OpMove, Dests: []rules.Dest{{Zone: Cem}}, Why: WhyDiscarded},
	}}
	def("Toll Colossus").Price = &rules.Price{Ways: []rules.Fee{{}, {Text: "Discard 2 cards", Code: discard}}}
	if err := finishPrice(def("Toll Colossus")); err != nil {
		t.Fatal(err)
	}
	if g, err = g.Build(); err != nil {
		t.Fatal(err)
	}
	return g
}

const decreedScenarios = `game vainqueur

scenario A Battlefield that lets nobody use Spells
given
  turn A
  A hand: Meteor
  A BF: Silent Square
  B hand: Silent Square
then
  A may not: play Meteor because W-111

scenario A Spell used from the Cemetery leaves the game
given
  turn A
  A Master: Grave Door
  A Cem: Meteor
  A hand: nothing
  B hand: nothing
  B Field: Trumpeter
when
  A: play Meteor
  all pass
then
  A Cem: nothing

scenario One tribute less
given
  turn A
  A Field: Trumpeter
  A hand: Toll Colossus
when
  A: summon Toll Colossus
  A: way 1; pick Trumpeter
  all pass
then
  A Field: Toll Colossus

scenario Two cards rather than tributes
given
  turn A
  A Field: Wandering Ox
  A hand: Toll Colossus, Meteor, Silent Square
  B hand: nothing
when
  A: summon Toll Colossus
  all pass
then
  A Field: Wandering Ox, Toll Colossus
  A Cem has Meteor, Silent Square

scenario Neither way
given
  turn A
  A Field: Wandering Ox
  A hand: Toll Colossus, Meteor
then
  A may not: summon Toll Colossus because W-033

scenario A monster goes under the deck
given
  turn A
  A Master: Sieve Regent
  A Field: Wandering Ox, Trumpeter
  A hand: Toll Colossus
  A deck: Meteor, nothing else
when
  A: summon Toll Colossus
  A: way 1; pick Wandering Ox
  all pass
then
  A deck: Meteor, Wandering Ox
  A Cem: nothing
`

func TestDecreesByHand(t *testing.T) {
	g := decreed(t)
	f, err := scenario.Read(func(string) (*rules.Game, error) { return g, nil }, "test.txt", strings.NewReader(decreedScenarios))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range f.Scenarios {
		if err := s.Run(); err != nil {
			t.Errorf("%s: %v", s.Name, err)
		}
	}
}
