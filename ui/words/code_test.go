package words

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
)

// source is a file of the program.
type source struct {
	path string
	set  *token.FileSet
	tree *ast.File
}

func (s source) at(n ast.Node) string { return s.set.Position(n.Pos()).String() }

// sources parses the code of the window, without tests.
func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, path, nil, 0)
		all = append(all, source{path, set, tree})
		return err
	})
	if err != nil || len(all) < 100 {
		t.Fatalf("%d files of the window were read: %v", len(all), err)
	}
	return all
}

// saying is a call of Say or Count.
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
		if x, ok := f.X.(*ast.Ident); ok && x.Name == "words" {
			name = f.Sel.Name
		}
	case *ast.Ident:
		name = f.Name
	}
	first, named := 1, []string(nil)
	switch name {
	case "Say":
	case "Count":
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

// Every ID that the code uses is a message with the same arguments, and every message
// is used.
func TestCodeAndMessagesAgree(t *testing.T) {
	messages, areas, used := map[string]*i18n.Message{}, map[string]bool{}, map[string]bool{}
	for _, m := range Messages() {
		messages[m.ID] = m
		area, _, _ := strings.Cut(m.ID, ".")
		areas[area] = true
	}
	for _, s := range sources(t) {
		var passed []string              // what calls of this file pass whose ID comes from elsewhere
		elsewhere := map[string]string{} // IDs that stand outside calls, and where
		inCall := map[ast.Node]bool{}
		ast.Inspect(s.tree, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				c, says := sayingOf(call)
				switch m := messages[c.id]; {
				case !says:
				case !c.ok:
					t.Errorf("%s: %s takes an ID, then names and values by turns", s.at(call), c.fn)
				case c.id == "":
					passed = append(passed, c.args...)
				case m == nil:
					t.Errorf("%s: there is no message %s", s.at(call), c.id)
				case (m.One != "") != (c.fn == "Count"):
					t.Errorf("%s: %s counts, or it doesn't", s.at(call), c.id)
				default:
					want := Arguments(m.Other)
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
			m := messages[id]
			if m == nil {
				t.Errorf("%s: there is no message %s", at, id)
				continue
			}
			for _, a := range Arguments(m.Other) {
				if !slices.Contains(passed, a) {
					t.Errorf("%s: %s gets no {%s}", at, id, a)
				}
			}
		}
	}
	for id := range messages {
		if !used[id] {
			t.Errorf("nothing says %s", id)
		}
	}
}

var fileName = regexp.MustCompile(`\.(png|svg|txt|toml|json|go)$`)
