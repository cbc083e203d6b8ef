package inflect

import (
	"strings"
	"testing"
)

func TestThird(t *testing.T) {
	for verb, want := range map[string]string{
		"draw": "draws", "have": "has", "be": "is", "can": "can", "can't": "can't", "must": "must", "would draw": "would draw",
		"destroy": "destroys", "carry": "carries", "pass": "passes", "push": "pushes", "catch": "catches", "fix": "fixes", "buzz": "buzzes", "go": "goes",
		"y": "ys", "": "",
	} {
		if got := Third(verb); got != want {
			t.Errorf("Third(%q) = %q, want %q", verb, got, want)
		}
	}
}

// What is in the third person for one goes back to what it is for many.
func TestHappensTurnsThirdBack(t *testing.T) {
	for _, verb := range []string{"draw", "have", "destroy", "carry", "die", "tie", "lie", "pass", "lose", "push", "catch", "fix", "go", "do", "choose", "rise", "untap"} {
		if got, want := Happens(Third(verb)), Third(verb)+"/"+verb; got != want {
			t.Errorf("Happens(%q) = %q, want %q", Third(verb), got, want)
		}
	}
	for phrase, want := range map[string]string{"is destroyed": "is/are destroyed", "was drawn": "was/were drawn", "leaves play": "leaves/leave play", "can": "can"} {
		if got := Happens(phrase); got != want {
			t.Errorf("Happens(%q) = %q, want %q", phrase, got, want)
		}
	}
}

func TestVerb(t *testing.T) {
	for phrase, want := range map[string]string{"draw": "draws/draw", "take control of it": "takes/take control of it", "must attack": "must attack", "be tapped": "is/be tapped"} {
		if got := Verb(phrase); got != want {
			t.Errorf("Verb(%q) = %q, want %q", phrase, got, want)
		}
	}
}

// The form for many stands for the last word alone.
func TestNoun(t *testing.T) {
	for _, c := range [][3]string{
		{"card", "", "card/cards"}, {"ally", "", "ally/allies"}, {"draw pile", "", "draw pile/piles"}, {"wolf", "wolves", "wolf/wolves"},
		{"dire wolf", "dire wolves", "dire wolf/wolves"}, {"dire wolf", "pack", "dire wolf/"},
	} {
		if got := Noun(c[0], c[1]); got != c[2] {
			t.Errorf("Noun(%q, %q) = %q, want %q", c[0], c[1], got, c[2])
		}
	}
	if got := Plural("box"); got != "boxes" || strings.Contains(got, "/") {
		t.Errorf("the plural of box is %q", got)
	}
}
