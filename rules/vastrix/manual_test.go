package vastrix

import (
	"os"
	"testing"
)

// The page of the language lists what texts can say today. FELTSTACK_UPDATE=1
// writes it anew.
func TestManual(t *testing.T) {
	s, err := Pool()
	if err != nil {
		t.Fatal(err)
	}
	want := s.Manual()
	if os.Getenv("FELTSTACK_UPDATE") != "" {
		if err := os.WriteFile("LANGUAGE.md", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page, err := os.ReadFile("LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(page) != want {
		t.Error("LANGUAGE.md is not what card texts can say: run the test with FELTSTACK_UPDATE=1")
	}
}
