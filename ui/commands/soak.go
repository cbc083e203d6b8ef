package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves/sets"
	"feltstack/saves/whole"
	"feltstack/ui/library/keep"
	"feltstack/ui/soak"
)

// soakTold is how often a soak says how far it is.
const soakTold = 10 * time.Second

func soakCommand(built *games.Registry) Command {
	return Command{"soak", "play games of every kind and prove the rules' laws in them", func(ctx context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("soak GAME|all [flags]", "Plays games of every kind of player, number of seats, option and deck, and proves at every decision what must always hold.\n"+
			"Determinizations of each seat are played to their end; some games are saved, undone, closed and opened again on the way.\n"+
			"With --cover, players choose at random in games of a covering array: its rows have any N values of options and seats together.\n"+
			"A failure is printed with the command that shows it again, and its game is written to a "+keep.FileExt+" file.\n"+
			"The same seed and number of games give the same run. Exit code 1 says that there were failures.",
			"soak all --games 20 --seed 7")
		count := f.Int("games", 0, "play `N` games of each, instead of as many as there is time for")
		cover := f.Int("cover", 0, "play every row of a covering array of `N` values, up to 3; --games is for each row then")
		row := f.Int("row", 0, "play row `N` of it only (default: all)")
		minutes := f.Float64("minutes", 0, "begin games for `N` minutes (default: 1 if --games is not given)")
		seed := f.Uint64("seed", 1, "deal the first game after the random `SEED`, the next after the one above it")
		jobs := f.Int("jobs", runtime.NumCPU(), "play `N` games at a time; what they are stays the same")
		folder := f.String("o", ".", "write the games with failures to `FOLDER`")
		preset := f.String("preset", "", "play only the preset `NAME` of the game: its seats and options")
		var files []string
		f.Func("set", "play with the card set in `FILE`, too; more than once if need be", func(s string) error {
			files = append(files, s)
			return nil
		})
		rest, code, ok := f.Read(args, out, errOut)
		switch {
		case !ok:
			return code
		case len(rest) != 1:
			return f.Misuse(errOut, "soak needs the name of one game, or all")
		case *count < 0 || *minutes < 0 || *jobs < 1:
			return f.Misuse(errOut, "games and minutes are not below 0, jobs at least 1")
		}
		if *cover > 0 && *preset != "" {
			return f.Misuse(errOut, "a covering array has all options: leave out --preset or --cover")
		}
		if *cover < 0 || *cover > 3 || *row < 0 || *row > 0 && *cover == 0 {
			return f.Misuse(errOut, "cover is up to 3, and a row is one of a covering array")
		}
		if *count == 0 && *minutes == 0 {
			*minutes = 1
		}
		all, err := soakGames(built, rest[0])
		if err != nil {
			return fail(errOut, err)
		}
		p := soak.Plan{Games: all, Preset: *preset, Seed: *seed, Count: *count, Cover: *cover, Row: *row, Time: time.Duration(*minutes * float64(time.Minute)), Jobs: *jobs}
		for _, g := range all {
			if _, err := g.Preset(*preset); *preset != "" && err != nil {
				return f.Misuse(errOut, err.Error())
			}
		}
		if p.Own, err = soakSets(files); err != nil {
			return fail(errOut, err)
		}
		return runSoak(ctx, p, files, *folder, out, errOut)
	}}
}

// soakGames is the games of a name, all of them for "all".
func soakGames(built *games.Registry, name string) ([]*rules.Game, error) {
	if strings.EqualFold(name, "all") {
		return built.All()
	}
	g, err := built.Find(name)
	return []*rules.Game{g}, err
}

// soakSets reads card sets. They are for every game that takes people's cards
// and is named in them.
func soakSets(files []string) (map[string][]rules.OwnCards, error) {
	own := map[string][]rules.OwnCards{}
	for _, path := range files {
		text, err := readFile(path, sets.LongestFile)
		if err != nil {
			return nil, err
		}
		s, err := sets.Parse(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)), text)
		if err != nil {
			return nil, fmt.Errorf("read the card set %s: %w", path, err)
		}
		own[s.Game] = append(own[s.Game], rules.OwnCards{Set: s.Name, Cards: string(text)})
	}
	return own, nil
}

// runSoak carries out a plan and prints what comes of it.
func runSoak(ctx context.Context, p soak.Plan, files []string, folder string, out, errOut io.Writer) int {
	told, start := time.Now(), time.Now()
	seen := map[string]bool{}
	shown := 0
	report, err := soak.Run(ctx, p, func(r soak.Report) {
		for _, f := range r.Failures[shown:] {
			told = time.Now()
			printFailure(f, p, files, folder, seen, out, errOut)
		}
		shown = len(r.Failures)
		if time.Since(told) >= soakTold {
			told = time.Now()
			fmt.Fprintf(errOut, "feltstack: %s after %v\n", soaked(r), time.Since(start).Round(time.Second))
		}
	})
	if err != nil {
		return fail(errOut, err)
	}
	fmt.Fprintf(out, "seeds from %d: %s\n", p.Seed, soaked(report))
	if len(report.Failures) > 0 {
		return Failed
	}
	if ctx.Err() != nil {
		return fail(errOut, fmt.Errorf("stopped before the end"))
	}
	return OK
}

// printFailure prints a failure and writes its game.
func printFailure(f *soak.Failure, p soak.Plan, files []string, folder string, seen map[string]bool, out, errOut io.Writer) {
	fmt.Fprintf(out, "FAULT: %s\n  players: %s\n", f, strings.Join(f.Players, ", "))
	path, err := writeGame(folder, fmt.Sprintf("soak-%s-%d", f.Game, f.Seed), f.File)
	if err != nil {
		fmt.Fprintf(errOut, "feltstack: %s\n", plain(err))
	} else {
		fmt.Fprintf(out, "  game:    %s\n", path)
	}
	again := fmt.Sprintf("soak %s --games 1 --seed %d", f.Game, f.Seed)
	if p.Preset != "" {
		again += " --preset " + p.Preset
	}
	if f.Row > 0 {
		again += fmt.Sprintf(" --cover %d --row %d", p.Cover, f.Row)
	}
	for _, path := range files {
		again += " --set " + path
	}
	fmt.Fprintf(out, "  again:   %s\n", line(again))
	if f.Stack != "" && !seen[f.What] {
		fmt.Fprintf(errOut, "%s\n", f.Stack)
	}
	seen[f.What] = true
}

// writeGame writes a game file and returns its path. A name that is taken gets a number.
func writeGame(folder, name string, f *keep.File) (path string, err error) {
	path = filepath.Join(folder, name+keep.FileExt)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			break
		}
		path = filepath.Join(folder, fmt.Sprintf("%s-%d%s", name, n, keep.FileExt))
	}
	if err := whole.Write(path, f.Write); err != nil {
		return path, fmt.Errorf("write the game: %w", err)
	}
	return path, nil
}

// soaked says how much was played.
func soaked(r soak.Report) string {
	return fmt.Sprintf("%s games, %s decisions, %s determinizations, %s games through saves, %d failures",
		grouped(r.Games), grouped(r.Decisions), grouped(r.Determinizations), grouped(r.Saved), len(r.Failures))
}

// grouped writes a number as 12,345.
func grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
