package ui

import (
	"context"
	"io"

	"feltstack/cardart"
	"feltstack/cardart/print"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/printing"
	"feltstack/ui/words"
)

// printSheets asks how cards are to be printed, and writes them as sheets.
func (n *navigator) printSheets(title string, items []print.Item) {
	n.printer.Open(printing.Request{
		Title: title, Items: items, Sheets: n.settings.Sheets, Back: n.settings.Back,
		Keep: func(now library.Sheets) { n.keep(func(s *library.Settings) { s.Sheets = now }) },
		Save: n.saveSheets,
	})
}

// saveSheets asks where to, and writes sheets with as many cards as wanted, however long
// that takes.
func (n *navigator) saveSheets(job print.Job) {
	n.choose(kit.FileRequest{
		Task: kit.SaveFile, Title: words.Say("print.sheets_title"), Verb: words.Say("files.save"), Kinds: []string{".pdf"}, Name: fileName(job.Title) + ".pdf",
		Done: func(path string) {
			canceled := true
			n.working(words.Say("print.saving"), func(ctx context.Context, told func(done, of int)) error {
				err := writeFile(path, func(to io.Writer) error { return job.PDF(ctx, to, told) })
				canceled = ctx.Err() != nil
				return err
			}, func(err error) {
				n.told("trouble.unsaved_file", err, remedy{"trouble.save_other", func() { n.saveSheets(job) }})
				if err == nil && !canceled {
					n.note.tell(words.Say("common.saved"), words.Say("print.sheets",
						"cards", words.Count("print.cards", job.Cards()), "pages", words.Count("print.pages", len(job.Sheets())), "path", path))
				}
			})
		},
	})
}

// printCard asks where to, and writes one card as a picture.
func (n *navigator) printCard(title string, face cardart.Face) {
	n.toFile(words.Say("print.card_title"), fileName(title)+".png", func(to io.Writer) error { return print.PNG(to, face, 300) },
		func(path string) string { return words.Say("print.card", "name", title, "path", path) })
}
