// Package messagetest checks messages and the code that says them.
package messagetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/nicksnyder/go-i18n/v2/i18n"

	"feltstack/rules/message"
)

// Part is a part of the program with messages of its own.
type Part struct {
	Catalog *message.Catalog
	// Code is the folders whose code says them, from the test's own. Dots in the end, as
	// in "../...", take the folders below.
	Code []string
	// Fields is what all messages of an area may have as arguments, where tables name
	// the messages and other code says them.
	Fields map[string][]string
}

// Check checks all that there is to check of a part's messages. Those of spaced may have
// two spaces together.
func (r Part) Check(t *testing.T, spaced ...string) {
	t.Helper()
	r.written(t, spaced...)
	r.filed(t)
	r.agree(t)
}

// source is a file of the program.
type source struct {
	path string
	set  *token.FileSet
	tree *ast.File
}

func (s source) at(n ast.Node) string { return s.set.Position(n.Pos()).String() }

// sources parses the code of folders, without tests.
func sources(t *testing.T, folders []string) []source {
	t.Helper()
	var all []source
	for _, folder := range folders {
		root, below := strings.CutSuffix(folder, "/...")
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && path != root && !below:
				return fs.SkipDir
			case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			set := token.NewFileSet()
			tree, err := parser.ParseFile(set, path, nil, 0)
			all = append(all, source{path, set, tree})
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(all) == 0 {
		t.Fatalf("%v have no code", folders)
	}
	return all
}

// saying is a call of Say or Count, or of one that does the same with more than text.
type saying struct {
	fn   string
	id   string // "" if it is not written in the call
	args []string
	ok   bool // whether the arguments are names and values
}

// sayingOf reads a call, if it is one that says a message.
func sayingOf(call *ast.CallExpr) (saying, bool) {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		name = f.Sel.Name
	case *ast.Ident:
		name = f.Name
	}
	first, named := 1, []string(nil)
	switch name {
	case "Say", "say", "Compose", "Problem":
	case "Count", "ComposeCount":
		first, named = 2, []string{"n"}
	default:
		return saying{}, false
	}
	s := saying{fn: name, args: named, ok: len(call.Args) >= first && (len(call.Args)-first)%2 == 0}
	if !s.ok {
		return s, true
	}
	s.id = text(call.Args[0])
	for i := first; i < len(call.Args); i += 2 {
		arg := text(call.Args[i])
		s.ok = s.ok && arg != ""
		s.args = append(s.args, arg)
	}
	return s, true
}

// text is what a string literal says, "" for anything else.
func text(n ast.Node) string {
	lit, ok := n.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, _ := strconv.Unquote(lit.Value)
	return s
}

// fileName is what looks like an ID and is none.
var fileName = regexp.MustCompile(`\.(png|svg|txt|toml|json|go)$`)

// agree checks that every ID which the code uses is a message with the same arguments,
// and that every message is used.
func (r Part) agree(t *testing.T) {
	t.Helper()
	all, areas, used := map[string]*i18n.Message{}, map[string]bool{}, map[string]bool{}
	for _, m := range r.Catalog.Messages() {
		all[m.ID] = m
		area, _, _ := strings.Cut(m.ID, ".")
		areas[area] = true
	}
	for _, s := range sources(t, r.Code) {
		var passed []string              // what calls of this file pass whose ID comes from elsewhere
		elsewhere := map[string]string{} // IDs that stand outside calls, and where
		inCall := map[ast.Node]bool{}
		ast.Inspect(s.tree, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				c, says := sayingOf(call)
				switch m := all[c.id]; {
				case !says:
				case c.id == "":
					if c.ok {
						passed = append(passed, c.args...)
					}
				case m == nil && r.Catalog.Has(message.ID(c.id)): // its base says it
				case !c.ok:
					t.Errorf("%s: %s takes an ID, then names and values by turns", s.at(call), c.fn)
				case m == nil:
					t.Errorf("%s: no message %s", s.at(call), c.id)
				case (m.One != "") != strings.HasSuffix(c.fn, "Count"):
					t.Errorf("%s: %s counts, or it doesn't", s.at(call), c.id)
				default:
					want := message.Arguments(m.Other)
					slices.Sort(want)
					slices.Sort(c.args)
					if !slices.Equal(want, c.args) {
						t.Errorf("%s: %s has the arguments %v and gets %v", s.at(call), c.id, want, c.args)
					}
				}
				if says && c.id != "" {
					used[c.id], inCall[call.Args[0]] = true, true
				}
			}
			id := text(n)
			if area, _, _ := strings.Cut(id, "."); idShape.MatchString(id) && areas[area] && !inCall[n] && !fileName.MatchString(id) {
				used[id], elsewhere[id] = true, s.at(n)
			}
			return true
		})
		for id, at := range elsewhere {
			m := all[id]
			if m == nil {
				if !r.Catalog.Has(message.ID(id)) {
					t.Errorf("%s: no message %s", at, id)
				}
				continue
			}
			area, _, _ := strings.Cut(id, ".")
			for _, a := range message.Arguments(m.Other) {
				if !slices.Contains(passed, a) && !slices.Contains(r.Fields[area], a) {
					t.Errorf("%s: %s gets no {%s}", at, id, a)
				}
			}
		}
	}
	for id := range all {
		if !used[id] {
			t.Errorf("nothing says %s", id)
		}
	}
}
