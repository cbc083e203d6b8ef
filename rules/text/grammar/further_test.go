package grammar

import "testing"

// What was read by a table is printed by one with further lines, and is equal to what that
// reads.
func TestFurtherLines(t *testing.T) {
	const table = "do: Para = {Step+}\nbody: Body = {Step+}\nstep: Step = {Act} .\ndraw: Act = draws {Num[n]} card/cards\none: Num[one] = 1\nnum: Num[many] = #99\ntwice: Act = {Act} {Often}"
	g, err := New(table, "Para", "Body")
	if err != nil {
		t.Fatal(err)
	}
	before, errs := g.Parse("Draws 2 cards.")
	if len(errs) > 0 {
		t.Fatal(told(errs))
	}
	for _, more := range []string{"new: Para = begin {Oath} .\noath: Oath = to {Deed?}\ndeed: Deed = sing\n", "often: Often = twice\n", ""} {
		next, err := New(more+table, "Para", "Body")
		if err != nil {
			t.Fatal(err)
		}
		after, errs := next.Parse("Draws 2 cards.")
		if len(errs) > 0 {
			t.Fatal(told(errs))
		}
		if got := next.Print(before[0]); got != "Draws 2 cards." || !Equal(before[0], after[0]) {
			t.Errorf("%q: printed %q", more, got)
		}
	}
}
