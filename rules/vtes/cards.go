package vtes

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/cardfile"
)

//go:embed cards/*.toml
var cardFiles embed.FS

//go:embed primer.md
var primer string // how its cards are made

// cardFacts are the keys of card files, at their places in Def.Facts.
var cardFacts = keys()

func keys() []cardfile.Fact {
	all := []cardfile.Fact{
		FactKind:     {},
		FactClan:     {},
		FactSect:     {Key: "sect", Values: sectWords},
		FactTitle:    {},
		FactGroup:    {Key: "group"},
		FactCapacity: {Key: "capacity"},
		FactBleed:    {Key: "bleed"},
		FactStrength: {Key: "strength"},
		FactPool:     {Key: "pool"},
		FactBlood:    {Key: "blood", Values: bloodWords},
	}
	for _, d := range disciplines {
		all = append(all, cardfile.Fact{Key: d})
	}
	return all
}

// facts are the numbers of cards: Def.Facts.
func facts() []rules.NumSpec {
	all := []rules.NumSpec{
		FactKind: {}, FactClan: {}, FactSect: {}, FactTitle: {}, FactGroup: {},
		FactCapacity: {Name: "capacity", Has: isVampire},
		FactBleed:    {Name: "bleed", Signed: true, Has: isMinion},
		FactStrength: {Name: "strength", Has: isMinion},
		FactPool:     {}, FactBlood: {},
	}
	return append(all, make([]rules.NumSpec, len(disciplines))...)
}

// recipe is how the game is made.
func recipe() *cardfile.Recipe {
	return &cardfile.Recipe{Frame: frame, Words: vocabulary, Facts: cardFacts, Cards: cardFiles, Decks: deckFiles, Ready: ready}
}

// Pool is the language of VTES and the cards that come with it, with whatever is wrong in them.
func Pool() (*cardfile.Pool, error) { return recipe().Pool() }

// ready does what is left once the game has its cards.
func ready(g *rules.Game, _ *cardfile.Pool) { g.CheckDeck = checkDeck(g) }

// is reports whether a card is of a kind.
func is(d *rules.Def, kind int) bool { return d.Facts[FactKind]>>kind&1 == 1 }

func isVampire(m *rules.Match, c rules.CardID) bool { return is(m.Def(c), kindVampire) }

func isMinion(m *rules.Match, c rules.CardID) bool {
	return is(m.Def(c), kindVampire) || is(m.Def(c), kindAlly)
}

// finish reads the type line of a card: "Vampire - Ventrue Prince", "Action Modifier and Combat".
func finish(d *rules.Def) error {
	if d.Short == "" {
		d.Short = strings.ReplaceAll(d.Name, ",", "") // lists of cards have commas between them
	}
	kinds, rest, _ := strings.Cut(d.Type, " - ")
	for word := range strings.SplitSeq(kinds, " and ") {
		i := slices.Index(kindWords[:], word)
		if i < 0 {
			return fmt.Errorf("a type begins with one of %s, not as %q", strings.Join(kindWords[:], ", "), d.Type)
		}
		d.Facts[FactKind] |= 1 << i
	}
	for word := range strings.FieldsSeq(rest) {
		clan, title := slices.Index(clanWords, word), slices.Index(titleWords, word)
		switch {
		case clan > 0:
			d.Facts[FactClan] = int16(clan)
		case title > 0:
			d.Facts[FactTitle] = int16(title)
		default:
			return fmt.Errorf("%q is neither a clan (%s) nor a title (%s)", word, strings.Join(clanWords[1:], ", "), strings.Join(titleWords[1:], ", "))
		}
	}
	for i, key := range disciplines {
		if d.Facts[FactDiscipline+i] > 2 {
			return fmt.Errorf("%s is 1 or 2: inferior or superior", key)
		}
	}
	switch vampire := is(d, kindVampire); {
	case vampire && (d.Facts[FactCapacity] == 0 || d.Facts[FactGroup] == 0):
		return fmt.Errorf("a vampire has a capacity and a group")
	case !vampire && (d.Facts[FactCapacity] > 0 || d.Facts[FactGroup] > 0):
		return fmt.Errorf("only vampires have a capacity and a group")
	case vampire:
		d.Facts[FactBleed], d.Facts[FactStrength] = max(d.Facts[FactBleed], 1), max(d.Facts[FactStrength], 1)
	}
	return nil
}
