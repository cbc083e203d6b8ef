package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
)

// Guides reads the lessons and the puzzles of a game: the files in its folders
// lessons and puzzles, in the order of their names. A game without any has
// none, which is not an error.
func Guides(g *rules.Game, files fs.FS) ([]*Lesson, []*Puzzle, error) {
	var lessons []*Lesson
	var puzzles []*Puzzle
	var errs []error
	find := finderOf(g)
	for _, folder := range []string{"lessons", "puzzles"} {
		found, err := fs.Glob(files, path.Join(folder, "*"+Ext))
		if err != nil {
			return nil, nil, fmt.Errorf("look for the %s of %s: %w", folder, g.Title, err)
		}
		for _, name := range found {
			f, err := readFrom(find, files, name, path.Join(g.Name, name))
			if err != nil {
				errs = append(errs, err)
				continue
			}
			lessons = append(lessons, f.Lessons...)
			puzzles = append(puzzles, f.Puzzles...)
		}
	}
	return lessons, puzzles, errors.Join(errs...)
}

// finderOf finds a game for the files that lie with it.
func finderOf(g *rules.Game) Finder {
	return func(name string) (*rules.Game, error) {
		if !strings.EqualFold(name, g.Name) {
			return nil, fmt.Errorf("this file lies with the game %q, so it can't be of %q", g.Name, name)
		}
		return g, nil
	}
}

// readFrom reads a file that errors call by its title.
func readFrom(find Finder, files fs.FS, name, title string) (*File, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, fmt.Errorf("read scenarios: %w", err)
	}
	defer f.Close()
	return readWith(find, inside(files, name), title, f)
}

// beginTable starts the table of a lesson or puzzle.
func (p *parser) beginTable(what, name string) {
	if name == "" {
		p.complain("a %s needs a name", what)
	}
	if p.file.Game == nil && len(p.errs) == 0 {
		p.complain("name the game before the first %s: a line \"game NAME\"", what)
	}
	p.now = &Scenario{File: p.file.Path, Line: p.line, Name: name, game: p.file.Game, own: slices.Clone(p.own)}
	p.part = head
}

func (p *parser) beginLesson(name string) {
	if slices.ContainsFunc(p.file.Lessons, func(l *Lesson) bool { return l.Name == name }) {
		p.complain("there is a lesson %q in this file already", name)
	}
	p.beginTable("lesson", name)
	p.lesson = &Lesson{File: p.file.Path, Line: p.line, Name: name, table: p.now}
}

func (p *parser) beginPuzzle(name string) {
	if slices.ContainsFunc(p.file.Puzzles, func(z *Puzzle) bool { return z.Name == name }) {
		p.complain("there is a puzzle %q in this file already", name)
	}
	p.beginTable("puzzle", name)
	p.puzzle = &Puzzle{File: p.file.Path, Line: p.line, Name: name, Turns: 1, table: p.now}
}

func (p *parser) at(text string, then bool) statement {
	return statement{file: p.file.Path, line: p.line, text: text, then: then}
}

// inLesson reads a line of a lesson.
func (p *parser) inLesson(word, rest, text string) {
	l := p.lesson
	switch {
	case word == "about" && p.part == head:
		l.About = joined(l.About, rest)
		return
	case text == "given" && p.part == head:
		p.part = given
		return
	case word == "step":
		if rest == "" {
			p.complain("a step needs a name")
		}
		p.part = steps
		l.Steps = append(l.Steps, &Step{Line: p.line, Name: rest})
		return
	case p.part == given:
		p.now.given = append(p.now.given, p.at(text, false))
		return
	case p.part != steps:
		p.complain("expected \"about ...\", \"given\" or \"step NAME\", not %q", text)
		return
	}
	s := l.Steps[len(l.Steps)-1]
	st := p.at(rest, word == "check")
	switch {
	case rest == "":
		p.complain("%q says nothing: see the lines of a step in FORMAT.md", text)
	case word == "say":
		s.Say = append(s.Say, rest)
	case word == "look":
		s.look = append(s.look, st)
	case word == "wrong":
		s.Wrong = joined(s.Wrong, rest)
	case word == "do":
		if len(s.after) > 0 {
			p.complain("what the player does comes before \"play\" and \"check\": begin another step")
		}
		s.do = append(s.do, st)
	case word == "play", word == "check":
		s.after = append(s.after, st)
	default:
		p.complain("a step has lines that begin with say, look, do, wrong, play and check, not %q", word)
	}
}

// inPuzzle reads a line of a puzzle.
func (p *parser) inPuzzle(word, rest, text string) {
	z := p.puzzle
	switch {
	case word == "ask" && p.part == head:
		z.Ask = joined(z.Ask, rest)
	case word == "hint" && p.part == head && rest != "":
		z.Hints = append(z.Hints, rest)
	case word == "learned" && p.part == head:
		z.Learned = joined(z.Learned, rest)
	case word == "turns" && p.part == head:
		if n, err := strconv.ParseInt(rest, 10, 8); err == nil && n > 0 {
			z.Turns = int16(n)
		} else {
			p.complain("how many turns the puzzle goes on for: \"turns 2\"")
		}
	case text == "given" && p.part == head:
		p.part = given
	case text == "when" && p.part == given:
		p.part = when
	case text == "solved" && (p.part == given || p.part == when):
		p.part = then
	case p.part == head:
		p.complain("expected \"ask ...\", \"hint ...\", \"learned ...\", \"turns 2\" or \"given\", not %q", text)
	case p.part == given:
		p.now.given = append(p.now.given, p.at(text, false))
	case p.part == when:
		p.now.play = append(p.now.play, p.at(text, false))
	default:
		z.solved = append(z.solved, p.at(text, true))
	}
}

func joined(a, b string) string { return strings.TrimSpace(a + " " + b) }

// endGuide closes the lesson or puzzle in hand: what it names is looked up, so
// that an error is told when the file is read.
func (p *parser) endGuide() {
	l, z := p.lesson, p.puzzle
	p.lesson, p.puzzle = nil, nil
	if z != nil {
		p.file.Puzzles = append(p.file.Puzzles, z)
		if err := z.prepare(); err != nil {
			p.errs = append(p.errs, err)
		}
		return
	}
	p.file.Lessons = append(p.file.Lessons, l)
	complain := func(line int, text string) {
		p.errs = append(p.errs, &Error{File: l.File, Line: line, Text: text})
	}
	if len(l.Steps) == 0 {
		complain(l.Line, "the lesson has no steps")
	}
	for _, s := range l.Steps {
		if len(s.Say) == 0 {
			complain(s.Line, fmt.Sprintf("the step %q says nothing to the player", s.Name))
		}
	}
	if l.table.game == nil {
		return
	}
	m, err := l.Table()
	if err != nil {
		p.errs = append(p.errs, err)
		return
	}
	for _, s := range l.Steps {
		if err := s.resolve(m); err != nil {
			p.errs = append(p.errs, err)
		}
	}
}
