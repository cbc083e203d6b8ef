package messages_test

import (
	"testing"

	"feltstack/messages"
	"feltstack/messages/messagestest"
)

var common = messagestest.Room{Catalog: messages.Common, Code: []string{"."}, Fields: map[string][]string{"list": {"list", "next"}}}

func TestMessages(t *testing.T) {
	common.Written(t)
	common.Filed(t)
	common.Agree(t)
}

func TestPhrase(t *testing.T) {
	p := messages.Common.Phrase("{seat} {draws|draw} {card}")
	if len(p) != 5 || p[0].Name != "seat" || p[2] != (messages.Part{Text: "draws", Many: "draw"}) || p[4].Name != "card" {
		t.Errorf("the phrase is %+v", p)
	}
	empty := func(string) string { return "" }
	if got := messages.Common.Phrase("Without {card} {source} now").Fill(empty); got != "Without now" {
		t.Errorf("it is filled in as %q", got)
	}
	if p := messages.Common.Phrase("list.and"); len(p) != 3 || p[2].Name != "next" {
		t.Errorf("list.and is %+v", p)
	}
	if got := messages.Common.Say("{n} {is|are}", "n", 3); got != "3 is" {
		t.Errorf("a message without a catalog says %q", got)
	}
}
