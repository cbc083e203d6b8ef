package message

import (
	"embed"
	"fmt"
	"strconv"
	"strings"
)

//go:embed messages
var files embed.FS

// Common is the messages that every part of the program says.
var Common = New(files, nil)

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
		said = Common.Say("list.more", "list", said, "next", name)
	}
	return Common.Say(last, "list", said, "next", names[n-1])
}

// Against is who plays: "Ann against Ben".
func Against(sides []string) string {
	said := ""
	for i, side := range sides {
		if i == 0 {
			said = side
			continue
		}
		said = Common.Say("list.against", "list", said, "next", side)
	}
	return said
}

// Number is a count with its thousands apart: "53,072".
func Number(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Percent is a share of 1 as a whole number of hundredths: "55%".
func Percent(share float64) string { return fmt.Sprintf("%.0f%%", 100*share) }
