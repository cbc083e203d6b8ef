package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/ui/library"
)

// A window that crashes goes on in the same process: the crash is said, and the game
// at the table is the one that was there.
func TestWindowOutlivesCrashes(t *testing.T) {
	w, heard := alarmed(t)
	w.start(library.NewGame{Game: gamestest.Any(t).Name, Seed: 5, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Rook", Bot: "passive"}}})
	at := w.atTable()
	w.survival.tick()
	entered := 0
	err := w.run(func() { panic("injected") }, func() {
		if entered++; entered < 3*mostCrashes {
			w.survival.tick() // a whole frame between
			w.survival.tick()
			panic("injected again")
		}
	})
	if err != nil || entered != 3*mostCrashes {
		t.Fatalf("%v after %d times", err, entered)
	}
	w.until("both crashes are said", func() bool { return len(*heard) == 2 && w.alert.Visible() })
	if w.page != page(at) || !strings.Contains((*heard)[0].Text, "Screen\ntable") {
		t.Errorf("at %T: %+v", w.page, *heard)
	}
	session := w.game.Session
	asked := func() bool { at.Pull(); return session.Scene().Prompt.Mine }
	w.until("Ann is asked", asked)
	before := session.Timeline().At
	if err := session.Choose(0); err != nil {
		t.Fatal(err)
	}
	w.until("the choice is made", func() bool { return asked() && session.Timeline().At > before })
	w.over("Undo")
	w.until("the choice is taken back", func() bool { return session.Timeline().At <= before })
}

// A window that never was on the screen, or can't paint any more, ends with the crash.
func TestWindowGivesUp(t *testing.T) {
	w, _ := alarmed(t)
	crash := func() { panic("injected") }
	if err := w.run(crash, crash); guard.Find(err) == nil {
		t.Errorf("before the first frame: %v", err)
	}
	w.survival.tick()
	if err := w.run(crash, nil); guard.Find(err) == nil {
		t.Errorf("without a loop to enter again: %v", err)
	}
	w.survival = survival{started: true}
	times := 0
	err := w.run(crash, func() {
		times++
		w.survival.tick() // and no other: the frame never comes to its end
		crash()
	})
	if guard.Find(err) == nil || times != mostCrashes {
		t.Errorf("%v after %d times", err, times)
	}
}

// Fyne repeats a move of the mouse until its handler returns. So each one that does
// anything is steady: kit.Steady, or another handler, is all it calls.
func TestMouseMovesAreSteady(t *testing.T) {
	moves := []string{"MouseIn", "MouseMoved", "MouseOut", "Dragged", "DragEnd"}
	found := 0
	err := filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || !slices.Contains(moves, f.Name.Name) || len(f.Body.List) == 0 {
				continue
			}
			found++
			if called := onlyCall(f.Body.List); called != "Steady" && !slices.Contains(moves, called) {
				t.Errorf("%s: %s is not steady", path, f.Name.Name)
			}
		}
		return nil
	})
	if err != nil || found < 20 {
		t.Errorf("%d handlers found (%v)", found, err)
	}
}

// onlyCall is the name of what a body calls, if that is all that it does.
func onlyCall(body []ast.Stmt) string {
	if len(body) != 1 {
		return ""
	}
	s, ok := body[0].(*ast.ExprStmt)
	if !ok {
		return ""
	}
	call, ok := s.X.(*ast.CallExpr)
	if !ok {
		return ""
	}
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}
