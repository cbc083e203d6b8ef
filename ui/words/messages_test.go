package words

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"../..."}}.Check(t)
}

// Text reaches people by ID only. The other packages speak to the command line, the log
// and tests, or return errors.
func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code: []string{"..", "../decks", "../felt", "../kit", "../lab", "../learn", "../library", "../look", "../options", "../rulebook", "../studio"},
		// These go into the log, into the title of a report or, as an error, below a sentence of the window.
		Unread: []string{"guard.Go", "guard.Try", ".Debug", ".Info", ".Warn", ".Error", ".Go", ".Paint", ".Safely", ".NewPainted", "NewPainted"},
		Named:  named,
	}.Check(t)
}

// named are texts that are no language: names of the program, of players and of keys, and
// how programs that drive the mouse find their way.
var named = []string{
	"feltstack deck 1\n", // how a file says what it is
	"Feltstack", "You", "Rook", "Wren", "Lark", "Jay", "Finch", "Bot %d",
	"Ann", "Ben", "Cara", "Dan", "Eve",
	"Space", "Return", "Enter", "Escape", "Esc", "Backspace", "Super", "Shift", "Ctrl", "Alt",
	"Ctrl+A", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "SystemRoot",
	"Desktop", "Documents", "Downloads", // folders
	"Preset", "Seats", "Seat ", // of a new game
	"Screen", "Card", "Text", "Lab", "%s, %v, seed %d, %d games\n%v", "deck sheet", // notes in a report, screens in a trace
	"The long one", "You win: 22 points to 17", // a game in the pictures of the README
	"does not work: ", "full art", // a frame in card files
}
