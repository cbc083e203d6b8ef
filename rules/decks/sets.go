package decks

import (
	"encoding/csv"
	"maps"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/names"
)

// OwnSet is a set of people's own cards, as far as it matters to decks.
type OwnSet struct {
	Name    string
	Problem string   // why its file can't be read
	Cards   []string // the names of all its cards, those that don't work too
}

// Absent is cards of a deck that the game does not know now, though they were
// of a set of people's own.
type Absent struct {
	Set   string
	Cards []string
	why   lack
	about string // what is wrong with the set's file
}

// lack is why a set does not give a card.
type lack int

const (
	lackSet lack = iota
	lackFile
	lackText
	lackCard
	lackRead
)

// String is a sentence without its end that says what to do.
func (a Absent) String() string {
	const most = 3
	names := strings.Join(a.Cards[:min(len(a.Cards), most)], ", ")
	if n := len(a.Cards) - most; n > 0 {
		names = catalog.Say("sets.more", "cards", names, "n", n)
	}
	switch a.why {
	case lackSet:
		return catalog.Say("sets.not_here", "set", a.Set, "cards", names)
	case lackFile:
		return catalog.Say("sets.unreadable", "set", a.Set, "error", a.about, "cards", names)
	case lackText:
		return catalog.Say("sets.broken", "set", a.Set, "cards", names)
	case lackRead:
		return catalog.Say("sets.unread", "set", a.Set, "cards", names)
	}
	return catalog.Say("sets.gone", "set", a.Set, "cards", names)
}

// absent is the cards of a deck that some set would give.
func (x *Index) absent(d Deck) []Absent {
	var out []Absent
	for _, l := range d.Cards {
		set := d.Sets[l.Card]
		if _, known := x.exact[l.Card]; known || set == "" {
			continue
		}
		a := Absent{Set: set}
		if x.Unread {
			a.why = lackRead
		}
		if i := slices.IndexFunc(x.Own, func(o OwnSet) bool { return o.Name == set }); i >= 0 {
			switch o := x.Own[i]; {
			case o.Problem != "":
				a.why, a.about = lackFile, o.Problem
			case slices.Contains(o.Cards, l.Card):
				a.why = lackText
			default:
				a.why = lackCard
			}
		}
		i := slices.IndexFunc(out, func(b Absent) bool { return b.Set == a.Set && b.why == a.why })
		if i < 0 {
			i, out = len(out), append(out, a)
		}
		if !slices.Contains(out[i].Cards, l.Card) {
			out[i].Cards = append(out[i].Cards, l.Card)
		}
	}
	return out
}

// setsOf is the sets that some cards are of: for those that the game knows it
// tells, for the others what is said counts.
func (x *Index) setsOf(cards []rules.DeckLine, said map[string]string) map[string]string {
	var out map[string]string
	for _, l := range cards {
		set := names.Line(strings.ReplaceAll(said[l.Card], ":", " "))
		if i, ok := x.exact[l.Card]; ok {
			set = x.Def(x.cards[i].def).Set
		}
		if set == "" {
			continue
		}
		if out == nil {
			out = map[string]string{}
		}
		out[l.Card] = set
	}
	return out
}

// needs is the names of the sets that a deck has cards of.
func (x *Index) needs(d Deck) []string {
	all := slices.Sorted(maps.Values(x.setsOf(d.Cards, d.Sets)))
	return slices.Compact(all)
}

// writeNeeds writes a set that a deck needs, with its cards in it.
func writeNeeds(d Deck, set string) string {
	var cards []string
	for _, l := range d.Cards {
		name := l.Card
		if strings.ContainsAny(name, `",`) {
			name = `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
		}
		if d.Sets[l.Card] == set && !slices.Contains(cards, name) {
			cards = append(cards, name)
		}
	}
	return set + ": " + strings.Join(cards, ", ")
}

// need is what a text says that its deck needs.
type need struct {
	set   string
	cards []string // of the set, where it says so
	line  int
	raw   string
}

// readNeeds reads what writeNeeds wrote, or the name of a set alone.
func readNeeds(value string) need {
	set, list, _ := strings.Cut(value, ":")
	n := need{set: names.Line(set)}
	r := csv.NewReader(strings.NewReader(list))
	r.LazyQuotes, r.TrimLeadingSpace = true, true
	cards, err := r.Read()
	if err != nil {
		return n // nothing after the name
	}
	for _, name := range cards {
		if name = names.Line(name); name != "" {
			n.cards = append(n.cards, name)
		}
	}
	return n
}

// settle gives the cards that are not known the sets that the text says, and
// keeps in the note what it says of a set that nothing here is of.
func (r *reader) settle() {
	said := map[string]string{}
	for _, n := range r.needs {
		for _, name := range n.cards {
			said[name] = n.set
		}
	}
	r.deck.Sets = r.x.setsOf(r.deck.Cards, said)
	for _, n := range r.needs {
		here := slices.ContainsFunc(r.x.cards, func(c card) bool { return c.set != "" && c.set == fold(n.set) })
		if !here && !slices.ContainsFunc(n.cards, func(name string) bool { return r.deck.Sets[name] == n.set }) {
			r.at, r.raw = n.line, n.raw
			r.keep(strings.TrimSpace(n.raw), catalog.Say("sets.needed", "set", n.set), nil)
		}
	}
	slices.SortStableFunc(r.unread, func(a, b Unread) int { return a.Line - b.Line })
	for i, u := range r.unread {
		if set := r.deck.Sets[u.name]; u.Card && set != "" {
			r.unread[i].What = catalog.Say("sets.no_card", "card", u.name, "set", set)
			r.unread[i].Near = nil
		}
	}
}
