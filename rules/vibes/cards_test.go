package vibes_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
)

// Every card with a text is shown at work, all of it.
func TestMutants(t *testing.T) { gamestest.Mutants(t, game(t)) }
