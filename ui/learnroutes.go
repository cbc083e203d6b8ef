package ui

import (
	"errors"
	"slices"

	"feltstack/rules/scenario"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// withGuides reads the lessons and puzzles, and goes on with them.
func (n *navigator) withGuides(then func([]library.Guide)) {
	var all []library.Guide
	n.here(func() (err error) {
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
func (n *navigator) keep(change func(*library.Settings)) {
	s := n.settings
	change(&s)
	n.settings = s
	if n.library == nil {
		return
	}
	n.storeSettings()
}

// storeSettings saves the settings: one write at a time, the newest last.
func (n *navigator) storeSettings() {
	if n.storing {
		n.stale = true
		return
	}
	n.storing = true
	likes := n.settings
	n.store(func() error { return n.library.SetSettings(n.ctx, likes) }, func(err error) {
		n.storing = false
		if n.stale {
			n.stale = false
			n.storeSettings()
		}
		if err != nil {
			n.tell(err)
		}
	})
}

// learn lists the lessons of all games. Where there is only one, it begins.
func (n *navigator) learn() {
	if n.library == nil {
		n.pending = n.learn
		return
	}
	n.withGuides(func(all []library.Guide) {
		switch list := learn.Lessons(all); {
		case len(list) == 0:
			n.tell(errors.New(words.Say("learn.none")))
		case len(list) == 1:
			n.teach(all, list[0])
		default:
			p := learn.NewLessons(n.env, all, painter(n.settings.Back), func(l *scenario.Lesson) { n.teach(all, l) }, n.home)
			n.show(p, p.Container)
		}
	})
}

// firstLesson sits down at the first of all lessons.
func (n *navigator) firstLesson() {
	if n.library == nil {
		n.pending = n.firstLesson
		return
	}
	n.withGuides(func(all []library.Guide) {
		if list := learn.Lessons(all); len(list) > 0 {
			n.teach(all, list[0])
		} else {
			n.tell(errors.New(words.Say("learn.none")))
		}
	})
}

// teach sits down at one of the lessons of all guides.
func (n *navigator) teach(all []library.Guide, l *scenario.Lesson) {
	if !n.settings.Taught {
		n.keep(func(s *library.Settings) { s.Taught = true })
	}
	ends := learn.LessonEnds{
		Puzzles: func() { n.leave(n.puzzles) }, NewGame: func() { n.leave(n.newGame) }, Home: func() { n.leave(n.home) },
	}
	if next := learn.After(all, l); next != nil {
		ends.Next = func() { n.teach(all, next) }
	}
	n.toTable(func() (library.OpenGame, error) { return learn.OpenLesson(l, ends) })
}

// puzzles puts up the list of puzzles.
func (n *navigator) puzzles() {
	if n.library == nil {
		n.pending = n.puzzles
		return
	}
	n.withGuides(func(all []library.Guide) {
		p := learn.NewPuzzles(n.env, all, painter(n.settings.Back), n.settings.Solved, func(i int) { n.pose(learn.Puzzles(all), i) }, n.home)
		n.show(p, p.Container)
	})
}

// pose sits down at puzzle i of a list.
func (n *navigator) pose(list []*scenario.Puzzle, i int) {
	z := list[i]
	ends := learn.PuzzleEnds{
		Solved: func() {
			if !slices.Contains(n.settings.Solved, learn.PuzzleKey(z)) {
				n.keep(func(s *library.Settings) { s.Solved = append(slices.Clone(s.Solved), learn.PuzzleKey(z)) })
			}
		},
		All: func() { n.leave(n.puzzles) },
	}
	if i+1 < len(list) {
		ends.Next = func() { n.pose(list, i+1) }
	}
	head := words.Say("learn.puzzle_of", "n", i+1, "all", len(list))
	n.toTable(func() (library.OpenGame, error) { return learn.OpenPuzzle(z, head, ends) })
}
