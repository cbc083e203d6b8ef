package ui

import (
	"io"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/ui/words"
)

// printSheets asks where to, and writes cards as sheets with cut marks.
func (n *navigator) printSheets(title string, items []print.Item, paper print.Paper) {
	job := print.Job{Items: items, Paper: paper, Title: title}
	n.toFile(words.Say("print.sheets_title"), fileName(title)+".pdf", func(to io.Writer) error { return job.PDF(n.ctx, to, nil) },
		func(path string) string {
			return words.Say("print.sheets", "cards", words.Count("print.cards", job.Cards()), "pages", words.Count("print.pages", job.Pages()), "path", path)
		})
}

// printCard asks where to, and writes one card as a picture.
func (n *navigator) printCard(title string, face cardart.Face) {
	n.toFile(words.Say("print.card_title"), fileName(title)+".png", func(to io.Writer) error { return print.PNG(to, face, 300) },
		func(path string) string { return words.Say("print.card", "name", title, "path", path) })
}
