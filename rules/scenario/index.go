package scenario

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"feltstack/rules"
)

// Entry names a scenario of a game: where it stands, and the rules it shows.
type Entry struct {
	File  string
	Name  string
	Rules []string
}

// Index lists the scenarios of all files below a folder, in the order of the
// files' names. It lays no table, so it is quick, and notices no errors.
func Index(files fs.FS, folder string) ([]Entry, error) {
	var all []Entry
	err := fs.WalkDir(files, folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != Ext {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		from := len(all)
		for line := range bytes.Lines(data) {
			word, rest, _ := strings.Cut(strings.TrimSpace(string(line)), " ")
			switch {
			case word == "scenario":
				all = append(all, Entry{File: name, Name: strings.TrimSpace(rest)})
			case word == "rules" && len(all) > from:
				last := &all[len(all)-1]
				for rule := range strings.SplitSeq(rest, ",") {
					last.Rules = append(last.Rules, strings.TrimSpace(rule))
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("list scenarios: %w", err)
	}
	return all, nil
}

// ReadEntry reads one scenario. The others of its file are passed over.
func ReadEntry(g *rules.Game, files fs.FS, e Entry) (*Scenario, error) {
	data, err := fs.ReadFile(files, e.File)
	if err != nil {
		return nil, fmt.Errorf("read scenarios: %w", err)
	}
	p := &parser{find: finderOf(g), open: inside(files, e.File), file: &File{Path: path.Join(g.Name, e.File)}, only: e.Name}
	f, err := p.all(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if len(f.Scenarios) == 0 {
		return nil, fmt.Errorf("%s has no scenario %q", e.File, e.Name)
	}
	return f.Scenarios[0], nil
}
