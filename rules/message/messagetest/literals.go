package messagetest

import (
	"go/ast"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Literals is how code may hold text that looks as if people read it.
type Literals struct {
	Code   []string       // folders, as Part.Code has them
	Unread []string       // calls beside those that make errors whose texts nobody reads: "panic", ".Debug", "guard.*"
	Named  []string       // texts that nobody translates: names, what programs read
	Fields []string       // of structs, whose texts nobody reads
	Other  *regexp.Regexp // matches texts in another language, such as SQL; nil: none
	// Errors says that people read the errors of this code, too, but for what it adds to
	// those that it wraps.
	Errors bool
	// Except is files whose literals are read otherwise, by their base names, and why.
	Except map[string]string
	// Later is how many literals of a file wait to become messages. It only goes down.
	Later map[string]int
}

// reads is a literal that looks like text: two words, or one that begins a sentence.
var reads = regexp.MustCompile(`\pL{2,}\PL* \PL*\pL|^\p{Lu}\p{Ll}+[^.]*$`)

// Check checks that text reaches people by ID only.
func (l Literals) Check(t *testing.T) {
	t.Helper()
	used, files := map[string]bool{}, map[string]bool{}
	for _, s := range sources(t, l.Code) {
		name := filepath.Base(s.path)
		if files[name] = true; l.Except[name] != "" {
			continue
		}
		found := l.in(s, used)
		switch later := l.Later[name]; {
		case len(found) > later:
			for _, lit := range found {
				t.Errorf("%s belongs into a message", lit)
			}
		case len(found) < later:
			t.Errorf("%s has %d texts that wait to become messages: lower its number", s.path, len(found))
		}
	}
	for _, lit := range l.Named {
		if !used[lit] {
			t.Errorf("%q is named and stands nowhere", lit)
		}
	}
	for name := range l.Except {
		if !files[name] {
			t.Errorf("no file %s", name)
		}
	}
	for name := range l.Later {
		if !files[name] {
			t.Errorf("no file %s", name)
		}
	}
}

// in lists the literals of a file that look like text and aren't named.
func (l Literals) in(s source, used map[string]bool) []string {
	var found []string
	skip := map[ast.Node]bool{}
	ast.Inspect(s.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			if n.Tag != nil {
				skip[n.Tag] = true
			}
		case *ast.KeyValueExpr:
			if k, ok := n.Key.(*ast.Ident); ok && slices.Contains(l.Fields, k.Name) {
				ast.Inspect(n.Value, func(n ast.Node) bool {
					skip[n] = true
					return true
				})
			}
		case *ast.CallExpr:
			if l.unread(n) {
				for _, arg := range n.Args {
					skip[arg] = true
				}
			}
		case *ast.BasicLit:
			switch lit := text(n); {
			case skip[n] || !reads.MatchString(lit) || l.Other != nil && l.Other.MatchString(lit):
			case slices.Contains(l.Named, lit):
				used[lit] = true
			default:
				found = append(found, s.at(n)+": "+n.Value)
			}
		}
		return true
	})
	return found
}

// unread reports whether nobody reads what a call says: it makes an error, or is one of
// Unread.
func (l Literals) unread(call *ast.CallExpr) bool {
	name := called(call)
	pack, fn, _ := strings.Cut(name, ".")
	switch name {
	case "panic":
		return true
	case "errors.New":
		return !l.Errors
	case "fmt.Errorf":
		return !l.Errors || strings.Contains(text(call.Args[0]), "%w")
	}
	return slices.ContainsFunc(l.Unread, func(u string) bool {
		p, f, _ := strings.Cut(u, ".")
		return p == pack && f == fn || p == pack && f == "*" || p == "" && f == fn
	})
}

// called is the name of what a call calls: "fmt.Errorf", ".Info" of anything else.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		if x, ok := f.X.(*ast.Ident); ok {
			return x.Name + "." + f.Sel.Name
		}
		return "." + f.Sel.Name
	}
	return ""
}
