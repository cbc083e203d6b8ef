// Package e2e tests the whole program: the real window, played with a mouse on a
// virtual screen (make e2e), and what the documents show and state.
package e2e

import (
	"context"
	"fmt"
	"io"
	"os"
	"testing"

	"feltstack/ui/program"
)

// TestMain runs the tests in the top folder, to which all paths in them belong.
func TestMain(m *testing.M) {
	for range 2 { // a test's own binary, started again, is there already
		if _, err := os.Stat("FyneApp.toml"); err == nil {
			break
		}
		if err := os.Chdir(".."); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
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
	return program.Run(ctx, fyneApp, args, out, errOut)
}
