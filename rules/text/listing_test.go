package text

import (
	"testing"

	"feltstack/rules"
)

// listed is the listing of a program.
func listed(l *Language, p Program) string {
	return l.Listing(&rules.Def{Keywords: p.Keywords, Abilities: p.Abilities, Statics: p.Statics, Price: p.Price, Lent: p.Lent, Self: p.Self})
}

// What has no name is told by its number.
func TestListingWithoutNames(t *testing.T) {
	l := toy(t)
	l.Game.Defs = []rules.Def{{}, {Name: "$Bill ${x Y}"}}
	d := rules.Def{Abilities: []rules.Ability{{Kind: 90, Modes: []rules.Mode{{Code: []rules.Instr{
		{Op: 200}, {Op: rules.OpNote, Who: 50}, {Op: rules.OpNote, Who: rules.Related + 9}, {Op: rules.OpNote, Who: rules.InRegs + 3},
		{Op: rules.OpMark, Reg: -1, Mark: 99}, {Op: rules.OpNum, Num: 77, N: 1, Max: rules.Amount{Kind: 99}}, {Op: rules.OpAll}, {Op: rules.OpIf},
		{Op: rules.OpAs, Dst: -1, N: 1}, {Op: rules.OpSay, Texts: []string{"$Gold"}, Until: 200},
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
   8 count r0 as $Bill $x Y
   9 word (you) of $Gold -> r0, until 200
`
	if got := l.Listing(&d); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
