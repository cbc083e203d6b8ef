package words

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/pictures"
	"feltstack/rules/bot"
	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/table"
)

// spoken lists every text of the window that is translated: the arguments of
// Tr, Trf, Later and Count in all its rooms, and what other packages give names to.
func spoken(t *testing.T) []string {
	t.Helper()
	texts := map[string]bool{}
	for _, b := range cardart.Backs() {
		texts[b.String()] = true
	}
	for _, err := range []error{table.ErrBusy, table.ErrMoved, table.ErrNotAsked, table.ErrOver, table.ErrNoCancel,
		table.ErrClosed, table.ErrStill, table.ErrNothingBack, table.ErrNothingOn, table.ErrCrashed, table.ErrHalted, table.ErrNoHint, saves.ErrDiskFull, saves.ErrLocked, saves.ErrDisk, saves.ErrNoWriting, saves.ErrGone, saves.ErrReplaced,
		sets.ErrPictureMissing, sets.ErrPicturePlace, sets.ErrPictureSize, sets.ErrPhotoSize,
		pictures.ErrPixels, pictures.ErrSide, pictures.ErrKind, pictures.ErrBroken,
		pictures.ErrName, pictures.ErrCrop} {
		texts[err.Error()] = true
	}
	for _, l := range bot.Levels() {
		texts[l.Title], texts[l.Help] = true, true
	}
	set := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name, here := call.Fun.(*ast.Ident)
			if far, ok := call.Fun.(*ast.SelectorExpr); ok {
				if of, ok := far.X.(*ast.Ident); ok && of.Name == "words" {
					name = far.Sel
				}
			}
			if name == nil || here && tree.Name.Name != "words" {
				return true
			}
			var args []ast.Expr
			switch name.Name {
			case "Tr", "Trf", "Later":
				args = call.Args[:1]
			case "Count":
				args = call.Args[1:]
			}
			for _, a := range args {
				switch a := a.(type) {
				case *ast.BasicLit:
					text, err := strconv.Unquote(a.Value)
					if err != nil {
						t.Fatal(err)
					}
					texts[text] = true
				case *ast.BinaryExpr:
					t.Errorf("%s: a text to translate is one literal, or the dictionary can't have it", set.Position(a.Pos()))
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range Tongues() {
		if l.Tag == "" {
			texts[l.Name] = true
		}
	}
	var all []string
	for text := range texts {
		all = append(all, text)
	}
	slices.Sort(all)
	return all
}

func dictionaryOf(t *testing.T, tag string) map[string]string {
	t.Helper()
	data, err := wordFiles.ReadFile(tag + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var d map[string]string
	if err := json.Unmarshal(data, &d); err != nil {
		t.Fatalf("%s: %v", tag, err)
	}
	return d
}

// Every dictionary has every text, nothing else, and the same operands in it.
func TestDictionariesAreComplete(t *testing.T) {
	texts := spoken(t)
	if len(texts) < 200 {
		t.Fatalf("only %d texts were found in the code", len(texts))
	}
	if os.Getenv("FELTSTACK_UPDATE") != "" {
		english := map[string]string{}
		for _, text := range texts {
			english[text] = text
		}
		data, err := json.MarshalIndent(english, "", "\t")
		if err != nil {
			t.Fatal(err)
		}
		data = []byte(strings.NewReplacer(`\u0026`, "&", `\u003c`, "<", `\u003e`, ">").Replace(string(data)) + "\n")
		if err := os.WriteFile("en.json", data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := fs.Glob(wordFiles, "*.json")
	if err != nil || len(files) != len(Tongues())-1 {
		t.Errorf("there are %v for %d languages (%v)", files, len(Tongues())-1, err)
	}
	verbs := regexp.MustCompile(`%(\[\d+\])?[-+ 0#]*[\d.]*[a-z%]`)
	place := regexp.MustCompile(`\[\d+\]`)
	operands := func(text string) []string {
		all := verbs.FindAllString(text, -1)
		for i := range all {
			all[i] = place.ReplaceAllString(all[i], "")
		}
		slices.Sort(all)
		return all
	}
	for _, l := range Tongues()[1:] {
		d := dictionaryOf(t, l.Tag)
		for _, text := range texts {
			said, ok := d[text]
			switch {
			case !ok || said == "":
				t.Errorf("%s: %q is missing", l.Tag, text)
			case l.Tag == "en" && said != text:
				t.Errorf("en: %q is said %q", text, said)
			case !slices.Equal(operands(text), operands(said)):
				t.Errorf("%s: %q has other operands than %q", l.Tag, said, text)
			}
			delete(d, text)
		}
		for text := range d {
			t.Errorf("%s: %q is said nowhere", l.Tag, text)
		}
	}
}

func TestSpeak(t *testing.T) {
	t.Cleanup(func() {
		if err := Speak("en"); err != nil {
			t.Error(err)
		}
	})
	for _, c := range []struct{ tag, settings, games string }{
		{"de", "Einstellungen", "3 Entscheidungen"}, {"en", "Settings", "3 choices"}, {"", "Settings", "3 choices"}, {"xx", "Settings", "3 choices"},
	} {
		if err := Speak(c.tag); err != nil {
			t.Fatal(err)
		}
		if got := Tr("Settings"); got != c.settings {
			t.Errorf("speaking %q, the settings are called %q", c.tag, got)
		}
		if got := Count(3, "1 choice", "%d choices"); got != c.games {
			t.Errorf("speaking %q, three choices are %q", c.tag, got)
		}
	}
}
