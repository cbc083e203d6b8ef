package names

import (
	"strings"
	"unicode"
)

// Instead is drawn in place of a pictograph that no font has.
const Instead = '•'

// Drawn is a text as it is drawn, where can reports which signs the fonts have. Pictographs that
// are joined to one become the first of them, without its shade of skin; one that no font has
// becomes a dot; flags become their letters. Letters stay as they are.
func Drawn(s string, can func(r rune) bool) string {
	if strings.IndexFunc(s, func(r rune) bool { return r >= Joiner }) < 0 {
		return s
	}
	var b strings.Builder
	pictured, joined := false, false // what came last is a pictograph; a joiner came after it
	for _, r := range s {
		switch {
		case r == '\ufe0e' || r == '\ufe0f' || r == keycap || shade(r) && pictured:
			continue
		case r == Joiner && pictured:
			joined = true
			continue
		case regional(r):
			r += 'A' - firstRegional
			pictured = false
		case pictograph(r):
			if joined {
				joined = false
				continue
			}
			pictured = true
			if !can(r) {
				r = Instead
			}
		default:
			pictured = false
		}
		joined = false
		b.WriteRune(r)
	}
	return b.String()
}

const (
	keycap        = '\u20e3'
	firstRegional = '\U0001f1e6'
	lastRegional  = '\U0001f1ff'
)

// regional reports whether a sign is one of the two letters of a flag.
func regional(r rune) bool { return r >= firstRegional && r <= lastRegional }

// shade reports whether a sign gives the one before it a shade of skin.
func shade(r rune) bool { return r >= 0x1f3fb && r <= 0x1f3ff }

// pictograph reports whether a sign is a picture rather than a letter.
func pictograph(r rune) bool {
	return r >= 0x1f000 && r <= 0x1fbff || r >= 0x2190 && r <= 0x2bff && unicode.Is(unicode.So, r)
}
