package scenario

import (
	"strings"
)

// written is a card as a list writes it: "9♣ (tapped, Aegis until B)".
type written struct {
	name   string
	states []string
}

// readCards reads a list of cards; "nothing" is the empty list. Cards whose
// names have spaces are parted by commas.
func (n names) readCards(st statement, list string) ([]written, error) {
	if n.g.Decks != nil {
		return n.readNames(st, list)
	}
	var cards []written
	rest := strings.TrimSpace(list)
	if rest == "nothing" {
		return nil, nil
	}
	for rest != "" {
		rest = strings.TrimLeft(rest, " ,\t")
		if rest == "" {
			break
		}
		if rest[0] == '(' {
			var last *written
			if len(cards) > 0 {
				last = &cards[len(cards)-1]
			}
			var err error
			if rest, err = st.readStates(last, rest, "9♣ (tapped)"); err != nil {
				return nil, err
			}
			continue
		}
		end := strings.IndexAny(rest, " ,(\t")
		if end < 0 {
			end = len(rest)
		}
		cards = append(cards, written{name: rest[:end]})
		rest = rest[end:]
	}
	if len(cards) == 0 {
		return nil, st.errorf("name the cards, or write \"nothing\"")
	}
	return cards, nil
}

// readNames reads "Wandering Ox, Cog Hatchling (defending, gear 2)".
func (n names) readNames(st statement, list string) ([]written, error) {
	var cards []written
	for rest := strings.TrimSpace(list); rest != ""; rest = strings.TrimLeft(rest, " ,\t") {
		end := strings.IndexAny(rest, ",(")
		if end < 0 {
			end = len(rest)
		}
		w := written{name: strings.TrimSpace(rest[:end])}
		rest = rest[end:]
		if strings.HasPrefix(rest, "(") {
			var err error
			if rest, err = st.readStates(&w, rest, "Wandering Ox (defending)"); err != nil {
				return nil, err
			}
		}
		if w.name != "nothing" {
			cards = append(cards, w)
		}
	}
	return cards, nil
}

// readStates reads what stands in parentheses after card c, nil where there is no
// card, and returns what is behind.
func (st statement) readStates(c *written, list, example string) (rest string, err error) {
	states, rest, closed := strings.Cut(list[1:], ")")
	if !closed || c == nil {
		return "", st.errorf("states stand in parentheses after a card: %q", example)
	}
	for s := range strings.SplitSeq(states, ",") {
		c.states = append(c.states, strings.TrimSpace(s))
	}
	return rest, nil
}
