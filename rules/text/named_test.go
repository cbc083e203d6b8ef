package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Every grammar rule that this package and package compile ask for by its name is
// in the tables: a misspelt one would never be met.
func TestNamedRules(t *testing.T) {
	names, cats := map[string]bool{}, map[string]bool{}
	for _, p := range fullest(t).Grammar().Phrases() {
		names[p.Rule.Name], cats[p.Rule.Cat] = true, true
	}
	sources, _ := filepath.Glob("*.go")
	compiler, _ := filepath.Glob("../compile/*.go")
	asked := 0
	for _, file := range append(sources, compiler...) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range namesIn(tree) {
			asked++
			if known := map[bool]map[string]bool{true: cats, false: names}[n.cat]; !n.in(known) {
				t.Errorf("%s: nothing in the tables is called %q", fset.Position(n.at), n.name)
			}
		}
	}
	if asked < 250 {
		t.Errorf("only %d names are asked for", asked)
	}
}

// named is a name that code asks for: of a grammar rule, or of a kind of parts.
type named struct {
	name  string
	cat   bool
	first bool // only how the name begins is known
	at    token.Pos
}

func (n named) in(known map[string]bool) bool {
	if !n.first {
		return known[n.name]
	}
	for name := range known {
		if strings.HasPrefix(name, n.name) {
			return true
		}
	}
	return false
}

// namesIn lists the names that a file asks for: those that Name or Cat is
// compared with, and the arguments of what looks for grammar rules.
func namesIn(file *ast.File) (all []named) {
	add := func(e ast.Expr, before string, cat, first bool) {
		_, whole := e.(*ast.BasicLit)
		words := strings.Split(before+begins(e), " > ") // one within another
		for i, word := range words {
			if word != "" {
				all = append(all, named{word, cat, first || !whole && i == len(words)-1, e.Pos()})
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if is, cat := asks(n.X); is && (n.Op == token.EQL || n.Op == token.NEQ) {
				add(n.Y, "", cat, false)
			}
		case *ast.SwitchStmt:
			is, cat := asks(n.Tag)
			for _, c := range n.Body.List {
				for _, e := range c.(*ast.CaseClause).List {
					if is {
						add(e, "", cat, false)
					}
				}
			}
		case *ast.CallExpr:
			f, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			switch f.Sel.Name {
			case "HasPrefix", "CutPrefix":
				if is, cat := asks(n.Args[0]); is {
					add(n.Args[1], "", cat, true)
				}
			case "Make", "Number", "Rule", "mk":
				add(n.Args[0], "", false, false)
			case "of":
				add(n.Args[0], "past ", false, false)
			case "has", "where":
				for _, e := range n.Args {
					add(e, "", false, false)
				}
			}
		}
		return true
	})
	return all
}

// asks reports whether e is the name of a node's grammar rule, or its kind.
func asks(e ast.Expr) (is, cat bool) {
	if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 0 {
		f, ok := call.Fun.(*ast.SelectorExpr)
		return ok && f.Sel.Name == "Name", false
	}
	f, ok := e.(*ast.SelectorExpr)
	return ok && f.Sel.Name == "Cat", true
}

// begins is what a string begins with, "" where that is not written there.
func begins(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		return s
	case *ast.BinaryExpr:
		return begins(e.X)
	}
	return ""
}
