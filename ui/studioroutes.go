package ui

import (
	"context"
	"errors"
	"image"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves/sets"
	"feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/library/cards"
	studioroom "feltstack/ui/studio"
	"feltstack/ui/trouble"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// setExt is what names of exported card sets end with.
const setExt = ".zip"

// studio puts up the card studio.
func (n *navigator) studio() { n.studioAt("", "") }

// studioAt puts up the studio with a card of a set.
func (n *navigator) studioAt(set, card string) {
	if n.library == nil {
		n.pending = n.studio
		return
	}
	n.unread = false
	var s *studioroom.Page
	cancelCheck := func() {}
	reload := func(set, card string) {
		still := s.Still()
		n.withSets(func(all []sets.Set) {
			switch {
			case n.page != page(s):
			case still():
				s.Load(all, set, card)
			default: // a card was begun meanwhile
				n.readAgain(s)
			}
		})
	}
	change := func(do func() error, p studioroom.Step, named ...string) {
		n.changeSets(do, p, named, func(err error) {
			shown := p.To
			if err != nil {
				n.told("studio.not_changed", err)
				shown = p.From
			} else {
				s.Tell(p.Said)
			}
			reload(shown, "")
		})
	}
	all := n.library.Games()
	s = studioroom.New(n.env, all, studioroom.Exits{
		Home: n.home,
		Check: func(set sets.Set, then func([]cards.Card, error)) {
			cancelCheck() // of what was written before
			ctx, cancel := context.WithCancel(n.ctx)
			cancelCheck = cancel
			var got []cards.Card
			n.away(func() (err error) {
				got, err = n.library.Check(ctx, set)
				return err
			}, func(err error) {
				cancel()
				then(got, err)
			})
		},
		Save: func(set sets.Set, then func(error)) {
			n.store(func() error { return n.library.SaveSet(n.ctx, set) }, func(err error) {
				then(err)
				switch {
				case err == nil && n.unread:
					n.unread = false
					n.setsChanged()
				case err == nil:
					n.setsSaved()
				}
			})
		},
		Rename: func(set string) {
			n.askName(words.Say("studio.rename_set", "set", set), set, func(to string) {
				if to = sets.GoodName(to); to != set && to != "" {
					change(func() error { return n.library.RenameSet(n.ctx, set, to) }, studioroom.Step{From: set, To: to, Rename: true, Said: words.Say("studio.renamed_set", "set", set, "other", to)}, set, to)
				}
			})
		},
		Merge: func(from, into string) {
			n.whenSaved(func() {
				change(func() error { return n.library.MergeSets(n.ctx, from, into) }, studioroom.Step{From: from, To: into, Said: words.Say("studio.merged_sets", "set", from, "other", into)}, from, into)
			})
		},
		Delete: func(name string) {
			n.whenSaved(func() {
				change(func() error { return n.library.DeleteSet(n.ctx, name) }, studioroom.Step{From: name, Said: words.Say("studio.deleted_set", "set", name)}, name)
			})
		},
		New: func(game string) {
			set := sets.Set{Name: n.library.FreeSet(words.Say("studio.my_cards")), Game: game}
			s.AddSet(set)
		},
		Discard: func(set sets.Set, gone []sets.Card, then func(error)) {
			n.away(func() error { return n.library.DiscardCards(n.ctx, set, gone) }, then)
		},
		Withdraw: func(set string, back []sets.Card, then func(error)) {
			n.away(func() error { return n.library.WithdrawCards(n.ctx, set, back) }, then)
		},
		Bin:    func(set, card string) { n.whenSaved(func() { n.bin(binCards, func() { n.studioAt(set, card) }) }) },
		Memory: n.remembered,
		Return: func(b sets.Before, then func(sets.Before, error) string) {
			n.whenSaved(func() {
				var now sets.Before
				n.away(func() (err error) {
					now, err = n.library.ReturnSets(n.ctx, b)
					return err
				}, func(err error) {
					n.setsSaved()
					reload(then(now, err), "")
				})
			})
		},
		Import: n.importSet,
		Export: n.exportSet,
		Try: func(set sets.Set, card string) {
			n.toTable(func() (library.OpenGame, error) {
				game, err := n.library.Try(n.ctx, set, card)
				game.Back = &library.WayBack{Text: words.Say("studio.back"), Do: func() { n.studioAt(set.Name, card) }}
				return game, err
			})
		},
		Print: n.printSheets, PrintCard: n.printCard,
		Choose: n.choosePicture,
		Measure: func(p cardart.Picture, then func(image.Point)) {
			var size image.Point
			n.away(func() error {
				if img := p.Image(); img != nil {
					size = img.Bounds().Size()
				}
				return nil
			}, func(error) { then(size) })
		},
		Notes: func(set sets.Set, then func([]sets.Note)) {
			var notes []sets.Note
			n.away(func() error {
				notes = n.library.Notes(n.ctx, set)
				return nil
			}, func(error) { then(notes) })
		},
		Motifs:   n.library.Motifs,
		Complete: n.library.Complete,
		Facts:    n.library.Facts,
		Types:    n.library.Types,
		Prints:   n.library.Prints,
		Face: func(game string, d *rules.Def) cardart.Face {
			if x := n.library.Cards(game); x != nil {
				return faces.Of(x.Game, games.Looks(x.Game.Name), d, n.library.Picture)
			}
			return cardart.Face{Title: d.Name, Text: d.Text}
		},
	})
	n.away(func() error { // opens the languages, before anybody types
		for i := range all {
			if len(all[i].Blanks) > 0 {
				n.library.Facts(all[i].Key)
			}
		}
		return nil
	}, func(error) {})
	n.show(s, s.Container)
	reload(set, card)
}

// changeSets does something to whole sets that can be undone: it keeps how those that are named are.
func (n *navigator) changeSets(do func() error, p studioroom.Step, named []string, then func(error)) {
	n.away(func() (err error) {
		if p.Before, err = n.library.KeepSets(n.ctx, named...); err != nil {
			return err
		}
		return do()
	}, func(err error) {
		if err == nil {
			n.remembered.Add(p)
			n.setsSaved()
		}
		then(err)
	})
}

// withSets lists the card sets and goes on with them.
func (n *navigator) withSets(then func([]sets.Set)) {
	var all []sets.Set
	n.away(func() (err error) {
		all, err = n.library.Sets(n.ctx)
		return err
	}, func(err error) {
		if err != nil {
			n.told("studio.not_read", err)
			return
		}
		then(all)
	})
}

// readAgain reads card sets once more that may lack what was typed in the studio
// meanwhile: at once if all of it is on disk, else when it is.
func (n *navigator) readAgain(s *studioroom.Page) {
	if s.Still()() {
		n.setsChanged()
		return
	}
	n.unread = true
}

// readSets compiles what was changed in the folder of card sets, in the place of a reading
// that is still under way. Pages go on meanwhile with the cards that they have; then hears
// on the UI goroutine whether there are others now.
func (n *navigator) readSets(then func(news bool)) {
	if n.unreading != nil {
		n.unreading()
	}
	ctx, cancel := context.WithCancel(n.ctx)
	n.unreading = cancel
	news := false
	n.away(func() (err error) {
		news, err = n.library.Reload(ctx)
		return err
	}, func(err error) {
		canceled := ctx.Err() != nil
		cancel()
		switch {
		case canceled: // the reading after it tells
		case err != nil:
			n.told("studio.not_read", err)
		default:
			then(news)
		}
	})
}

// setsChanged takes over what was changed in the folder of card sets.
func (n *navigator) setsChanged() {
	still := func() bool { return true }
	if s, ok := n.page.(*studioroom.Page); ok {
		still = s.Still()
	}
	n.readSets(func(bool) {
		s, ok := n.page.(*studioroom.Page)
		if !ok {
			n.setsRead()
			return
		}
		n.withSets(func(all []sets.Set) {
			switch {
			case n.page != page(s):
			case still():
				s.Renew(all)
			default:
				n.readAgain(s)
			}
		})
	})
}

// setsSaved takes over sets that were changed here: the studio shows them already.
func (n *navigator) setsSaved() {
	n.readSets(func(news bool) {
		if news {
			n.setsRead()
		}
	})
}

// setsRead has a page show the cards that there are now.
func (n *navigator) setsRead() {
	switch p := n.page.(type) {
	case *decks.Builder:
		p.Renew(n.library.Cards(p.Game()))
	case *decks.Page:
		n.listDecks()
	case *newGameScreen:
		n.offerDecks(p)
	case *homeScreen:
		n.fillHome(p)
	}
}

// watchSets takes in what is changed outside, from now on. Where a folder can't
// be watched, sets are read whenever they are shown.
func (n *navigator) watchSets() {
	stop, err := n.library.WatchSets(func() { n.env.Post(n.setsChanged) })
	if err == nil {
		n.unwatch = stop
	}
}

// exportSet asks where to, and packs a set there.
func (n *navigator) exportSet(set sets.Set) {
	n.toFile(words.Say("studio.export_title", "set", set.Name), fileName(set.Name)+setExt, func(to io.Writer) error { return n.library.ExportSet(n.ctx, set, to) }, savedTo)
}

// importSet asks for a packed set and takes it in.
func (n *navigator) importSet() {
	n.fromFile(words.Say("studio.import_title"), []string{setExt, ".toml"}, func(file string) {
		n.reading(file, func(from io.ReadCloser) { n.takeSet(filepath.Base(file), from) })
	})
}

// choosePicture asks for a picture and puts it among those of a set.
func (n *navigator) choosePicture(set string, then func(file string, err error)) {
	n.fromFile(words.Say("studio.picture_title"), pictureExts(), func(file string) {
		n.reading(file, func(from io.ReadCloser) { n.addPicture(set, filepath.Base(file), from, then) })
	})
}

// pictureExts is what names of pictures end with.
func pictureExts() []string { return []string{".png", ".jpg", ".jpeg"} }

// dropPicture puts the first picture of some files on the card of the studio.
func (n *navigator) dropPicture(s *studioroom.Page, files []fyne.URI) {
	i := slices.IndexFunc(files, func(f fyne.URI) bool {
		return slices.Contains(pictureExts(), strings.ToLower(path.Ext(f.Path())))
	})
	if i < 0 {
		return
	}
	s.NewPicture(func(set string, then func(string, error)) {
		in, err := os.Open(files[i].Path())
		if err != nil {
			then("", err)
			return
		}
		n.addPicture(set, path.Base(files[i].Path()), in, then)
	})
}

// addPicture reads a picture and puts it among those of a set.
func (n *navigator) addPicture(set, name string, from io.ReadCloser, then func(file string, err error)) {
	file := ""
	n.away(func() error {
		var err error
		file, err = n.library.AddPicture(n.ctx, set, name, from)
		return errors.Join(err, from.Close())
	}, func(err error) { then(file, err) })
}

// takeSet reads a set and saves it beside the others. Where there is one of its name, it asks
// which to keep.
func (n *navigator) takeSet(name string, from io.ReadCloser) {
	var set sets.Pack
	n.away(func() error {
		data, err := io.ReadAll(io.LimitReader(from, sets.LongestPack+1))
		if err = errors.Join(err, from.Close()); err != nil {
			return err
		}
		if set, err = sets.Import(n.ctx, name, data); err != nil {
			return err
		}
		known := false
		for _, g := range n.library.Games() {
			known = known || g.Key == set.Game && len(g.Blanks) > 0
		}
		if !known {
			return errors.New(words.Say("studio.no_game", "game", set.Game))
		}
		return nil
	}, func(err error) {
		if err != nil {
			n.told("studio.not_imported", err, remedy{"trouble.choose_other", n.importSet})
			return
		}
		free := n.library.FreeSet(set.Name)
		if free == set.Name {
			n.putSet(set, false)
			return
		}
		n.query.sign = kit.SignQuestion
		choose := func(text words.ID, w kit.Weight, do func()) *kit.Pill {
			return kit.NewPill(words.Say(text), w, func() { n.query.close(); do() })
		}
		n.query.open(words.Say("studio.set_there", "set", set.Name), words.Say("studio.set_there_help", "free", free), nil, n.query.close,
			choose("studio.skip_set", kit.Normal, func() {}),
			choose("studio.replace_set", kit.Danger, func() { n.putSet(set, true) }),
			choose("studio.keep_both", kit.Leading, func() {
				set.Name = free
				n.putSet(set, false)
			}))
	})
}

// putSet saves a set that was imported, in the place of the one of its name or beside all.
func (n *navigator) putSet(set sets.Pack, instead bool) {
	did := words.Say("studio.imported_set", "set", set.Name)
	if instead {
		did = words.Say("studio.replaced_set", "set", set.Name)
	}
	n.changeSets(func() error {
		if instead {
			if err := n.library.DeleteSet(n.ctx, set.Name); err != nil {
				return err
			}
		}
		return n.library.SavePack(n.ctx, set)
	}, studioroom.Step{From: set.Name, To: set.Name, Said: did}, []string{set.Name}, func(err error) {
		if err != nil {
			n.told("studio.not_imported", err, remedy{"trouble.choose_other", n.importSet})
			return
		}
		n.studioAt(set.Name, "")
		if len(set.Left) > 0 {
			n.note.warn(words.Say("studio.partly"), leftOut(set.Left))
		}
	})
}

// leftOut says which pictures of a packed set were not imported, and why.
func leftOut(notes []sets.Note) string {
	said := words.Say("studio.left_out")
	const most = 8 // in a dialog that fits the smallest window
	for i, l := range notes {
		if i == most {
			return said + "\n" + words.Say("common.more", "n", len(notes)-most)
		}
		said += "\n" + l.Card + ", " + l.File + ": " + trouble.Text(l.Why)
	}
	return said
}
