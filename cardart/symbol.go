package cardart

import (
	"image/color"
	"slices"
)

// Symbols in texts are letters of their own: each has a place in the private use area of Unicode,
// in every tint.
const (
	firstSymbol = '\ue100'
	firstPip    = '\ue400'
	tintCount   = 8
)

// symbolSigns are the symbols of texts, as names of files of signs.
var symbolSigns = slices.Concat(emblems[1:], []string{"hearts", "fish", "foot", "lolly", "turn"})

// tints are the colours of symbols: the first is that of the text.
var tints = [tintCount]struct {
	name string
	on   color.NRGBA // paper
}{{}, {"red", hex(0xa8281f)}, {"blue", hex(0x1f5c9e)}, {"green", hex(0x2a7138)}, {"violet", hex(0x6b3a96)}, {"gold", hex(0x9a6c0c)}, {"ice", hex(0x2c7f9c)}, {"grey", hex(0x56646f)}}

// TintColor is the colour of a tint of symbols, on paper.
func TintColor(tint string) color.NRGBA {
	for _, t := range tints {
		if t.name == tint {
			return t.on
		}
	}
	return color.NRGBA{}
}

// Symbol is how a small picture is written in a text: that of an emblem or suit, one of
// "fish", "foot", "lolly" and "turn", or a capital letter on a disc. Its tint is "" (the text's
// colour), "red", "blue", "green", "violet", "gold", "ice" or "grey". "" if there is no such one.
func Symbol(name, tint string) string {
	t := slices.IndexFunc(tints[:], func(t struct {
		name string
		on   color.NRGBA
	}) bool {
		return t.name == tint
	})
	if t < 0 {
		return ""
	}
	if len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' {
		return string(firstPip + rune(name[0]-'A')*tintCount + rune(t))
	}
	for suit, is := range suitNames {
		if is == name && tint == "" { // it has a colour of its own
			return suit.String()
		}
	}
	if i := slices.Index(symbolSigns, name); i >= 0 {
		return string(firstSymbol + rune(i)*tintCount + rune(t))
	}
	return ""
}

// isSymbol reports whether a letter is one of [Symbol].
func isSymbol(r rune) bool {
	return r >= firstSymbol && r < firstSymbol+rune(len(symbolSigns))*tintCount || r >= firstPip && r < firstPip+26*tintCount
}

// writeSymbol draws a symbol around the origin, in a text of one em.
func (p pen) writeSymbol(r rune, t textStyle) {
	tint := int(r-firstSymbol) % tintCount
	if r >= firstPip {
		tint = int(r-firstPip) % tintCount
	}
	c := tints[tint].on
	switch {
	case tint == 0:
		c = t.colour
	case luminance(t.colour) > 0.5: // the text is light: its ground is dark
		c = lighter(c, 0.45)
	}
	if r < firstPip {
		p.scaled(0.0078).fill(silhouette(signArts()[symbolSigns[(r-firstSymbol)/tintCount]]()), c)
		return
	}
	p.fill(circle(0, 0, 0.39), c)
	letter := textStyle{face: fonts().bold, size: 0.62, colour: legibleOn(c)}
	p.writeIn(letter, string('A'+(r-firstPip)/tintCount), 0, 0, 0.6)
}
