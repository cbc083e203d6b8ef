package ui

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// TestGoldenPicturesOfWhatLiesOver: what may lie over a page looks as it did when it was
// found good.
func TestGoldenPicturesOfWhatLiesOver(t *testing.T) {
	all := gamestest.All(t)
	documents := someFolders(t)
	const path = "/home/ann/Documents/feltstack-2026-11-20.db"
	over := func(open func(n *navigator)) kittest.Screen {
		return func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			n := newNavigator(t.Context(), e, func(fyne.CanvasObject) {})
			t.Cleanup(func() {
				if err := n.end(); err != nil {
					t.Error(err)
				}
			})
			p := newNewGameScreen(n.env, library.New(all, nil, "", nil).Games(), nil, nil, newGameExits{})
			n.page = p
			screen := n.layered(p, p.Container)
			open(n)
			return screen
		}
	}
	tried := func(n *navigator) {
		n.alert.tell(guard.Report{What: "a bot", Text: report, Path: "/home/ann/.local/share/feltstack/reports/2026-11-20-2104.txt"}, func() {})
	}
	kittest.Golden(t, map[string]kittest.Screen{
		"alert":  over(tried),
		"report": over(func(n *navigator) { tried(n); n.alert.show() }),
		"sure":   over(func(n *navigator) { n.exportGame(library.SavedGame{ID: 2}) }),
		"backup": over(func(n *navigator) {
			n.askPath(words.Say("backup.copy"), words.Say("backup.copy_help"), path, words.Say("backup.copy"), kit.Leading, n.inFolder, func(string) {})
		}),
		"inside": over(func(n *navigator) {
			found := saves.Contents{Parts: saves.HasSaves | saves.HasSets | saves.HasSounds, Games: 12, Decks: 3, Sets: 1, Pictures: 8, Sounds: 2, Runs: 4}
			n.askRestore(path, found, time.Date(2026, 11, 22, 20, 4, 0, 0, time.Local))
		}),
		"done": over(func(n *navigator) {
			n.tellDone(words.Say("backup.restore_done"), words.Say("backup.restored", "contents", listContents(saves.Contents{Games: 12, Decks: 3, Sets: 1, Pictures: 8}), "path", path)+" "+words.Say("backup.kept", "path", path), nil)
		}),
		"error": over(func(n *navigator) {
			n.told("decks.not_imported", errors.New("no game has cards of these names"), remedy{"trouble.choose_other", func() {}})
		}),
		"unsaved": over(func(n *navigator) { n.unsaved(errors.New("the disk is full"), nil) }),
		"progress": over(func(n *navigator) {
			bar := kit.NewProgress()
			n.showTask(words.Say("exchange.importing"), bar, func() {})
			bar.Set(0.4)
		}),
		"open": over(func(n *navigator) { readFolder(t, n, documents, n.importGame) }),
		"save": over(func(n *navigator) {
			readFolder(t, n, documents, func() { n.toFile(words.Say("exchange.export_title"), "Evening with Ben.felt", nil, nil) })
		}),
		"notice": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			p := newNotice(e, words.Say("trouble.damaged"), "/home/ann/.local/share/feltstack/games.db "+saves.ErrDamaged.Error()+".", kit.SignWarning, func() {})
			p.offer(words.Say("saves.rescue"), nil)
			return p.Container
		},
	}, "report", "inside", "open", "notice")
}

// someFolders makes a home folder for the test, and returns a folder in it. It has the same
// short name in every run: it is to be seen.
func someFolders(t *testing.T) string {
	t.Helper()
	const home = "testdata/home"
	t.Cleanup(func() {
		if err := os.RemoveAll(home); err != nil {
			t.Error(err)
		}
	})
	t.Setenv("HOME", home)
	for _, name := range []string{"Desktop", "Downloads", "Documents/Old games"} {
		if err := os.MkdirAll(filepath.Join(home, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	documents := filepath.Join(home, "Documents")
	for _, name := range []string{"Evening with Ben.felt", "First win.felt", "The long one.felt"} {
		path := filepath.Join(documents, name)
		if err := errors.Join(os.WriteFile(path, make([]byte, 4321), 0o600), os.Chtimes(path, longAgo, longAgo)); err != nil {
			t.Fatal(err)
		}
	}
	return documents
}

// readFolder has a file chosen in a folder, and waits until it is read, and the places beside
// it are.
func readFolder(t *testing.T, n *navigator, folder string, choose func()) {
	t.Helper()
	posts, post := make(chan func(), 10), n.env.Post
	n.env.Post = func(f func()) { posts <- f }
	n.settings.Folder = folder
	choose()
	done := -1
	uitest.Until(t, posts, "the folder and the places", func() bool { done++; return done == 2 }, func() string { return folder })
	n.env.Post = post
}

// report is what a crash leaves.
const report = `Feltstack 1.0, go1.26, linux/amd64
2026-11-20 21:04

a bot crashed: index out of range [3] with length 3

rules/bot.(*search).grow
rules/bot.(*search).decide
table.(*Session).think
`
