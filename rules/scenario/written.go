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
			states, after, ok := strings.Cut(rest[1:], ")")
			if !ok || len(cards) == 0 {
				return nil, st.errorf("states stand in parentheses after a card: \"9♣ (tapped)\"")
			}
			c := &cards[len(cards)-1]
			for _, s := range strings.Split(states, ",") {
				c.states = append(c.states, strings.TrimSpace(s))
			}
			rest = after
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
			states, after, ok := strings.Cut(rest[1:], ")")
			if !ok {
				return nil, st.errorf("states stand in parentheses after a card: \"Wandering Ox (defending)\"")
			}
			for s := range strings.SplitSeq(states, ",") {
				w.states = append(w.states, strings.TrimSpace(s))
			}
			rest = after
		}
		if w.name != "nothing" {
			cards = append(cards, w)
		}
	}
	return cards, nil
}
