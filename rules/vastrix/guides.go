package vastrix

import (
	"embed"
	"io/fs"
)

//go:embed lessons/*.txt puzzles/*.txt
var guides embed.FS

// Guides returns the folders lessons and puzzles, as package scenario reads them.
func Guides() fs.FS { return guides }
