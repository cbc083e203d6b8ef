package lab

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules/bot/lab"
	"feltstack/ui/words"
)

// cardRow is a card in a list: how the runs did with it.
type cardRow struct {
	name, note string
	values     []*value
	times      int     // of the first run that has it
	rate       float64 // likewise
	edge       float64 // likewise: by how much more is won with it than without
}

// order is how a list of cards is sorted.
type order int

// The orders.
const (
	byTimes order = iota
	byBest
	byWorst
	byName
)

// orders are what they are called.
func orders() []string {
	return []string{words.Say("lab.by_times"), words.Say("lab.by_best"), words.Say("lab.by_worst"), words.Say("lab.by_name")}
}

// mostRows is how many cards are shown.
const mostRows = 100

// played draws the win rate by use of a card.
func (c *chart) played(by order) {
	c.legend()
	c.head(words.Say("lab.uses"))
	c.say(words.Say("lab.uses_help"))
	type key struct{ card, how string }
	find := make([]map[key]lab.Usage, len(c.runs))
	for i, s := range c.runs {
		find[i] = map[key]lab.Usage{}
		for _, u := range s.Report.Cards {
			find[i][key{u.Card, u.How}] = u
		}
	}
	var rows []cardRow
	for _, k := range keys(c, func(s *series) []key {
		var all []key
		for _, u := range s.Report.Cards {
			all = append(all, key{u.Card, u.How})
		}
		return all
	}) {
		row := cardRow{name: words.Say("lab.use", "card", k.card, "how", k.how)}
		for i := range c.runs {
			u, is := find[i][k]
			if !is {
				row.values = append(row.values, nil)
				continue
			}
			row.values = append(row.values, share(u.Won, c.runs[i].Report.Even))
			if row.times == 0 {
				row.times, row.rate = u.Played, u.Won.Rate
				row.edge = u.Won.Rate
			}
		}
		if !c.several() {
			row.note = words.Count("lab.times", row.times)
		}
		rows = append(rows, row)
	}
	c.list(rows, by)
}

// held draws the win rate with a card in hand, and says that without it. player is whose hand,
// from 1; 0 for anyone's.
func (c *chart) held(by order, player int) {
	c.legend()
	c.head(words.Say("lab.held"))
	c.say(words.Say("lab.held_help"))
	find := make([]map[string]lab.Holding, len(c.runs))
	for i := range c.runs {
		find[i] = map[string]lab.Holding{}
		for _, h := range c.runs[i].Report.Held {
			if h.Player == player {
				find[i][h.Card] = h
			}
		}
	}
	var rows []cardRow
	for _, card := range keys(c, func(s *series) []string {
		var all []string
		for _, h := range s.Report.Held {
			if h.Player == player {
				all = append(all, h.Card)
			}
		}
		return all
	}) {
		row := cardRow{name: card}
		for i := range c.runs {
			h, is := find[i][card]
			if !is {
				row.values = append(row.values, nil)
				continue
			}
			even := 0.0
			if h.Without.Of > 0 {
				even = h.Without.Rate
			}
			row.values = append(row.values, share(h.With, even))
			if row.times == 0 {
				row.times, row.rate, row.edge = h.With.Of, h.With.Rate, h.Edge()
				if !c.several() {
					row.note = words.Say("lab.hand_note", "with", words.Count("lab.count_games", h.With.Of), "without", words.Percent(h.Without.Rate))
				}
			}
		}
		rows = append(rows, row)
	}
	c.list(rows, by)
}

// list draws rows in an order. Those with few games come last where the best or worst are
// asked for: they say nothing.
func (c *chart) list(rows []cardRow, by order) {
	most := 0
	for _, r := range rows {
		most = max(most, r.times)
	}
	few := func(r cardRow) int {
		if r.times*20 < most {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(rows, func(a, b cardRow) int {
		switch by {
		case byBest:
			return cmp.Or(few(a)-few(b), cmp.Compare(b.edge, a.edge))
		case byWorst:
			return cmp.Or(few(a)-few(b), cmp.Compare(a.edge, b.edge))
		case byName:
			return strings.Compare(a.name, b.name)
		}
		return b.times - a.times
	})
	for i, r := range rows {
		if i == mostRows {
			c.say(words.Say("lab.more_rows", "n", len(rows)-mostRows))
			break
		}
		c.bars(r.name, r.note, r.values)
	}
	if len(rows) == 0 {
		c.say(words.Say("lab.no_cards"))
	}
	c.y += 10
}
