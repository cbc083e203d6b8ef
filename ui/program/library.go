package program

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"time"

	"feltstack/rules/games"
	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/ui/library"
)

// openLibrary opens the games of a registry with the saves in db, or where they
// usually are. A file that another window has open can be looked at.
func openLibrary(built *games.Registry, db string, reports *guard.Reporter, log *slog.Logger, seed uint64, workers int) func(context.Context) (library.Library, error) {
	return func(ctx context.Context) (library.Library, error) {
		all, err := built.All()
		if err != nil {
			return nil, err
		}
		path, err := savesPath(db)
		if err != nil {
			return nil, err
		}
		folders := saves.FoldersBeside(db)
		library := func(store *saves.Store) *library.Local {
			return library.New(all, store, folders.Sets, built.Pool).Watched(reports, log).Repeatable(seed, workers)
		}
		store, err := saves.Open(ctx, path, saves.Options{Beside: folders})
		if errors.Is(err, saves.ErrInUse) {
			inUse := err
			if store, err = saves.Open(ctx, path, saves.Options{ReadOnly: true, Beside: folders}); err == nil {
				return library(store), inUse
			}
		}
		if err != nil {
			return nil, err
		}
		return library(store), store.Notice()
	}
}

// savesPath is the saves file db, or the usual one where nobody names one.
func savesPath(db string) (string, error) {
	if db != "" {
		return db, nil
	}
	return saves.Usual()
}

// beside is a folder next to the saves, "" where there's no place for any.
func beside(db, name string) string {
	path, err := saves.Beside(db, name)
	if err != nil {
		return ""
	}
	return path
}

// state is where the program writes about itself, "" where there's no place for that.
func state(db, name string) string {
	path, err := saves.State(db, name)
	if err != nil {
		return ""
	}
	return path
}

// salvage saves what can be read of the saves in db beside it.
func salvage(db string) func(context.Context) (string, int, error) {
	return func(ctx context.Context) (string, int, error) {
		from, err := savesPath(db)
		if err != nil {
			return "", 0, err
		}
		to := strings.TrimSuffix(from, ".db") + "-saved-" + time.Now().Format("2006-01-02-150405") + ".db"
		n, err := saves.Salvage(ctx, from, to)
		return to, n, err
	}
}
