package sets

import (
	"embed"

	"feltstack/rules/message"
)

//go:embed messages
var messageFiles embed.FS

// catalog is what is said of card sets and of the files among them.
var catalog = message.New(messageFiles, message.Common)
