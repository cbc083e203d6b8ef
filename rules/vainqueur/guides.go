package vainqueur

import (
	"embed"
	"io/fs"
)

//go:embed lessons/*.txt puzzles/*.txt scenarios book/*.md own/*.toml
var guides embed.FS

// Guides returns the folders lessons, puzzles and scenarios, as package scenario reads
// them, book, as package book does, and own, cards such as people make, which the soak plays.
func Guides() fs.FS { return guides }
