// Package program puts Feltstack together: without arguments it opens the window
// on a person's saves, with a command it does what package commands says.
package program

import (
	"context"
	"errors"
	"fmt"
	"image"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"feltstack/rules/games"
	"feltstack/rules/guard"
	"feltstack/rules/names"
	"feltstack/saves"
	"feltstack/ui"
	"feltstack/ui/commands"
)

// Main obeys a command line without the program's name until it is done or the
// program is told to end; it returns the exit code. fyneApp is the text of
// FyneApp.toml, changes that of CHANGELOG.md.
func Main(fyneApp, changes string, args []string, out, errOut io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	out, errOut = console(out, errOut)
	return Run(ctx, games.NewRegistry(), fyneApp, changes, args, out, errOut)
}

// Run is Main until ctx ends, with games from built. Nothing that comes from a file is printed so that a terminal
// obeys it.
func Run(ctx context.Context, built *games.Registry, fyneApp, changes string, args []string, out, errOut io.Writer) int {
	out, errOut = &names.Writer{To: out}, &names.Writer{To: errOut}
	meta, err := metadata(fyneApp)
	if err != nil {
		return fail(errOut, err)
	}
	draw := func(s ui.Shot) (image.Image, error) { return s.Draw(newApp(meta.ID)) }
	all := commands.All(meta.Version, built, commands.Window{Measure: measureWindow(meta.ID, built), Demo: demoWindow(meta.ID, built)}, draw)
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") && !isGameFile(args[0]) {
		return runCommand(args[0], errOut, state("", "reports"), func() int { return commands.Run(ctx, all, args, out, errOut) })
	}
	return window(ctx, built, meta, changes, all, args, out, errOut)
}

// runCommand runs a command; should it crash, a report in folder says how.
func runCommand(name string, errOut io.Writer, folder string, command func() int) (code int) {
	err := guard.Try("feltstack "+name, func() error { code = command(); return nil })
	if err == nil {
		return code
	}
	reports := guard.NewReporter(folder, "Feltstack", slog.New(slog.DiscardHandler)).Through(names.Visible)
	reports.Report(err, guard.Note{Title: "Command line", Text: strings.Join(os.Args, " ")})
	if path := reports.Last(); path != "" {
		err = fmt.Errorf("%w; please send us %s", err, path)
	}
	return fail(errOut, err)
}

// window opens the window and returns when it is closed or ctx has ended.
func window(ctx context.Context, built *games.Registry, meta fyne.AppMetadata, changes string, all []commands.Command, args []string, out, errOut io.Writer) int {
	f := commands.NewFlags("[flags] [GAME.felt ...] | COMMAND ...", "Opens the card table, and on it the exported games that are named.", "--db games.db")
	db := f.String("db", "", "keep the games in `FILE` instead of the data folder")
	trace := f.String("trace", "", "append what is on the screen to `FILE`, one JSON line a change")
	level := f.String("log", "info", "log to feltstack.log from `LEVEL` on: debug, info, warn, error, off")
	seed := f.Uint64("seed", 0, "deal new games after the random `SEED` and let bots answer in the same way each time (default: by chance)")
	workers := f.Int("workers", 0, "let the strongest bots search with `N` workers (default: one for each core but the window's)")
	size := f.String("size", "", "show everything at `PERCENT` of its size from now on: 80 to 200, or fit to suit the window")
	rest, code, ok := f.Read(args, out, errOut)
	if !ok {
		if code == commands.OK {
			fmt.Fprintln(out, "\nCommands, which need no window:")
			commands.List(out, all)
		}
		return code
	}
	if i := slices.IndexFunc(rest, func(arg string) bool { return !isGameFile(arg) }); i >= 0 {
		return f.Misuse(errOut, fmt.Sprintf("unexpected %q: a command stands first, before its flags", rest[i]))
	}
	if *workers < 0 || *workers > 64 {
		return f.Misuse(errOut, "workers are 1 to 64, or 0 for what the machine has to spare")
	}
	scale, err := sizeOf(*size)
	if err != nil {
		return f.Misuse(errOut, err.Error())
	}
	log, closeLog, err := openLog(*db, *level)
	if err != nil {
		return f.Misuse(errOut, err.Error())
	}
	defer closeLog()
	files, given := handOver(ctx, *db, rest, log)
	if given {
		fmt.Fprintln(out, "feltstack: opened in the window that is open already")
		return commands.OK
	}
	log.Info("start", "version", meta.Version, "go", runtime.Version(), "os", runtime.GOOS, "arch", runtime.GOARCH)
	reports := guard.NewReporter(state(*db, "reports"), "Feltstack "+meta.Version, log).Through(names.Visible)
	deps := ui.Deps{Open: openLibrary(built, *db, reports, log, *seed, *workers), Sounds: saves.FoldersBeside(*db).Sounds, Reports: reports, Log: log, Salvage: salvage(*db), Screen: screenRoom, Pointer: pointerIn, Size: scale, Painted: letCompilerGo, Files: files, Arrivals: arrivals(*db, reports), Version: meta.Version, Changes: changes}
	if *db == "" {
		deps.Choose = saves.Choose
	}
	if *trace != "" {
		file, err := os.OpenFile(*trace, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
		if err != nil {
			return fail(errOut, fmt.Errorf("open the trace: %w", err))
		}
		defer file.Close()
		deps.Trace = &names.Writer{To: file}
	}
	if err := openDisplay(); err != nil {
		log.Error("no screen", "error", err)
		return fail(errOut, err)
	}
	app.SetMetadata(meta)
	if path := os.Getenv(crashReport); path != "" {
		reports.Recall("the window", path)
	}
	began := time.Now()
	a := newApp(meta.ID)
	deps.Again = loopAgain(a)
	if err := ui.Run(ctx, a, deps); err != nil {
		log.Error("end", "error", guard.Plain(err))
		if restarts(err, time.Since(began)) {
			err = errors.Join(err, restart(reports.Last()))
		}
		return fail(errOut, err)
	}
	log.Info("end")
	return commands.OK
}

// sizeOf reads the flag for the size of everything; nil where it isn't given.
func sizeOf(said string) (*float64, error) {
	if said == "" {
		return nil, nil
	}
	scale := 0.0
	if said != "fit" {
		percent, err := strconv.Atoi(strings.TrimSuffix(said, "%"))
		if err != nil || percent < 80 || percent > 200 {
			return nil, fmt.Errorf("size %q: it is 80 to 200 percent, or fit", said)
		}
		scale = float64(percent) / 100
	}
	return &scale, nil
}

func fail(errOut io.Writer, err error) int {
	fmt.Fprintf(errOut, "feltstack: %v\n", err)
	return commands.Failed
}
