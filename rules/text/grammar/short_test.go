package grammar

import "testing"

// What is short for something else is printed as that, with its parts: lists, and parts
// that are missing.
func TestShortFor(t *testing.T) {
	g := load(t, `body: Body = {If?} {Act+ and} .
para: Para = {Body}
static: Static = {Who[many]} rest .
if: If = if {Cond} ,
roll: Cond = the roll is {Num}
num: Num = #
draw: Act = draw
stop: Act = stop
all: Who[many] = players
last: Body = {Act+ then} {If?} once more => {If} {Act} .
on: Body = on a {Num} , {Act+ and} . => if the roll is {Num} , {Act} .
on: Body = on the {Num}th side , {Act+ and} . => if the roll is {Num} , {Act} .
each: Who[one] = each player => players
rests: Para = {Who} rests . => {Who} rest
rest: Para = {Who} rest`)
	for text, want := range map[string]string{
		"Draw and stop.":                        "Draw and stop.",
		"Draw then stop once more":              "Draw and stop.",
		"Stop if the roll is 3, once more":      "If the roll is 3, stop.",
		"On a 4, draw and stop.":                "If the roll is 4, draw and stop.",
		"On the 6 th side, stop.":               "If the roll is 6, stop.",
		"Each player rests.":                    "Players rest",
		"If the roll is 2, draw, stop":          "",
		"If the roll is 2, draw and draw once.": "",
	} {
		got, errs := again(g, text)
		if got != want || (want == "") != (len(errs) > 0) {
			t.Errorf("%q is %q, not %q: %s", text, got, want, told(errs))
		}
	}
}
