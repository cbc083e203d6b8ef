package scenario

import (
	"embed"

	"feltstack/rules/message"
)

//go:embed messages
var messageFiles embed.FS

// catalog is what is said of a scenario that is shown.
var catalog = message.New(messageFiles, message.Common)
