// Command feltstack is a card table that knows the rules. Without arguments it
// opens its window; with a command it works without one.
package main

import (
	_ "embed"
	"os"

	"feltstack/ui/program"
)

// The file that Fyne's packager reads is the one place for name, ID and version;
// embedded, it holds for every build and from every folder.
//
//go:embed FyneApp.toml
var fyneApp string

// What's new is said from it after an update.
//
//go:embed CHANGELOG.md
var changes string

func main() { os.Exit(program.Main(fyneApp, changes, os.Args[1:], os.Stdout, os.Stderr)) }
