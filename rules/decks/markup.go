package decks

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
)

// knownElements are those of deck files that Cockatrice (.cod) and Magic Online
// (.dek) write. Of those that are not handled below only the end matters.
var knownElements = []string{
	"cockatrice_deck", "deckname", "comments", "zone", "card", "lastloadedtimestamp", "bannercard", "tags", "tag",
	"deck", "netdeckid", "preconstructeddeckid", "cards",
}

// markup reads a line of a deck file that is written in elements. It is false,
// and nothing is read, if the line holds something else.
func (r *reader) markup(s string) bool {
	if r.element == "" && !strings.HasPrefix(s, "<") {
		return false
	}
	in := xml.NewDecoder(strings.NewReader(s))
	in.Strict = false
	in.CharsetReader = func(_ string, text io.Reader) (io.Reader, error) { return text, nil } // it is decoded already
	var all []xml.Token
	for {
		t, err := in.RawToken() // a line may hold the end of what another began
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return false
		}
		if e, ok := t.(xml.StartElement); ok && !slices.Contains(knownElements, strings.ToLower(e.Name.Local)) {
			return false
		}
		all = append(all, xml.CopyToken(t))
	}
	for _, t := range all {
		switch t := t.(type) {
		case xml.StartElement:
			r.element = strings.ToLower(t.Name.Local)
			r.begin(t)
		case xml.EndElement:
			r.element = ""
		case xml.CharData:
			r.within(strings.TrimSpace(string(t)))
		}
	}
	return true
}

// begin reads the head of an element.
func (r *reader) begin(e xml.StartElement) {
	said := map[string]string{}
	for _, a := range e.Attr {
		said[strings.ToLower(a.Name.Local)] = a.Value
	}
	switch r.element {
	case "zone":
		r.part = "\x00"
		if said["name"] != "main" {
			r.part = Maybeboard
		}
	case "card", "cards":
		count := said["number"] + said["quantity"]
		n, err := strconv.Atoi(count)
		if err != nil || said["name"] == "" {
			r.keep(strings.TrimSpace(r.raw), catalog.Say("read.unnamed"), nil)
			return
		}
		was := r.part
		if said["sideboard"] == "true" {
			r.part = Maybeboard
		}
		l := r.x.named(said["name"])
		l.n, l.counted = n, true
		r.cardOr(l, strings.TrimSpace(r.raw))
		r.part = was
	}
}

// within reads what stands in an element.
func (r *reader) within(text string) {
	switch {
	case text == "":
	case r.element == "deckname":
		r.said("name:" + text)
	case r.element == "tag":
		r.deck.Tags = append(r.deck.Tags, text)
	case r.element == "comments":
		r.notes = append(r.notes, text)
	case !slices.Contains(knownElements, r.element) || r.element == "zone" || r.element == "card":
		r.keep(strings.TrimSpace(r.raw), catalog.Say("read.neither"), nil)
	}
}
