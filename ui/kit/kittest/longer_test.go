package kittest

import "testing"

func TestLonger(t *testing.T) {
	for text, want := range map[string]string{
		"Settings": "Settingsings", "{n} of {card}": "{n} off {card}", "5 %: a b": "5 %: aa bb", "": "",
	} {
		if got := Longer(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
