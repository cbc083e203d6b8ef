package decks

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// textLines splits a text, however it is encoded, into lines as editors count
// them, without what can't be seen.
func textLines(text string) []string { return strings.Split(seen(decoded(text)), "\n") }

// seen is text with plain line ends and spaces, without what can't be seen.
func seen(text string) string {
	return strings.Map(visible, strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text))
}

// decoded is a text as UTF-8. Text that is neither that nor UTF-16 with its
// mark is of an older system, where each byte is a letter.
func decoded(text string) string {
	b := []byte(text)
	switch {
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		return wide(b[2:], 0)
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		return wide(b[2:], 1)
	case utf8.Valid(b):
		return text
	}
	if out, err := charmap.Windows1252.NewDecoder().Bytes(b); err == nil {
		return string(out)
	}
	return strings.ToValidUTF8(text, "\uFFFD")
}

// wide reads UTF-16 whose lower byte stands at place low of each two.
func wide(b []byte, low int) string {
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(b[2*i+1-low])<<8 | uint16(b[2*i+low])
	}
	return string(utf16.Decode(units))
}

// visible leaves out letters that can't be seen, and makes all spaces plain ones.
func visible(r rune) rune {
	switch {
	case r == '\n' || r == '\t' || lineEnd(r):
		return r
	case unicode.IsSpace(r):
		return ' '
	case unicode.IsControl(r), r == '\u200b', r == '\u2060', r == '\ufeff':
		return -1
	}
	return r
}

// lineEnd tells whether a letter ends a line without being counted as one.
func lineEnd(r rune) bool {
	return r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}
