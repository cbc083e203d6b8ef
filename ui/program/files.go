package program

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"

	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/ui/handover"
	"feltstack/ui/library/keep"
)

// isGameFile reports whether an argument is the name of an exported game, as a double
// click hands it over.
func isGameFile(arg string) bool { return strings.EqualFold(filepath.Ext(arg), keep.FileExt) }

// handOver gives games to the window that has the saves in db open. If there is none, or
// it doesn't answer, it returns their full paths for a window of our own.
func handOver(ctx context.Context, db string, names []string, log *slog.Logger) (files []string, given bool) {
	for _, name := range names {
		if full, err := filepath.Abs(name); err == nil {
			name = full
		}
		files = append(files, name)
	}
	path, err := savesPath(db)
	if len(files) == 0 || err != nil || !saves.InUse(path) {
		return files, false
	}
	if err := handover.Give(ctx, beside(db, handover.Home), files); err != nil {
		log.Warn("hand over files", "error", err)
		return files, false
	}
	return nil, true
}

// arrivals has a window take games that a later start with the same saves hands over.
func arrivals(db string, reports *guard.Reporter) func(take func(files []string)) (stop func(), err error) {
	return func(take func(files []string)) (stop func(), err error) {
		folder := beside(db, handover.Home)
		if folder == "" {
			return nil, errors.New("no place for files that are handed over")
		}
		return handover.Take(folder, take, func(err error) { reports.Report(err, guard.Note{Title: "Files that are handed over"}) })
	}
}
