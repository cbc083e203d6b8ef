package rules_test

import (
	"testing"

	"feltstack/rules"
)

func TestAttic(t *testing.T) {
	rules.TestGame(t, attic(), rules.Trial{Games: 20})
}
