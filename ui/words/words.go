// Package words is how the window says things: messages with arguments, counts, lists,
// errors and dates.
package words

import (
	"fmt"
	"strings"
	"time"
)

// ID names a message. The messages are in files, so that a language is a folder of them
// and code says none itself.
type ID string

// Say is what the window says: a message with its arguments, names and values by turns:
//
//	words.Say("table.waiting", "player", name)
func Say(id ID, args ...any) string {
	c := spoken.Load()
	if text, ok := c.plain[id]; ok {
		return text
	}
	return c.say(id, nil, args)
}

// Count is Say for a number of things: the message has a form for one and another for
// more, and n is its argument {n}.
func Count(id ID, n int, args ...any) string {
	return spoken.Load().say(id, n, append([]any{"n", n}, args...))
}

// List is a list in a sentence: "Ann, Ben and Cara".
func List(names []string) string { return list(names, "list.and") }

// Either is a list of which one is taken: "Draw or Discard".
func Either(names []string) string { return list(names, "list.or") }

func list(names []string, last ID) string {
	n := len(names)
	if n < 2 {
		return strings.Join(names, "")
	}
	said := names[0]
	for _, name := range names[1 : n-1] {
		said = Say("list.more", "list", said, "next", name)
	}
	return Say(last, "list", said, "next", names[n-1])
}

// Against is who plays: "Ann against Ben".
func Against(sides []string) string {
	said := ""
	for i, side := range sides {
		if i == 0 {
			said = side
			continue
		}
		said = Say("list.against", "list", said, "next", side)
	}
	return said
}

// Percent is a share of 1 as a whole number of hundredths: "55%".
func Percent(share float64) string { return fmt.Sprintf("%.0f%%", 100*share) }

// Tenths is a number with one place after the point: "2.5".
func Tenths(x float64) string { return fmt.Sprintf("%.1f", x) }

// Sentence makes an error readable in a bubble.
func Sentence(err error) string {
	s := err.Error()
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
		return Say("time.now")
	case d < time.Hour:
		return Count("time.minutes", int(d.Minutes()))
	case d < 24*time.Hour:
		return Count("time.hours", int(d.Hours()))
	case d < 14*24*time.Hour:
		return Count("time.days", int(d.Hours()/24))
	}
	return Say("time.date", "day", t.Day(), "month", Say(months[t.Month()-1]), "year", t.Year())
}

var months = [...]ID{
	"time.january", "time.february", "time.march", "time.april", "time.may", "time.june", "time.july",
	"time.august", "time.september", "time.october", "time.november", "time.december",
}
