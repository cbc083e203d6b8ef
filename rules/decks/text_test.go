package decks

import (
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks/form"
	"feltstack/rules/names"
	"feltstack/rules/wording"
	"pgregory.net/rapid"
)

const messy = "\ufeff# mine\r\n" + `Deck Name: Odd Lines
tags: fast, odd , fast
4 Lantern
2x creak
3xSlam
1 x Step: Third
Draw Near x2
old mere
419 Boxes
2 Great Lantern, The // the big one
• Moth (G7)
note: first
note:   second

----------
Stairs (3 cards, min=1)
Beast Ghosts (2)
2x Cellar Hound    2  OMEGA  Attic:7  -- the star
Moth Queen`

// Every way to write a line down is read, and what is not understood is told
// and kept.
func TestRead(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d, unread, err := x.Read(messy)
	if err != nil || len(unread) > 0 {
		t.Fatalf("%v, %v", unread, err)
	}
	want := Deck{
		Game: "attic", Name: "Odd Lines", Tags: []string{"fast", "odd"},
		Note: "mine\nThe Great Lantern: the big one\nfirst\n  second\nCellar Hound: the star",
		Cards: []rules.DeckLine{
			{N: 4, Card: "Lantern", Part: "loft"}, {N: 2, Card: "Creak", Part: "loft"}, {N: 3, Card: "Slam", Part: "loft"},
			{N: 1, Card: "Step: Third", Part: "loft"}, {N: 2, Card: "Draw Near", Part: "loft"}, {N: 1, Card: "419 Boxes", Part: "loft"},
			{N: 2, Card: "The Great Lantern", Part: "loft"}, {N: 1, Card: "Old Mère", Part: "stairs"}, {N: 1, Card: "Moth (G2)", Part: "stairs"},
			{N: 2, Card: "Cellar Hound", Part: "stairs"}, {N: 1, Card: "Moth Queen", Part: "stairs"},
		},
		Sets: map[string]string{"Creak": "Own Tricks"},
	}
	if !reflect.DeepEqual(d, want) {
		t.Errorf("%+v\nwant %+v", d, want)
	}
}

// Lists as other programs, spreadsheets and mails have them are read, and
// nothing of them is taken for less than it says.
func TestReadForeign(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	for _, c := range []struct{ text, want string }{
		{"About\nName Third Try\n\nDeck\n4 Lantern (ABC) 12\n2x Slam [abc]\n1 Creak (T1) 104a *F*\n\nSideboard\n2 Slam (ABC) 9", "4 Lantern loft, 2 Slam loft, 1 Creak loft, 2 Slam aside; name Third Try"},
		{"4 Lantern\nSB: 2 Slam\nsb:  1 [ABC] Creak\n3 [ABC] Creak", "4 Lantern loft, 3 Creak loft, 2 Slam aside, 1 Creak aside"},
		{"(4) Lantern\n[3] Slam\n> 2 Creak\n+2 Old Mère", "4 Lantern loft, 3 Slam loft, 2 Creak loft, 2 Old Mère stairs"},
		{"Lantern (x4)\nSlam (2)\nCreak\t3\nStep: Third: 2\nOld Mère = 3\nMoth Queen, 2\nDraw Near x 3\n", "4 Lantern loft, 2 Slam loft, 3 Creak loft, 2 Step: Third loft, 3 Draw Near loft, 3 Old Mère stairs, 2 Moth Queen stairs"},
		{"4,Lantern,ABC\n\"2\",\"Slam\"\nCreak;3\n1;Moth (G2);;", "4 Lantern loft, 2 Slam loft, 3 Creak loft, 1 Moth (G2) stairs; note Lantern: ABC"},
		{"2 copies of Slam\n3 of Creak\n4 - Lantern\n２ Draw Near", "2 Slam loft, 3 Creak loft, 4 Lantern loft, 2 Draw Near loft"},
		{"2 Slam (my favourite)\nCreak x2 // a // b\nMoth (4)", "2 Slam loft, 2 Creak loft, 4 Moth (G2) stairs; note Slam: (my favourite)\nCreak: a // b"},
		{"# Ghost (buy 3 more!)\nTricks (8): the good ones\n== Lamps [2] ==\nSideboard (2, for Ann): later\n1 Slam", "1 Slam aside; note # Ghost (buy 3 more!)\nTricks (8): the good ones\nSideboard (2, for Ann): later"},
		{"1 Slam\nTotal: 60\n60 cards total\nCards: 8\n12 cards", "1 Slam loft"},
		{"\xff\xfe4\x00 \x00S\x00l\x00a\x00m\x00\r\x00\n\x00", "4 Slam loft"},
		{"\xfe\xff\x004\x00 \x00S\x00l\x00a\x00m\x00", "4 Slam loft"},
		{"2 Wick\x92s End\n# caf\xe9 \x96", "2 Wick’s End loft; note café –"},
		{`<?xml version="1.0" encoding="ISO-8859-1"?>
<cockatrice_deck version="1">
  <deckname>Fires</deckname>
  <comments>slow &amp; strong
2 lines</comments>
  <zone name="main">
    <card number="4" name="Wick&#39;s End"/>
    <card number="1" name="Moth Queen"/></zone>
  <zone name="side"><card number="2" name="Slam"/></zone>
</cockatrice_deck>`, "4 Wick’s End loft, 1 Moth Queen stairs, 2 Slam aside; name Fires; note slow & strong\n2 lines"},
		{`<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<NetDeckID>0</NetDeckID>
<Cards CatID="1" Quantity="4" Sideboard="false" Name="Slam" Annotation="0" />
<Cards CatID="2" Quantity="2" Sideboard="true" Name="Creak" Annotation="0" />
</Deck>`, "4 Slam loft, 2 Creak aside"},
		{"4 Slam\u20283 Creak\v\u200b2\u00a0Lantern\f\ufeff1\u3000Draw Near", "4 Slam loft, 3 Creak loft, 2 Lantern loft, 1 Draw Near loft"},
	} {
		d, unread, err := x.Read(c.text)
		if err != nil || len(unread) > 0 {
			t.Errorf("%q: %v, %v", c.text, unread, err)
		}
		var got []string
		for _, l := range d.Cards {
			got = append(got, fmt.Sprint(l.N, " ", l.Card, " ", l.Part))
		}
		said := strings.Join(got, ", ")
		if d.Name != "" {
			said += "; name " + d.Name
		}
		if d.Note != "" {
			said += "; note " + d.Note
		}
		if said != c.want {
			t.Errorf("%q\n  reads as %s\n  want     %s", c.text, said, c.want)
		}
	}
	_, unread, _ := x.Read("4 Slam\n2 Lantren (ABC) 12\n\u2028Slam it\n1. Slam\n-2 Slam\n2x Slam x3\n\nnonsense\n<b>bold</b>\n<card number=\"x\" name=\"Slam\"/>\n<zone>2 Slam</zone>\n<card number=\"2\" name=\"Slma\"/>\n<a")
	var told []string
	for _, u := range unread {
		told = append(told, u.String())
	}
	want := []string{
		`line 2: no card is called "Lantren (ABC) 12"; did you mean Lantern?`, `line 3: this isn't a card or a section; did you mean Slam?`,
		`line 4: this isn't a card or a section; did you mean Slam?`, `line 5: this isn't a card or a section; did you mean Slam?`,
		`line 6: no card is called "Slam x3"; did you mean Slam?`, `line 8: this isn't a card or a section`,
		`line 9: this isn't a card or a section`, `line 10: this card has no name or number`,
		`line 11: this isn't a card or a section`, `line 12: no card is called "Slma"; did you mean Slam?`, `line 13: this isn't a card or a section`,
	}
	if !slices.Equal(told, want) {
		t.Errorf("told\n%s\nwant\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}
}

// In a text without end or sense nothing is looked for that takes long: no card
// has a name without end, and nothing is near one.
func TestReadLong(t *testing.T) {
	x := NewIndex(large(500), atticForm())
	var cards strings.Builder
	for i := range mostLines {
		fmt.Fprintf(&cards, "%d Card Number %d of many\n", i%4+1, i)
	}
	for name, text := range map[string]string{
		"one line":   strings.Repeat("ember moth ", 1_800),
		"one word":   "4 " + strings.Repeat("embermoth", 2_200),
		"many cards": cards.String(),
		"sideboard":  strings.Repeat("SB: ", 4_900),
	} {
		d, unread, err := x.Read(text)
		if err != nil || len(unread) == 0 {
			t.Errorf("%s: %v, %v", name, unread, err)
		}
		for _, u := range unread {
			if len(u.Text) > longestLine && len(u.Near) > 0 {
				t.Errorf("%s: near to it is %q", name, u.Near)
			}
		}
		for _, l := range d.Cards {
			if len(l.Card) > longestName {
				t.Errorf("%s: a card has a name of %d letters", name, len(l.Card))
			}
		}
		if name == "many cards" && (len(d.Cards) != mostLines || len(unread) != mostLines || unread[mostLines-1].Line != mostLines) {
			t.Errorf("%s: %d lines are cards, %d are told", name, len(d.Cards), len(unread))
		}
	}
}

// A text that is more than a deck is refused, with numbers; a name that is too
// long goes to the note.
func TestReadTooMuch(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	var cards strings.Builder
	for i := range mostLines + 1 {
		fmt.Fprintf(&cards, "1 Card %d\n", i)
	}
	for want, text := range map[string]string{
		"1048577 bytes, at most 1048576":                                          strings.Repeat("x", LongestText+1),
		"line 1001: too many different cards for a deck: at most 1000":            cards.String(),
		"the note of this deck is too long: 20,001 characters, at most 20,000":    "# " + strings.Repeat("n", 20_001),
		"the note of this deck is too long: 1,000,000 characters, at most 20,000": strings.Repeat("x", 1_000_000),
	} {
		if _, _, err := x.Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	long := strings.Repeat("L", names.MostName+1)
	d, unread, err := x.Read("4 Slam\nname: " + long + "\ntags: good, " + long + "\n")
	if err != nil || d.Name != "" || len(d.Tags) != 0 || len(unread) != 2 || !strings.Contains(d.Note, long) {
		t.Fatalf("%+v %v %v", d, unread, err)
	}
	for i, want := range []string{"line 2: the name of the deck is too long: 81 characters, at most 80", "line 3: a tag is too long: 82 characters"} {
		if !strings.HasPrefix(unread[i].String(), want) {
			t.Errorf("%s, want %s", unread[i], want)
		}
	}
}

// What can't be seen is in no part of a deck, typed or read.
func TestNothingUnseenInADeck(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	const evil = "a\u202eb\u2066c\u200b\u00ad"
	d, _, err := x.Read("name: " + evil + "\ntags: " + evil + "\n4 Sl\u200bam\n2 New " + evil + "\n# note " + evil + "\n")
	if err != nil || d.Name != "abc" || d.Tags[0] != "abc" || d.Note != "note abc" || d.Cards[0].Card != "Slam" || d.Cards[1].Card != "New abc" {
		t.Errorf("read: %+v, %v", d, err)
	}
	e := Edit(x, d)
	e.Rename(evil + strings.Repeat("n", 200))
	e.SetNote(evil)
	e.SetTags([]string{evil + "2"})
	if d = e.Deck(); !strings.HasPrefix(d.Name, "abcnnn") || len(d.Name) != names.MostName || d.Note != "abc" || d.Tags[0] != "abc2" {
		t.Errorf("typed: %+v", d)
	}
}

func TestReadWhatIsUnknown(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d, unread, err := x.Read("4 Lantren\nMoth Qeen\n0 Slam\n500 Slam\nSide:\n2 Slam\nTricks\n1 Nothing Like It\nWin conditions:\n" +
		"game: whist\n3 words that go on and on like no card does\n60 cards\n98 Creak\n2 Creak\n")
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, u := range unread {
		told = append(told, fmt.Sprint(u, " ", u.Card))
	}
	want := []string{
		`line 1: no card is called "Lantren"; did you mean Lantern? true`,
		`line 2: this isn't a card or a section; did you mean Moth Queen, Moth (G2)? false`,
		`line 3: a deck can hold 1 to 99 copies of a card false`,
		`line 4: a deck can hold 1 to 99 copies of a card false`,
		`line 8: no card is called "Nothing Like It" true`,
		`line 9: this isn't a card or a section false`,
		`line 10: this deck is for whist, not The Attic false`,
		`line 11: this isn't a card false`,
		`line 14: a deck can hold 1 to 99 copies of a card false`,
	}
	if !slices.Equal(told, want) {
		t.Errorf("told\n%s\nwant\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}
	cards := []rules.DeckLine{
		{N: 4, Card: "Lantren", Part: "loft"}, {N: 2, Card: "Slam", Part: Maybeboard}, {N: 1, Card: "Nothing Like It", Part: Maybeboard}, {N: 98, Card: "Creak", Part: Maybeboard},
	}
	if !slices.Equal(d.Cards, cards) {
		t.Errorf("cards %v", d.Cards)
	}
	if note := "Moth Qeen\n0 Slam\n500 Slam\nWin conditions:\ngame: whist\n3 words that go on and on like no card does\n2 Creak"; d.Note != note {
		t.Errorf("note %q", d.Note)
	}
	if got := x.Check(d).Unknown; !slices.Equal(got, []string{"Lantren", "Nothing Like It"}) {
		t.Errorf("unknown %q", got)
	}
	if _, _, err := x.Read(strings.Repeat("4 Slam\n", LongestText/7+1)); err == nil {
		t.Error("a text without end is read")
	}
	if d, _, _ := x.Read("1 Old M\xe8re"); d.Cards[0].Card != "Old Mère" {
		t.Errorf("Latin-1 reads as %v", d.Cards)
	}
}

// A deck for a game that has none, by mistake, is kept all the same.
func TestReadForAGameWithoutDecks(t *testing.T) {
	g := attic()
	x := NewIndex(g, form.Deck{})
	d, unread, err := x.Read("2 Slam\n1 Unheard Of\nAside:\n1 Creak")
	want := []rules.DeckLine{{N: 2, Card: "Slam"}, {N: 1, Card: "Unheard Of"}, {N: 1, Card: "Creak", Part: Maybeboard}}
	if err != nil || len(unread) != 1 || !slices.Equal(d.Cards, want) {
		t.Errorf("%+v, %v, %v", d, unread, err)
	}
	if again, _, _ := x.Read(x.Write(d)); !again.Equal(d) {
		t.Errorf("and then %+v", again)
	}
	if r := x.Check(d); r.Legal || len(r.Parts) > 0 || !strings.Contains(r.Reasons[0].Text, "without custom decks") {
		t.Errorf("%+v", r)
	}
	if c := x.Charts(d); len(c) != 1 || c[0].Title != "Type" || c[0].Bars[0].Label != "Quick Trick" {
		t.Errorf("%+v", c)
	}
}

func TestGuess(t *testing.T) {
	a, other := NewIndex(attic(), atticForm()), attic()
	other.Name, other.Title, other.Defs[1].Name = "cellar", "The Cellar", "Candle"
	b := NewIndex(other, atticForm())
	all := []*Index{a, b}
	for _, c := range []struct {
		text string
		want *Index
	}{
		{"2 Candle\n1 Slam", b}, {"2 Lantern", a}, {"game: the cellar\n2 Lantern", b}, {"4 Ace", nil}, {"game: whist\n3 Candle", b},
	} {
		if got := Guess(all, c.text); got != c.want {
			t.Errorf("%q is taken for another game", c.text)
		}
	}
}

// A deck that is written and read is the same deck, whatever its names and
// notes hold.
func TestWriteAndRead(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	text := rapid.OneOf(rapid.String(), rapid.StringMatching(`[a-z0-9x"#:/() -]{0,20}`), rapid.SampledFrom([]string{
		"Lantern", "lantern", "4 Slam", "Slam x4", "x4 Slam", "Stairs", "cards", "name: Slam", `"Slam"`, "Slam // rest", "Slam  2", "# Slam", "Moth (G9)",
		"one two three four five six seven eight nine ten", "note:", "Aside", "-----", "Quick Tricks (4)", "Old Mère", "\ufeff", "a\x00b",
	}))
	lines := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rules.DeckLine {
		return rules.DeckLine{N: rapid.IntRange(-1, 120).Draw(t, "n"), Card: text.Draw(t, "card"), Part: rapid.SampledFrom([]string{"", "loft", "stairs", Maybeboard, "odd"}).Draw(t, "part")}
	}), 0, 12)
	rapid.Check(t, func(t *rapid.T) {
		d := x.Tidy(Deck{
			Name: text.Draw(t, "name"), Note: strings.Join(rapid.SliceOfN(text, 0, 4).Draw(t, "note"), "\n"),
			Tags: rapid.SliceOfN(text, 0, 3).Draw(t, "tags"), Cards: lines.Draw(t, "cards"),
		})
		if len(d.Cards) > 0 {
			d.Cover = d.Cards[len(d.Cards)-1].Card
		}
		for _, l := range d.Cards {
			if d.Sets == nil {
				d.Sets = map[string]string{}
			}
			d.Sets[l.Card] = text.Draw(t, "set")
		}
		d = x.Tidy(d)
		if again := x.Tidy(d); !again.Equal(d) {
			t.Fatalf("tidied again\n%+v\nis\n%+v", d, again)
		}
		written := x.Write(d)
		got, unread, err := x.Read(written)
		if err != nil || !got.Equal(d) {
			t.Fatalf("%s\nreads as\n%+v\nnot as\n%+v\n%v", written, got, d, err)
		}
		for _, u := range unread {
			if !u.Card {
				t.Fatalf("%s\n%v", written, u)
			}
		}
	})
}

// The decks of every game come back from their text, and so does any text
// that was read once. No line is lost: its words are in what was read.
func FuzzRead(f *testing.F) {
	for _, s := range []string{messy, "4 Lantren\nnonsense\n", "1 \"a \"\" b\"", "(\n[\n)", "Slam (", "x\n4\n4x\n x4", "\xff\xfe", "0x Slam", "1 Slam [", "<comments>a\n</comments>", "<card number=\"1\" name=\"Slam\"/>\n<b>", "<tag>x</tag><zone>2 Slam", "deck:", "Lantern #x # y", "needs: Zoo\nneeds: Ark: Ox, \"A, b\"\n1 Ox\n2 A, b\n3 Creak\nneeds: Own Tricks:: x"} {
		f.Add(s)
	}
	x := NewIndex(attic(), atticForm())
	f.Fuzz(func(t *testing.T, s string) {
		d, unread, err := x.Read(s)
		if err != nil {
			t.Skip()
		}
		again, _, err := x.Read(x.Write(d))
		if err != nil || !again.Equal(d) {
			t.Fatalf("%q\nreads as %+v\nand then as %+v", s, d, again)
		}
		whole := fold(x.Write(d))
		for _, u := range unread {
			for _, word := range strings.Fields(u.Text) {
				word = strings.Trim(fold(word), `"`)
				if !u.Card && !strings.Contains(whole, word) {
					t.Fatalf("%q: the word %q of line %d is lost in\n%s", s, word, u.Line, whole)
				}
			}
		}
	})
}

// The nearest names are those that comparing with all names finds.
func TestNear(t *testing.T) {
	x := NewIndex(large(300), atticForm())
	var all []string
	for i := range x.cards {
		all = append(all, x.cards[i].name)
	}
	for _, typed := range []string{"Lantren", "old mre", "Moth Quen", "ember moth", "gear gear wick", "Slm", "x", "", "steq: thjrd", "wave leaf Creak 4"} {
		var want []string
		for _, near := range wording.Nearest(fold(typed), all, 3) {
			want = append(want, x.Def(x.cards[x.names[near]].def).Name)
		}
		if got := x.Near(typed, 3); !slices.Equal(got, want) {
			t.Errorf("near %q are %q, want %q", typed, got, want)
		}
	}
}

// BenchmarkReadUnknown is reading a text of 100 lines of which no card is
// known, with 5,000 cards to be near to.
func BenchmarkReadUnknown(b *testing.B) {
	x := NewIndex(large(5000), atticForm())
	text := strings.Repeat("1 Lantren of the Moth\n1 Ember Crwaler\n", 50)
	for b.Loop() {
		if _, unread, err := x.Read(text); err != nil || len(unread) != 100 {
			b.Fatalf("%d lines, %v", len(unread), err)
		}
	}
}

// A file that is no deck is left where that is known.
func TestReadEndsEarly(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	for name, text := range map[string]string{
		"brackets": strings.Repeat("[x]\n", 250_000), "one card": strings.Repeat("1 Wolf\n", 140_000), "comments": strings.Repeat("# x\n", 250_000),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _, err := x.Read(text)
		runtime.ReadMemStats(&after)
		if err == nil {
			t.Errorf("%s: no error", name)
		}
		if n := (after.TotalAlloc - before.TotalAlloc) >> 20; n > 60 {
			t.Errorf("%s: %d MB were allocated", name, n)
		}
	}
}
