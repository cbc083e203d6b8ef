package cardart

import (
	"slices"
	"strings"
)

// Emblem is a small sign: of a set, and in texts.
type Emblem uint8

// emblems are the names of the files of their shapes; the first is none.
var emblems = []string{"", "sun", "moon", "crown", "flame", "leaf", "drop", "sword", "shield", "bolt", "snow"}

// emblemSigns are what people write for them in a text.
var emblemSigns = []rune{0, '☀', '☾', '♛', '♨', '☘', '●', '⚔', '⛨', '⚡', '❄'}

// Emblems are the names of all emblems.
func Emblems() []string { return slices.Clone(emblems[1:]) }

// EmblemNamed is the emblem of a name, none for a name that none has.
func EmblemNamed(name string) Emblem { return Emblem(max(slices.Index(emblems, name), 0)) }

// String is its name, "" for none.
func (e Emblem) String() string { return emblems[min(int(e), len(emblems)-1)] }

// Sign is how it is written in a text, "" for none.
func (e Emblem) Sign() string {
	if e == 0 || int(e) >= len(emblems) {
		return ""
	}
	return string(emblemSigns[e])
}

func emblemOf(r rune) (Emblem, bool) {
	i := slices.Index(emblemSigns, r)
	return Emblem(max(i, 0)), i > 0
}

// shape is its outline, in a box of 100 units around the origin.
func (e Emblem) shape() outline { return silhouette(signArts()[e.String()]()) }

// Rarity is how seldom a card is found.
type Rarity uint8

const (
	NoRarity Rarity = iota
	Common
	Uncommon
	Rare
	Legendary
)

// rarities are their names in card files.
var rarities = []string{"", "common", "uncommon", "rare", "legendary"}

// Rarities are the names of all rarities.
func Rarities() []string { return slices.Clone(rarities[1:]) }

// RarityNamed is the rarity of a name, none for a name that none has.
func RarityNamed(name string) Rarity { return Rarity(max(slices.Index(rarities, name), 0)) }

// String is its name, "" for none.
func (r Rarity) String() string { return rarities[min(int(r), len(rarities)-1)] }

// WithEmblems writes signs for the names of emblems in braces: {sun}.
func WithEmblems(text string) string {
	for i, name := range emblems[1:] {
		text = strings.ReplaceAll(text, "{"+name+"}", string(emblemSigns[i+1]))
	}
	return text
}
