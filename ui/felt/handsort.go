package felt

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"feltstack/cardart"
	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// handSort is how a hand was sorted last.
type handSort uint8

const (
	asDrawn handSort = iota
	byKind
	byStrength
)

// sort lays the own hand in the next of the orders: by kind, by strength, as drawn. It
// returns a note that says which, "" where there's no hand.
func (h *handOrder) sort(s *table.Scene, about func(def int) library.CardInfo) string {
	hand := ownHand(s)
	if len(hand) == 0 {
		return ""
	}
	next := (h.sorted[s.Me] + 1) % (byStrength + 1)
	h.sorted[s.Me] = next
	if next == asDrawn {
		delete(h.cards, s.Me)
		return words.Say("table.hand_drawn")
	}
	cards := make([]sortable, len(hand))
	playing := true
	for n, i := range hand {
		cards[n] = newSortable(s.Cards[i], about(s.Cards[i].Def))
		playing = playing && cards[n].kind == noKind && cards[n].def != 0
	}
	slices.SortStableFunc(cards, func(a, b sortable) int { return a.compare(b, next) })
	ids := make([]int, len(cards))
	for n, c := range cards {
		ids[n] = c.id
	}
	h.cards[s.Me] = ids
	switch {
	case next == byKind && playing:
		return words.Say("table.hand_suit")
	case next == byKind:
		return words.Say("table.hand_type")
	case playing:
		return words.Say("table.hand_rank")
	}
	return words.Say("table.hand_strength")
}

// sortable is a card with what hands are sorted by.
type sortable struct {
	id, def    int
	suit, kind string
	strength   int // the first number on it; at the end if it has none
	name       string
}

// noKind follows the suits and types of all cards, noStrength all their numbers.
const (
	noKind     = "\U0010FFFF"
	noStrength = 1 << 30
)

func newSortable(c table.CardScene, i library.CardInfo) sortable {
	s := sortable{id: c.ID, def: c.Def, suit: noKind, kind: noKind, strength: noStrength, name: i.Name}
	if i.Face.Style == cardart.Playing {
		if i.Face.Suit != cardart.NoSuit {
			s.suit = strconv.Itoa(int(i.Face.Suit))
		}
		s.strength = rankOf(i.Face.Rank)
		return s
	}
	if words := strings.Fields(i.Type); len(words) > 0 { // "Beast Monster": monsters lie together, and among them beasts
		s.kind = words[len(words)-1] + " " + strings.Join(words[:len(words)-1], " ")
	}
	if n, err := strconv.Atoi(presently(i.Face, c.Stats).Stats[0].Value); err == nil {
		s.strength = n
	}
	return s
}

// rankOf is the place of a playing card among those of its suit; jokers follow.
func rankOf(rank string) int {
	if i := slices.Index([]string{"A", "J", "Q", "K"}, rank); i >= 0 {
		return [...]int{1, 11, 12, 13}[i]
	}
	if n, err := strconv.Atoi(rank); err == nil {
		return n
	}
	return noStrength
}

func (s sortable) compare(o sortable, by handSort) int {
	kind := cmp.Or(cmp.Compare(s.suit, o.suit), cmp.Compare(s.kind, o.kind))
	strength := cmp.Compare(s.strength, o.strength)
	if by == byStrength {
		kind, strength = strength, kind
	}
	return cmp.Or(kind, strength, cmp.Compare(s.name, o.name), cmp.Compare(s.def, o.def))
}

// sortHand lays the own hand in the next order, and says which.
func (t *Table) sortHand() {
	note := t.sight.order.sort(t.sight.scene, t.session.About)
	if note == "" || t.Covered() {
		return
	}
	t.input.cancelOffer()
	t.rearrange()
	prompt := t.panels.prompt.place
	at := fyne.NewPos(prompt.Centre().X, prompt.Y+14) // above it
	t.panels.say(table.Refusal{Text: note}, at)
}
