package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentence reports an event, in typed parts: whoever writes it down gives
// players their names and knows where it speaks of cards.
type Sentence []Piece

// Piece is a piece of a Sentence.
type Piece struct {
	Is   PieceKind
	Text string // words; a verb in the third person; what a card is called
	Seat Seat   // of PieceSeat and PieceWhose
	Def  DefID  // of PieceCard; 0: it is not seen
}

// PieceKind says what a Piece is.
type PieceKind uint8

// The kinds.
const (
	PieceWords PieceKind = iota
	PieceSeat            // a player: "Ben", "you"
	PieceWhose           // what belongs to a player: "Ben's", "your"
	PieceVerb            // what the player before it does: "draws", "draw"
	PieceCard
)

// TellWords is a piece of plain words.
func TellWords(text string) Piece { return Piece{Text: text} }

// TellSeat names a player.
func TellSeat(p Seat) Piece { return Piece{Is: PieceSeat, Seat: p} }

// TellWhose names a player to whom belongs what follows.
func TellWhose(p Seat) Piece { return Piece{Is: PieceWhose, Seat: p} }

// TellVerb is what the player before it does, in the third person.
func TellVerb(verb string) Piece { return Piece{Is: PieceVerb, Text: verb} }

// TellCard names a card, 0: one that is not seen.
func (g *Game) TellCard(d DefID) Piece {
	if d == 0 {
		return Piece{Is: PieceCard, Text: "a card"}
	}
	return Piece{Is: PieceCard, Text: g.Defs[d].Short, Def: d}
}

// TellAll lists several things: "a, b and c".
func TellAll(things []Sentence) Sentence {
	var all Sentence
	for i, s := range things {
		switch {
		case i == 0:
		case i == len(things)-1:
			all = append(all, TellWords(" and "))
		default:
			all = append(all, TellWords(", "))
		}
		all = append(all, s...)
	}
	return all
}

// subjects are the fields of templates that stand for who does something: the word after
// one of them is its verb.
var subjects = map[string]bool{"seat": true, "actor": true, "who": true}

// Tell fills in a template whose fields are sentences.
func Tell(template string, field func(name string) Sentence) Sentence {
	var s Sentence
	for template != "" {
		words, rest, found := strings.Cut(template, "{")
		if words != "" {
			s = append(s, TellWords(words))
		}
		if !found {
			break
		}
		name, after, _ := strings.Cut(rest, "}")
		s = append(s, field(name)...)
		if subjects[name] {
			verb, more := verbOf(after)
			if verb != "" {
				s = append(s, TellWords(" "), TellVerb(verb))
			}
			after = more
		}
		template = after
	}
	return s
}

// verbOf parts the verb that a piece of a template begins with from what follows.
func verbOf(template string) (verb, rest string) {
	after, ok := strings.CutPrefix(template, " ")
	end := strings.IndexAny(after, " {,:.")
	if end < 0 {
		end = len(after)
	}
	if !ok || end == 0 {
		return "", template
	}
	return after[:end], after[end:]
}

// CardSpan is where a text names a card.
type CardSpan struct {
	From, To int // bytes
	Def      DefID
}

// Voice writes sentences down.
type Voice struct {
	Name   func(Seat) string // what players are called
	Second func(Seat) bool   // who is spoken to; nil: nobody
}

// Write writes a sentence: one that begins with a card that is seen begins as its name does,
// every other one with a capital.
func (v Voice) Write(s Sentence) (text string, cards []CardSpan) {
	w := writer{voice: v}
	for _, p := range s {
		w.part(p)
	}
	text = w.String()
	if len(s) > 0 && s[0].Is == PieceCard && s[0].Def != 0 {
		return text, w.cards
	}
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text, w.cards
	}
	first := string(unicode.ToUpper(r))
	for i := range w.cards {
		w.cards[i].From += len(first) - n
		w.cards[i].To += len(first) - n
	}
	return first + text[n:], w.cards
}

// Text is a sentence in the third person.
func (s Sentence) Text(name func(Seat) string) string {
	w := writer{voice: Voice{Name: name}}
	for _, p := range s {
		w.part(p)
	}
	return w.String()
}

// writer writes one sentence. A space is written before what follows it only: fields that
// are empty leave none.
type writer struct {
	strings.Builder
	voice  Voice
	cards  []CardSpan
	space  bool // one is due
	second bool // the last player named is spoken to
	begins bool // after a colon
}

func (w *writer) put(text string) {
	if w.space && w.Len() > 0 {
		w.WriteByte(' ')
	}
	w.space = false
	w.WriteString(text)
}

// person writes who is spoken to: with a capital where a sentence begins.
func (w *writer) person(capital, small string) {
	if w.Len() == 0 || w.begins {
		small = capital
	}
	w.put(small)
}

func (w *writer) part(p Piece) {
	switch p.Is {
	case PieceWords:
		text := strings.TrimSpace(p.Text)
		w.space = w.space || strings.HasPrefix(p.Text, " ")
		if text != "" {
			w.put(text)
			w.begins = strings.HasSuffix(text, ":")
		}
		w.space = w.space || strings.HasSuffix(p.Text, " ")
		return
	case PieceSeat, PieceWhose:
		w.seat(p)
	case PieceVerb:
		if w.second {
			p.Text = plainVerb(p.Text)
		}
		w.put(p.Text)
	case PieceCard:
		w.put(p.Text)
		if p.Def != 0 {
			w.cards = append(w.cards, CardSpan{w.Len() - len(p.Text), w.Len(), p.Def})
		}
	}
	w.begins = false
}

func (w *writer) seat(p Piece) {
	w.second = w.voice.Second != nil && w.voice.Second(p.Seat)
	switch whose := p.Is == PieceWhose; {
	case w.second && whose:
		w.person("Your", "your")
	case w.second:
		w.person("You", "you")
	case whose:
		w.put(w.voice.Name(p.Seat) + "'s")
	default:
		w.put(w.voice.Name(p.Seat))
	}
}

// plainVerb takes the ending of the third person off a verb.
func plainVerb(verb string) string {
	switch {
	case verb == "is":
		return "are"
	case verb == "has":
		return "have"
	case strings.HasSuffix(verb, "sses"), strings.HasSuffix(verb, "ches"), strings.HasSuffix(verb, "shes"):
		return verb[:len(verb)-2]
	case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
		return verb[:len(verb)-1]
	}
	return verb
}
