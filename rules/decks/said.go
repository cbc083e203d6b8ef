package decks

import (
	"embed"

	"feltstack/rules/message"
)

//go:embed messages
var messageFiles embed.FS

// catalog is what is said of decks, queries and sets.
var catalog = message.New(messageFiles, message.Common)
