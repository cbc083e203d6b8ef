package vibes

import "feltstack/rules"

// What the looks of the game and tests ask.

// Baron is the seat that controls the Baron.
func Baron(m *rules.Match) rules.Seat { return baron(m) }

// WinCards is how many cards in play the Baron wants for victory.
const WinCards = winCards

// IsBasicRod reports whether a definition is what cards are that lie face-down as a Rod, and
// no card of its own.
func IsBasicRod(d *rules.Def) bool { return isToken(d) }
