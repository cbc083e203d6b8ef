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
	n.toFile(fileName(title)+".pdf", func(to io.Writer) error { return job.PDF(n.ctx, to, nil) },
		func(path string) string {
			return words.Trf("%s on %s are in %s. Print them at their full size (100 %%).", words.Count(job.Cards(), "1 card", "%d cards"), words.Count(job.Pages(), "1 page", "%d pages"), path)
		})
}

// printCard asks where to, and writes one card as a picture.
func (n *navigator) printCard(title string, face cardart.Face) {
	n.toFile(fileName(title)+".png", func(to io.Writer) error { return print.PNG(to, face, 300) },
		func(path string) string { return words.Trf("%s is in %s", title, path) })
}
