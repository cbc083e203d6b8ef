package vainqueur

import (
	"embed"
	"io/fs"
)

//go:embed lessons/*.txt puzzles/*.txt scenarios
var guides embed.FS

// Guides returns the folders lessons, puzzles and scenarios, as package scenario reads
// them.
func Guides() fs.FS { return guides }
