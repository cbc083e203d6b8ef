package sets

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"feltstack/cardart/pictures"
	"feltstack/rules"
	"feltstack/rules/message"
	"feltstack/rules/names"
)

// Set is some cards of one game that someone made.
type Set struct {
	Name    string // of the file, without its end
	Game    string // rules.Game.Name
	Cards   []Card
	Source  string // the file as it was read; empty for a set that is new
	Problem string // why the file can't be read; Cards is then empty
}

// Card is one card as it stands in a file. Whether it works is for the game's
// language to say.
type Card struct {
	Name, Type, Motif string
	Text              string         // its rules, without a line end at the end
	Picture           pictures.Shown // in place of the motif; its file lies among the set's pictures
	Facts             map[string]any // what else is printed: numbers (int64) and words, by their keys
}

// Art is what its file says of the card's looks, as rules.Def.Art has it.
func (c Card) Art() map[string]any { return pictures.WithTrim(c.Picture.Art(), c.Facts) }

// The bounds of a set.
const (
	MostCards   = rules.MostOwnCards
	LongestFile = 1 << 20 // bytes
)

// longestSaid is how many characters of an error about a file are told.
const longestSaid = 300

// tooLarge is the error of a file with n bytes.
func tooLarge(n int) error {
	return catalog.Problem("set.bytes", "n", message.Number(n), "most", message.Number(LongestFile))
}

// Parse reads a card file of a set. The error has the line.
func Parse(name string, data []byte) (Set, error) {
	s := Set{Name: name, Source: string(data)}
	if len(data) > LongestFile {
		return s, tooLarge(len(data))
	}
	if err := rules.CheckDepth(data); err != nil {
		return s, err
	}
	var f struct {
		Game string           `toml:"game"`
		Card []map[string]any `toml:"card"`
	}
	if _, err := toml.Decode(string(data), &f); err != nil {
		if e, ok := err.(toml.ParseError); ok {
			return s, catalog.Problem("set.line", "n", e.Position.Line, "error", names.Short(e.Message, longestSaid))
		}
		return s, err
	}
	if len(f.Card) > MostCards {
		return s, catalog.Problem("set.cards", "n", message.Number(len(f.Card)), "most", message.Number(MostCards))
	}
	s.Game = strings.ToLower(strings.TrimSpace(f.Game))
	for _, m := range f.Card {
		c := Card{Facts: map[string]any{}}
		for key, v := range m {
			switch word, _ := v.(string); key {
			case "name":
				c.Name = word
			case "type":
				c.Type = word
			case "motif":
				c.Motif = word
			case "text":
				c.Text = tidy(word)
			default:
				c.Facts[key] = v
			}
		}
		// What can't be read as a picture stays among the facts, for a user to fix.
		if p, err := pictures.Parse(m["picture"], m["crop"]); err == nil && p.File != "" {
			c.Picture = p
			delete(c.Facts, "picture")
			delete(c.Facts, "crop")
		}
		s.Cards = append(s.Cards, c)
	}
	return s, nil
}

// String writes the set as a card file of its own, as Parse reads it.
func (s Set) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "game = %s\n", quote(s.Game))
	for _, c := range s.Cards {
		b.WriteString("\n")
		b.WriteString(c.lines())
	}
	return b.String()
}

// lines writes a card as its table in a card file.
func (c Card) lines() string {
	var b strings.Builder
	b.WriteString("[[card]]\n")
	for _, f := range c.fields() {
		fmt.Fprintf(&b, "%s = %s\n", f.key, f.value)
	}
	return b.String()
}

// field is a key of a card and its value, as they are written.
type field struct{ key, value string }

// fields is what a card's table holds, in the order in which it is written.
func (c Card) fields() []field {
	var out []field
	word := func(key, value string) {
		if value != "" {
			out = append(out, field{key, quote(value)})
		}
	}
	word("name", c.Name)
	word("type", c.Type)
	word("motif", c.Motif)
	word("picture", c.Picture.File)
	if p := c.Picture; p.File != "" && !p.Whole() {
		out = append(out, field{"crop", fmt.Sprintf("[%s, %s, %s]", part(p.X), part(p.Y), part(p.Width))})
	}
	for _, key := range slices.Sorted(maps.Keys(c.Facts)) {
		if c.Picture.File != "" && (key == "picture" || key == "crop") {
			continue
		}
		out = append(out, field{bareKey(key), value(c.Facts[key])})
	}
	if text := tidy(c.Text); strings.Contains(text, "\n") {
		out = append(out, field{"text", "\"\"\"\n" + strings.ReplaceAll(escape(text), `"""`, `\"\"\"`) + "\n\"\"\""})
	} else {
		word("text", text)
	}
	return out
}

// value writes a value on one line. What no file can hold becomes an empty word.
func value(v any) string {
	switch v := v.(type) {
	case string:
		return quote(v)
	case int64: // the most frequent, and soon written
		return strconv.FormatInt(v, 10)
	}
	// In a list of lists everything is written in line, tables too.
	line, err := toml.Marshal(map[string]any{"x": []any{[]any{v}}})
	written, ok := strings.CutPrefix(strings.TrimSuffix(string(line), "]]\n"), "x = [[")
	if err != nil || !ok || written == "" {
		return `""`
	}
	return written
}

// tidy is a text with line ends of one kind, and none at its end.
func tidy(text string) string {
	return strings.TrimRight(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"), "\n ")
}

// part writes a part of a whole.
func part(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// quote writes a string of TOML on one line.
func quote(s string) string {
	return `"` + strings.ReplaceAll(strings.ReplaceAll(escape(s), `"`, `\"`), "\n", `\n`) + `"`
}

// escape writes what no string of TOML may hold as it is.
func escape(s string) string {
	special := func(r rune) bool { return r == '\\' || r < ' ' && r != '\n' || r == 0x7f || r == utf8.RuneError }
	if !strings.ContainsFunc(s, special) {
		return s
	}
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		switch {
		case r == '\\':
			b.WriteString(`\\`)
		case r == '\n':
			b.WriteByte('\n')
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// bareKey writes a key, in quotes where it needs them.
func bareKey(key string) string {
	for _, r := range key {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '_' || r == '-') {
			return quote(key)
		}
	}
	if key == "" {
		return quote(key)
	}
	return key
}

// With is the set with a card at a place changed; at the end it is added.
func (s Set) With(i int, c Card) Set {
	s.Cards = slices.Clone(s.Cards)
	if i == len(s.Cards) {
		s.Cards = append(s.Cards, c)
	} else {
		s.Cards[i] = c
	}
	return s
}

// Without is the set without the card at a place.
func (s Set) Without(i int) Set {
	s.Cards = slices.Delete(slices.Clone(s.Cards), i, i+1)
	return s
}

// GoodName makes a name one that every system takes for a file.
func GoodName(name string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, names.Line(name))
	clean = strings.Trim(clean, " .")
	if r := []rune(clean); len(r) > 60 {
		clean = strings.TrimSpace(string(r[:60]))
	}
	return clean
}
