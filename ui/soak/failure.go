package soak

import (
	"fmt"
	"path"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

// Failure is something that must not be: a law that does not hold, a panic, a
// game without end.
type Failure struct {
	Game    string
	Row     int // of the covering array, 0 for none
	Seed    uint64
	What    string   // in a sentence
	Stack   string   // of a panic, else empty
	Players []string // by the names of package bot
	// File is the game up to the failure. A choice that shows it can be done again.
	File *keep.File
}

// String is the failure in a line.
func (f *Failure) String() string {
	return fmt.Sprintf("%s, seed %d, after %d choices: %s", f.Game, f.Seed, len(f.File.Line), f.What)
}

// place is where in our own code a crash was: our first line below the
// panic that began it, which is the last one that the stack names.
func place(stack string) string {
	at := strings.LastIndex(stack, "\npanic(")
	if at < 0 {
		return ""
	}
	lines := strings.Split(stack[at+1:], "\n")
	for i, l := range lines[:len(lines)-1] {
		name, ours := strings.CutPrefix(l, "feltstack/")
		if !ours {
			continue
		}
		if end := strings.LastIndexByte(name, '('); end > 0 {
			name = name[:end]
		}
		file, _, _ := strings.Cut(strings.TrimSpace(lines[i+1]), " +0x")
		return fmt.Sprintf(" in %s (%s)", name, path.Base(file))
	}
	return ""
}

// record is the game so far as a file. again is a choice that showed the failure,
// "" for none.
func record(h *hand, line []table.Choice, note, again string, seat, turn int) *keep.File {
	f := keep.NewFile(h.game, h.setup, nil, line)
	for p, name := range h.players {
		f.Players = append(f.Players, table.Player{Name: rules.SeatName(rules.Seat(p)) + ", " + name})
	}
	f.Name = fmt.Sprintf("Soak of %s, seed %d", h.game.Title, h.setup.Seed)
	f.Note = note
	f.Written = time.Now().UTC().Truncate(time.Second)
	if again != "" {
		f.Undone = []table.Choice{{N: len(line), Seat: seat, Turn: turn, Key: again}}
	}
	return f
}
