package decks

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"pgregory.net/rapid"
)

// A list that takes a deck's place has its name only if it says one.
func TestReplace(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	e := Edit(x, Deck{Name: "Mine", Cards: []rules.DeckLine{{N: 1, Card: "Slam"}}})
	for _, c := range []struct{ text, name string }{{"2 Lantern", "Mine"}, {"name: Yours\n2 Lantern", "Yours"}} {
		d, _, err := x.Read(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if e.Replace(d); e.Deck().Name != c.name || e.Deck().Count("Slam", "loft") != 0 {
			t.Errorf("%q: %+v", c.text, e.Deck())
		}
	}
	for e.Undo() != "" {
	}
	if e.Deck().Name != "Mine" || e.Deck().Count("Slam", "loft") != 1 {
		t.Errorf("undone: %+v", e.Deck())
	}
}

func TestEditor(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	e := Edit(x, New(x.Game))
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(e.Add("lantern", "", 2))
	must(e.Add("Lantern", "", 1))
	must(e.Add("Moth Queen", "", 1))
	must(e.Set("Unheard Of", "", 4))
	must(e.Move("Lantern", "loft", Maybeboard, 1))
	want := []rules.DeckLine{
		{N: 2, Card: "Lantern", Part: "loft"}, {N: 4, Card: "Unheard Of", Part: "loft"}, {N: 1, Card: "Moth Queen", Part: "stairs"}, {N: 1, Card: "Lantern", Part: Maybeboard},
	}
	if got := e.Deck().Cards; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	for name, err := range map[string]error{
		"too few":       e.Add("Lantern", "", -3),
		"too many":      e.Set("Lantern", "", 100),
		"no name":       e.Add(" ", "", 1),
		"the wrong way": e.Move("Lantern", "loft", "stairs", 1),
		"none there":    e.Move("Slam", "loft", Maybeboard, 1),
	} {
		if err == nil {
			t.Errorf("%s: nothing is refused", name)
		}
	}
	must(e.Set("Unheard Of", "", 0))
	for _, s := range []string{"m", "mi", "mine"} {
		e.Rename(s)
	}
	e.SetNote("first\r\nsecond\n")
	e.SetTags([]string{"a,b", "a b", ""})
	e.SetCover("lantern")
	d := e.Deck()
	if d.Name != "mine" || d.Cover != "Lantern" || d.Note != "first\nsecond" || !slices.Equal(d.Tags, []string{"a b"}) {
		t.Errorf("%+v", d)
	}
	var undone []string
	for what := e.Undo(); what != ""; what = e.Undo() {
		undone = append(undone, what)
	}
	if got := strings.Join(undone, ", "); got != "cover, tags, note, name, 4 Unheard Of removed, 1 Lantern moved, 4 Unheard Of added, 1 Moth Queen added, 1 Lantern added, 2 Lantern added" {
		t.Errorf("undone: %s", got)
	}
	if got := e.Deck(); !got.Equal(New(x.Game)) {
		t.Errorf("after all undone: %+v", got)
	}
	for e.Redo() != "" {
	}
	if got := e.Deck(); !got.Equal(d) {
		t.Errorf("after all done again: %+v", got)
	}
	e.Undo()
	e.Take(Deck{Name: "other", Note: "third", Tags: []string{"c"}, Cards: []rules.DeckLine{{N: 1, Card: "Slam"}, {N: 98, Card: "Lantern"}}})
	if got := e.Deck(); got.Count("Slam", "loft") != 1 || got.Count("Lantern", "loft") != 99 || got.Name != "mine" || got.Note != "first\nsecond\nthird" || e.Redone() != "" {
		t.Errorf("with another deck taken in: %+v", got)
	}
}

// Whatever is done can be undone to every deck before, and done again.
func TestUndo(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	cards := []string{"Lantern", "Moth Queen", "Slam", "Unheard Of"}
	parts := []string{"", "loft", "stairs", Maybeboard}
	rapid.Check(t, func(t *rapid.T) {
		e := Edit(x, New(x.Game))
		past := []Deck{e.Deck()}
		for range rapid.IntRange(0, 25).Draw(t, "changes") {
			card, part := rapid.SampledFrom(cards).Draw(t, "card"), rapid.SampledFrom(parts).Draw(t, "part")
			n := rapid.IntRange(-2, 4).Draw(t, "n")
			switch rapid.IntRange(0, 4).Draw(t, "kind") {
			case 0:
				_ = e.Set(card, part, n)
			case 1:
				_ = e.Move(card, part, rapid.SampledFrom(parts).Draw(t, "to"), n)
			default:
				_ = e.Add(card, part, n)
			}
			if d := e.Deck(); !d.Equal(past[len(past)-1]) {
				past = append(past, d)
			}
		}
		for i := len(past) - 2; i >= 0; i-- {
			if e.Undone() == "" || e.Undone() != e.Undo() || !e.Deck().Equal(past[i]) {
				t.Fatalf("undone to %d: %+v, want %+v", i, e.Deck(), past[i])
			}
		}
		if e.Undo() != "" {
			t.Fatal("there is more to undo than was done")
		}
		for i := 1; i < len(past); i++ {
			if e.Redone() == "" || e.Redone() != e.Redo() || !e.Deck().Equal(past[i]) {
				t.Fatalf("done again to %d: %+v, want %+v", i, e.Deck(), past[i])
			}
		}
	})
}

func TestCheck(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d := Deck{Game: "attic", Cards: []rules.DeckLine{{N: 5, Card: "Slam", Part: "loft"}, {N: 1, Card: "Moth Queen", Part: "stairs"}, {N: 2, Card: "Creak", Part: Maybeboard}}}
	r := x.Check(d)
	if !r.Legal || r.Size() != 6 || r.Maybeboard != 2 || !r.Over["Slam"] || len(r.Over) != 1 || r.Parts[0].N != 5 || r.Parts[1].Title != "Stairs" {
		t.Errorf("%+v", r)
	}
	d.Cards[0].N = 4
	if r = x.Check(d); r.Legal || r.Reasons[0] != (rules.Reason{Rule: "1.2", Text: "it has 5 cards and needs 6"}) || len(r.Over) > 0 {
		t.Errorf("%+v", r)
	}
	if played := d.Rules(); played.Size() != 5 {
		t.Errorf("played with %v", played)
	}
	d.Game = "whist"
	if r = x.Check(d); r.Legal {
		t.Error("the deck of another game is legal")
	}
}

func TestCharts(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d := Deck{Game: "attic", Cards: []rules.DeckLine{
		{N: 4, Card: "Slam", Part: "loft"}, {N: 2, Card: "Lantern", Part: "loft"}, {N: 3, Card: "Moth Queen", Part: "stairs"}, {N: 1, Card: "Old Mère", Part: "stairs"},
		{N: 9, Card: "Creak", Part: Maybeboard}, {N: 9, Card: "Unheard Of", Part: "loft"},
	}}
	var all []string
	for _, c := range x.Charts(d) {
		s := c.Title
		for _, b := range c.Bars {
			s += " " + b.Label + ":" + itoa(b.N)
			n := 0
			for _, id := range x.Find(mustParse(t, x, b.Term), Sort{}) {
				n += d.Count(x.Def(id).Name, "loft") + d.Count(x.Def(id).Name, "stairs")
			}
			if n != b.N {
				t.Errorf("%s counts %d, its query %s finds %d", b.Label, b.N, b.Term, n)
			}
		}
		all = append(all, s)
	}
	want := "Kind Lamp:2 Ghost:4 Trick:0 Quick Trick:4; Rank α:1 β:0 Ω:3; " +
		"Power 30-39:1 40-49:0 50-59:0 60-69:0 70-79:0 80-89:0 90-99:3; Cost 1:4 2:2"
	if got := strings.Join(all, "; "); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if mean := x.Charts(d)[2].Mean; mean != 75 {
		t.Errorf("mean power %v", mean)
	}
}

// The chance agrees with counting in whole numbers.
func TestChance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(0, 90).Draw(t, "size")
		wanted, drawn := rapid.IntRange(0, size).Draw(t, "wanted"), rapid.IntRange(0, size).Draw(t, "drawn")
		least := rapid.IntRange(0, 8).Draw(t, "least")
		sum := new(big.Int)
		for k := least; k <= wanted; k++ {
			if k <= drawn {
				a := new(big.Int).Binomial(int64(wanted), int64(k))
				sum.Add(sum, a.Mul(a, new(big.Int).Binomial(int64(size-wanted), int64(drawn-k))))
			}
		}
		want, _ := new(big.Rat).SetFrac(sum, new(big.Int).Binomial(int64(size), int64(drawn))).Float64()
		if got := Chance(size, wanted, drawn, least); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%v, want %v", got, want)
		}
	})
	if Chance(-3, 5, 9, 1) != 0 || Chance(10, 20, 99, 10) != 1 {
		t.Error("numbers out of bounds")
	}
}

func TestOdds(t *testing.T) {
	x := NewIndex(attic(), atticForm())
	d := Deck{Game: "attic", Cards: []rules.DeckLine{{N: 4, Card: "Slam", Part: "loft"}, {N: 36, Card: "Creak", Part: "loft"}, {N: 4, Card: "Slam", Part: Maybeboard}}}
	got := x.Odds(d, "loft", x.Wanted(mustParse(t, x, "kind=\"quick trick\"")), 1, 3)
	if len(got) != 4 || got[0].Drawn != 2 || got[3].Drawn != 5 || math.Abs(got[0].Chance-(1-36.0*35/40/39)) > 1e-12 || got[3].Chance <= got[2].Chance {
		t.Errorf("%+v", got)
	}
	if x.Odds(d, "nowhere", nil, 1, 1) != nil {
		t.Error("odds of a part that is none")
	}
	a, b := Shuffled(d, "loft", 1), Shuffled(d, "loft", 2)
	if !slices.Equal(a, Shuffled(d, "loft", 1)) || slices.Equal(a, b) || len(a) != 40 {
		t.Errorf("%v\n%v", a, b)
	}
	slams := 0
	for seed := range uint64(4000) {
		if slices.Contains(Shuffled(d, "loft", seed)[:2], "Slam") {
			slams++
		}
	}
	if share := float64(slams) / 4000; math.Abs(share-got[0].Chance) > 0.03 {
		t.Errorf("a Slam in %.3f of the sample hands, odds %.3f", share, got[0].Chance)
	}
}

func TestCompare(t *testing.T) {
	a := Deck{Cards: []rules.DeckLine{{N: 2, Card: "Slam"}, {N: 3, Card: "Creak"}, {N: 1, Card: "Lantern"}, {N: 1, Card: "Moth", Part: Maybeboard}}}
	b := Deck{Cards: []rules.DeckLine{{N: 1, Card: "Lantern"}, {N: 4, Card: "Creak"}, {N: 1, Card: "Moth"}}}
	c := Compare(a, b)
	if !slices.Equal(c.OnlyA, []Difference{{"Slam", "", 2, 0}}) || !slices.Equal(c.OnlyB, []Difference{{"Moth", "", 0, 1}}) ||
		!slices.Equal(c.Other, []Difference{{"Creak", "", 3, 4}}) || !slices.Equal(c.Same, []Difference{{"Lantern", "", 1, 1}}) {
		t.Errorf("%+v", c)
	}
}
