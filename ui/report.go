package ui

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"feltstack/table"
)

// reportTime is how long a report may take to be written.
const reportTime = 5 * time.Second

// guarded runs f. Should f panic, report gets what and where, and its error is
// returned: what was chosen is saved, whatever happens.
func guarded(f func(), report func(what any, stack []byte) error) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = report(what, debug.Stack())
		}
	}()
	f()
	return nil
}

// report writes one file with all that helps to find a mistake of the program:
// what broke, the last lines of the log, the game. The error says where it is.
func (n *navigator) report(folder string, what any, stack []byte) error {
	var log []table.Line
	if t, ok := n.page.(interface{ Log() []table.Line }); ok {
		log = t.Log()
	}
	var game bytes.Buffer
	if n.library != nil && n.game.ID != 0 {
		ctx, cancel := context.WithTimeout(context.Background(), reportTime)
		defer cancel()
		if err := n.library.Export(ctx, n.game.ID, &game); err != nil {
			fmt.Fprintf(&game, "the game could not be written: %v\n", err)
		}
	}
	path, err := writeReport(folder, time.Now(), what, stack, log, game.Bytes())
	if err != nil {
		return errors.Join(fmt.Errorf("the program broke down: %v (your game is saved)", what), err)
	}
	return fmt.Errorf("the program broke down; your game is saved. Please send us %s, it says what happened", path)
}

// reported is how many lines of the log a report holds.
const reported = 30

func writeReport(folder string, now time.Time, what any, stack []byte, log []table.Line, game []byte) (string, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "Feltstack broke down on %s\n%s, %s\n\n%v\n\n%s\n", now.Format(time.RFC1123), runtime.GOOS+"/"+runtime.GOARCH, runtime.Version(), what, stack)
	fmt.Fprintln(&b, "The end of the log:")
	for _, l := range log[max(len(log)-reported, 0):] {
		fmt.Fprintf(&b, "  turn %d: %s\n", l.Turn, l.Text)
	}
	fmt.Fprintf(&b, "\nThe game, to be saved as a file of its own:\n%s", game)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", fmt.Errorf("make the folder for reports: %w", err)
	}
	path := filepath.Join(folder, "report-"+now.Format("2006-01-02-150405")+".txt")
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		return "", fmt.Errorf("write the report: %w", err)
	}
	return path, nil
}
