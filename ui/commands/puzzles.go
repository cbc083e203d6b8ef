package commands

import (
	"context"
	"fmt"
	"io"
	"strings"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

func puzzlesCommand(built *games.Registry) Command {
	return Command{"puzzles", "prove by search that the puzzles can be solved", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("puzzles check [GAME]", "Searches every puzzle through, of all games or of one: whether it can be solved against any answer,\n"+
			"with how many of the first choices, and how. A puzzle that can't be solved, or that nearly any\n"+
			"choice solves, fails.", "puzzles check "+anyGame())
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) == 0 || len(rest) > 2 || rest[0] != "check" {
			return f.Misuse(errOut, "say what to do with the puzzles: puzzles check")
		}
		all, err := built.All()
		if len(rest) == 2 && err == nil {
			var g *rules.Game
			g, err = built.Find(rest[1])
			all = []*rules.Game{g}
		}
		if err != nil {
			return fail(errOut, err)
		}
		for _, g := range all {
			_, puzzles, err := scenario.Guides(g, games.Guides(g.Name))
			if err != nil {
				return fail(errOut, err)
			}
			if len(puzzles) == 0 {
				fmt.Fprintf(out, "%s has no puzzles\n", g.Title)
			}
			for _, z := range puzzles {
				if !checkPuzzle(ctx, z, out) {
					code = Failed
				}
			}
		}
		return code
	}}
}

// checkPuzzle prints what the search finds out about a puzzle.
func checkPuzzle(ctx context.Context, z *scenario.Puzzle, out io.Writer) bool {
	sol, err := z.Solve(ctx)
	if err != nil {
		fmt.Fprintf(out, "FAIL  %s: %s\n      %v\n", z.Game().Title, z.Name, err)
		return false
	}
	word := "ok  "
	if err := sol.Trivial(); err != nil {
		word = "FAIL"
		fmt.Fprintf(out, "      %v\n", err)
	}
	fmt.Fprintf(out, "%s  %s: %s\n", word, z.Game().Title, z.Name)
	fmt.Fprintf(out, "      %d of %d first choices solve it: %s\n", len(sol.First), sol.Tries, strings.Join(sol.First, "; "))
	var line []string
	for _, p := range sol.Line {
		line = append(line, rules.SeatName(p.Seat)+": "+p.Key)
	}
	fmt.Fprintf(out, "      %d choices, %d positions: %s\n", sol.Choices, sol.Nodes, strings.Join(line, "; "))
	return sol.Trivial() == nil
}
