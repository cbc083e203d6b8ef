// Package e2e tests the whole program: the real window, played with a mouse on a
// virtual screen (make e2e), and what the documents show and state.
package e2e

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/ui/program"
)

// TestMain runs the tests in the top folder, to which all paths in them belong.
func TestMain(m *testing.M) {
	_, here, _, _ := runtime.Caller(0)
	if err := os.Chdir(filepath.Dir(filepath.Dir(filepath.Dir(here)))); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	text, err := os.ReadFile("FyneApp.toml")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fyneApp = string(text)
	os.Exit(begin(m))
}

// fyneApp is the text of FyneApp.toml.
var fyneApp string

// run obeys a command line as the program does.
func run(ctx context.Context, args []string, out, errOut io.Writer) int {
	return program.Run(ctx, gamestest.Games, fyneApp, "", args, out, errOut)
}
