package rules

import (
	"fmt"
	"strings"

	"feltstack/rules/message"
)

// Composer fills in messages with pieces of sentences.
type Composer struct{ Messages *message.Catalog }

// Compose is a message with its arguments, names and values by turns. A value is a Piece, a
// Sentence, several of them that are listed, or what fmt prints.
func (t Composer) Compose(id message.ID, args ...any) Sentence {
	return compose(id, t.Messages.Phrase(id), given(args))
}

// ComposeCount is Compose for a number of things, the argument {n}.
func (t Composer) ComposeCount(id message.ID, n int, args ...any) Sentence {
	return compose(id, t.Messages.Counted(id, n), given(append([]any{"n", n}, args...)))
}

// Compose is one of the game's messages with its arguments, as Composer.Compose takes them.
func (g *Game) Compose(id message.ID, args ...any) Sentence {
	return Composer{g.says()}.Compose(id, args...)
}

// ComposeCount is Compose for a number of things, the argument {n}.
func (g *Game) ComposeCount(id message.ID, n int, args ...any) Sentence {
	return Composer{g.says()}.ComposeCount(id, n, args...)
}

// given returns the values of arguments.
func given(args []any) func(name string) (Sentence, bool) {
	return func(name string) (Sentence, bool) {
		for i := 0; i+1 < len(args); i += 2 {
			if args[i] != name {
				continue
			}
			switch v := args[i+1].(type) {
			case Piece:
				return Sentence{v}, false
			case Sentence:
				return v, false
			case []Sentence:
				return ListOf(v), len(v) > 1
			default:
				return Sentence{WordsPiece(fmt.Sprint(v))}, false
			}
		}
		return Sentence{WordsPiece("{" + name + "}")}, false
	}
}

// compose fills in the phrase of a message with what field says for each of its arguments, and whether that
// is several things. A word in two forms goes with the player, or the things, before it.
func compose(id message.ID, p message.Phrase, field func(name string) (s Sentence, many bool)) Sentence {
	var out Sentence
	player, several := false, false
	for _, part := range p {
		switch {
		case part.Name != "":
			var s Sentence
			s, several = field(part.Name)
			player = len(s) == 1 && s[0].Is == PieceSeat
			out = append(out, s...)
		case part.Many == "":
			out = append(out, Piece{From: id, Text: part.Text})
		case player:
			out = append(out, Piece{Is: PieceVerb, From: id, Text: part.Text, Second: part.Many})
		case several:
			out = append(out, Piece{From: id, Text: part.Many})
		default:
			out = append(out, Piece{From: id, Text: part.Text})
		}
	}
	return out
}

// ListOf lists several things: "a, b and c".
func ListOf(things []Sentence) Sentence {
	if len(things) == 0 {
		return nil
	}
	list, common := things[0], Composer{message.Common}
	for i, s := range things[1:] {
		if i == len(things)-2 {
			list = common.Compose("list.and", "list", list, "next", s)
		} else {
			list = common.Compose("list.more", "list", list, "next", s)
		}
	}
	return list
}

// CardSpan is where a text names a card.
type CardSpan struct {
	From, To int // bytes
	Def      DefID
	Card     CardID // 0: any of its name
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
	first := capital(text)
	for i := range w.cards {
		w.cards[i].From += len(first) - len(text)
		w.cards[i].To += len(first) - len(text)
	}
	return first, w.cards
}

// Clause writes what stands within a longer sentence: without a capital.
func (v Voice) Clause(s Sentence) string {
	w := writer{voice: v, within: true}
	for _, p := range s {
		w.part(p)
	}
	return w.String()
}

// Text is a sentence in the third person.
func (s Sentence) Text(name func(Seat) string) string {
	w := writer{voice: Voice{Name: name}}
	for _, p := range s {
		w.part(p)
	}
	return w.String()
}

// writer writes one sentence. A space is written before what follows it only: arguments
// that are empty leave none.
type writer struct {
	strings.Builder
	voice  Voice
	cards  []CardSpan
	space  bool // one is due
	second bool // the last player named is spoken to
	begins bool // after a colon
	within bool // what is written doesn't begin a sentence
}

func (w *writer) put(text string) {
	if w.space && w.Len() > 0 {
		w.WriteByte(' ')
	}
	w.space = false
	w.WriteString(text)
}

// person writes who is spoken to: with a capital where a sentence begins.
func (w *writer) person(said string) {
	if w.Len() == 0 && !w.within || w.begins {
		said = capital(said)
	}
	w.put(said)
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
			p.Text = p.Second
		}
		w.put(p.Text)
	case PieceCard:
		w.put(p.Text)
		if p.Def != 0 {
			w.cards = append(w.cards, CardSpan{w.Len() - len(p.Text), w.Len(), p.Def, p.Card})
		}
	}
	w.begins = false
}

func (w *writer) seat(p Piece) {
	w.second = w.voice.Second != nil && w.voice.Second(p.Seat)
	switch whose := p.Is == PieceWhose; {
	case w.second && whose:
		w.person(engine.Say("person.your"))
	case w.second:
		w.person(engine.Say("person.you"))
	case whose:
		w.put(engine.Say("person.whose", "player", w.voice.Name(p.Seat)))
	default:
		w.put(w.voice.Name(p.Seat))
	}
}
