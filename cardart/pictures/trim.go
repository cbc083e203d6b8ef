package pictures

import (
	"slices"
	"strings"

	"feltstack/rules/names"
)

// Trim is what a card file says of a card's looks beside its picture, in words as they stand
// there. Whether there is such a frame is for those who draw it to say.
type Trim struct{ Frame, Flavor, Artist, Symbol, Rarity string }

// The keys of a card file for a Trim.
const (
	KeyFrame  = "frame"
	KeyFlavor = "flavor"
	KeyArtist = "artist"
	KeySymbol = "symbol"
	KeyRarity = "rarity"
)

// TrimKeys are all of them.
func TrimKeys() []string { return []string{KeyFrame, KeyFlavor, KeyArtist, KeySymbol, KeyRarity} }

// The most letters that are shown.
const (
	MostFlavor = 300
	MostArtist = 50
)

// TrimOf returns what a card shows that was read from a file: Def.Art of package rules.
func TrimOf(art map[string]any) Trim {
	word := func(key string) string {
		s, _ := art[key].(string)
		return s
	}
	return Trim{word(KeyFrame), lines(word(KeyFlavor)), short(names.Line(word(KeyArtist)), MostArtist), word(KeySymbol), word(KeyRarity)}
}

// WithTrim adds those of a card's keys that are of a Trim to what is shown.
func WithTrim(art, keys map[string]any) map[string]any {
	for _, key := range TrimKeys() {
		if v, ok := keys[key]; ok {
			if art == nil {
				art = map[string]any{}
			}
			art[key] = v
		}
	}
	return art
}

// lines is a text without what can't be seen.
func lines(text string) string {
	all := strings.Split(text, "\n")
	for i := range all {
		all[i] = names.Line(all[i])
	}
	all = slices.DeleteFunc(all, func(s string) bool { return s == "" })
	return short(strings.Join(all, "\n"), MostFlavor)
}

func short(s string, most int) string {
	if r := []rune(s); len(r) > most {
		return string(r[:most])
	}
	return s
}
