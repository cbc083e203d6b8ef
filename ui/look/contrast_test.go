package look

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"feltstack/ui/uitest"
)

// Known contrasts, from the documents of WCAG 2.
func TestContrast(t *testing.T) {
	grey := func(v uint8) color.NRGBA { return color.NRGBA{v, v, v, 0xff} }
	for _, c := range []struct {
		a, b color.NRGBA
		want float64
	}{
		{grey(0), grey(255), 21}, {grey(255), grey(255), 1}, {grey(0x76), grey(255), 4.54}, {grey(0x95), grey(255), 2.99},
		{color.NRGBA{0xff, 0, 0, 0xff}, grey(255), 4}, {grey(255), color.NRGBA{0, 0, 0xff, 0xff}, 8.59},
	} {
		if got := contrast(c.a, c.b); math.Abs(got-c.want) > 0.01 {
			t.Errorf("%v on %v has contrast %.3f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

// eachPalette runs a test for every felt in every theme.
func eachPalette(t *testing.T, test func(t *testing.T, p *Palette, stark bool)) {
	for _, f := range Felts {
		for _, mode := range []struct {
			name         string
			light, stark bool
		}{{"dark", false, false}, {"light", true, false}, {"contrast", false, true}} {
			t.Run(f.Key+" "+mode.name, func(t *testing.T) {
				p := newPalette(f.Key, mode.light, mode.stark)
				test(t, &p, mode.stark)
			})
		}
	}
}

// shade is a colour with its name.
type shade struct {
	name string
	color.NRGBA
}

// leastStark is the least contrast of text with high contrast (WCAG 2, 1.4.6).
const leastStark = 7

// Text can be read on everything it stands on, in every theme.
func TestTextIsReadable(t *testing.T) {
	eachPalette(t, func(t *testing.T, p *Palette, stark bool) {
		felt, deep, panel := shade{"felt", p.Felt}, shade{"deep felt", p.DeepFelt}, shade{"panel", p.Panel}
		zone, zoneOpen, zoneOver := shade{"zone", p.ZoneRest}, shade{"open zone", p.ZoneOpen}, shade{"zone under the pointer", p.ZoneOver}
		plate, turn := shade{"plate", p.PlateRest}, shade{"plate of the turn", p.PlateTurn}
		mine, theirs := shade{"prompt", p.PromptMine}, shade{"prompt of others", p.PromptTheir}
		button, brass, alarm, paper := shade{"button", p.Button}, shade{"brass", p.Brass}, shade{"alarm", p.Alarm}, shade{"bubble", Paper}
		least := float64(leastText)
		for _, c := range []struct {
			text shade
			on   []shade
		}{
			{shade{"text", p.Ivory}, []shade{felt, deep, panel, zone, zoneOpen, zoneOver, plate, turn, mine, theirs, button}},
			{shade{"quiet text", p.Dimmed}, []shade{felt, deep, panel, zone, plate, turn, theirs}},
			{shade{"gold", p.Gold}, []shade{felt, deep, panel, mine}},
			{alarm, []shade{deep, panel, plate, turn, mine}},
			{shade{"ink", Ink}, []shade{brass, paper}},
			{shade{"rule", Rule}, []shade{paper}},
			{shade{"text of danger", p.OnAlarm()}, []shade{alarm}},
			{shade{"stamp", StampRed}, []shade{paper}},
			{shade{"good stamp", StampGreen}, []shade{paper}},
		} {
			for _, back := range c.on {
				least := least
				if stark && c.text.name == "text" {
					least = leastStark
				}
				if got := contrast(c.text.NRGBA, back.NRGBA); got < least {
					t.Errorf("%s on %s has contrast %.2f, want %.1f", c.text.name, back.name, got, least)
				}
			}
		}
		for i, c := range p.SeatColors {
			for _, back := range []shade{plate, turn, felt, panel} {
				if got := contrast(c, back.NRGBA); got < leastText {
					t.Errorf("the name of seat %d on %s has contrast %.2f, want %.1f", i, back.name, got, leastText)
				}
			}
		}
	})
}

// Marks that carry a meaning stand out from what they lie on.
func TestMarksStandOut(t *testing.T) {
	eachPalette(t, func(t *testing.T, p *Palette, _ bool) {
		least := func(what string, mark, back color.NRGBA) {
			t.Helper()
			if got := contrast(mark, back); got < leastMark {
				t.Errorf("%s has contrast %.2f, want %d", what, got, leastMark)
			}
		}
		for i, c := range p.SeatColors {
			least(fmt.Sprintf("the bar of seat %d in the log", i), c, p.Panel)
			least(fmt.Sprintf("the frame of seat %d on the stack", i), c, p.ZoneRest)
			least(fmt.Sprintf("the plate of seat %d", i), c, p.PlateTurn)
		}
		least("the bar to the goal", p.Gold, p.DeepFelt)
		least("the step of the turn", p.Gold, p.ZoneOpen)
		least("a chart's bar", p.Edge, p.Panel)
		least("a chart's bar under the pointer", p.Gold, p.Panel)
		least("the edge of a field", p.Edge, p.DeepFelt)
		least("the chosen one of a row", p.Brass, p.Panel)
		least("the knob of the timeline", p.Gold, p.Panel)
		least("what a number lost, rising from the felt", p.Alarm, p.Felt)
		least("a stop as usual", p.Dimmed, p.ZoneRest)
		least("a pip that is spent", p.Dimmed, p.Felt)
	})
}

// Seats are told apart by their colours as far as that goes. Where seats have no
// names they have signs of their own, too: see TestNothingByColourAlone of the table.
func TestSeatColours(t *testing.T) {
	eachPalette(t, func(t *testing.T, p *Palette, _ bool) {
		for i, a := range p.SeatColors {
			for j, b := range p.SeatColors[:i] {
				if d := uitest.Apart(a, b); d < 10 {
					t.Errorf("seats %d and %d differ by %.1f only", j, i, d)
				}
			}
		}
		// The two of most games differ for everybody who sees any colours.
		for _, s := range uitest.Sights[:4] {
			if d := uitest.Apart(s.Seen(p.SeatColors[0]), s.Seen(p.SeatColors[1])); d < 10 {
				t.Errorf("with %s the first two seats differ by %.1f", s.Name, d)
			}
		}
	})
}
