package pictures

import (
	"embed"

	"feltstack/rules/message"
)

//go:embed messages
var messageFiles embed.FS

// catalog is what is said of files that can't be read.
var catalog = message.New(messageFiles, message.Common)
