package rules_test

import (
	"testing"

	"feltstack/rules"
)

// A text may have something paid in its middle, by either player: it is proposed as a cost is,
// but nobody takes it back, and nothing that changes what plays cost changes it.
func TestPayInTheMiddle(t *testing.T) {
	for _, theirs := range []struct {
		answer      string
		points, own int16
	}{{"yes", 0, 0}, {"no", 2, 1}} {
		m := stall(t, 0, defs{ruby, rubies, emerald, mill}, defs{toll, trinket})
		m.S.Seats[1].Nums[bzGold] = 1
		do(t, m, "play Toll", "yes")
		open(t, m, "pay", "with Ruby", "with Emerald", "without Rubies")
		if m.S.Decision.Declaring {
			t.Error("a payment in the middle of a text can be taken back")
		}
		if text := m.Words().Prompt(); text != "Pay 1 red and 1 of any kind for Toll" {
			t.Errorf("the prompt is %q", text)
		}
		do(t, m, "with Emerald", "pay")
		if m.S.Decision.Seat != 1 {
			t.Fatalf("seat %d is asked", m.S.Decision.Seat)
		}
		do(t, m, theirs.answer)
		has(t, m, theirs.points, 0, "Rubies Mill", "")
		if gold := m.S.Seats[1].Nums[bzGold]; gold != theirs.own {
			t.Errorf("after %s the other has %d gold", theirs.answer, gold)
		}
	}
}

func TestPayInTheMiddleNotAtAll(t *testing.T) {
	m := stall(t, 0, defs{ruby, mill}, defs{toll, trinket})
	do(t, m, "play Toll")
	open(t, m, "play Trinket", "done") // one red is not enough, and the mill makes only plays cheaper
	has(t, m, 0, 0, "Ruby Mill", "")
}

// A text knows which cards its play was paid for with, as they were then.
func TestPayers(t *testing.T) {
	for _, x := range []struct {
		coins  int16
		row    defs
		points int16
	}{
		{0, defs{ruby, emerald}, 2}, {1, defs{ruby}, 1}, {2, nil, 0},
		{0, defs{rubies}, 1}, // one card alone
		{0, defs{vein}, 0},   // not as it was when it paid
		{0, defs{vein, ruby}, 1},
	} {
		m := stall(t, x.coins, x.row, defs{dues, trinket})
		do(t, m, "play Dues")
		if m.S.Decision.Kind == rules.PickPay {
			do(t, m, "pay")
		}
		if got := m.S.Seats[0].Nums[bzPoints]; got != x.points {
			t.Errorf("paid for with %v and %d gold it gives %d points, not %d", x.row, x.coins, got, x.points)
		}
	}
}
