package ui

import (
	"errors"
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/ui/words"
)

// Guide is what there is to learn about a game.
type Guide struct {
	Game    GameInfo
	Lessons []*scenario.Lesson
	Puzzles []*scenario.Puzzle
}

// Guides implements Library.
func (s *shelf) Guides() ([]Guide, error) {
	var all []Guide
	for i, info := range s.Games() {
		lessons, puzzles, err := scenario.Guides(s.games[i], rules.Guides())
		if err != nil {
			return nil, fmt.Errorf("read the lessons and puzzles of %s: %w", info.Title, err)
		}
		if len(lessons)+len(puzzles) > 0 {
			all = append(all, Guide{info, lessons, puzzles})
		}
	}
	return all, nil
}

// puzzleKey names a puzzle in the settings.
func puzzleKey(z *scenario.Puzzle) string { return z.Game().Name + "/" + z.Name }

// lessons lists all lessons.
func lessons(all []Guide) []*scenario.Lesson {
	var out []*scenario.Lesson
	for _, g := range all {
		out = append(out, g.Lessons...)
	}
	return out
}

// puzzles lists all puzzles.
func puzzles(all []Guide) []*scenario.Puzzle {
	var out []*scenario.Puzzle
	for _, g := range all {
		out = append(out, g.Puzzles...)
	}
	return out
}

// withGuides reads the lessons and puzzles, and goes on with them.
func (n *navigator) withGuides(then func([]Guide)) {
	var all []Guide
	n.away(func() (err error) {
		all, err = n.library.Guides()
		return err
	}, func(err error) {
		if err != nil {
			n.tell(err)
			return
		}
		then(all)
	})
}

// keep changes the settings and saves them.
func (n *navigator) keep(change func(*Settings)) {
	s := n.settings
	change(&s)
	n.settings = s
	if n.library == nil {
		return
	}
	n.away(func() error { return n.library.SetSettings(n.ctx, s) }, func(err error) {
		if err != nil {
			n.tell(err)
		}
	})
}

// learn begins the first lesson with who has had none yet, and lists them all
// from then on.
func (n *navigator) learn() {
	if n.library == nil {
		n.wish = n.learn
		return
	}
	n.withGuides(func(all []Guide) {
		switch list := lessons(all); {
		case len(list) == 0:
			n.tell(errors.New(words.Tr("there is no lesson yet")))
		case len(list) == 1 || !n.settings.Taught:
			n.teach(list[0])
		default:
			p := newLearnScreen(n.env, all, n.teach, n.home)
			n.show(p, p.Container)
		}
	})
}

// teach sits down at a lesson.
func (n *navigator) teach(l *scenario.Lesson) {
	if !n.settings.Taught {
		n.keep(func(s *Settings) { s.Taught = true })
	}
	n.toTable(func() (OpenGame, error) {
		return openLesson(l, lessonEnds{
			Puzzles: func() { n.leave(n.puzzles) }, NewGame: func() { n.leave(n.newGame) }, Home: func() { n.leave(n.home) },
		})
	})
}

// puzzles puts up the list of puzzles.
func (n *navigator) puzzles() {
	if n.library == nil {
		n.wish = n.puzzles
		return
	}
	n.withGuides(func(all []Guide) {
		p := newPuzzlesScreen(n.env, all, n.settings.Solved, func(i int) { n.pose(puzzles(all), i) }, n.home)
		n.show(p, p.Container)
	})
}

// pose sits down at puzzle i of a list.
func (n *navigator) pose(list []*scenario.Puzzle, i int) {
	z := list[i]
	ends := puzzleEnds{
		Solved: func() {
			if !slices.Contains(n.settings.Solved, puzzleKey(z)) {
				n.keep(func(s *Settings) { s.Solved = append(slices.Clone(s.Solved), puzzleKey(z)) })
			}
		},
		All: func() { n.leave(n.puzzles) },
	}
	if i+1 < len(list) {
		ends.Next = func() { n.pose(list, i+1) }
	}
	head := words.Trf("Puzzle %d of %d", i+1, len(list))
	n.toTable(func() (OpenGame, error) { return openPuzzle(z, head, ends) })
}
