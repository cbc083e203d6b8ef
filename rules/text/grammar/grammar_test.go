package grammar

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

func load(t testing.TB, words ...string) *Grammar {
	t.Helper()
	g, err := New(strings.Join(words, "\n"), "Para", "Body Static+")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func file(t testing.TB, name string) string {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func lang(t testing.TB) *Grammar {
	t.Helper()
	return load(t, file(t, "core"), file(t, "vainqueur"))
}

type card struct{ name, text string }

func cards(t testing.TB, name string) (out []card) {
	t.Helper()
	for _, s := range strings.Split("\n"+file(t, name), "\n== ")[1:] {
		name, text, _ := strings.Cut(s, "\n")
		out = append(out, card{name, strings.TrimSpace(text)})
	}
	return out
}

// again reads a text, and prints what it was understood as.
func again(g *Grammar, text string) (string, []*Error) {
	paras, errs := g.Parse(text)
	var lines []string
	for _, p := range paras {
		lines = append(lines, g.Print(p))
	}
	return strings.Join(lines, "\n"), errs
}

func told(errs []*Error) string {
	var lines []string
	for _, e := range errs {
		lines = append(lines, e.Error())
	}
	return strings.Join(lines, "\n")
}

// Every text that is written as it is printed comes back letter for letter.
func TestCards(t *testing.T) {
	for _, x := range []struct{ words, cards string }{
		{"vainqueur", "vainqueur-cards"}, {"vainqueur", "new-cards"}, {"vastrix", "vastrix-cards"},
	} {
		g := load(t, file(t, "core"), file(t, x.words))
		ok := 0
		all := cards(t, x.cards)
		for _, c := range all {
			got, errs := again(g, c.text)
			if len(errs) > 0 {
				t.Errorf("%s: %s\n%s", c.name, c.text, told(errs))
			} else if got != c.text {
				t.Errorf("%s:\n%s\nprinted as\n%s", c.name, c.text, got)
			} else {
				ok++
			}
		}
		t.Logf("%s: %d of %d texts, %d phrases, %d ground rules", x.cards, ok, len(all), len(g.Phrases()), len(g.grounds))
	}
}

// What may be written in another way is printed in the one way.
func TestWays(t *testing.T) {
	g := lang(t)
	for _, w := range [][2]string{
		{"Draw two cards if you control a dragon.", "If you control a Dragon, draw 2 cards."},
		{"When you draw a card, gain 1 life.", "Whenever you draw a card, gain 1 life."},
		{"At the start of your turn, you draw an card.", "When your turn begins, draw a card."},
		{"Until this turn ends, a target monster gains +3 STR.", "A target monster gets +3 STR until this turn ends."},
		{"Destroy a monster with 30 or less STR you control.", "Destroy a monster with STR 30 or less you control."},
		{"If this would be destroyed, you may discard a card instead.", "If this would be destroyed, you may instead discard a card."},
		{"Your opponent discards a random card.", "Your opponent discards a card at random."},
		{"Draw cards equal to the number of other Dragons you control.", "Draw a card for each other Dragon you control."},
		{"If your opponent has no Spells in play, lose 2 life.", "If your opponent controls no Spell, lose 2 life."},
		{"You and your opponent each draw 2 cards.", "Each player draws 2 cards."},
		{"Return the Beast you control with the highest STR to your hand.", "Return the Beast with the highest STR you control to your hand."},
		{"DRAW A CARD; gain twelve life.", "Draw a card. Gain 12 life."},
		{"Draw a card,\nthen gain 2 life.\n\n\nBeasts get −3 STR.", "Draw a card, then gain 2 life.\nBeasts get -3 STR."},
		{"Discard a card:\r\ndraw 2 cards.", "Discard a card: draw 2 cards."},
		{"Choose one:\n• Draw a card.\n\n  – Gain 2 life.", "Choose one -\n- Draw a card.\n- Gain 2 life."},
		{"Choose one —\n*draw a card.\n-gain 2 life.", "Choose one -\n- Draw a card.\n- Gain 2 life."},
		{"This can’t attack. This cannot attack.", "This can't attack. This can't attack."},
		{`Your Spirits gain "Draw a card." Your Spirits gain "Draw a card.".`, `Your Spirits gain "Draw a card." Your Spirits gain "Draw a card."`},
		{`Your Spirits gain "Draw a card.". α monsters get +3 STR.`, `Your Spirits gain "Draw a card.". α monsters get +3 STR.`},
		{`Your Spirits gain "Your Spirits gain "Draw a card. Gain 2 life.""`, `Your Spirits gain "Your Spirits gain "Draw a card. Gain 2 life.""`},
		{"Your Spirits gain “Draw a card.”", `Your Spirits gain "Draw a card."`},
		{"α monsters get +3 STR. Α monsters can pierce.", "α monsters get +3 STR. α monsters can pierce."},
		{"Destroy an Ω Dragon.", "Destroy an Ω Dragon."},
	} {
		if got, errs := again(g, w[0]); got != w[1] || len(errs) > 0 {
			t.Errorf("%s\nis %s\nnot %s\n%s", w[0], got, w[1], told(errs))
		}
	}
}

// A game brings its own durations and labels; words in brackets keep their case.
func TestLevels(t *testing.T) {
	g := load(t, file(t, "core"), file(t, "levels"))
	text := "[aus]: Your prey draws a card.\n[AUS]: A target minion gets +1 stealth until this action ends.\nWhenever a minion your predator controls is blocked, untap this."
	got, errs := again(g, text)
	if got != text || len(errs) > 0 {
		t.Error(got, told(errs))
	}
	paras, _ := g.Parse(text)
	if a, b := paras[0].Get("Label").Rule, paras[1].Get("Label").Rule; a == b {
		t.Error("one label for both levels")
	}
	if _, errs := g.Parse("[Aus]: Your prey draws a card."); len(errs) != 1 {
		t.Error(told(errs))
	}
}

// The name of the card stands for "this", wherever it is not what the words say.
func TestNames(t *testing.T) {
	g := lang(t)
	for _, x := range []struct{ name, text, want string }{
		{"Old Wolf", "When Old Wolf is summoned, destroy old wolf.", "When this is summoned, destroy this."},
		{"Giant’s Toss", "Giant's Toss can't attack.", "This can't attack."},
		{"Wolf", "Wolf can attack twice each turn.", "This can attack twice each turn."},
		{"Dragon", "Dragon can attack twice each turn, and a Dragon is destroyed.", ""},
		{"Dragon", "Whenever a Dragon is destroyed, destroy Dragon.", "Whenever a Dragon is destroyed, destroy this."},
		{"Draw a Card", "Draw a card.", "Draw a card."},
		{"Draw a Card", "When Draw a Card is summoned, gain 2 life.", "When this is summoned, gain 2 life."},
		{"", "Destroy old wolf.", ""},
	} {
		paras, errs, _ := g.ParseOf(x.name, x.text, Pos{Line: 1, Col: 1})
		got := ""
		if len(errs) == 0 {
			got = g.Print(paras[0])
		}
		if got != x.want {
			t.Errorf("%q on %q is %q, not %q\n%s", x.text, x.name, got, x.want, told(errs))
		}
	}
}

// Nodes and errors know their place in the file.
func TestPlaces(t *testing.T) {
	g := lang(t)
	_, errs, _ := g.ParseOf("", "α monsters get STR.\n\n  Draw a card,\n  then destroy a Drogan.", Pos{Line: 10, Col: 9})
	if s := told(errs); !strings.HasPrefix(s, `10:24: not understood: "STR"`) || !strings.Contains(s, "\n"+`13:18: not understood: "Drogan"; nearest: "Dragon"`) {
		t.Error(s)
	}
	paras, errs, _ := g.ParseOf("", "α monsters get +3 STR.\nDraw a card,\n  then mill 2 cards.", Pos{Line: 10, Col: 9})
	if len(errs) > 0 || len(paras) != 2 {
		t.Fatal(told(errs))
	}
	places := map[string]Pos{}
	for _, p := range paras {
		p.Walk(func(n *Node) { places[n.Rule.Name] = n.Pos })
	}
	for name, want := range map[string]Pos{"change": {10, 24, 16}, "verb draw {cards}": {11, 1, 24}, "verb mill {cards}": {12, 8, 44}} {
		if places[name] != want {
			t.Errorf("%s is at %v, not %v", name, places[name], want)
		}
	}
}

// Lists may have a word of their own before their last part.
func TestLists(t *testing.T) {
	g := load(t, "cant: Para = this can't be {Doom+ ,/or|and|, or} .\nrow: Para = take {Doom* and} now .\na: Doom = burnt\nb: Doom = moved\nc: Doom = caught", "body: Body = burnt .")
	for _, s := range []string{"This can't be burnt.", "This can't be burnt or moved.", "This can't be burnt, moved or caught.", "Take now.", "Take burnt and moved and caught now."} {
		if got, errs := again(g, s); got != s {
			t.Errorf("%q is %q %s", s, got, told(errs))
		}
	}
	if got, _ := again(g, "This can't be burnt, moved, or caught."); got != "This can't be burnt, moved or caught." {
		t.Error(got)
	}
	if _, errs := g.Parse("This can't be burnt, moved."); len(errs) != 1 {
		t.Error("a list ends without its last word")
	}
}

func TestUses(t *testing.T) {
	g := lang(t)
	paras, _ := g.Parse("Draw a card, then draw 2 cards.\nDestroy this.")
	if got := Uses(paras...); got["verb draw {cards}"] != 2 || got["this"] != 1 || got["verb mill {cards}"] != 0 {
		t.Error(got)
	}
	names := map[string]Phrase{}
	for _, p := range g.Phrases() {
		if names[p.Rule.Name].Text != "" || p.Text == "" || p.Label == "" {
			t.Errorf("%+v", p)
		}
		names[p.Rule.Name] = p
	}
	if p := names["verb draw {cards}"]; p.Text != "draw {cards}" || p.Label != "verb" {
		t.Errorf("%+v", p)
	}
	if p := names["begins"]; p.Text != "when {whose} {phase} begins" || !slices.Equal(p.Also, []string{"at the start of {whose} {phase}"}) {
		t.Errorf("%+v", p)
	}
	if !names["it"].Rule.Refused || !names["at random"].Rule.Short || names["mayplay"].Text == "" {
		t.Error("what is refused, short or seldom is missing")
	}
}

// What no text of a game can use is listed, so that a typing error is not
// mistaken for a game without words.
func TestVanished(t *testing.T) {
	g := load(t, "a: Para = draw {Cards} .\nb: Body = draw .\nc: Cards = a {Noun}\nd: Cards = this\ne: Lost = {Noun} of\nf: Noon = card")
	want := []string{
		"line 3: c: no words for {noun}",
		"line 5: e: no words for {noun}",
		"line 6: f: nothing has a part {noon}",
	}
	if got := g.Vanished(); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// A broken table is refused, with the line that is wrong.
func TestBrokenTable(t *testing.T) {
	const good = "a: Para = draw .\nb: Body = draw .\n"
	for _, x := range []struct{ lines, want string }{
		{"so it goes", `line 3: "so it goes" is not "name: Kind = words and {parts}"`},
		{"## words\n\nx: Y", `words, line 2: "x: Y" is not`},
		{"c: Para = draw {Cards", `line 3: c: "{Cards" has no end`},
		{"c: Para = draw {Cards[two]} .", `"Cards[two]" is none of`},
		{"c: Para = draw {} .", `is not the name of a kind`},
		{"c: Para = ", `not "name: Kind`},
		{"c: Para = ^ draw", `"^" stands behind`},
		{"c: Para = draws/ .", `is not a pair`},
		{"c: Para = draws/draw .", `nothing says which of "draws/draw" is meant`},
		{"c: Para = {Opt?}\no: Opt = now", `c: it can be empty`},
		{"c: Para = {A} {A} .", `two parts are called "A"`},
		{"c!: Para = it .", `refused without a reason`},
		{"a: Body = stop .", `line 3: a: a rule of this name is a Para (line 1)`},
		{"a: Para = stop {Body}", `line 3: a: this other way to say it (line 1) has a part "Body"`},
		{"c: Para = stop {Body}\nc: Para = halt", `this other way to say it (line 3) lacks the part "Body"`},
		{"c: Para = stop {Body}\nc: Para = halt {Body+}", `has another kind of part for "Body"`},
		{"c: Para = stop {Body}\nc: Para = halt {Body?} .", `can lack the part "Body"`},
		{"c: Para = hold {Body} => keep {Body}", `what it is short for is not understood: "keep {Body}"`},
		{"c: Para = {D}\nd: D = {Para}", `can be nothing but another`},
		{"n: Noun[n] = card/cards\nm: Noun = food", `other rules of Noun have a number`},
		{"c: Para = {Body[n]} is/are", `rules of Body have no number`},
		{"c: Para = take #1x", `"#1x" is not a number with a bound`},
	} {
		_, err := New(good+x.lines, "Para", "Body")
		if err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s\n%v, not %s", x.lines, err, x.want)
		}
	}
	if _, err := New("b: Body = draw .", "Para", "Body"); err == nil {
		t.Error("a grammar without paragraphs")
	}
}

func ExampleGrammar_Print() {
	g, _ := New("act: Para = {Who[n]} draws/draw {Num} .\nsay: Body = draw .\nyou: Who[many] = you\nfoe: Who[one] = your opponent\none: Num = 1 card\nmany: Num = #99 cards", "Para", "Body")
	trees, _ := g.Parse("YOUR OPPONENT draws   two cards.")
	fmt.Println(g.Print(trees[0]), trees[0].Get("Who").Rule.Name, trees[0].Get("Num").N)
	// Output: Your opponent draws 2 cards. foe 2
}
