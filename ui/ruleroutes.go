package ui

import (
	"feltstack/rules/book"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/rulebook"
	"feltstack/ui/words"
)

// rules opens the rulebook where it was left last.
func (n *navigator) rules() {
	if n.library == nil {
		n.pending = n.rules
		return
	}
	n.read(func([]library.Rulebook) rulebook.Place { return n.reads })
}

// rule opens the rulebook of a game at what is named, or else where it was left last, or at the
// beginning.
func (n *navigator) rule(game string, ref book.Ref) {
	n.read(func(all []library.Rulebook) rulebook.Place {
		for _, b := range all {
			switch {
			case b.Game.Title != game:
			case ref.IsZero() && n.reads.Game == b.Game.Key:
				return n.reads
			default:
				return rulebook.Find(b, ref)
			}
		}
		return n.reads
	})
}

// read opens the rulebook at a place. From there the way leads back to the game at the
// table, if there is one.
func (n *navigator) read(at func([]library.Rulebook) rulebook.Place) {
	var all []library.Rulebook
	n.here(func() (err error) {
		all, err = n.library.Rulebooks()
		return err
	}, func(err error) {
		var help library.Rulebook
		if err == nil {
			help, err = rulebook.Help(n.env.Keys)
		}
		if err != nil {
			n.tell(err)
			return
		}
		all = append(all, help)
		var p *rulebook.Page
		leave := n.home
		if n.game.Session != nil {
			leave = func() { n.sitDown(n.game) }
		}
		p = rulebook.New(n.env, all, at(all), rulebook.Exits{
			Back: func() {
				n.reads = p.At()
				leave()
			},
			Show: func(r *book.Paragraph, i int, then func(*library.Example)) {
				n.openExample(p.At().Game, r, i, then)
			},
			Large: func(r *book.Paragraph, i int, shown *library.Example, from rulebook.Place) {
				n.reads = from
				n.enlarge(r, i, shown)
			},
		})
		n.show(p, p.Container)
	})
}

// openExample opens an example of a rule and hands it over; nil where that fails.
func (n *navigator) openExample(game string, r *book.Paragraph, i int, then func(*library.Example)) {
	var shown *library.Example
	n.away(func() error {
		s, err := n.library.Example(game, r.Examples[i])
		if err == nil {
			shown, err = library.OpenExample(s)
		}
		return err
	}, func(err error) {
		if err != nil {
			n.told("rulebook.no_example", err)
		}
		then(shown)
	})
}

// example shows one of the scenarios of a rule on a whole table.
func (n *navigator) example(r *book.Paragraph, i int) {
	if n.busy {
		return
	}
	n.busy = true
	n.openExample(n.reads.Game, r, i, func(shown *library.Example) {
		n.busy = false
		if shown != nil {
			n.enlarge(r, i, shown)
		}
	})
}

// enlarge shows an example on a whole table. The game that was left for the rulebook waits
// meanwhile.
func (n *navigator) enlarge(r *book.Paragraph, i int, shown *library.Example) {
	head := words.Say("rulebook.example")
	if of := len(r.Examples); of > 1 {
		head = words.Say("rulebook.example_of", "n", i+1, "all", of)
	}
	rule := r.Title
	if label := r.Label(); label != "" {
		rule = label + " " + rule
	}
	ends := learn.ExampleEnds{Leave: func() { n.leave(n.reread) }}
	if i+1 < len(r.Examples) {
		ends.Next = func() { n.example(r, i+1) }
	}
	n.setAside()
	n.sitDown(learn.ExampleTable(shown, head, rule, ends))
}

// setAside has the game at the table wait while an example is shown. An example before
// this one is closed.
func (n *navigator) setAside() {
	if n.aside != nil {
		n.away(n.take(), func(err error) { n.told("backup.unsaved", err) })
		return
	}
	waits := n.game
	n.aside, n.game = &waits, library.OpenGame{}
}

// reread opens the rulebook where it was left, with the game that has waited.
func (n *navigator) reread() {
	n.takeUp()
	n.read(func([]library.Rulebook) rulebook.Place { return n.reads })
}

// takeUp puts the game at the table again that has waited for an example.
func (n *navigator) takeUp() {
	if n.aside != nil {
		n.game, n.aside = *n.aside, nil
	}
}

// homeFrom leaves the table for home: a game that waits for an example is closed, too.
func (n *navigator) homeFrom() {
	n.leave(func() {
		n.takeUp()
		if n.game.Session != nil {
			n.leave(n.home)
			return
		}
		n.home()
	})
}

// atRule opens the rulebook from the table.
func (n *navigator) atRule(game string, ref book.Ref) {
	open := func() {
		n.takeUp()
		n.rule(game, ref)
	}
	if n.aside != nil {
		n.leave(open)
		return
	}
	open()
}
