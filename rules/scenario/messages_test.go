package scenario

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"."}}.Check(t)
}

// Players read what show.go says. The other files speak to the authors of scenarios.
func TestTextIsInMessages(t *testing.T) {
	except := map[string]string{}
	for _, file := range []string{"check.go", "choose.go", "given.go", "guide.go", "hanging.go", "lesson.go", "names.go", "numbers.go", "own.go", "parse.go", "puzzle.go", "scenario.go", "setup.go", "written.go"} {
		except[file] = "errors of scenario files"
	}
	messagetest.Literals{
		Code:   []string{"."},
		Except: except,
		Named:  []string{"all pass", "not over", " is up", " is down", " is on "}, // lines of such files
	}.Check(t)
}
