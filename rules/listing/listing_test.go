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

// What only a game's language has a name for is told by that.
func TestListingNames(t *testing.T) {
	g := &rules.Game{}
	w := Words{
		Causes: map[uint8]string{4: "would take damage"}, Comes: map[uint8]string{2: "would take battle damage"},
		Are: map[Is]string{{3, 5}: "Beast"}, Tokens: []string{"Cog", "Shade"}, Makes: []uint8{6},
	}
	d := rules.Def{Abilities: []rules.Ability{
		{Kind: rules.AbilityInstead, Ask: 1, When: rules.When{Why: 4}, Modes: []rules.Mode{{Code: []rules.Instr{
			{Op: rules.OpNative, Native: 6, Reg: -1, Num: 1, Max: rules.Amount{N: 2}},
			{Op: rules.OpNative, Native: 7, Reg: -1, Dst: -1},
		}}}},
		{Kind: rules.AbilityInstead, When: rules.When{Why: 4, Comes: 2}, Modes: []rules.Mode{{Code: []rules.Instr{
			{Op: rules.OpIf, Cond: &rules.Cond{Pred: 3, N: 5}}, {Op: rules.OpIf, Cond: &rules.Cond{Pred: 3, N: 4}},
		}}}},
	}}
	want := `ability 1 instead, mode 1
  when would take damage
  may: instead of it
   0 do native 6 2 -> r0, Shade
   1 do native 7
ability 2 instead, mode 1
  when would take battle damage
  instead of it
   0 if Beast, else: 0
   1 if pred 3 4, else: 0
`
	if got := Of(g, w, &d); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
