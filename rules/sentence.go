package rules

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"feltstack/rules/message"
)

// Sentence reports an event, in typed parts: whoever writes it down gives
// players their names and knows where it speaks of cards.
type Sentence []Piece

// Piece is a piece of a Sentence.
type Piece struct {
	Is     PieceKind
	From   message.ID // of PieceWords and PieceVerb: the message they come from, "" for none
	Text   string     // words; a verb in the third person; what a card is called
	Second string     // of PieceVerb: in the second person
	Seat   Seat       // of PieceSeat and PieceWhose
	Def    DefID      // of PieceCard; 0: it is not seen
	Card   CardID     // of PieceCard: which one of its name; 0: that is not known
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

// WordsPiece is a piece of plain words.
func WordsPiece(text string) Piece { return Piece{Text: text} }

// SeatPiece names a player.
func SeatPiece(p Seat) Piece { return Piece{Is: PieceSeat, Seat: p} }

// WhosePiece names the player who owns what follows.
func WhosePiece(p Seat) Piece { return Piece{Is: PieceWhose, Seat: p} }

// VerbPiece is what the player before it does, in the third person and in the second.
func VerbPiece(third, second string) Piece {
	return Piece{Is: PieceVerb, Text: third, Second: second}
}

// CardPiece names a card, 0: one that is not seen.
func (g *Game) CardPiece(d DefID) Piece {
	if d == 0 {
		return Piece{Is: PieceCard, Text: engine.Say("card.unseen")}
	}
	return Piece{Is: PieceCard, Text: g.Defs[d].Said(), Def: d}
}

// Of says which card of its name is meant, if it is seen.
func (p Piece) Of(c CardID) Piece {
	if p.Def != 0 {
		p.Card = c
	}
	return p
}

// Messages lists the messages that a sentence is made of, in the order of their first words.
func (s Sentence) Messages() []message.ID {
	var all []message.ID
	for _, p := range s {
		if p.From != "" && !slices.Contains(all, p.From) {
			all = append(all, p.From)
		}
	}
	return all
}

// capital is a text with a capital first.
func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}
