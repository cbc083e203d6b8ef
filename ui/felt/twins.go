package felt

import (
	"slices"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// namedApart adds to texts that are the same what tells the cards apart that they stand for: the
// zone they lie in, a number on them, or their place in the row. Card 0 is none.
func namedApart(s *table.Scene, about func(def int) library.CardInfo, texts []string, cards []int) []string {
	out := slices.Clone(texts)
	same := map[string][]int{}
	for i, text := range texts {
		if cards[i] != 0 {
			same[text] = append(same[text], i)
		}
	}
	for text, at := range same {
		var twins []table.CardScene
		for _, i := range at {
			if c, ok := s.Card(cards[i]); ok && !slices.ContainsFunc(twins, func(o table.CardScene) bool { return o.ID == c.ID }) {
				twins = append(twins, c)
			}
		}
		if len(twins) < 2 || len(twins) < len(at) {
			continue
		}
		for k, which := range twinNames(s, about, twins) {
			if which != "" {
				out[at[k]] = words.Say("table.which", "text", text, "which", which)
			}
		}
	}
	return out
}

// twinNames says of cards of one name which each is; nothing where nothing tells.
func twinNames(s *table.Scene, about func(def int) library.CardInfo, twins []table.CardScene) []string {
	var ways [][]string
	zones := make([]string, len(twins))
	for k, c := range twins {
		for _, z := range s.Zones {
			if z.ID == c.Zone {
				zones[k] = lowerFirst(z.Name)
			}
		}
	}
	ways = append(ways, zones)
	var stats [][4]cardart.Stat
	for _, c := range twins {
		stats = append(stats, presently(about(c.Def).Face, c.Stats).Stats)
	}
	for i := range stats[0] {
		way := make([]string, len(twins))
		for k := range twins {
			if st := stats[k][i]; st.Value != "" {
				way[k] = st.Label + " " + st.Value
			}
		}
		ways = append(ways, way)
	}
	ways = append(ways, numbered(s, twins))
	for _, way := range ways {
		if sorted := slices.Sorted(slices.Values(way)); !slices.Contains(way, "") && len(slices.Compact(sorted)) == len(way) {
			return way
		}
	}
	return make([]string, len(twins))
}

// numbered is which cards of a row these are from the left; nothing where they don't lie in one row.
func numbered(s *table.Scene, twins []table.CardScene) []string {
	out := make([]string, len(twins))
	for _, z := range s.Zones {
		if z.ID == twins[0].Zone && z.Area.Style == table.StylePile {
			return out
		}
	}
	for k, c := range twins {
		if c.Zone != twins[0].Zone {
			return make([]string, len(twins))
		}
		n := 0
		for _, o := range s.Cards {
			if o.Zone == c.Zone && o.Host == 0 {
				n++
			}
			if o.ID == c.ID {
				break
			}
		}
		out[k] = words.Say("table.from_left", "n", n)
	}
	return out
}
