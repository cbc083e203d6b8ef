package text_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules/text/toytest"
)

// Nothing of the tables is lost to a misspelt kind of parts: only what the toys
// have no words for.
func TestNothingVanishes(t *testing.T) {
	without := []string{"{during}", "{throw}", "{token}", "{adjafter}", "{happensthis}"}
	for _, v := range toytest.Page(t).Grammar().Vanished() {
		if !slices.ContainsFunc(without, func(s string) bool { return strings.HasSuffix(v, "no words for "+s) }) {
			t.Error(v)
		}
	}
}
