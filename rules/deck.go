package rules

import (
	"bufio"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

// Deck is the cards that a player brings, by their printed names.
type Deck struct {
	Name  string     `json:"name"`
	Cards []DeckLine `json:"cards"`
}

// DeckLine is some copies of one card. Part is the section of the deck, "" for
// games whose decks have only one.
type DeckLine struct {
	N    int    `json:"n"`
	Card string `json:"card"`
	Part string `json:"part,omitempty"`
}

// Size is how many cards the deck has.
func (d *Deck) Size() int {
	n := 0
	for _, l := range d.Cards {
		n += l.N
	}
	return n
}

// Over lists the cards of which the deck has more than most copies, each once.
func (d *Deck) Over(most int) []string {
	var over []string
	copies := map[string]int{}
	for _, l := range d.Cards {
		before := copies[l.Card]
		if copies[l.Card] += l.N; before <= most && copies[l.Card] > most {
			over = append(over, l.Card)
		}
	}
	return over
}

// ParseDeck reads a deck as people write it: a number and a name on each
// line. Empty lines and those that begin with # say nothing; "name: ..." gives
// the deck its name, "part: ..." the section of the lines that follow. The error names the line.
func ParseDeck(text string) (Deck, error) {
	var d Deck
	part := ""
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		if name, ok := strings.CutPrefix(line, "name:"); ok {
			d.Name = strings.TrimSpace(name)
			continue
		}
		if name, ok := strings.CutPrefix(line, "part:"); ok {
			part = strings.TrimSpace(name)
			continue
		}
		count, card, _ := strings.Cut(line, " ")
		k, err := strconv.Atoi(strings.TrimSuffix(count, "x"))
		if card = strings.TrimSpace(card); err != nil || k < 1 || k > 99 || card == "" {
			return d, fmt.Errorf("line %d: %q is not a number and a card, as in \"4 Wandering Ox\"", n, line)
		}
		d.Cards = append(d.Cards, DeckLine{N: k, Card: card, Part: part})
	}
	return d, lines.Err()
}

// String writes the deck as ParseDeck reads it.
func (d Deck) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "name: %s\n\n", d.Name)
	part := ""
	for _, l := range d.Cards {
		if l.Part != part {
			part = l.Part
			fmt.Fprintf(&b, "part: %s\n", part)
		}
		fmt.Fprintf(&b, "%d %s\n", l.N, l.Card)
	}
	return b.String()
}

// decks gives every seat the deck it brings, or one of the game's own by
// chance, and refuses those that the game's rules don't allow.
func (m *Match) decks() error {
	g := m.Game
	m.brought = m.brought[:0]
	for p := range m.Setup.Seats {
		if p >= len(m.Setup.Decks) || len(m.Setup.Decks[p].Cards) == 0 {
			m.brought = append(m.brought, &g.Decks[m.S.RNG.IntN(len(g.Decks))])
			continue
		}
		d := &m.Setup.Decks[p]
		if g.BuildsDecks() {
			if why := g.CheckDeck(d); len(why) > 0 {
				return fmt.Errorf("the deck %q of seat %s: %s (%s)", d.Name, SeatName(Seat(p)), why[0].Text, why[0].Rule)
			}
		}
		m.brought = append(m.brought, d)
	}
	return nil
}

// LoadDecks gives the game the decks that come with it, those of the folder decks of files. An
// error names the file, also of a deck that Game.CheckDeck refuses. The game must be built.
func (g *Game) LoadDecks(files fs.FS) error {
	names, err := fs.Glob(files, "decks/*.txt")
	if err != nil {
		return fmt.Errorf("decks: %w", err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return fmt.Errorf("decks: %w", err)
		}
		d, err := ParseDeck(string(data))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if why := g.CheckDeck(&d); len(why) > 0 {
			return fmt.Errorf("%s: %s", name, why[0].Text)
		}
		g.Decks = append(g.Decks, d)
	}
	return nil
}

// DeckCard finds a card that decks may hold, as holds reports, by its name; 0 if there is none.
// The game must be built.
func (g *Game) DeckCard(name string, holds func(d *Def) bool) DefID {
	for _, i := range g.named[name] {
		if i > 0 && holds(&g.Defs[i]) {
			return i
		}
	}
	return 0
}

// Unknown lists the lines of a deck whose card the game doesn't have for decks.
func (g *Game) Unknown(d *Deck, holds func(d *Def) bool) []DeckLine {
	var lines []DeckLine
	for _, l := range d.Cards {
		if g.DeckCard(l.Card, holds) == 0 {
			lines = append(lines, l)
		}
	}
	return lines
}

// BuildsDecks reports whether players bring decks of their own making.
func (g *Game) BuildsDecks() bool { return g.CheckDeck != nil }

// DealDecks puts the deck of every seat, checked before, in its zone of kind k. Cards of a seat
// have a back of their own.
func (m *Match) DealDecks(k ZoneKind, holds func(d *Def) bool) {
	for p := range Seat(m.S.SeatCount) {
		for _, l := range m.Brought(p).Cards {
			d := m.Game.DeckCard(l.Card, holds)
			for range l.N {
				m.NewCard(d, deckGroup(p), p, m.Game.Zone(k, p))
			}
		}
	}
}

// deckGroup is the back of the cards that seat p brings.
func deckGroup(p Seat) uint8 { return uint8(p) + 1 }

// Brought is the deck that seat p plays with, for Game.Deal.
func (m *Match) Brought(p Seat) *Deck { return m.brought[p] }
