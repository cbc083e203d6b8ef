package decks

import (
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// openMore asks what to do with a deck, below a box of the page.
func (s *Page) openMore(d library.SavedDeck, of kit.Box) {
	closed := func(do func()) func() { return func() { s.closeMenu(); do() } }
	var lines []kit.MenuLine
	lines = append(lines, kit.MenuLine{Text: words.Say("decks.build"), Do: closed(func() { s.exits.Build(d) })})
	lines = append(lines, kit.MenuLine{Text: words.Say("common.copy"), Do: closed(func() { s.exits.Copy(d) })})
	if d.Legal {
		lines = append(lines, kit.MenuLine{Text: words.Say("decks.test"), Do: closed(func() { s.exits.Test(d) })})
	}
	lines = append(lines, kit.MenuLine{Text: words.Say("decks.record"), Do: closed(func() { s.exits.Record(d) })})
	lines = append(lines, kit.MenuLine{Text: words.Say("common.print"), Do: closed(func() { s.exits.Print([]library.SavedDeck{d}) })})
	lines = append(lines, kit.MenuLine{Text: words.Say("common.export"), Do: func() { s.openExport([]library.SavedDeck{d}, of) }})
	if d.ID != 0 {
		lines = append(lines, kit.MenuLine{Text: words.Say("common.delete"), Do: closed(func() { s.remove([]int64{d.ID}) })})
	}
	s.choice.OpenBelow(Title(d.Deck), lines, of, kit.NewBox(0, 0, s.size.Width, s.size.Height))
	s.told()
}

// openImport asks where decks come from.
func (s *Page) openImport() {
	if s.closeMenu() {
		return
	}
	var lines []kit.MenuLine
	add := func(text words.ID, do func()) {
		lines = append(lines, kit.MenuLine{Text: words.Say(text), Do: func() { s.closeMenu(); do() }})
	}
	add("decks.from_file", s.exits.Import.File)
	add("decks.from_folder", s.exits.Import.Folder)
	add("decks.from_clipboard", s.exits.Import.Paste)
	s.choice.OpenBelow(words.Say("decks.import_title"), lines, kit.BoxOf(s.imports), kit.NewBox(0, 0, s.size.Width, s.size.Height))
	s.told()
}

// openExport asks in which format decks are exported.
func (s *Page) openExport(all []library.SavedDeck, of kit.Box) {
	s.closeMenu()
	var lines []kit.MenuLine
	for _, f := range []struct {
		text words.ID
		as   Format
	}{{"decks.export_text", AsText}, {"decks.export_file", AsFile}, {"decks.export_picture", AsPicture}} {
		lines = append(lines, kit.MenuLine{Text: words.Say(f.text), Do: func() {
			s.closeMenu()
			s.exits.Export(all, f.as)
		}})
	}
	s.choice.OpenBelow(words.Say("common.export"), lines, of, kit.NewBox(0, 0, s.size.Width, s.size.Height))
	s.told()
}
