package saves

import (
	"context"
	"database/sql"
	"path"
	"strings"
)

// Parts says which parts something has.
type Parts uint8

// The parts of what a person keeps. A saves file that stands for a backup has the first only.
const (
	HasSaves  Parts = 1 << iota // games, decks, lab runs, settings
	HasSets                     // the folder of card sets
	HasSounds                   // the folder of sounds
)

// Folders are those of a person's that lie beside the saves and go into backups. They need not
// exist; "" is for one that has no place.
type Folders struct {
	Sets   string // card sets with their pictures, motifs, and deleted cards
	Sounds string
}

// part is one of the folders.
type part struct {
	has  Parts
	name string // in a backup
	path string
	skip string // what in it isn't the person's
}

func (f Folders) parts() []part {
	return []part{{HasSets, "sets", f.Sets, ".before"}, {HasSounds, "sounds", f.Sounds, ""}}
}

// Contents is how much of each kind there is. What was deleted and can still be brought back isn't
// counted, but it's there.
type Contents struct {
	Parts    Parts `json:"parts"`
	Games    int   `json:"games"`
	Decks    int   `json:"decks"`
	Runs     int   `json:"runs"` // of the lab
	Sets     int   `json:"sets"` // of cards
	Pictures int   `json:"pictures"`
	Motifs   int   `json:"motifs"`
	Sounds   int   `json:"sounds"`
}

// count counts what is in a saves file of a version.
func count(ctx context.Context, db *sql.DB, version int64) (c Contents, err error) {
	listed := " WHERE deleted = 0"
	if version < sinceBin {
		listed = ""
	}
	c.Parts = HasSaves
	for _, kind := range []struct {
		since int64
		query string
		n     *int
	}{
		{1, "SELECT count(*) FROM games" + listed, &c.Games},
		{2, "SELECT count(*) FROM decks" + listed, &c.Decks},
		{7, "SELECT count(*) FROM lab_runs" + listed, &c.Runs},
	} {
		if version >= kind.since && err == nil {
			err = db.QueryRowContext(ctx, kind.query).Scan(kind.n)
		}
	}
	return c, translate(err)
}

// countFile counts a file of one of the folders, by its name in a backup.
func (c *Contents) countFile(name string) {
	folder, file := path.Split(name)
	if strings.HasPrefix(file, ".") {
		return
	}
	switch ext := strings.ToLower(path.Ext(file)); {
	case folder == "sets/" && ext == ".toml":
		c.Sets++
	case folder == "sets/motifs/" && ext == ".svg":
		c.Motifs++
	case strings.HasSuffix(folder, ".pictures/") && strings.Count(folder, "/") == 2 && (ext == ".png" || ext == ".jpg" || ext == ".jpeg"):
		c.Pictures++
	case folder == "sounds/" && ext == ".mp3":
		c.Sounds++
	}
}
