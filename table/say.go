package table

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/message"
)

//go:embed messages
var files embed.FS

// catalog is what the table says.
var catalog = message.New(files, rules.Messages())

// composer fills in what the table says of a game.
var composer = rules.Composer{Messages: catalog}

// Say is what the table says: a message with its arguments, names and values by turns.
func say(id message.ID, args ...any) string { return catalog.Say(id, args...) }
