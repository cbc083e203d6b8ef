package message_test

import (
	"testing"

	"feltstack/rules/message"
	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: message.Common, Code: []string{"."}, Fields: map[string][]string{"list": {"list", "next"}}}.Check(t)
}

func TestPhrase(t *testing.T) {
	p := message.Common.Phrase("{seat} {draws|draw} {card}")
	if len(p) != 5 || p[0].Name != "seat" || p[2] != (message.Part{Text: "draws", Many: "draw"}) || p[4].Name != "card" {
		t.Errorf("the phrase is %+v", p)
	}
	empty := func(string) string { return "" }
	if got := message.Common.Phrase("Without {card} {source} now").Fill(empty); got != "Without now" {
		t.Errorf("it is filled in as %q", got)
	}
	if p := message.Common.Phrase("list.and"); len(p) != 3 || p[2].Name != "next" {
		t.Errorf("list.and is %+v", p)
	}
	if got := message.Common.Say("{n} {is|are}", "n", 3); got != "3 is" {
		t.Errorf("a message without a catalog says %q", got)
	}
}

func TestNumber(t *testing.T) {
	for n, want := range map[int]string{0: "0", -7: "-7", 999: "999", -999: "-999", 1000: "1,000", 53072: "53,072", -1234567: "-1,234,567"} {
		if got := message.Number(n); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
}
