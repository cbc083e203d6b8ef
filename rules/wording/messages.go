package wording

import (
	"embed"

	"feltstack/rules/message"
)

//go:embed messages
var files embed.FS

// Messages is how words of choices are put together.
var Messages = message.New(files, message.Common)
