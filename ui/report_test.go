package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/table"
	"fyne.io/fyne/v2"
)

// A panic leaves one file that says what happened, and an error that says where
// the file is.
func TestReport(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "reports")
	n := &navigator{page: logged{{Turn: 3, Text: "You draw 7♥"}}}
	err := guarded(func() {
		var scene *table.Scene
		_ = scene.Log
	}, func(what any, stack []byte) error { return n.report(folder, what, stack) })
	if err == nil || !strings.Contains(err.Error(), folder) {
		t.Fatalf("the error is %v", err)
	}
	files, _ := os.ReadDir(folder)
	if len(files) != 1 {
		t.Fatalf("%d reports", len(files))
	}
	text, _ := os.ReadFile(filepath.Join(folder, files[0].Name()))
	for _, want := range []string{"nil pointer", "report_test.go", "turn 3: You draw 7♥"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the report lacks %q", want)
		}
	}
	if err := guarded(func() {}, nil); err != nil {
		t.Errorf("without a panic: %v", err)
	}
}

// logged is a page on which something has happened.
type logged []table.Line

func (l logged) Log() []table.Line { return l }
func (logged) Key(*fyne.KeyEvent)  {}
func (logged) Close()              {}
