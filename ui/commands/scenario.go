package commands

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"feltstack/rules/book"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

func scenarioCommand(built *games.Registry) Command {
	return Command{"scenario", "run scenario files, or list the rules they show", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("scenario FILE|DIR...", "Runs the scenarios of files, and of all *.txt files below folders: lays each table, makes\n"+
			"the choices and checks what must be true. Every scenario that fails is printed with the\n"+
			"line that is not so.", "scenario rules/"+anyGame()+"/scenarios")
		coverage := f.Bool("coverage", false, "list the rules with the scenarios that show them; of a game's whole folder, fail if one of its rules has none")
		verbose := f.Bool("verbose", false, "name the scenarios that pass, too")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) == 0 {
			return f.Misuse(errOut, "name the scenario files or folders to run")
		}
		files, err := scenario.Load(built.Find, rest...)
		if err != nil {
			code = fail(errOut, err)
		}
		passed, failed := 0, 0
		for _, file := range files {
			for _, s := range file.Scenarios {
				if ctx.Err() != nil {
					return Failed
				}
				if err := s.Run(); err != nil {
					failed++
					fmt.Fprintf(out, "FAIL  %s\n      %v\n", s.Name, err)
					continue
				}
				passed++
				if *verbose {
					fmt.Fprintf(out, "ok    %s\n", s.Name)
				}
			}
		}
		if *coverage {
			cover := scenario.Cover(files)
			cover.Write(out)
			missing, err := unshown(cover, built, rest)
			if err != nil {
				code = fail(errOut, err)
			}
			for _, p := range missing {
				code = Failed
				fmt.Fprintf(out, "MISSING  %s %s: no scenario shows it\n", p.ID, p.Title)
			}
		}
		fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
		if err == nil && passed+failed == 0 {
			fmt.Fprintln(errOut, "no scenario was found: a scenario begins with \"scenario NAME\"; lessons and puzzles are checked by \"puzzles\" and the tests")
			code = Failed
		}
		if failed > 0 {
			code = Failed
		}
		return code
	}}
}

// unshown lists what no scenario shows of the rulebooks of games whose whole folder is among
// paths.
func unshown(cover scenario.Coverage, built *games.Registry, paths []string) (missing []*book.Paragraph, err error) {
	for _, path := range paths {
		g, err := built.Find(filepath.Base(path))
		if err != nil {
			continue // a folder of something else
		}
		b, err := book.Read(g, games.Guides(g.Name))
		if err != nil {
			return nil, fmt.Errorf("read the rulebook of %s: %w", g.Title, err)
		}
		missing = append(missing, b.Unshown(cover)...)
	}
	return missing, nil
}
