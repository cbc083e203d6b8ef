package ui

import (
	"fmt"
	"image/color"
	"math"
	"testing"
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
func eachPalette(t *testing.T, test func(t *testing.T, p *palette, stark bool)) {
	for _, f := range felts {
		for _, mode := range []struct {
			name         string
			light, stark bool
		}{{"dark", false, false}, {"light", true, false}, {"contrast", false, true}} {
			t.Run(f.key+" "+mode.name, func(t *testing.T) {
				p := newPalette(f.key, mode.light, mode.stark)
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
	eachPalette(t, func(t *testing.T, p *palette, stark bool) {
		felt, deep, panel := shade{"felt", p.felt}, shade{"deep felt", p.deepFelt}, shade{"panel", p.panel}
		zone, zoneOpen, zoneOver := shade{"zone", p.zoneRest}, shade{"open zone", p.zoneOpen}, shade{"zone under the pointer", p.zoneOver}
		plate, turn := shade{"plate", p.plateRest}, shade{"plate of the turn", p.plateTurn}
		mine, theirs := shade{"prompt", p.promptMine}, shade{"prompt of others", p.promptTheir}
		button, brass, alarm, paper := shade{"button", p.button}, shade{"brass", p.brass}, shade{"alarm", p.alarm}, shade{"bubble", bubblePaper}
		least := float64(leastText)
		for _, c := range []struct {
			text shade
			on   []shade
		}{
			{shade{"text", p.ivory}, []shade{felt, deep, panel, zone, zoneOpen, zoneOver, plate, turn, mine, theirs, button}},
			{shade{"quiet text", p.dimmed}, []shade{felt, deep, panel, zone, plate, turn, theirs}},
			{shade{"gold", p.gold}, []shade{felt, deep, panel, mine}},
			{alarm, []shade{deep, panel, plate, turn, mine}},
			{shade{"ink", ink}, []shade{brass, paper}},
			{shade{"rule", bubbleRule}, []shade{paper}},
			{shade{"text of danger", p.onAlarm()}, []shade{alarm}},
			{shade{"stamp", stampRed}, []shade{paper}},
			{shade{"good stamp", stampGreen}, []shade{paper}},
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
		for i, c := range p.seatColors {
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
	eachPalette(t, func(t *testing.T, p *palette, _ bool) {
		least := func(what string, mark, back color.NRGBA) {
			t.Helper()
			if got := contrast(mark, back); got < leastMark {
				t.Errorf("%s has contrast %.2f, want %d", what, got, leastMark)
			}
		}
		for i, c := range p.seatColors {
			least(fmt.Sprintf("the bar of seat %d in the log", i), c, p.panel)
			least(fmt.Sprintf("the frame of seat %d on the stack", i), c, p.zoneRest)
			least(fmt.Sprintf("the plate of seat %d", i), c, p.plateTurn)
		}
		least("the bar to the goal", p.gold, p.deepFelt)
		least("the step of the turn", p.gold, p.zoneOpen)
		least("a chart's bar", p.edge, p.panel)
		least("a chart's bar under the pointer", p.gold, p.panel)
		least("the edge of a field", p.edge, p.deepFelt)
		least("the chosen one of a row", p.brass, p.panel)
		least("the knob of the timeline", p.gold, p.panel)
		least("what a number lost, rising from the felt", p.alarm, p.felt)
		least("a stop as usual", p.dimmed, p.zoneRest)
		least("a pip that is spent", p.dimmed, p.felt)
	})
}
