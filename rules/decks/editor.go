package decks

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"feltstack/rules/names"
)

// Editor is a deck that is being built: every change can be undone and done again.
type Editor struct {
	x     *Index
	steps []step
	at    int // steps[at].deck is the deck as it stands
}

// step is a deck and what made it.
type step struct {
	deck Deck
	what string
	kind stepKind
}

// stepKind joins changes that are made letter by letter.
type stepKind int

const (
	stepOther stepKind = iota
	stepName
	stepNote
	stepTags
	stepCover
)

// mostSteps is how many changes can be undone.
const mostSteps = 1000

// Edit begins to change a deck, in the form of Tidy.
func Edit(x *Index, d Deck) *Editor { return &Editor{x: x, steps: []step{{deck: x.Tidy(d)}}} }

// Use goes on with other cards: people's own came or went. The deck stays as it is.
func (e *Editor) Use(x *Index) { e.x = x }

// Deck is the deck as it stands. Later changes leave it as it is.
func (e *Editor) Deck() Deck { return e.steps[e.at].deck.clone() }

// Add puts n copies of a card into a part, or takes out -n. A part where the
// card can't be, "" among them, stands for the one where it belongs. A card
// that the game does not know can be added too. The error says why nothing
// changed.
func (e *Editor) Add(card, part string, n int) error {
	card, part = e.place(card, part)
	return e.set(card, part, e.steps[e.at].deck.Count(card, part)+n)
}

// Set makes n the number of copies of a card in a part; 0 takes it out.
func (e *Editor) Set(card, part string, n int) error {
	card, part = e.place(card, part)
	return e.set(card, part, n)
}

func (e *Editor) set(card, part string, n int) error {
	had := e.steps[e.at].deck.Count(card, part)
	switch {
	case card == "":
		return errors.New(catalog.Say("deck.no_name"))
	case n < 0:
		return errors.New(catalog.Say("deck.only", "n", had, "card", card))
	case n > mostOfALine:
		return errors.New(catalog.Say("deck.copies", "n", mostOfALine))
	case n == had:
		return nil
	}
	what := catalog.Say("deck.more", "n", n-had, "card", card)
	if n < had {
		what = catalog.Say("deck.less", "n", had-n, "card", card)
	}
	e.change(stepOther, what, func(d *Deck) { d.put(card, part, n) })
	return nil
}

// Move puts n copies of a card from one part into another: the maybeboard and back, or
// where the game lets people choose.
func (e *Editor) Move(card, from, to string, n int) error {
	card, from = e.place(card, from)
	_, goes := e.place(card, to)
	had, there := e.steps[e.at].deck.Count(card, from), e.steps[e.at].deck.Count(card, goes)
	switch {
	case n < 1 || n > had:
		return errors.New(catalog.Say("deck.to_move", "n", had, "card", card))
	case goes != to && to != "":
		return errors.New(catalog.Say("deck.not_there", "card", card))
	case there+n > mostOfALine:
		return errors.New(catalog.Say("deck.copies", "n", mostOfALine))
	case from == goes:
		return nil
	}
	e.change(stepOther, catalog.Say("deck.moved", "n", n, "card", card), func(d *Deck) {
		d.put(card, from, had-n)
		d.put(card, goes, there+n)
	})
	return nil
}

// Correct puts a card of the game in the place of one that it does not know, all copies of it.
func (e *Editor) Correct(card, part, as string) {
	n := e.steps[e.at].deck.Count(card, part)
	goes, to := e.place(as, part)
	if n == 0 || goes == "" {
		return
	}
	e.change(stepOther, catalog.Say("deck.corrected", "card", card, "as", goes), func(d *Deck) {
		d.put(card, part, 0)
		d.put(goes, to, min(d.Count(goes, to)+n, mostOfALine))
	})
}

// place is the printed name of a card and the part where it may lie.
func (e *Editor) place(card, part string) (string, string) {
	card = names.Line(card)
	if id, ok := e.x.Lookup(card); ok {
		card = e.x.Def(id).Name
	}
	return card, e.x.partFor(card, part)
}

// Rename gives the deck a name. Names given one after the other are one change.
func (e *Editor) Rename(name string) {
	e.change(stepName, catalog.Say("deck.name"), func(d *Deck) { d.Name = names.Name(name) })
}

// SetNote gives the deck a note. Notes given one after the other are one change.
func (e *Editor) SetNote(note string) {
	e.change(stepNote, catalog.Say("deck.note"), func(d *Deck) { d.Note = names.Note(note) })
}

// SetTags gives the deck its tags. Those given one after the other are one change.
func (e *Editor) SetTags(tags []string) {
	e.change(stepTags, catalog.Say("deck.tags"), func(d *Deck) { d.Tags = TidyTags(tags) })
}

// SetCover makes a card of the deck stand for it, "" whichever is chosen for it.
func (e *Editor) SetCover(card string) {
	e.change(stepCover, catalog.Say("deck.cover"), func(d *Deck) { d.Cover = card })
}

// Take puts all cards of another deck into this one, and its note under the
// note: for text that is pasted into a deck.
func (e *Editor) Take(o Deck) {
	o = e.x.Tidy(o)
	e.change(stepOther, catalog.Say("deck.imported"), func(d *Deck) {
		for _, l := range o.Cards {
			d.put(l.Card, l.Part, min(d.Count(l.Card, l.Part)+l.N, mostOfALine))
			if set := o.Sets[l.Card]; set != "" {
				if d.Sets == nil {
					d.Sets = map[string]string{}
				}
				d.Sets[l.Card] = set
			}
		}
		if d.Name == "" {
			d.Name = o.Name
		}
		d.Tags = TidyTags(append(d.Tags, o.Tags...))
		d.Note = strings.Trim(d.Note+"\n"+o.Note, "\n")
	})
}

// Replace makes the deck another one: what was read from a text. One that gives
// no name keeps this one's.
func (e *Editor) Replace(o Deck) {
	e.change(stepOther, catalog.Say("deck.replaced"), func(d *Deck) {
		o.Name = cmp.Or(o.Name, d.Name)
		*d = o
	})
}

// change makes a new step, unless nothing changes.
func (e *Editor) change(kind stepKind, what string, f func(d *Deck)) {
	was := e.steps[e.at]
	d := was.deck.clone()
	f(&d)
	if d = e.x.Tidy(d); d.Equal(was.deck) {
		return
	}
	e.steps = e.steps[:e.at+1]
	if kind != stepOther && kind == was.kind {
		e.steps[e.at].deck = d
		return
	}
	e.steps = append(e.steps, step{d, what, kind})
	if len(e.steps) > mostSteps+1 {
		e.steps = slices.Delete(e.steps, 0, len(e.steps)-mostSteps-1)
	}
	e.at = len(e.steps) - 1
}

// Undo takes back the last change and says what it was; "" if there is none.
func (e *Editor) Undo() string {
	if e.at == 0 {
		return ""
	}
	e.at--
	return e.steps[e.at+1].what
}

// Redo does again what was undone last and says what it is; "" if there is none.
func (e *Editor) Redo() string {
	if e.at+1 == len(e.steps) {
		return ""
	}
	e.at++
	return e.steps[e.at].what
}

// Undone is what Undo would say.
func (e *Editor) Undone() string {
	if e.at == 0 {
		return ""
	}
	return e.steps[e.at].what
}

// Redone is what Redo would say.
func (e *Editor) Redone() string {
	if e.at+1 == len(e.steps) {
		return ""
	}
	return e.steps[e.at+1].what
}
