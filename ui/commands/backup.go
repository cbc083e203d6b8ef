package commands

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"feltstack/saves"
)

func backupCommand() Command {
	return Command{"backup", "copy all saved games and decks to a file", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("backup -o FILE [flags]", "Copies all saved games, decks and settings to one file, also while a window has them open.\n"+
			"Use it in place of copying the saves file, whose latest changes are in a log beside it. feltstack restore puts the file back.",
			"backup -o games-backup.db")
		db := f.String("db", "", "read the games from `FILE` instead of the data folder")
		to := f.String("o", "", "write to `FILE`")
		how := f.Output()
		rest, code, ok := f.Read(args, out, errOut)
		switch {
		case !ok:
			return code
		case len(rest) > 0 || *to == "":
			return f.Misuse(errOut, "backup needs -o FILE and nothing else")
		}
		from, err := savesPath(*db)
		if err != nil {
			return fail(errOut, err)
		}
		found, err := backUp(ctx, from, *to, how)
		if err != nil {
			return fail(errOut, err)
		}
		fmt.Fprintf(out, "%s: %s of %s\n", *to, contents(found), from)
		return OK
	}}
}

// backUp copies the saves to a file. One that is there stays until the new one is whole.
func backUp(ctx context.Context, from, to string, how output) (found saves.Contents, err error) {
	there, err := os.Stat(to)
	if err != nil {
		return saves.Backup(ctx, from, to)
	}
	if err := how.Free(to); err != nil {
		return found, err
	}
	if own, err := os.Stat(from); err == nil && os.SameFile(own, there) {
		return found, fmt.Errorf("%s is the saves file itself: choose another name", to)
	}
	if !there.Mode().IsRegular() {
		return saves.Backup(ctx, from, to) // which says why it can't be
	}
	home, err := os.MkdirTemp(filepath.Dir(to), ".backup-*")
	if err != nil {
		return found, fmt.Errorf("back up: %w", err)
	}
	defer os.RemoveAll(home) // what is left of one that failed
	part := filepath.Join(home, filepath.Base(to))
	if found, err = saves.Backup(ctx, from, part); err != nil {
		return found, err
	}
	return found, os.Rename(part, to)
}

func restoreCommand() Command {
	return Command{"restore", "put a backup back", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("restore FILE [flags]", "Replaces all saved games, decks and settings with those of a backup. The backup is checked first, and what was\n"+
			"there before is kept in a file with the date in its name. A window that has the games open is to be closed first.",
			"restore games-backup.db")
		db := f.String("db", "", "restore the games in `FILE` instead of those in the data folder")
		rest, code, ok := f.Read(args, out, errOut)
		switch {
		case !ok:
			return code
		case len(rest) != 1:
			return f.Misuse(errOut, "restore needs one backup")
		}
		path, err := savesPath(*db)
		if err != nil {
			return fail(errOut, err)
		}
		done, err := saves.Restore(ctx, path, rest[0])
		if done.Notice != nil {
			fmt.Fprintf(errOut, "feltstack: %v\n", done.Notice)
		}
		if err != nil {
			return fail(errOut, err)
		}
		fmt.Fprintf(out, "%s: %s of %s\n", path, contents(done.Contents), rest[0])
		if done.Kept != "" {
			fmt.Fprintf(out, "what was there before is in %s\n", done.Kept)
		}
		return OK
	}}
}

// contents says how much is in a saves file.
func contents(c saves.Contents) string {
	return fmt.Sprintf("%s, %s", number(c.Games, "game"), number(c.Decks, "deck"))
}
