package listing

import (
	"testing"

	"feltstack/rules"
)

// What has no name is told by its number.
func TestListingWithoutNames(t *testing.T) {
	g := &rules.Game{Tables: rules.Tables{Defs: []rules.Def{{}, {Name: "$Bill ${x Y} <z?>"}}}}
	d := rules.Def{Abilities: []rules.Ability{{Kind: 90, Modes: []rules.Mode{{Code: []rules.Instr{
		{Op: 200}, {Op: rules.OpNote, Who: 50}, {Op: rules.OpNote, Who: rules.Related + 9}, {Op: rules.OpNote, Who: rules.InRegs + 3},
		{Op: rules.OpMark, Reg: -1, Mark: 99}, {Op: rules.OpNum, Num: 77, N: 1, Max: rules.Amount{Kind: 99}}, {Op: rules.OpAll}, {Op: rules.OpIf},
		{Op: rules.OpAs, Dst: -1, N: 1}, {Op: rules.OpSay, Texts: []string{"$Gold <Op?>"}, Until: 200},
	}}}}}}
	want := `ability 1 kind 90, mode 1
   0 op 200
   1 note who 50 -> r0
   2 note relation 9 -> r0
   3 note player in r3 -> r0
   4 mark this with mark 99 0
   5 number 77 of you +amount 99
   6 all [any] -> r0
   7 if [any], else: 0
   8 count r0 as $Bill ${x Y} <z?>
   9 word (you) of $Gold <Op?> -> r0, until 200
`
	if got := Of(g, Words{}, &d); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
