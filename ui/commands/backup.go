package commands

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/saves/whole"
)

func backupCommand() Command {
	return Command{"backup", "copy all that is saved to a file", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("backup -o FILE [flags]", "Copies everything you made to one file: games, decks, card sets with their pictures, motifs, sounds, lab runs and settings, "+
			"also while a window has them open.\nUse it in place of copying the saves file, whose latest changes are in a log beside it. feltstack restore brings all of it back.",
			"backup -o my-backup.zip")
		db := f.String("db", "", "read the games from `FILE` instead of the data folder, and the rest from beside it")
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
		done, err := backUp(ctx, from, saves.FoldersBeside(*db), *to, how)
		if err != nil {
			return fail(errOut, err)
		}
		for _, name := range done.Left {
			fmt.Fprintf(errOut, "feltstack: left out, as it is a link or too large: %s\n", names.Line(name))
		}
		fmt.Fprintf(out, "%s: %s of %s\n", *to, contents(done.Contents), from)
		return OK
	}}
}

// backUp writes a backup to a file. One that is there stays until the new one is whole.
func backUp(ctx context.Context, from string, beside saves.Folders, to string, how output) (done saves.Backed, err error) {
	there, err := os.Stat(to)
	if err != nil {
		return saves.Backup(ctx, from, beside, to, nil)
	}
	if err := how.Free(to); err != nil {
		return done, err
	}
	if own, err := os.Stat(from); err == nil && os.SameFile(own, there) {
		return done, fmt.Errorf("%s is the saves file itself: choose another name", to)
	}
	if !there.Mode().IsRegular() {
		return saves.Backup(ctx, from, beside, to, nil) // which says why it can't be
	}
	home, err := whole.TempFolder(filepath.Dir(to))
	if err != nil {
		return done, fmt.Errorf("back up: %w", err)
	}
	defer os.RemoveAll(home) // what is left of one that failed
	part := filepath.Join(home, filepath.Base(to))
	if done, err = saves.Backup(ctx, from, beside, part, nil); err != nil {
		return done, err
	}
	return done, whole.Settle(part, to)
}

func restoreCommand() Command {
	return Command{"restore", "bring a backup back", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("restore FILE [flags]", "Replaces everything you made with what is in a backup: games, decks, card sets, pictures, motifs, sounds, lab runs and settings. "+
			"The backup is checked first, and what was there before is kept in a backup with the date in its name. An older backup, which holds only games, decks, lab runs and settings, leaves the rest as it is.\n"+
			"A window that has the games open is to be closed first.",
			"restore my-backup.zip --list")
		db := f.String("db", "", "restore the games in `FILE` instead of those in the data folder, and the rest beside it")
		list := f.Bool("list", false, "only say what is in the backup")
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
		found, made, err := saves.Look(ctx, path, rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		fmt.Fprintf(out, "%s%s: %s\n", rest[0], madeAt(made), contents(found))
		if *list {
			return OK
		}
		done, err := saves.Restore(ctx, path, saves.FoldersBeside(*db), rest[0])
		if done.Notice != nil {
			fmt.Fprintf(errOut, "feltstack: %v\n", done.Notice)
		}
		if err != nil {
			return fail(errOut, err)
		}
		fmt.Fprintf(out, "%s: %s of %s\n", path, contents(done.Contents), rest[0])
		for _, kept := range done.Kept {
			fmt.Fprintf(out, "what was there before is in %s\n", kept)
		}
		return OK
	}}
}

// madeAt says when a backup was made, "" if it doesn't say.
func madeAt(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return ", made " + t.Local().Format("2006-01-02 15:04")
}

// contents says how much of each kind there is.
func contents(c saves.Contents) string {
	var all []string
	for _, kind := range []struct {
		part saves.Parts
		n    int
		name string
	}{
		{saves.HasSaves, c.Games, "game"}, {saves.HasSaves, c.Decks, "deck"}, {saves.HasSaves, c.Runs, "lab run"},
		{saves.HasSets, c.Sets, "card set"}, {saves.HasSets, c.Pictures, "picture"}, {saves.HasSets, c.Motifs, "motif"},
		{saves.HasSounds, c.Sounds, "sound"},
	} {
		if c.Parts&kind.part != 0 {
			all = append(all, number(kind.n, kind.name))
		}
	}
	return strings.Join(all, ", ")
}
