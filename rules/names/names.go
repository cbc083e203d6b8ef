// Package names makes what people call things, and what they write about them, fit
// to be shown: names of players, games, decks, cards and sets, notes, and whatever
// comes from a file. It imports only messages, so every package may use it.
//
// Nothing that can't be seen stays in a name: controls, marks that turn the
// direction of writing (two names could look the same, or a line of the log
// be read backwards), spaces without width, invisible fillers. Joiners stay where
// a script or an emoji needs them, between two signs. Of signs that stand above or
// below another, three stay.
package names

import (
	"embed"
	"strings"
	"unicode"
	"unicode/utf8"

	"feltstack/rules/message"
)

//go:embed messages
var messageFiles embed.FS

var catalog = message.New(messageFiles, message.Common)

// The bounds of names and notes, in characters.
const (
	MostName  = 80     // of a player, a game, a deck, a tag
	MostNote  = 20_000 // on a game or a deck
	mostMarks = 3      // on one sign
)

const (
	nonJoiner = '\u200c'
	Joiner    = '\u200d' // joins pictographs to one, and letters of some scripts
)

// Line is a name on one line: without what can't be seen, with single spaces
// between words and none around them. It may be longer than a name may be.
func Line(s string) string { return strings.Join(strings.Fields(Seen(s)), " ") }

// Text is some lines, without what can't be seen and without line ends around them.
func Text(s string) string { return strings.Trim(Seen(s), "\n") }

// Seen leaves out what can't be seen. Line ends become plain ones, other spaces too.
func Seen(s string) string {
	clean := true
	for i := 0; i < len(s) && clean; i++ {
		clean = s[i] >= ' ' && s[i] < 0x7f
	}
	if clean {
		return s
	}
	var b strings.Builder
	marks, last, join := 0, rune(0), rune(0) // last: what was written last; join: a joiner that waits for the next sign
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		s = s[n:]
		switch {
		case r == utf8.RuneError && n == 1:
			continue
		case r == '\r' && strings.HasPrefix(s, "\n"):
			continue
		case lineEnd(r):
			r = '\n'
		case unicode.IsSpace(r):
			r = ' '
		case r == Joiner || r == nonJoiner:
			if last != 0 && joins(last) {
				join = r
			}
			continue
		case Hidden(r):
			continue
		case unicode.Is(unicode.Mn, r) || unicode.Is(unicode.Me, r):
			if marks++; marks > mostMarks || last == 0 || last == ' ' || last == '\n' {
				continue
			}
			b.WriteRune(r)
			continue // a joiner may follow
		}
		if join != 0 && joins(r) {
			b.WriteRune(join)
		}
		join, marks, last = 0, 0, r
		b.WriteRune(r)
	}
	return b.String()
}

// joins reports whether a joiner beside a sign can mean something.
func joins(r rune) bool {
	return r > 0x7f && (unicode.IsLetter(r) || unicode.Is(unicode.So, r) || unicode.Is(unicode.Mc, r) || unicode.Is(unicode.Sk, r))
}

// Hidden reports whether a character can't be seen and takes no room either. Spaces,
// line ends and joiners aren't such characters.
func Hidden(r rune) bool {
	switch {
	case r == Joiner || r == nonJoiner || unicode.IsSpace(r):
		return false
	case unicode.IsControl(r), unicode.Is(unicode.Cf, r), r == utf8.RuneError:
		return true
	case r == '\u034f', r == '\u115f', r == '\u1160', r == '\u17b4', r == '\u17b5', r == '\u2800', r == '\u3164', r == '\uffa0':
		return true // fillers
	case r >= 0xe0000 && r <= 0xe0fff:
		return true // tags, and more ways to say how a sign is to be drawn
	}
	return !unicode.IsPrint(r) && !unicode.Is(unicode.Co, r)
}

// Unclean reports whether a line holds anything that Seen leaves out or replaces.
func Unclean(line string) bool { return Seen(line) != line || strings.Contains(line, "\n") }

// lineEnd reports whether a character ends a line.
func lineEnd(r rune) bool {
	return r == '\n' || r == '\r' || r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// Name is a Line cut to the greatest length of a name.
func Name(s string) string { return cut(Line(s), MostName) }

// Note is a Text cut to the greatest length of a note.
func Note(s string) string { return cut(Text(s), MostNote) }

func cut(s string, most int) string {
	if len(s) <= most {
		return s
	}
	n := 0
	for i := range s {
		if n++; n > most {
			return strings.TrimSpace(s[:i])
		}
	}
	return s
}

// CheckName refuses a name that is too long; what says whose it is, in a message: "the
// name of player 2".
func CheckName(what, s string) error { return check(what, s, MostName) }

// CheckNote refuses a note that is too long.
func CheckNote(what, s string) error { return check(what, s, MostNote) }

func check(what, s string, most int) error {
	if n := utf8.RuneCountInString(s); n > most {
		return catalog.Problem("name.long", "what", what, "n", message.Number(n), "most", message.Number(most))
	}
	return nil
}
