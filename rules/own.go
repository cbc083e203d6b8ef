package rules

import (
	"bytes"
	"fmt"
	"strings"
)

// OwnCards is a set of cards that someone made, as the text of a card file. A
// Setup carries the sets that its decks need, so that a match can be played
// again, and by others, whatever becomes of the files.
type OwnCards struct {
	Set   string `json:"set"`
	Cards string `json:"cards"` // TOML, as in the card files of the game
}

// File is what errors in the set call its file.
func (o *OwnCards) File() string { return o.Set + ".toml" }

// The bounds of people's own cards in a game.
const (
	LongestOwn   = 2 << 20 // bytes of a set
	MostOwnCards = 1000    // of a set
)

// For is the game with the cards that a setup needs: g itself if that has none
// of people's own.
func (g *Game) For(su Setup) (*Game, error) {
	if len(su.Own) == 0 {
		return g, nil
	}
	for _, o := range su.Own {
		if len(o.Cards) > LongestOwn {
			return nil, fmt.Errorf("the card set %q has %d bytes, and %d can be played with", o.Set, len(o.Cards), LongestOwn)
		}
	}
	if g.Extend == nil {
		return nil, fmt.Errorf("%s is played with its own cards only", g.Title)
	}
	return g.Extend(su.Own)
}

// NameKey is what the names of two cards must not share: people and their deck
// lists don't tell upper from lower case, or one space from two.
func NameKey(name string) string { return strings.Join(strings.Fields(strings.ToLower(name)), " ") }

// deepest is how far lists, tables and keys of a card file may lie in one another.
const deepest = 20

// ErrDeep is for a card file that nobody wrote by hand: reading it would take
// more memory than there is.
var ErrDeep = fmt.Errorf("lists, tables or keys lie more than %d deep in one another", deepest)

// mostTables is how many lists and tables a card file may have, with their headings.
const mostTables = 50_000

// ErrTables is for a card file with more of them.
var ErrTables = fmt.Errorf("the file has more than %d lists and tables, and no card file needs as many", mostTables)

// CheckDepth looks through a card file (TOML) before it is read: its length
// bounds what reading it takes only if it is not deep, and has few lists and tables.
func CheckDepth(file []byte) error {
	depth, parts, all := 0, 0, 0 // parts: of the key that is passed; all: lists and tables
	for i := 0; i < len(file); i++ {
		switch c := file[i]; c {
		case '#':
			for i+1 < len(file) && file[i+1] != '\n' {
				i++
			}
		case '"', '\'':
			i = pastString(file, i) - 1
		case '[', '{':
			depth++
			all++
			parts = 0
		case ']', '}':
			depth--
			parts = 0
		case '.':
			parts++
		case '\n', ',', '=':
			parts = 0
		}
		if depth > deepest || parts > deepest {
			return ErrDeep
		}
		if all > mostTables {
			return ErrTables
		}
	}
	return nil
}

// pastString is the place behind the string of a card file that begins at i. A
// string of one line ends with it at the latest.
func pastString(file []byte, i int) int {
	quote := file[i]
	if long := bytes.Repeat(file[i:i+1], 3); bytes.HasPrefix(file[i:], long) {
		for i += 3; i < len(file); i++ {
			switch {
			case file[i] == '\\' && quote == '"':
				i++
			case bytes.HasPrefix(file[i:], long):
				return i + 3
			}
		}
		return len(file)
	}
	for i++; i < len(file) && file[i] != '\n'; i++ {
		switch {
		case file[i] == '\\' && quote == '"':
			i++
		case file[i] == quote:
			return i + 1
		}
	}
	return i
}
