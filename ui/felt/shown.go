package felt

import (
	"slices"
	"strings"

	"feltstack/table"
	"feltstack/ui/words"
)

// shownCard is a card, or a play with its card, as the inspector shows it.
type shownCard struct {
	ID    int // of the card on the table, 0 where only its name was pointed at
	Def   int
	Item  int      // the play on the stack that is shown, 0: only the card
	Where string   // "In your point row"
	State []string // what its badges say
	Added []added  // what modules have it say besides its own text
	Round string   // in which it was played as the last of all, "": it wasn't
	By    int      // and the seat that played it
}

// added is a line of rules that a card has from elsewhere, as from a module.
type added struct{ From, Line string }

// hidden reports whether it is a card that is seen only from behind.
func (c shownCard) hidden() bool { return c.Def == 0 && c.ID != 0 }

// none reports whether there is nothing to show.
func (c shownCard) none() bool { return c.Def == 0 && c.ID == 0 }

// same reports whether another one shows nothing else.
func (c shownCard) same(o shownCard) bool {
	return c.ID == o.ID && c.Def == o.Def && c.Item == o.Item && c.Round == o.Round && c.Where == o.Where && slices.Equal(c.State, o.State) && slices.Equal(c.Added, o.Added)
}

// named is a card that a text names, card 0: any of that name.
func named(def, card int) shownCard { return shownCard{ID: card, Def: def} }

// isNamed reports whether a text names this very card, as far as it says which one it means.
func (c shownCard) isNamed(n table.NamedCard) bool {
	if c.hidden() || c.ID > 0 && n.Card != 0 {
		return n.Card == c.ID
	}
	return n.Def == c.Def
}

// describePlace says of a card as it lies what the inspector tells: where it stands for a
// play, that play.
func describePlace(s *table.Scene, p cardPlace) shownCard {
	for _, it := range s.Stack {
		if p.Item != 0 && it.ID == p.Item {
			if i := likenessOf(it.ID, p.Card.ID); i >= 0 && i < len(it.Cards) {
				p.Card = it.Cards[i] // it lies elsewhere
			}
			c := describe(s, p.Card)
			c.Item = it.ID
			return c
		}
	}
	return describe(s, p.Card)
}

// describeItem is a play with its first card that can be seen.
func describeItem(s *table.Scene, it table.ItemScene) shownCard {
	for _, c := range it.Cards {
		if c.Def != 0 {
			d := describe(s, c)
			d.Item = it.ID
			return d
		}
	}
	return shownCard{}
}

// describe says of a card what the inspector tells besides its face.
func describe(s *table.Scene, c table.CardScene) shownCard {
	d := shownCard{ID: c.ID, Def: c.Def}
	for _, z := range s.Zones {
		switch {
		case z.ID != c.Zone:
		case z.Area.Row == table.RowHost:
		case z.Area.Row == table.RowStack:
			d.Where = words.Say("table.on_stack")
		case z.Area.Alone:
			d.Where = z.Name
		case z.Seat < 0:
			d.Where = words.Say("table.in_the", "zone", lowerFirst(z.Name))
		case z.Seat == s.Me:
			d.Where = words.Say("table.in", "zone", lowerFirst(z.Name))
		default:
			d.Where = words.Say("table.in", "zone", z.Name)
		}
	}
	for _, b := range c.Badges {
		if b.From != "" {
			d.Added = append(d.Added, added{b.From, b.Text})
		} else {
			d.State = append(d.State, b.Text)
		}
	}
	for _, line := range hanging(s, c) {
		// The game may say it of its own accord, and more of it.
		if !slices.ContainsFunc(d.State, func(said string) bool { return strings.HasPrefix(said, line) }) {
			d.State = append(d.State, line)
		}
	}
	return d
}

// hanging says what is attached to a card, and what it is attached to itself.
func hanging(s *table.Scene, c table.CardScene) []string {
	under := map[int]bool{}
	for _, z := range s.Zones {
		under[z.ID] = z.Area.Under
	}
	var said []string
	hidden := 0
	for _, o := range s.Cards {
		switch {
		case o.Host == c.ID && under[o.Zone] && o.Name == "":
			hidden++
		case o.Host == c.ID && under[o.Zone]:
			said = append(said, words.Say("table.under_it", "card", o.Name))
		case o.Host == c.ID && o.Name != "":
			said = append(said, words.Say("table.attached_to_it", "card", o.Name))
		}
		switch {
		case c.Host == 0 || o.ID != c.Host || o.Name == "":
		case under[c.Zone]:
			said = append(said, words.Say("table.under", "card", o.Name))
		default:
			said = append(said, words.Say("table.attached_to", "card", o.Name))
		}
	}
	if hidden > 0 {
		said = append(said, words.Say("table.hidden_under", "n", hidden))
	}
	return said
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// history is the last lines of the log about a card, the oldest first.
func history(s *table.Scene, c shownCard, most int) []table.Line {
	var lines []table.Line
	for i := len(s.Log) - 1; i >= 0 && len(lines) < most; i-- {
		if slices.ContainsFunc(s.Log[i].Cards, c.isNamed) {
			lines = append(lines, s.Log[i])
		}
	}
	slices.Reverse(lines)
	return lines
}

// aimsOf names what a play is aimed at.
func aimsOf(s *table.Scene, it table.ItemScene) (aims, on []string) {
	for _, id := range it.Targets {
		for _, c := range s.Cards {
			switch {
			case c.ID != id || c.Name == "":
			case slices.Contains(it.Aimed, id):
				aims = append(aims, c.Name)
			default:
				on = append(on, c.Name)
			}
		}
	}
	for _, other := range s.Stack {
		if it.ItemOf != 0 && other.ID == it.ItemOf {
			aims = append(aims, other.Title)
		}
	}
	for _, seat := range it.Against {
		for _, p := range s.Seats {
			if p.Seat == seat {
				aims = append(aims, p.Name)
			}
		}
	}
	return aims, on
}
