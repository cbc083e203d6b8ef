package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
)

func replayCommand(built *games.Registry) Command {
	return Command{"replay", "print the course of a saved game", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("replay SAVE|FILE [flags]", "Plays a game again, without changing it, and prints what happened as its first person saw it.\n"+
			"SAVE is the number or the name of a saved game, FILE an exported one. Where the game does not fit today's rules any more, it stops and says why.",
			"replay evening"+keep.FileExt+" --text")
		db := f.String("db", "", "read the games from `FILE` instead of the data folder")
		seat := f.String("seat", "", "tell it as the player at `SEAT` saw it: A, B and so on")
		choices := f.Bool("choices", false, "print the choices by their keys, as in scenario files")
		f.Bool("text", true, "print the log in words, as it does without")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) != 1 {
			return f.Misuse(errOut, "replay needs one saved game or game file")
		}
		title, session, done, err := replayed(ctx, built, *db, rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		defer done()
		view, err := seatNamed(session, *seat)
		if err != nil {
			return f.Misuse(errOut, err.Error())
		}
		fmt.Fprintln(out, title)
		if *choices {
			printChoices(out, session)
		} else {
			printLog(out, view.Scene())
		}
		if differs := (*table.Differs)(nil); errors.As(session.Stopped(), &differs) {
			return fail(errOut, differs)
		}
		return OK
	}}
}

// replayed plays a saved game or a game file again, up to its end. done frees
// what it holds.
func replayed(ctx context.Context, built *games.Registry, db, what string) (title string, s *table.Session, done func(), err error) {
	if _, missing := os.Stat(what); missing == nil || strings.HasSuffix(what, keep.FileExt) {
		f, err := readGame(what)
		if err != nil {
			return "", nil, nil, err
		}
		s, err := f.Session(built.Find)
		if err != nil {
			return "", nil, nil, fmt.Errorf("%s: %w", what, err)
		}
		return fmt.Sprintf("%s: %s, %d choices", what, f.Game, len(f.Line)), s, s.Close, nil
	}
	st, err := openGames(ctx, db)
	if err != nil {
		return "", nil, nil, err
	}
	saved, err := savedGame(ctx, st, what)
	if err != nil {
		return "", nil, nil, errors.Join(err, st.Close())
	}
	g, err := keep.Open(ctx, st, saved.ID, built.Find, table.Config{Still: true})
	if err != nil {
		return "", nil, nil, errors.Join(err, st.Close())
	}
	return saveLine(saved), g.Session, func() { g.Close(); st.Close() }, nil
}

// readGame reads a game file.
func readGame(path string) (*keep.File, error) {
	in, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("open the game file: %w", err)
	}
	defer in.Close()
	f, err := keep.ReadFile(in)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return f, nil
}

// openGames opens the saves file for reading.
func openGames(ctx context.Context, db string) (*saves.Store, error) {
	return openSaves(ctx, db, saves.Options{ReadOnly: true})
}

// openToWrite opens the saves file to put something in.
func openToWrite(ctx context.Context, db string, errOut io.Writer) (*saves.Store, error) {
	return openTold(ctx, db, saves.Options{}, errOut)
}

// openToChange opens the saves file to change what is in it: one that does not
// exist is not made.
func openToChange(ctx context.Context, db string, errOut io.Writer) (*saves.Store, error) {
	return openTold(ctx, db, saves.Options{Existing: true}, errOut)
}

// openTold opens the saves file and writes down what is to be known about it.
func openTold(ctx context.Context, db string, how saves.Options, errOut io.Writer) (*saves.Store, error) {
	st, err := openSaves(ctx, db, how)
	if err == nil && st.Notice() != nil {
		fmt.Fprintf(errOut, "feltstack: %v\n", st.Notice())
	}
	return st, err
}

// seatNamed is the view of a letter, or that of the first person, or of seat A.
func seatNamed(s *table.Session, letter string) (*table.PlayerView, error) {
	if letter == "" {
		if people := s.People(); len(people) > 0 {
			return s.View(people[0]), nil
		}
		return s.View(0), nil
	}
	var letters []string
	for i := range s.Players() {
		name := rules.SeatName(rules.Seat(i))
		if strings.EqualFold(name, letter) {
			return s.View(i), nil
		}
		letters = append(letters, name)
	}
	return nil, fmt.Errorf("no seat %q: choose from %s", letter, strings.Join(letters, ", "))
}

// saveLine says in a line what a save is.
func saveLine(g saves.Saved) string {
	line := fmt.Sprintf("%d: %s, %s, %d choices, %s", g.ID, g.GameKey, strings.Join(g.Seats, " and "), g.Choices, g.Status)
	if g.Name != "" {
		line = fmt.Sprintf("%d: %q, %s", g.ID, g.Name, strings.TrimPrefix(line, fmt.Sprintf("%d: ", g.ID)))
	}
	return line
}

func printLog(out io.Writer, sc *table.Scene) {
	turn := 0
	for _, l := range sc.Log {
		if l.Turn != turn {
			turn = l.Turn
			fmt.Fprintln(out)
		}
		fmt.Fprintln(out, l.Text)
	}
}

func printChoices(out io.Writer, s *table.Session) {
	turn := -1
	for _, c := range s.Line() {
		if c.Turn != turn {
			turn = c.Turn
			fmt.Fprintf(out, "\nturn %d\n", turn)
		}
		fmt.Fprintf(out, "%s: %s\n", rules.SeatName(rules.Seat(c.Seat)), c.Key)
	}
}
