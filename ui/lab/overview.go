package lab

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"feltstack/rules/bot/lab"
	"feltstack/rules/text"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"
)

// overview draws what runs came to: who wins, with which deck, whether it matters who
// begins, how games end and how long they take.
func (c *chart) overview() {
	c.legend()
	c.winners()
	c.versus()
	c.points()
	c.traits()
	c.head(words.Say("lab.advantage"))
	c.bars(words.Say("lab.starter"), "", c.each(func(s *series) *value { return share(s.Report.First, s.Report.Even) }))
	c.head(words.Say("lab.endings"))
	for _, how := range keys(c, func(s *series) []string {
		return slices.SortedFunc(maps.Keys(s.Report.Endings), func(a, b string) int {
			return cmp.Or(s.Report.Endings[b].N-s.Report.Endings[a].N, cmp.Compare(a, b))
		})
	}) {
		c.bars(text.Upper(how), "", c.each(func(s *series) *value { return share(s.Report.Endings[how], 0) }))
	}
	c.turns()
	c.y += 10
}

// winners draws how often each seat wins.
func (c *chart) winners() {
	c.head(words.Say("lab.winners"))
	most := 0
	for _, s := range c.runs {
		most = max(most, len(s.Report.Rates))
	}
	for i := range most {
		label := words.Say("common.player", "n", i+1)
		if !c.several() {
			s := &c.runs[0]
			label = words.Say("lab.place", "n", i+1, "player", seatNames(s.info, &s.Setup)[i])
		}
		c.bars(label, "", c.each(func(s *series) *value {
			if i >= len(s.Report.Rates) {
				return nil
			}
			return share(s.Report.Rates[i], s.Report.Even)
		}))
	}
	for _, side := range keys(c, func(s *series) []string {
		var all []string
		for _, t := range s.Report.Teams {
			all = append(all, t.Name())
		}
		return all
	}) {
		c.bars(words.Say("lab.team", "players", side), "", c.each(func(s *series) *value {
			for _, t := range s.Report.Teams {
				if t.Name() == side {
					return share(t.Rate, s.Report.Even)
				}
			}
			return nil
		}))
	}
	if slices.ContainsFunc(c.runs, func(s series) bool { return s.Report.Draws > 0 }) {
		c.bars(words.Say("common.nobody"), "", c.each(func(s *series) *value { return share(lab.NewShare(s.Report.Draws, s.Report.Games), 0) }))
	}
}

// fixed is the deck with which player 1 of a run always plays, "" for any.
func (s *series) fixed() string {
	if len(s.Report.Decks) == 0 {
		return ""
	}
	return s.Report.Decks[0]
}

// versus draws how the deck of player 1 does against each other one; where chance deals them,
// how each deck does.
func (c *chart) versus() {
	all := slices.ContainsFunc(c.runs, func(s series) bool { return s.fixed() == "" })
	rates := make([]map[string]lab.Matchup, len(c.runs))
	for i := range c.runs {
		s := &c.runs[i]
		rates[i] = map[string]lab.Matchup{}
		for _, m := range s.Report.Versus {
			key := m.Against
			if all {
				key = m.Deck
			} else if m.Deck != s.fixed() {
				continue
			}
			sum := rates[i][key]
			rates[i][key] = lab.Matchup{Won: lab.NewShare(sum.Won.N+m.Won.N, sum.Won.Of+m.Won.Of), Drawn: sum.Drawn + m.Drawn}
		}
	}
	at := 0
	names := keys(c, func(*series) []string {
		mine := rates[at]
		at++
		return slices.SortedFunc(maps.Keys(mine), func(a, b string) int {
			return cmp.Or(cmp.Compare(mine[b].Won.Rate, mine[a].Won.Rate), cmp.Compare(a, b))
		})
	})
	if len(names) == 0 || !all && len(names) < 2 && !c.several() {
		return // it says no more than who wins
	}
	switch {
	case all:
		c.head(words.Say("lab.by_deck"))
	case c.several():
		c.head(words.Say("lab.by_opponent"))
	default:
		c.head(words.Say("lab.versus", "deck", c.runs[0].fixed()))
	}
	for _, name := range names {
		var values []*value
		note := ""
		for i := range c.runs {
			m := rates[i][name]
			values = append(values, share(m.Won, 0.5))
			if n := m.Won.Of + m.Drawn; !c.several() && n > 0 {
				note = words.Count("lab.count_games", n)
			}
		}
		c.bars(cmp.Or(name, words.Say("decks.unnamed")), note, values)
	}
}

// points draws what a game comes to on average for each player, and each seat. A game without
// points of its own has none.
func (c *chart) points() {
	most := 0.0
	for _, s := range c.runs {
		if !s.Report.Scored {
			return
		}
		for _, a := range s.Report.Points {
			most = max(most, a.High)
		}
		for _, p := range s.Report.Places {
			most = max(most, p.Points.High)
		}
	}
	if most == 0 {
		return
	}
	scored := func(a lab.Average) *value {
		text := words.Say("lab.average", "mean", words.Tenths(a.Mean), "low", words.Tenths(a.Low), "high", words.Tenths(a.High))
		return &value{a.Low / most, a.Mean / most, a.High / most, 0, text}
	}
	at := func(all []lab.Average, i int) *value {
		if i >= len(all) {
			return nil
		}
		return scored(all[i])
	}
	seats := 0
	for _, s := range c.runs {
		seats = max(seats, len(s.Report.Points))
	}
	c.head(words.Say("lab.points"))
	for i := range seats {
		label := words.Say("common.player", "n", i+1)
		if !c.several() {
			label = words.Say("lab.place", "n", i+1, "player", seatNames(c.runs[0].info, &c.runs[0].Setup)[i])
		}
		c.bars(label, "", c.each(func(s *series) *value { return at(s.Report.Points, i) }))
	}
	if !c.several() {
		s := &c.runs[0]
		for _, kind := range s.Report.Kinds {
			c.bars(words.Say("lab.every", "player", levelName(s.info, kind.Name)), "", []*value{scored(kind.Points)})
		}
		for i, place := range s.Report.Places {
			c.bars(words.Say("common.seat", "n", i+1), "", []*value{scored(place.Points)})
		}
	}
}

// traits draws how seats did that had something throughout a game, as a Spec, in all seats
// and, of one run, in each, and in how many games they used it.
func (c *chart) traits() {
	type key struct {
		kind, name string
		seat       int
	}
	kind := ""
	for _, k := range keys(c, func(s *series) []key {
		var all []key
		for _, t := range s.Report.Traits {
			if t.Seat == 0 || !c.several() {
				all = append(all, key{t.Kind, t.Name, t.Seat})
			}
		}
		return all
	}) {
		if k.kind != kind {
			kind = k.kind
			c.head(words.Say("lab.trait", "kind", kind))
		}
		name, used := k.name, ""
		if k.seat > 0 {
			name = words.Say("lab.trait_seat", "name", k.name, "n", k.seat)
		}
		values := c.each(func(s *series) *value {
			for _, t := range s.Report.Traits {
				if t.Kind != k.kind || t.Name != k.name || t.Seat != k.seat {
					continue
				}
				var uses []string
				for _, u := range t.Uses {
					uses = append(uses, words.Say("lab.trait_use", "use", u.Name, "share", words.Percent(u.Games.Rate)))
				}
				used = words.Count("lab.trait_times", t.Had.N, "uses", words.List(uses))
				return share(t.Wins, s.Report.Even)
			}
			return nil
		})
		c.bars(name, "", values)
		if !c.several() {
			c.y -= 4
			c.say(used)
		}
	}
}

// turns draws how many games took how many turns: a bar of each run for each few of them.
func (c *chart) turns() {
	const height, bars = 90, 40
	if c.several() {
		c.head(words.Say("lab.lengths"))
	} else {
		r := c.runs[0].Report
		c.head(words.Say("lab.length", "p50", r.TurnsP50, "level", words.Percent(0.9), "p90", r.TurnsP90))
	}
	last := 0
	for _, s := range c.runs {
		last = max(last, slices.Max(append(slices.Collect(maps.Keys(s.Report.Turns)), 0)))
	}
	step := (last + bars) / bars
	parts := make([][]float32, len(c.runs)) // of the games of each run
	most := float32(0)
	for i, s := range c.runs {
		parts[i] = make([]float32, last/step+1)
		for n, games := range s.Report.Turns {
			parts[i][n/step] += float32(games) / float32(s.Report.Games)
			most = max(most, parts[i][n/step])
		}
	}
	wide := (c.width - 20) / float32(last/step+1)
	each := max(wide-2, 1) / float32(len(c.runs))
	for b := range last/step + 1 {
		x := float32(b) * wide
		for i := range c.runs {
			fill := look.Now().Edge
			if c.several() {
				fill = c.runs[i].color
			}
			h := float32(height) * parts[i][b] / max(most, 1e-6)
			c.k.Fill(kit.NewBox(x+float32(i)*each, c.y+height-h, each, max(h, 1)), fill)
		}
		if b%max((last/step+1)/10, 1) == 0 {
			c.k.Text(kit.Span{Text: strconv.Itoa(b * step), Color: look.Now().Dimmed}, 11, x, c.y+height+2)
		}
	}
	c.y += height + 22
	if c.several() {
		for _, s := range c.runs {
			c.say(words.Say("lab.run_length", "name", s.Name, "p50", s.Report.TurnsP50, "level", words.Percent(0.9), "p90", s.Report.TurnsP90))
		}
	}
}
