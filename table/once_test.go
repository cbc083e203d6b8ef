package table

import "testing"

func TestSays(t *testing.T) {
	for _, tt := range []struct {
		words, text string
		want        bool
	}{
		{"Put 2 vibe counters on Lil Moonlight", "Put 2 vibe counters on a target Penguin.", true},
		{"Put 2 vibe counters on…", "Put 2 vibe counters on a target Penguin.", true},
		{"Put a vibe counter on Lil Frosty. Draw a card", "Put a vibe counter on a target Penguin. Draw a card.", true},
		{"Put a vibe counter on… Draw a card", "Put a vibe counter on a target Penguin. Draw a card.", true},
		{"Return … to its owner's hand", "Return a target monster to its owner's hand.", true},
		{"Flop this: Ice Lil Frosty. Ice this", "Ice a target Penguin with vibe 2 or less. Ice this.", true},
		{"Instant: counter J♠", "Counter a scuttle.", true},
		{"Draw 2 cards", "Draw 2 cards.", true},
		{"Instant: counter J♠", "Counter an effect play or counter. Royal Shield stops this.", false},
		{"Instant: Disrupt your opponent", "Only if your opponent took an action this turn: disrupt your opponent.", false},
		{"Change the position of Squire", "Change the position of up to 2 target monsters.", false},
		{"Use your signature", "Look at the top 5 cards of the draw pile. Put 2 of the seen cards into your hand.", false},
		{"Attach J♦ to 2♦", "Jack a vulnerable card in an opponent's point row.", false},
	} {
		if got := says(tt.words, tt.text); got != tt.want {
			t.Errorf("%q says %q: %v", tt.words, tt.text, got)
		}
	}
}

func TestRepeats(t *testing.T) {
	for _, tt := range []struct {
		sentence, others string
		want             bool
	}{
		{"2 vibe counters on Lil Moonlight", "Put 2 vibe counters on Lil Moonlight", true},
		{"Lil Frosty is iced", "Ice Lil Frosty. Draw a card", true},
		{"you draw a card", "Ice Lil Frosty. Draw a card", true},
		{"you draw 2 cards", "Ice Lil Frosty. Draw a card", false},
		{"7♦ is tapped", "Tap 7♦ until its controller next scores a card", true},
		{"Lil Moonlight Vibe 3 → 5", "Put 2 vibe counters on Lil Moonlight", false},
		{"Squire goes back to Ben's hand", "Return Squire to its owner's hand", false},
	} {
		if got := repeats(tt.sentence, tt.others); got != tt.want {
			t.Errorf("%q repeats %q: %v", tt.sentence, tt.others, got)
		}
	}
}
