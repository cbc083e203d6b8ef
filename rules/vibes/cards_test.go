package vibes_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
)

// Every card with a text is shown at work, all of it.
func TestMutants(t *testing.T) { gamestest.Mutants(t, game(t)) }

// Every card's text is in its own form.
func TestCardTexts(t *testing.T) { gamestest.CardTexts(t, game(t)) }
