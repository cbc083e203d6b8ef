package felt

import (
	"image"

	"feltstack/cardart/ground"
	"feltstack/table"
	"feltstack/ui/kit"
)

// The measures of banners.
const (
	bannerMost  = 150 // how long one is
	bannerAside = 16  // from the end of the hand
	bannerFree  = 5   // of its widths, a hand is wide that two of them hang beside
)

// banners is where cloth may hang at the edges of a table for two, in pixels: at both ends of
// each hand, where cards may lie over it but nothing is written.
func (a *arrangement) banners(s *table.Scene, scale float32) ground.Banners {
	var out ground.Banners
	if len(s.Seats) != 2 {
		return out
	}
	n := 0
	for _, z := range s.Zones {
		p := a.Zones[z.ID]
		if p == nil || z.Area.Row != table.RowHand || n+2 > len(out) {
			continue
		}
		b := p.Box
		if near := z.Seat == s.Me; near {
			b.Y, b.H = b.Y+kit.Gap, min(a.All.Bottom()-ground.Rim, b.Bottom()+kit.Gap)-b.Y-kit.Gap
			b = b.Moved(0, max(b.H-bannerMost, 0))
		} else {
			b.H, b.Y = b.Bottom()-ground.Rim-kit.Gap/2, ground.Rim
		}
		b.H = min(b.H, bannerMost)
		wide := b.H / ground.BannerLong
		if b.W < bannerFree*wide {
			continue
		}
		for _, x := range []float32{b.X + bannerAside, b.Right() - bannerAside - wide} {
			at := image.Rect(int(x*scale), int(b.Y*scale), int((x+wide)*scale), int((b.Y+b.H)*scale))
			out[n] = ground.Banner{Box: at, Near: z.Seat == s.Me}
			n++
		}
	}
	return out
}
