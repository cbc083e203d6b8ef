package vainqueur

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

//go:embed foreign.txt
var foreign string // what other games say

//go:embed readings.txt
var readings string // what is short for something

//go:embed primer.md
var primer string // how its cards are made

// cardFacts are the keys of card files, at their places in Def.Facts.
var cardFacts = []cardfile.Fact{
	FactRank: {Key: "rank", Values: rankWords},
	FactSTR:  {Key: "str"},
	FactDEF:  {Key: "def"},
	FactHP:   {Key: "hp"},
}

// recipe is how the game is made.
func recipe() *cardfile.Recipe {
	return &cardfile.Recipe{Frame: frame, Words: vocabulary, Facts: cardFacts, Cards: cardFiles, Decks: deckFiles, Ready: ready}
}

// Pool is the language of Vainqueur and the cards that come with it, with
// whatever is wrong in them.
func Pool() (*cardfile.Pool, error) { return recipe().Pool() }

// ready does what is left once the game has its cards: it charges Spells, and finds the tokens that texts make.
func ready(g *rules.Game, p *cardfile.Pool) {
	chargeSpells(g)
	for _, name := range p.Language.Tokens() {
		i := slices.IndexFunc(g.Defs, func(d rules.Def) bool { return d.Name == name && d.Facts[FactKind] >= MonsterToken })
		g.Tokens = append(g.Tokens, rules.DefID(i))
	}
	g.CheckDeck = checkDeck(g)
}

// maxHP is as much damage as a card's counters can count.
const maxHP = 127

// finish reads the type line of a card: subtypes and kind.
func finish(d *rules.Def) error {
	if d.Short == "" {
		d.Short = d.Name
	}
	rest := d.Type
	for k := len(kindWords) - 1; k > 0; k-- {
		if before, found := strings.CutSuffix(d.Type, kindWords[k]); found {
			d.Facts[FactKind], rest = int16(k), before
			break
		}
	}
	if d.Facts[FactKind] == 0 && slices.Contains(subtypes[:], d.Type) {
		return fmt.Errorf("%q is a subtype: say \"%[1]s Monster\" or \"%[1]s Master\"", d.Type)
	}
	if d.Facts[FactKind] == 0 {
		return fmt.Errorf("a type ends in one of %s, not as %q", strings.Join(kindWords[1:], ", "), d.Type)
	}
	for _, w := range strings.Fields(rest) {
		i := slices.Index(subtypes[:], w)
		if i < 0 {
			return fmt.Errorf("unknown subtype %q: choose from %s", w, strings.Join(subtypes[:], ", "))
		}
		d.Facts[FactTypes] |= 1 << i
	}
	if d.Facts[FactKind] >= MonsterToken {
		d.Facts[FactRank] = 0 // a token has none (W-040), whatever its file says
	}
	d.Common = d.Facts[FactKind] == Battlefield
	if err := finishPrice(d); err != nil {
		return err
	}
	own := func(s rules.Static) bool { return s.Whom == nil && len(s.Changes) > 0 }
	switch k := d.Facts[FactKind]; {
	case !fights(d) && slices.ContainsFunc(d.Statics, own):
		return fmt.Errorf("only monsters have STR and DEF: they are nothing to this card")
	case !fights(d) && d.Keywords&^(KeyNoEffectDeath|KeyNoTarget|KeyNoAttacked|KeyFaceDown) != 0:
		return fmt.Errorf("only monsters attack and change position: it can't have what its text says of it")
	case k == Monster && d.Facts[FactRank] == 0:
		return fmt.Errorf("a monster has a rank: α, β or Ω")
	case (k == Master || k == MasterToken) && d.Facts[FactHP] == 0:
		return fmt.Errorf("a Master has HP")
	case d.Facts[FactHP] > maxHP:
		return fmt.Errorf("a Master has %d HP at most", maxHP)
	}
	return nil
}

// fights reports whether a card is a monster.
func fights(d *rules.Def) bool {
	return d.Facts[FactKind] == Monster || d.Facts[FactKind] == MonsterToken
}
