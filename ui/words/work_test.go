package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// naming are the calls that name work, and at which argument.
var naming = map[string]int{"Go": 0, "Try": 0, "Paint": 0, "Safely": 0, "carry": 0, "NewPainted": 1}

// Whatever crashes in the window is said in words: all names of work have a message, and no
// others.
func TestWorkHasMessages(t *testing.T) {
	if got, want := Work("a bot, a search worker"), Say("alert.bot"); got != want {
		t.Errorf("a part of a bot is called %q, not %q", got, want)
	}
	used := map[string]bool{}
	for _, folder := range []string{"../../cardart", "../../rules", "../../saves", "../../table", ".."} {
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case path == "../commands" || path == "../soak": // no window is open
				return fs.SkipDir
			case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				name := ""
				switch f := call.Fun.(type) {
				case *ast.Ident:
					name = f.Name
				case *ast.SelectorExpr:
					name = f.Sel.Name
				}
				if at, ok := naming[name]; ok && len(call.Args) > at {
					if lit, ok := call.Args[at].(*ast.BasicLit); ok && lit.Kind == token.STRING {
						work, err := strconv.Unquote(lit.Value)
						if err != nil {
							t.Fatal(err)
						}
						if used[work] = true; works[work] == "" {
							t.Errorf("%s: no message says %q", path, work)
						}
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	used["a bot"] = true // "a bot, " and its level
	for work := range works {
		if !used[work] {
			t.Errorf("nothing is called %q", work)
		}
	}
}
