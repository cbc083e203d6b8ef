package scenario

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"feltstack/rules"
)

// This file reads the cards that a file or a scenario brings with it.

// opener opens a file that a scenario file names, relative to its folder.
type opener func(name string) (fs.File, error)

// beside opens files relative to the folder of a scenario file on disk.
func beside(file string) opener {
	return func(name string) (fs.File, error) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(filepath.Dir(file), name)
		}
		return os.Open(name)
	}
}

// inside is beside for files of a program.
func inside(files fs.FS, file string) opener {
	return func(name string) (fs.File, error) { return files.Open(path.Join(path.Dir(file), name)) }
}

// set reads "set FILE": people's own cards from a card file.
func (p *parser) set(name string) {
	switch {
	case name == "":
		p.complain("name the card file: \"set zoo.toml\"")
		return
	case p.open == nil:
		p.complain("a card file can be named only in a scenario file: write the cards here, between \"cards\" and \"end\"")
		return
	}
	f, err := p.open(name)
	if err != nil {
		p.complain("read the card set: %v", err)
		return
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, rules.LongestOwn+1))
	if err != nil {
		p.complain("read the card set: %v", err)
		return
	}
	p.bring(rules.OwnCards{Set: strings.TrimSuffix(path.Base(filepath.ToSlash(name)), ".toml"), Cards: string(data)})
}

// inCards collects the lines between "cards" and "end". The lines before them
// stay empty, so that a place in the cards is one in the file.
func (p *parser) inCards(line string) {
	if strings.TrimSpace(line) != "end" {
		p.cards.WriteString(line)
		p.cards.WriteByte('\n')
		return
	}
	text := p.cards.String()
	p.cards = nil
	p.bring(rules.OwnCards{Set: inFile, Cards: text})
}

// inFile is the name of a set that stands in the scenario file itself.
const inFile = "own cards"

// beginCards begins a set that stands in the file itself.
func (p *parser) beginCards() {
	p.cards = &strings.Builder{}
	p.cards.WriteString(strings.Repeat("\n", p.line))
}

// bring adds a set to the scenario in hand, or to all that follow.
func (p *parser) bring(own rules.OwnCards) {
	if p.now != nil {
		p.now.own = append(p.now.own, own)
		return
	}
	p.own = append(p.own, own)
	if p.base == nil {
		p.base = p.file.Game
	}
	p.file.Game, _ = p.extend(p.own) // nil after an error: what follows would only repeat it
}

// extend is the file's game with some sets of cards.
func (p *parser) extend(own []rules.OwnCards) (*rules.Game, bool) {
	base := p.base
	if base == nil {
		base = p.file.Game
	}
	if base == nil {
		p.complain("name the game before its cards: a line \"game NAME\"")
		return nil, false
	}
	g, err := base.For(rules.Setup{Own: own})
	if err == nil {
		return g, true
	}
	for line := range strings.Lines(err.Error()) {
		line = strings.TrimSuffix(line, "\n")
		e := &Error{File: p.file.Path, Line: p.line, Text: line}
		if rest, here := strings.CutPrefix(line, inFile+".toml:"); here {
			at, what, _ := strings.Cut(rest, ":")
			if n, err := strconv.Atoi(at); err == nil {
				e.Line, e.Text = n, "column "+what
			}
		}
		p.errs = append(p.errs, e)
	}
	return nil, false
}

// errOpen is for a block of cards that does not end.
var errOpen = errors.New("the cards that begin here have no end: write \"end\" after them")

// unfinished complains about cards that the file ends in.
func (p *parser) unfinished() {
	if p.cards == nil {
		return
	}
	text := p.cards.String()
	p.errs = append(p.errs, &Error{File: p.file.Path, Line: len(text) - len(strings.TrimLeft(text, "\n")), Text: fmt.Sprint(errOpen)})
	p.cards = nil
}
