package vibes

import (
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/payment"
)

// This file is resources: what cards produce, and what pays for them (Vibes,
// Resource; Resource Production).

// The resources. Any is Pudge of whatever color, as a rainbow produces it.
const (
	Red uint8 = iota
	Blue
	Green
	Purple
	Yellow
	Fish
	Any
	Fishsicle // Fish that lasts until it is spent
)

const colorLetters = "RBGPY"

// colorNames are what texts call the colors.
var colorNames = [...]string{"Red", "Blue", "Green", "Purple", "Yellow"}

// allPudge is what Any pays for.
const allPudge = payment.Set(1<<Red | 1<<Blue | 1<<Green | 1<<Purple | 1<<Yellow)

func resources() []rules.Resource {
	pudge := func(name, short string) rules.Resource {
		return rules.Resource{Name: name, Short: short, Lasts: rules.UntilEnd}
	}
	return []rules.Resource{
		Red:       pudge("Red Pudge", "R"),
		Blue:      pudge("Blue Pudge", "B"),
		Green:     pudge("Green Pudge", "G"),
		Purple:    pudge("Purple Pudge", "P"),
		Yellow:    pudge("Yellow Pudge", "Y"),
		Fish:      pudge("Fish", "F"),
		Any:       {Name: "Pudge of any color", Short: "A", Pays: allPudge, Lasts: rules.UntilEnd},
		Fishsicle: {Name: "Fishsicle", Short: "I", Pays: 1 << Fish},
	}
}

// The ways to get resources.
const (
	meansFlop = iota
	meansFishsicle
	meansBottom
	meansPenguin // from ice as well, where it may be what the card's vibe counts
)

func means() []rules.Means {
	bottom := rules.Dest{Zone: Deck, At: rules.Bottom, Whose: rules.OwnerOf}
	return []rules.Means{
		meansFlop:      {Name: "flop", Flag: FlagFlopped, Why: WhyUsed, Weight: 1, Do: produced},
		meansFishsicle: {Name: "Fishsicle", Num: NumFishsicles + 1, Why: WhySpentFish, Weight: 6, Do: usedFishsicles},
		meansBottom:    {Name: "bottom", Leaves: true, To: bottom, Why: WhyBottom, Weight: 4},
		meansPenguin:   {Name: "bottom", Leaves: true, To: bottom, Why: WhyBottom, Weight: 7}, // more than a Fishsicle
	}
}

// produced tells those who wait for it that a card has become flopped, and that it has produced Pudge.
func produced(m *rules.Match, p rules.Seat, s *rules.Supply, _ int16) {
	m.Raise(WhyFlops, s.Card, p, 0)
	for kind, n := range s.Gives {
		if n > 0 && isPudge(uint8(kind)) {
			m.Raise(WhyPudge, s.Card, p, 0)
			return
		}
	}
}

// isPudge reports whether a resource that cards produce is Pudge.
func isPudge(kind uint8) bool { return kind != Fish && kind != Fishsicle }

// usedFishsicles tells of each Fishsicle that it is used.
func usedFishsicles(m *rules.Match, p rules.Seat, _ *rules.Supply, uses int16) {
	for range uses {
		m.Raise(WhyFishUsed, 0, p, 0)
	}
}

// makes is what a card produces: one of several ways, each an amount of a resource.
type makes []struct {
	kind uint8
	n    uint8
}

// makesWords are all that cards produce, as card files write it: "RR", "R/B", "any".
// pudgeWords are costs in Pudge: "RRR", "GP"; "" costs nothing.
var (
	makesWords = makesOf()
	pudgeWords = pudges()
	colorWords = colors()
)

// mostPudge is the highest cost in one color.
const mostPudge = 8

func makesOf() []string {
	all := []string{""}
	for _, c := range strings.Split(colorLetters+"F", "") {
		all = append(all, c, c+c, c+c+c)
	}
	all = append(all, "any")
	for i := range colorLetters {
		for j := range colorLetters {
			if i < j {
				all = append(all, colorLetters[i:i+1]+"/"+colorLetters[j:j+1])
			}
		}
	}
	return all
}

func pudges() []string {
	all := []string{""}
	for _, c := range strings.Split(colorLetters, "") {
		for n := 1; n <= mostPudge; n++ {
			all = append(all, strings.Repeat(c, n))
		}
	}
	for i := range colorLetters {
		for j := range colorLetters {
			if i < j {
				all = append(all, colorLetters[i:i+1]+colorLetters[j:j+1])
			}
		}
	}
	return all
}

// colors are the colors of cards, at the place of their bits.
func colors() []string {
	all := make([]string, 1<<len(colorLetters))
	for mask := range all {
		for i := range colorLetters {
			if mask>>i&1 == 1 {
				all[mask] += colorLetters[i : i+1]
			}
		}
	}
	return all
}

// kindOf is the resource of a letter.
func kindOf(letter byte) uint8 {
	if letter == 'F' {
		return Fish
	}
	return uint8(strings.IndexByte(colorLetters, letter))
}

// makesFor are the ways of what a place in makesWords produces.
func makesFor(n int16) makes {
	switch w := makesWords[n]; {
	case w == "":
		return nil
	case w == "any":
		return makes{{Any, 1}}
	case strings.Contains(w, "/"):
		return makes{{kindOf(w[0]), 1}, {kindOf(w[2]), 1}}
	default:
		return makes{{kindOf(w[0]), uint8(len(w))}}
	}
}

// allMakes is makesFor of every place.
var allMakes = func() []makes {
	all := make([]makes, len(makesWords))
	for i := range all {
		all[i] = makesFor(int16(i))
	}
	return all
}()

// extraMakes are the places in makesWords of what texts let cards produce as well: so much of
// one resource.
var extraMakes = func() (all []int16) {
	for i, w := range makesWords {
		if w != "" && strings.Trim(w, w[:1]) == "" {
			all = append(all, int16(i))
		}
	}
	return all
}()

// allExtra is the powers to produce something as well.
var allExtra = (1<<len(extraMakes) - 1) * KeyMakes

// extraPhrase is what texts call what a card can produce as well: "2 Red Pudge".
func extraPhrase(n int) string {
	w := makesWords[extraMakes[n]]
	return fmt.Sprint(len(w), " ", resources()[kindOf(w[0])].Name)
}

// price is what playing a card costs, nil if nothing.
func price(d *rules.Def) *rules.Price {
	var wants []rules.Want
	want := func(kind uint8, n int16) {
		if n > 0 {
			wants = append(wants, rules.Want{Of: payment.SetOf(kind), N: rules.Amount{N: n}})
		}
	}
	switch d.Facts[FactKind] {
	case Penguin, Relic, Fit:
		want(Fish, d.Facts[FactFish])
	case Action:
		w := pudgeWords[d.Facts[FactPudge]]
		for i := range colorLetters {
			want(uint8(i), int16(strings.Count(w, colorLetters[i:i+1])))
		}
	}
	return &rules.Price{Ways: []rules.Fee{{Text: "do.cost", Wants: wants}}}
}
