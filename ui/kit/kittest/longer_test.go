package kittest

import "testing"

func TestLonger(t *testing.T) {
	for text, want := range map[string]string{
		"Settings": "Settingsings", "%d of %[2]s": "%d off %[2]s", "5 %%: a b": "5 %%: aa bb", "": "",
	} {
		if got := Longer(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
