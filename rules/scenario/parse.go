package scenario

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"feltstack/rules"
)

// Ext is how the names of scenario files end.
const Ext = ".txt"

// longest is the length of a line that is still read, in bytes.
const longest = 4096

// Finder finds a game by the name that a file gives.
type Finder func(name string) (*rules.Game, error)

// once finds each game once, and the same one from then on. Building one takes half a second.
func (find Finder) once() Finder {
	found := map[string]*rules.Game{}
	return func(name string) (*rules.Game, error) {
		if g := found[name]; g != nil {
			return g, nil
		}
		g, err := find(name)
		found[name] = g
		return g, err
	}
}

// Load reads files, and all scenario files below folders, in the order of
// their names. Of a game's folder it reads the scenarios only. Files that can't be read or understood are in the error, line
// by line; the others are returned all the same.
func Load(find Finder, paths ...string) ([]*File, error) {
	var files []*File
	var errs []error
	find = find.once()
	for _, path := range paths {
		if own := filepath.Join(path, "scenarios"); isFolder(own) {
			path = own
		}
		found := 0
		err := filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() || name != path && filepath.Ext(name) != Ext {
				return nil
			}
			found++
			f, err := ReadFile(find, name)
			if err != nil {
				errs = append(errs, err)
				return nil
			}
			files = append(files, f)
			return nil
		})
		switch {
		case err != nil:
			errs = append(errs, fmt.Errorf("read scenarios: %w", err))
		case found == 0:
			errs = append(errs, fmt.Errorf("%s has no scenario files (*%s)", path, Ext))
		}
	}
	return files, errors.Join(errs...)
}

// isFolder reports whether there is a folder at path.
func isFolder(path string) bool {
	d, err := os.Stat(path)
	return err == nil && d.IsDir()
}

// ReadFile reads one file.
func ReadFile(find Finder, path string) (*File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read scenarios: %w", err)
	}
	defer f.Close()
	return readWith(find, beside(path), path, f)
}

// Read reads scenarios from r; path is for messages. All errors of the file
// are in the error, each as an *Error.
func Read(find Finder, path string, r io.Reader) (*File, error) {
	return readWith(find, nil, path, r)
}

// readWith is Read for a file that may name card files.
func readWith(find Finder, open opener, path string, r io.Reader) (*File, error) {
	p := &parser{find: find, open: open, file: &File{Path: path}}
	return p.all(r)
}

// all reads everything.
func (p *parser) all(r io.Reader) (*File, error) {
	in := bufio.NewScanner(r)
	in.Buffer(make([]byte, longest), longest)
	for in.Scan() {
		p.line++
		line := in.Text()
		if p.line == 1 {
			line = strings.TrimPrefix(line, "\ufeff") // as some editors begin a file
		}
		p.read(line)
	}
	if err := in.Err(); err != nil {
		p.line++
		p.complain("this line can't be read: %v", err)
	}
	p.unfinished()
	p.end()
	if p.file.Game == nil && len(p.errs) == 0 {
		p.line = max(p.line, 1)
		p.complain("the file names no game: begin with a line \"game NAME\"")
	}
	if len(p.errs) > 0 {
		return nil, errors.Join(p.errs...)
	}
	return p.file, nil
}

// section is the part of a scenario that a line belongs to.
type section int

const (
	head section = iota
	given
	when
	then
	steps
)

type parser struct {
	find Finder
	open opener // nil where card files can't be named
	file *File
	line int
	part section
	now  *Scenario
	errs []error
	only string // the name of the one scenario that is wanted; "": all

	lesson *Lesson // that the table in hand belongs to
	puzzle *Puzzle

	base  *rules.Game      // the game without own cards, once there are some
	own   []rules.OwnCards // sets that all scenarios bring
	cards *strings.Builder // a set that stands in the file, while it is read
}

func (p *parser) complain(format string, args ...any) {
	p.errs = append(p.errs, &Error{File: p.file.Path, Line: p.line, Text: fmt.Sprintf(format, args...)})
}

func (p *parser) read(line string) {
	if !utf8.ValidString(line) {
		p.complain("this line is not UTF-8 text")
		return
	}
	if p.cards != nil {
		p.inCards(line)
		return
	}
	text := strings.TrimSpace(line)
	if strings.HasPrefix(text, "#") {
		return
	}
	// "#2" within a line is part of a key.
	text, _, _ = strings.Cut(text, " # ")
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case text == "":
	case word == "game" && p.now == nil:
		p.game(rest)
	case word == "set" && (p.now == nil || p.part == given):
		p.set(rest)
	case text == "cards" && (p.now == nil || p.part == given):
		p.beginCards()
	case word == "lesson":
		p.end()
		p.beginLesson(rest)
	case word == "puzzle":
		p.end()
		p.beginPuzzle(rest)
	case p.lesson != nil && word != "scenario":
		p.inLesson(word, rest, text)
	case p.puzzle != nil && word != "scenario":
		p.inPuzzle(word, rest, text)
	case word == "scenario":
		p.end()
		p.begin(rest)
	case p.now == nil:
		p.complain("expected \"scenario NAME\", not %q", text)
	case word == "rules" && p.part == head:
		for _, r := range strings.Split(rest, ",") {
			if r = strings.TrimSpace(r); r != "" {
				p.now.Rules = append(p.now.Rules, r)
			}
		}
	case text == "given" && p.part == head:
		p.part = given
	case text == "when":
		p.part = when
	case text == "then":
		p.part = then
	default:
		p.statement(text)
	}
}

func (p *parser) game(name string) {
	g, err := p.find(name)
	if err != nil {
		p.complain("%v", err)
		return
	}
	p.file.Game = g
}

func (p *parser) begin(name string) {
	if name == "" {
		p.complain("a scenario needs a name: say in words what it shows")
	}
	if slices.ContainsFunc(p.file.Scenarios, func(s *Scenario) bool { return s.Name == name }) {
		p.complain("there is a scenario %q in this file already", name)
	}
	p.now = &Scenario{File: p.file.Path, Line: p.line, Name: name, game: p.file.Game, own: slices.Clone(p.own)}
	p.part = head
	if p.file.Game == nil && len(p.errs) == 0 {
		p.complain("name the game before the first scenario: a line \"game NAME\"")
	}
}

func (p *parser) statement(text string) {
	st := statement{file: p.file.Path, line: p.line, text: text, then: p.part == then}
	switch p.part {
	case head:
		p.complain("expected \"rules ...\", \"given\", \"when\" or \"then\", not %q", text)
	case given:
		p.now.given = append(p.now.given, st)
	default:
		p.now.play = append(p.now.play, st)
	}
}

// end closes the scenario in hand: what it says of names is checked by laying
// its table, so that an error is told when the file is read.
func (p *parser) end() {
	s := p.now
	if s == nil {
		return
	}
	p.now = nil
	if p.only != "" && s.Name != p.only {
		return
	}
	if len(s.own) > len(p.own) {
		s.game, _ = p.extend(s.own)
	}
	if p.lesson != nil || p.puzzle != nil {
		p.endGuide()
		return
	}
	p.file.Scenarios = append(p.file.Scenarios, s)
	if !slices.ContainsFunc(s.play, func(st statement) bool { return st.then || strings.HasSuffix(st.text, "?") }) {
		p.errs = append(p.errs, &Error{File: s.File, Line: s.Line, Text: "the scenario checks nothing: it has no line under \"then\""})
	}
	if s.game == nil {
		return
	}
	if _, err := s.Table(); err != nil {
		p.errs = append(p.errs, err)
	}
}
