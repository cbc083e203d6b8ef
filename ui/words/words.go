// Package words is how the window says things: messages with arguments, counts, lists,
// errors and dates.
package words

import (
	"embed"
	"fmt"
	"strings"
	"time"

	"feltstack/rules/message"
)

//go:embed messages
var files embed.FS

// catalog is what the window says. A file holds the messages of an area of it: an ID
// begins with that, as "home.continue" in home.en.json does.
var catalog = message.New(files, message.Common)

// ID names a message.
type ID = message.ID

// Reword says every message of the window in other words, or as written if how is nil:
// with it, tests see whether longer words have room, too.
func Reword(how func(text string) string) { catalog.Reword(how) }

// Say is what the window says: a message with its arguments, names and values by turns:
//
//	words.Say("table.waiting", "player", name)
func Say(id ID, args ...any) string { return catalog.Say(id, args...) }

// Problem is an error that says a message.
func Problem(id ID, args ...any) error { return catalog.Problem(id, args...) }

// Count is Say for a number of things: the message has a form for one and another for
// more, and n is its argument {n}.
func Count(id ID, n int, args ...any) string { return catalog.Count(id, n, args...) }

// List is a list in a sentence: "Ann, Ben and Cara".
func List(names []string) string { return message.List(names) }

// Either is a list of which one is taken: "Draw or Discard".
func Either(names []string) string { return message.Either(names) }

// Against is who plays: "Ann against Ben".
func Against(sides []string) string { return message.Against(sides) }

// Number is a count with its thousands apart: "53,072".
func Number(n int) string { return message.Number(n) }

// Percent is a share of 1 as a whole number of hundredths: "55%".
func Percent(share float64) string { return message.Percent(share) }

// Tenths is a number with one place after the point: "2.5".
func Tenths(x float64) string { return fmt.Sprintf("%.1f", x) }

// Left is how long something still takes: "3 minutes left".
func Left(d time.Duration) string {
	switch {
	case d < 90*time.Second:
		return Count("time.left_seconds", int(d.Seconds()+0.5))
	case d < 90*time.Minute:
		return Count("time.left_minutes", int(d.Minutes()+0.5))
	}
	return Count("time.left_hours", int(d.Hours()+0.5))
}

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
	return Date(t)
}

// Date is a day: "27 November 2026".
func Date(t time.Time) string {
	return Say("time.date", "day", t.Day(), "month", Say(months[t.Month()-1]), "year", t.Year())
}

var months = [...]ID{
	"time.january", "time.february", "time.march", "time.april", "time.may", "time.june", "time.july",
	"time.august", "time.september", "time.october", "time.november", "time.december",
}
