// Package words is how the window says things: texts with operands, numbers of
// things, errors and dates.
package words

import (
	"fmt"
	"strings"
	"sync/atomic"
	"time"
)

// reworded is what tests make of texts; nil: they are said as they are written.
var reworded atomic.Pointer[func(string) string]

// Reword has Tr say texts in other words, or as they are written if how is nil:
// tests see with it whether longer words have room, too.
func Reword(how func(text string) string) {
	if how == nil {
		reworded.Store(nil)
		return
	}
	reworded.Store(&how)
}

// Tr is what the window says. Every text of it goes through Tr, Trf or Count.
func Tr(text string) string {
	if how := reworded.Load(); how != nil {
		return (*how)(text)
	}
	return text
}

// Trf is Tr with verbs of package fmt.
func Trf(format string, args ...any) string { return fmt.Sprintf(Tr(format), args...) }

// List writes names one after the other: "Ann, Ben and Cara".
func List(names []string) string {
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + Tr(" and ") + names[n-1]
	}
	return strings.Join(names, "")
}

// Count says how many: one if n is 1, and else many, which has one %d.
func Count(n int, one, many string) string {
	if n == 1 {
		return Tr(one)
	}
	return Trf(many, n)
}

// Sentence makes an error readable in a bubble.
func Sentence(err error) string {
	s := Tr(err.Error())
	if s == "" {
		return s
	}
	s = strings.ToUpper(s[:1]) + s[1:]
	if last := s[len(s)-1]; last != '.' && last != '!' && last != '?' {
		s += "."
	}
	return s
}

// Ago says when something was.
func Ago(t, now time.Time) string {
	switch d := now.Sub(t); {
	case t.IsZero():
		return ""
	case d < time.Minute:
		return Tr("just now")
	case d < time.Hour:
		return Count(int(d.Minutes()), "1 minute ago", "%d minutes ago")
	case d < 24*time.Hour:
		return Count(int(d.Hours()), "1 hour ago", "%d hours ago")
	case d < 14*24*time.Hour:
		return Count(int(d.Hours()/24), "1 day ago", "%d days ago")
	}
	return t.Format(Tr("2 January 2006"))
}
