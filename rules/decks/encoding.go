package decks

import (
	"bytes"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"feltstack/rules/names"
)

// textLines splits a text, however it is encoded, into lines as editors count
// them, without what can't be seen.
func textLines(text string) []string { return strings.Split(seen(decoded(text)), "\n") }

// seen is text with plain line ends, without what can't be seen. Tabs and line ends
// that no editor counts stay: a line is read in columns and parts.
func seen(text string) string {
	var b strings.Builder
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	for text != "" {
		at := strings.IndexFunc(text, kept)
		if at < 0 {
			at = len(text)
		}
		b.WriteString(names.Seen(text[:at]))
		text = text[at:]
		if text != "" {
			r, n := utf8.DecodeRuneInString(text)
			b.WriteRune(r)
			text = text[n:]
		}
	}
	return b.String()
}

func kept(r rune) bool { return r == '\n' || r == '\t' || lineEnd(r) }

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

// lineEnd reports whether a letter ends a line without being counted as one.
func lineEnd(r rune) bool {
	return r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}
