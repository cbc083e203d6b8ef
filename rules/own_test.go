package rules

import (
	"errors"
	"strings"
	"testing"
)

// A card file that would take all memory is known before it is read; strings
// and comments may hold whatever they like.
func TestCheckDepth(t *testing.T) {
	many := func(s string) string { return strings.Repeat(s, 1000) }
	for name, text := range map[string]string{
		"lists": "x = " + many("["), "tables": "x = " + many("{a="), "a heading": "[x" + many(".a") + "]", "a key": "x" + many(" . a") + " = 1",
		"after strings":       `x = "\"" # "` + "\n" + `y = '\' # '''` + "\nz = \"\"\"\\\"\"\" \"\"\"\nx = " + many("["),
		"after half a string": "x = \"\ny = " + many("["),
	} {
		if err := CheckDepth([]byte(text)); !errors.Is(err, ErrDeep) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, text := range map[string]string{
		"comments": "# " + many("["), "a string": `x = "` + many(`[\"`) + `"`, "a literal": "x = '" + many(`{\`) + "'",
		"a text": `x = """` + many("[\n\"\" ") + `"""`, "a literal text": "x = '''" + many("{'\n") + "'''",
		"many": many("[[card]]\nname = \"x\"\ncrop = [0.5, 0.5, 1.0]\n[card.in.x]\n"), "numbers": "x = [" + many("0.5, ") + "]", "half a string": `x = "`,
	} {
		if err := CheckDepth([]byte(text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
