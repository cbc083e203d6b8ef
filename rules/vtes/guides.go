package vtes

import (
	"embed"
	"io/fs"
)

//go:embed lessons/*.txt scenarios book/*.md
var guides embed.FS

// Guides returns the folders lessons and scenarios, as package scenario
// reads them, and book, as package book does.
func Guides() fs.FS { return guides }
