package words

import (
	"go/ast"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// shown are the packages whose texts people read. The others speak to the command line,
// the log and tests, or return errors.
var shown = []string{"..", "../decks", "../felt", "../kit", "../learn", "../library", "../look", "../miniature", "../rulebook", "../studio"}

// reads is a literal that looks like text: two words, or one that begins a sentence.
var reads = regexp.MustCompile(`\pL{2,}\PL* \PL*\pL|^\p{Lu}\p{Ll}+[^.]*$`)

// unread are calls whose texts go into the log, into the title of a report or, as an
// error, below a sentence of the window.
var unread = regexp.MustCompile(`^(errors\.New|fmt\.Errorf|guard\.(Go|Try)|panic)$|\.(Debug|Info|Warn|Error|Go|Safely)$`)

// named are texts that are no language: names of the program, of players and of keys, and
// how programs that drive the mouse find their way.
var named = map[string]bool{
	"Feltstack": true, "You": true, "Rook": true, "Wren": true, "Lark": true, "Jay": true, "Finch": true, "Bot %d": true,
	"Ann": true, "Ben": true, "Cara": true, "Dan": true, "Eve": true,
	"Space": true, "Return": true, "Enter": true, "Escape": true, "Esc": true, "Backspace": true, "Super": true, "Shift": true, "Ctrl": true, "Alt": true,
	"Ctrl+Z": true, "Ctrl+Y": true, "Ctrl+Shift+Z": true, "SystemRoot": true,
	"Desktop": true, "Documents": true, "Downloads": true, // folders
	"Seats": true, "Seat ": true, // of a new game
	"Screen": true, "Card": true, "Text": true, "Lab": true, "%s, %v, seed %d, %d games\n%v": true, "deck sheet": true, // notes in a report, screens in a trace
	"The long one": true, "You win: 22 points to 17": true, // a game in the pictures of the README
	"painting a hand of cards": true, "painting a small table": true, // work, as guard names it
	"painting the cloth": true, "painting the table": true, "does not work: ": true,
}

// Text reaches people by ID only.
func TestTextIsInMessages(t *testing.T) {
	used := map[string]bool{}
	for _, s := range sources(t) {
		if !slices.Contains(shown, filepath.ToSlash(filepath.Dir(s.path))) {
			continue
		}
		skip := map[ast.Node]bool{}
		ast.Inspect(s.tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.Field:
				if n.Tag != nil {
					skip[n.Tag] = true
				}
			case *ast.CallExpr:
				if unread.MatchString(called(n)) {
					for _, arg := range n.Args {
						skip[arg] = true
					}
				}
			case *ast.BasicLit:
				switch lit := text(n); {
				case skip[n] || !reads.MatchString(lit):
				case named[lit]:
					used[lit] = true
				default:
					t.Errorf("%s: %q belongs into a message", s.at(n), lit)
				}
			}
			return true
		})
	}
	for lit := range named {
		if !used[lit] {
			t.Errorf("%q is named and stands nowhere", lit)
		}
	}
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
