package rules

import (
	"embed"
	"io/fs"
)

//go:embed */lessons/*.txt */puzzles/*.txt
var guides embed.FS

// Guides is the lessons and puzzles of all games: NAME/lessons and NAME/puzzles
// hold scenario files. Package scenario reads them.
func Guides() fs.FS { return guides }
