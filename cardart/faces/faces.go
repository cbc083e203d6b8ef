// Package faces says which face a game's card has: what is printed on it, as
// the game tells, in the way that cardart draws.
package faces

import (
	"image/color"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/rules/looks"
)

// Pictures finds the picture that someone put on a card of a set of their own, or the
// motif that they drew for it; nil where there is neither. It is called often, and must not
// wait for the disk.
type Pictures func(d *rules.Def) cardart.Picture

// Of is how a card of a game with some looks is drawn. Cards show their motifs if own
// is nil.
func Of(g *rules.Game, l *looks.Game, d *rules.Def, own Pictures) cardart.Face {
	f := cardart.Face{Style: cardart.Framed, Title: d.Name, Type: d.Type, Text: drawn(l.Symbols, d.Text), Motif: d.Motif}
	if shown := pictures.Of(d.Art); own != nil && (shown.File != "" || d.Motif != "" && !cardart.IsMotif(d.Motif)) {
		f.Picture = own(d)
		f.Crop = cardart.Crop{X: shown.X, Y: shown.Y, Width: shown.Width}
	}
	trim := pictures.TrimOf(d.Art)
	f.Frame, f.Flavor, f.Artist = cardart.FrameNamed(trim.Frame), cardart.WithEmblems(trim.Flavor), trim.Artist
	f.Emblem, f.Rarity = cardart.EmblemNamed(trim.Symbol), cardart.RarityNamed(trim.Rarity)
	if l.Printed == nil {
		return f
	}
	if len(d.Facts) < len(g.Facts) { // a card that doesn't work has none
		blank := *d
		blank.Facts = make([]int16, len(g.Facts))
		copy(blank.Facts, d.Facts)
		d = &blank
	}
	p := l.Printed(d)
	f.Rank, f.Points = p.Rank, p.Points
	if f.Motif == "" {
		f.Motif = p.Motif
	}
	for i := range min(len(p.Stats), len(f.Stats)) {
		f.Stats[i] = cardart.Stat{Label: p.Stats[i].Name, Value: p.Stats[i].Value}
		if sign := drawn(l.Symbols, p.Stats[i].Name); sign != p.Stats[i].Name {
			f.Stats[i].Sign = sign
		}
	}
	if c := p.Accent; c != 0 {
		f.Accent = color.RGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 255}
	}
	if p.Classic {
		f.Style, f.Type, f.Motif = cardart.Playing, "", ""
		for _, suit := range []cardart.Suit{cardart.Clubs, cardart.Diamonds, cardart.Hearts, cardart.Spades} {
			if suit.String() == p.Suit {
				f.Suit = suit
			}
		}
	}
	return f
}
