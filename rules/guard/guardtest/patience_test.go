package guardtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// No test of the program fails because a machine is slow: none compares what a clock says
// with an upper limit, and what it waits for may take as long as Patience. (A lower limit
// is met by slow machines, too. Benchmarks and `feltstack bench` measure speed.)
func TestNoTestHasALimitByTheClock(t *testing.T) {
	read := 0
	err := filepath.WalkDir("../../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != "..":
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		read++
		for _, limit := range clockLimits(file) {
			t.Errorf("%s: %s", fset.Position(limit.pos), limit.why)
		}
		return nil
	})
	if err != nil || read < 100 {
		t.Errorf("%d files of tests are read: %v", read, err)
	}
}

func TestClockLimits(t *testing.T) {
	const before, after = "package p\nfunc f() {\n", "\n}"
	for text, want := range map[string]int{
		`took := time.Since(start); if took > 20*time.Second { t.Error() }`:                                1,
		`if took := time.Since(start); n != 3 || took >= limit+time.Minute { t.Error() }`:                  1,
		`if 2*time.Second < time.Since(start) { t.Error() }`:                                               1,
		`took := time.Since(start); if took < 50*time.Millisecond { t.Error() }`:                           0,
		`if grown > 800*time.Millisecond { t.Error() }`:                                                    0, // nothing reads a clock
		`select { case <-done: case <-time.After(20 * time.Second): t.Fatal() }`:                           1,
		`select { case <-done: case <-time.After(guardtest.Patience): t.Fatal() }`:                         0,
		`for end := time.Now().Add(time.Minute); !cond(); { if time.Now().After(end) { t.Fatal() } }`:      1,
		`for end := time.Now().Add(guardtest.Patience); !cond(); { time.Sleep(time.Millisecond) }`:         0,
		`old := time.Now().Add(-time.Minute)`:                                                              0, // a time that is over
		`ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second); defer cancel(); wait(ctx)`:        1,
		`soon, cancel := context.WithTimeout(ctx, 300*time.Millisecond); defer cancel(); want(ErrX, soon)`: 0, // a moment, which is let pass
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "a_test.go", before+text+after, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := clockLimits(file); len(got) != want {
			t.Errorf("%s: %d limits, want %d", text, len(got), want)
		}
	}
}

// limit is an upper limit by the clock.
type limit struct {
	pos token.Pos
	why string
}

// clockLimits returns the upper limits by the clock in a file of tests.
func clockLimits(file *ast.File) (limits []limit) {
	for _, decl := range file.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		measures := calls(f.Body, "Since")
		ast.Inspect(f.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				over := (n.Op == token.GTR || n.Op == token.GEQ) && seconds(n.Y) || (n.Op == token.LSS || n.Op == token.LEQ) && seconds(n.X)
				if over && measures {
					limits = append(limits, limit{n.Pos(), "a test is no faster than its machine: measure in a benchmark"})
				}
			case *ast.CallExpr:
				sel, ok := n.Fun.(*ast.SelectorExpr)
				if !ok {
					break
				}
				waits := sel.Sel.Name == "After" && len(n.Args) == 1 || sel.Sel.Name == "Add" && calls(sel.X, "Now") || sel.Sel.Name == "WithTimeout"
				if waits && len(n.Args) > 0 && long(n.Args[len(n.Args)-1]) {
					limits = append(limits, limit{n.Pos(), "wait for guardtest.Patience"})
				}
			}
			return true
		})
	}
	return limits
}

// calls reports whether time's function is called somewhere in n.
func calls(n ast.Node, name string) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		found = found || ok && sel.Sel.Name == name && named(sel.X, "time")
		return true
	})
	return found
}

// seconds reports whether n names a unit of time.
func seconds(n ast.Expr) bool {
	return calls(n, "Millisecond") || long(n)
}

// long reports whether n is made of seconds, minutes or hours, and isn't a time before now.
func long(n ast.Expr) bool {
	past := false
	ast.Inspect(n, func(n ast.Node) bool {
		u, ok := n.(*ast.UnaryExpr)
		past = past || ok && u.Op == token.SUB
		return true
	})
	return !past && (calls(n, "Second") || calls(n, "Minute") || calls(n, "Hour"))
}

func named(n ast.Expr, name string) bool {
	id, ok := n.(*ast.Ident)
	return ok && id.Name == name
}
