package names

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Visible is a text from a file as it may be printed: what a terminal obeys and what turns the
// direction of writing or can't be seen stands there as an escape, as in JSON: \u001b. Line
// ends and tabs stay.
func Visible(s string) string {
	var b strings.Builder
	from := 0 // of what isn't written yet
	for at := 0; at < len(s); {
		r, n := utf8.DecodeRuneInString(s[at:])
		if obeyed(r, n) {
			b.WriteString(s[from:at])
			b.WriteString(escaped(s[at:at+n], r))
			from = at + n
		}
		at += n
	}
	if from == 0 {
		return s
	}
	b.WriteString(s[from:])
	return b.String()
}

// obeyed reports whether a character of n bytes does anything else than be seen.
func obeyed(r rune, n int) bool {
	switch {
	case r == '\n' || r == '\t' || r >= ' ' && r < 0x7f:
		return false
	case r == utf8.RuneError:
		return n == 1
	}
	return lineEnd(r) || Hidden(r) || unicode.IsControl(r)
}

// escaped writes a character as an escape.
func escaped(s string, r rune) string {
	switch {
	case r == utf8.RuneError:
		return fmt.Sprintf(`\x%02x`, s[0])
	case r > 0xffff:
		r -= 0x10000
		return fmt.Sprintf(`\u%04x\u%04x`, 0xd800+r>>10, 0xdc00+r&0x3ff)
	}
	return fmt.Sprintf(`\u%04x`, r)
}

// Writer writes texts to To as Visible has them, wherever they come from. A character may
// be written in parts.
type Writer struct {
	To io.Writer

	mu    sync.Mutex
	begun []byte // of a character
}

// Write implements io.Writer.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	s := string(append(w.begun, p...))
	whole := len(s)
	for i := 1; i <= min(len(s), utf8.UTFMax-1); i++ {
		if c := s[len(s)-i]; utf8.RuneStart(c) {
			if !utf8.FullRuneInString(s[len(s)-i:]) {
				whole -= i
			}
			break
		}
	}
	w.begun = []byte(s[whole:])
	if _, err := io.WriteString(w.To, Visible(s[:whole])); err != nil {
		return 0, err
	}
	return len(p), nil
}

// MostQuoted is how many characters of a text from a file a message repeats.
const MostQuoted = 80

// Brief is a text from a file as a message repeats it: cut in the middle if it is long.
func Brief(s string) string { return Short(s, MostQuoted) }

// Short is a text cut in the middle to a number of characters.
func Short(s string, most int) string {
	if len(s) <= most {
		return s
	}
	head, tail := most*2/3, most-most*2/3-1
	n, from, to := 0, 0, len(s)
	for i := range s {
		if n++; n == head+1 {
			from = i
		}
		if n > most {
			break
		}
	}
	if n <= most {
		return s
	}
	for range tail {
		_, size := utf8.DecodeLastRuneInString(s[:to])
		to -= size
	}
	return s[:from] + "…" + s[to:]
}
