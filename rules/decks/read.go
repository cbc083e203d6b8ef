package decks

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"feltstack/rules/decks/form"
	"feltstack/rules/names"
)

// The bounds of a deck that is read from a text. Those of its name, tags and note
// are names.MostName and names.MostNote.
const (
	LongestText = 1 << 20 // bytes of the text
	mostLines   = 1000    // different cards in parts of the deck
)

// Unread is a line of a text that is not, or not wholly, understood. Nothing
// of it is lost: it is kept as a card that the game does not know, or in the note.
type Unread struct {
	Line int    // from 1
	Text string // the line
	What string // a sentence without its end
	Near []string
	Card bool // kept as an unknown card; else in the note
	name string
}

// String is the line's number, what is wrong, and the nearest cards.
func (u Unread) String() string {
	if len(u.Near) > 0 {
		return catalog.Say("read.near", "n", u.Line, "what", u.What, "near", strings.Join(u.Near, ", "))
	}
	return catalog.Say("read.line", "n", u.Line, "what", u.What)
}

// mostNear is for how many lines the nearest cards are looked for.
const mostNear = 100

// Read reads a deck as people and other programs write it down: "4 Name",
// "4x Name", "Name x4", "Name (4)", "4,Name" or "Name" on a line, with the mark of
// a printing or without; "SB: 2 Name"; headings of sections and of kinds of cards; "name: ...",
// "game: ...", "cover: ...", "tags: ..., ...", "needs: ..." (a set of people's own cards, and
// after a colon which of them), "note: ..."; comments after # and //, which go
// to the note. Unread is what it does not understand. The error is for a text
// that is too long to be a deck, or whose cards or note are.
func (x *Index) Read(text string) (Deck, []Unread, error) {
	if len(text) > LongestText {
		return New(x.Game), nil, errors.New(catalog.Say("read.long", "n", len(text), "most", LongestText))
	}
	r := reader{x: x, deck: New(x.Game), part: "\x00"}
	for i, line := range textLines(text) {
		if line == "" {
			r.about = false
		}
		// Some programs end lines in ways that no editor counts.
		for _, part := range strings.FieldsFunc(line, lineEnd) {
			r.at, r.raw = i+1, part
			before := len(r.notes)
			r.line(strings.TrimSpace(part))
			for _, note := range r.notes[before:] {
				r.noted += len(note) + 1
			}
		}
		if len(r.cards.lines) > mostLines {
			return New(x.Game), nil, errors.New(catalog.Say("read.many", "n", i+1, "most", mostLines))
		}
		if r.noted > 4*names.MostNote { // bytes of a character
			break // the note is too long, whatever follows
		}
	}
	r.deck.Cards = r.cards.lines
	r.settle()
	r.deck.Note = strings.Join(r.notes, "\n")
	if err := names.CheckNote("the note of this deck", names.Text(r.deck.Note)); err != nil {
		return New(x.Game), nil, err
	}
	return x.Tidy(r.deck), r.unread, nil
}

// GameOf is the game that a text says it is for, "" if it does not say.
func GameOf(text string) string {
	for _, line := range textLines(text[:min(len(text), LongestText)]) {
		if key, value, ok := strings.Cut(line, ":"); ok && fold(key) == "game" {
			return names.Line(value)
		}
	}
	return ""
}

// Guess is the one of some indexes whose game a text is for: the game that it
// names, or the one that knows most of its cards; nil if none knows any.
func Guess(all []*Index, text string) *Index {
	says := GameOf(text)
	var best *Index
	most := 0
	for _, x := range all {
		if says != "" && x.called(says) {
			return x
		}
		d, _, err := x.Read(text)
		if err != nil {
			return nil
		}
		known := 0
		for _, l := range d.Cards {
			if _, ok := x.Lookup(l.Card); ok {
				known++
			}
		}
		if known > most {
			best, most = x, known
		}
	}
	return best
}

// called reports whether a text means the game by a name.
func (x *Index) called(name string) bool {
	return fold(name) == fold(x.Game.Name) || fold(name) == fold(x.Game.Title)
}

// reader reads a text line by line.
type reader struct {
	x       *Index
	deck    Deck
	cards   pile
	part    string // of the heading above
	element string // that a deck file in elements is in the middle of
	about   bool   // the lines are about the deck, as Arena writes them
	notes   []string
	noted   int // bytes of those
	unread  []Unread
	needs   []need
	at      int
	raw     string
}

func (r *reader) line(s string) {
	if strings.Trim(s, "-=_*~#/+ ") == "" {
		return // empty, or a line across the page
	}
	if r.markup(s) {
		return
	}
	if name, ok := strings.CutPrefix(s, "Name "); ok && r.about {
		r.said("name:" + name)
		return
	}
	if s == "About" {
		r.about = true
		return
	}
	if rest, ok := strings.CutPrefix(strings.ToLower(s), "sb:"); ok { // a line for the sideboard
		if l := r.x.cardLine(s[len(s)-len(rest):]); l.known || l.counted {
			was := r.part
			r.part = Maybeboard
			r.cardOr(l, s)
			r.part = was
			return
		}
	}
	l := r.x.cardLine(s)
	switch {
	case l.known:
		r.card(l)
	case r.heading(s) || r.said(s) || r.comment(s) || sum.MatchString(s):
	default:
		r.cardOr(l, s)
	}
}

// sum matches a line that counts those above it, which says nothing new.
var sum = regexp.MustCompile(`^(?i:(?:total|sum|cards)?\s*[:=]?\s*\d+\s*(?:cards?)?\s*(?:total|in total|in all)?)$`)

// cardOr puts a line into the deck, or into the note if it can't be a card.
func (r *reader) cardOr(l cardLine, s string) {
	switch {
	case !l.counted:
		r.keep(s, catalog.Say("read.neither"), r.near(l.name))
	case l.n < 1 || l.n > mostOfALine:
		r.keep(s, catalog.Say("deck.copies", "n", mostOfALine), nil)
	case !l.quoted && (len(strings.Fields(l.name)) > mostWordsOfAName || len(l.name) > longestName):
		r.keep(s, catalog.Say("read.nothing"), nil)
	default:
		r.card(l)
	}
}

// The name of a card may have at most this many words and bytes.
const (
	mostWordsOfAName = 9
	longestName      = 120
)

// card puts a line into the deck.
func (r *reader) card(l cardLine) {
	part := r.x.partFor(l.name, r.part)
	if l.rest != "" {
		r.notes = append(r.notes, l.name+": "+l.rest)
	}
	if l.n < 1 || l.n > mostOfALine || *r.cards.line(l.name, part)+l.n > mostOfALine {
		r.keep(strings.TrimSpace(r.raw), catalog.Say("deck.copies", "n", mostOfALine), nil)
		return
	}
	if !l.known {
		r.unread = append(r.unread, Unread{
			Line: r.at, Text: r.raw, What: catalog.Say("read.no_card", "card", names.Brief(l.name)), Near: r.near(l.name), Card: true, name: l.name,
		})
	}
	*r.cards.line(l.name, part) += l.n
}

// keep puts a line that is not understood into the note.
func (r *reader) keep(s, what string, near []string) {
	r.notes = append(r.notes, s)
	r.unread = append(r.unread, Unread{Line: r.at, Text: r.raw, What: what, Near: near})
}

func (r *reader) near(name string) []string {
	if name = unprinted(name); len(r.unread) >= mostNear || len(name) > longestName {
		return nil
	}
	return r.x.Near(name, 3)
}

// maybeboards are headings of what is not played.
var maybeboards = []string{Maybeboard, "sideboard", "side board", "side deck", "side", "maybeboard", "maybe", "considering", "reserve"}

// counted matches a heading that says how many cards follow, perhaps with numbers about them.
var counted = regexp.MustCompile(`[(\[]\d+(?:\s?(?i:cards?))?(?:[,;] ?[^)]*)?[)\]?][-:=#*_/ ]*$`)

// heading reads the heading of a section ("Library (60 cards)", "Crypt:"), or
// of some cards of a kind, which says nothing that is not known.
func (r *reader) heading(s string) (is bool) {
	name := strings.Trim(s, "#=*_-[]/ ")
	if i := strings.IndexAny(name, "(["); i > 0 {
		if name = name[:i]; !counted.MatchString(s) {
			defer func() {
				if is {
					r.notes = append(r.notes, s) // a person wrote more than a heading
				}
			}()
		}
	}
	name = strings.TrimRight(name, " 0123456789")
	name = fold(strings.TrimRight(name, ": "))
	shape := &r.x.Form
	for i, p := range shape.Parts {
		if name == fold(p.Title) || name == fold(p.Name) && name != "" || i == 0 && slices.Contains([]string{"deck", "main deck", "main", "mainboard", "cards"}, name) {
			r.part = p.Name
			return true
		}
	}
	if slices.Contains(maybeboards, name) {
		r.part = Maybeboard
		return true
	}
	if name == "" {
		return false
	}
	for _, w := range strings.Split(name, "/") {
		w = strings.TrimSpace(w)
		if _, ok := slices.BinarySearch(r.x.kinds, w); ok {
			continue
		}
		if _, ok := slices.BinarySearch(r.x.kinds, strings.TrimSuffix(w, "s")); !ok {
			return false
		}
	}
	return true
}

// said reads "key: value".
func (r *reader) said(s string) bool {
	key, value, ok := strings.Cut(s, ":")
	if !ok {
		return false
	}
	value = names.Line(value)
	switch fold(key) {
	case "name", "deck name", "deck", "title":
		if err := names.CheckName("the name of the deck", value); err != nil {
			r.keep(s, err.Error(), nil)
			return true
		}
		if r.deck.Name != "" && r.deck.Name != value {
			r.notes = append(r.notes, s)
			return true
		}
		r.deck.Name = value
	case "game":
		if !r.x.called(value) {
			r.keep(s, catalog.Say("read.other_game", "game", names.Brief(value), "here", r.x.Game.Title), nil)
		}
	case "needs":
		n := readNeeds(value)
		n.line, n.raw = r.at, r.raw
		r.needs = append(r.needs, n)
	case "tags", "tag":
		for _, tag := range strings.Split(value, ",") {
			if err := names.CheckName("a tag", tag); err != nil {
				r.keep(s, err.Error(), nil)
				return true
			}
		}
		r.deck.Tags = append(r.deck.Tags, strings.Split(value, ",")...)
	case "part":
		if r.x.Form.Part(value) == nil && value != Maybeboard {
			return false
		}
		r.part = value
	case "cover":
		r.deck.Cover = value
	case "note", "notes", "description":
		_, raw, _ := strings.Cut(r.raw, ":")
		r.notes = append(r.notes, strings.TrimPrefix(raw, " "))
	case "author", "created by", "player", "date", "event", "place", "format":
		r.notes = append(r.notes, s)
	default:
		return false
	}
	return true
}

// comment reads a line that is for people only.
func (r *reader) comment(s string) bool {
	for _, sign := range []string{"#", "//", "-- "} {
		if rest, ok := strings.CutPrefix(s, sign); ok {
			r.notes = append(r.notes, strings.TrimSpace(rest))
			return true
		}
	}
	return false
}

// partOrder is where a part stands in a deck.
func partOrder(shape *form.Deck, part string) int {
	i := slices.IndexFunc(shape.Parts, func(p form.Part) bool { return p.Name == part })
	if i < 0 {
		return len(shape.Parts)
	}
	return i
}
