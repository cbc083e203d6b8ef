package commands

import (
	"context"
	"errors"
	"fmt"
	"io"

	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/ui/library/keep"
)

func exportCommand(built *games.Registry) Command {
	return Command{"export", "write a saved game to a file", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("export SAVE -o FILE [flags]", "Writes a saved game, by its number or name, to a file that holds all of it: to keep, to mail, to replay. "+
			"The file of a game that isn't over holds hidden cards, too.",
			"export 3 -o report"+keep.FileExt+" --anonymous")
		db := f.String("db", "", "read the games from `FILE` instead of the data folder")
		to := f.String("o", "", "write to `FILE`")
		how := f.Output()
		anonymous := f.Bool("anonymous", false, "leave out the players' names and the note")
		rest, code, ok := f.Read(args, out, errOut)
		switch {
		case !ok:
			return code
		case len(rest) != 1 || *to == "":
			return f.Misuse(errOut, "export needs one saved game and -o FILE")
		}
		st, err := openGames(ctx, *db)
		if err != nil {
			return fail(errOut, err)
		}
		defer st.Close()
		saved, err := savedGame(ctx, st, rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		if err := how.Write(*to, func(w io.Writer) error { return keep.Export(ctx, st, saved.ID, built.Find, *anonymous, w) }); err != nil {
			return fail(errOut, fmt.Errorf("write the game file: %w", err))
		}
		if saved.Status != saves.Finished {
			fmt.Fprintln(errOut, "feltstack: this game isn't over: the file holds the cards of all hands and the order of all decks")
		}
		fmt.Fprintf(out, "%s: %s\n", *to, saveLine(saved))
		return OK
	}}
}

func importCommand(built *games.Registry) Command {
	return Command{"import", "take a game file into the saved games", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("import FILE... [flags]", "Imports exported games. Each is played through first; what doesn't fit today's rules is kept and said. "+
			"A game that is saved already isn't imported again. Games of up to 200,000 choices and 64 MB are imported, whole or not at all; they don't count in who has won how often.",
			"import evening"+keep.FileExt)
		db := f.String("db", "", "keep the games in `FILE` instead of the data folder")
		rest, code, ok := f.Read(args, out, errOut)
		switch {
		case !ok:
			return code
		case len(rest) == 0:
			return f.Misuse(errOut, "import needs a game file")
		}
		st, err := openToWrite(ctx, *db, errOut)
		if err != nil {
			return fail(errOut, err)
		}
		defer st.Close()
		code = OK
		for _, name := range rest {
			if ctx.Err() != nil {
				code = fail(errOut, fmt.Errorf("stopped before %s", name))
				break
			}
			if err := importFile(ctx, built, st, name, out, errOut); err != nil {
				code = fail(errOut, err)
			}
		}
		return code
	}}
}

// importFile imports a game and says how far it is meanwhile.
func importFile(ctx context.Context, built *games.Registry, st *saves.Store, name string, out, errOut io.Writer) error {
	g, err := readGame(name)
	if err != nil {
		return err
	}
	had, err := keep.Alike(ctx, st, g)
	switch {
	case err == nil:
		fmt.Fprintf(out, "%s is game %d already\n", name, had)
		return nil
	case !errors.Is(err, saves.ErrNotFound):
		return err
	}
	bar := newProgress(errOut, 0, "steps")
	id, differs, err := keep.Import(ctx, st, g, built.Find, bar.setOf)
	bar.stop()
	switch {
	case errors.Is(err, context.Canceled):
		return fmt.Errorf("stopped: nothing of %s is saved", name)
	case err != nil:
		return fmt.Errorf("%s: %w", name, err)
	}
	fmt.Fprintf(out, "%s is game %d\n", name, id)
	if differs != nil {
		return fmt.Errorf("%s: %w", name, differs)
	}
	return nil
}
