// Package commands holds what the program does without a window: each command is one
// file here and one line in All.
//
// A command parses its own command line with Flags, writes its result to out and
// its complaints to errOut as sentences, stops soon after ctx has ended, and
// returns one of the exit codes below.
package commands

import (
	"context"
	"fmt"
	"io"

	"feltstack/rules/games"
)

// The exit codes of the program.
const (
	OK     = 0
	Failed = 1 // the command ran, and it found a problem or an error
	Usage  = 2 // the command line was not understood; nothing was done
)

// Command is one headless command.
type Command struct {
	Name    string
	Summary string // one line for the list of commands, lower case, without a full stop
	Run     func(ctx context.Context, args []string, out, errOut io.Writer) int
}

// All returns the commands in the order in which help lists them. The version is
// the program's own, from FyneApp.toml; they take games from built; window measures the window for bench, or
// is nil; draw draws screens for shot.
func All(version string, built *games.Registry, window Window, draw DrawScreen) []Command {
	var all []Command
	all = []Command{
		cardsCommand(built),
		scenarioCommand(built),
		puzzlesCommand(built),
		simCommand(built),
		matchCommand(built),
		replayCommand(built),
		exportCommand(built),
		importCommand(built),
		backupCommand(),
		restoreCommand(),
		decksCommand(built),
		printCommand(built),
		soakCommand(built),
		benchCommand(built, window),
		shotCommand(built, draw),
		versionCommand(version),
		{"help", "list the commands, or explain one", func(ctx context.Context, args []string, out, errOut io.Writer) int {
			return help(ctx, all, args, out, errOut)
		}},
	}
	return all
}

// Run finds the command named by args[0] and runs it with the rest; args must not
// be empty. A name that no command has is answered with the nearest one.
func Run(ctx context.Context, all []Command, args []string, out, errOut io.Writer) int {
	for _, v := range all {
		if v.Name == args[0] {
			r := &result{to: out}
			code := v.Run(ctx, args[1:], r, errOut)
			if r.err != nil && code == OK {
				return fail(errOut, fmt.Errorf("write the result: %w", r.err))
			}
			return code
		}
	}
	hint := "feltstack help lists the commands"
	if near, ok := nearest(args[0], all); ok {
		hint = fmt.Sprintf("did you mean %q? (%s)", near, hint)
	}
	fmt.Fprintf(errOut, "feltstack: no command %q: %s\n", args[0], hint)
	return Usage
}

// help prints the list of commands, or what COMMAND --help prints.
func help(ctx context.Context, all []Command, args []string, out, errOut io.Writer) int {
	f := NewFlags("help [COMMAND]", "Lists the commands, or explains one.", "help version")
	rest, code, ok := f.Read(args, out, errOut)
	if !ok {
		return code
	}
	switch len(rest) {
	case 0:
		fmt.Fprintln(out, "feltstack opens the card table; feltstack COMMAND works without a window.")
		fmt.Fprintln(out, "\nCommands:")
		List(out, all)
		fmt.Fprintln(out, "\nfeltstack COMMAND --help explains a command, feltstack --help the window's flags.")
		return OK
	case 1:
		return Run(ctx, all, []string{rest[0], "--help"}, out, errOut)
	}
	return f.Misuse(errOut, "help explains one command at a time")
}

// List writes one line for each command.
func List(w io.Writer, all []Command) {
	for _, v := range all {
		fmt.Fprintf(w, "  %-10s %s\n", v.Name, v.Summary)
	}
}
