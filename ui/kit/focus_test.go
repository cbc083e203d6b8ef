package kit

import "testing"

// Up from a card of a fan leads to what lies above the fan, not to the next card, which is a
// little higher; sideways the arrows go through the fan.
func TestLeadOutOfAFan(t *testing.T) {
	stops := []Stop{
		{Key: "left", Box: NewBox(100, 600, 70, 100)},
		{Key: "middle", Box: NewBox(145, 592, 70, 100)},
		{Key: "right", Box: NewBox(190, 600, 70, 100)},
		{Key: "above", Box: NewBox(20, 440, 70, 100)},
	}
	for _, c := range []struct {
		from   int
		dx, dy float32
		want   string
	}{
		{0, 0, -1, "above"}, {2, 0, -1, "above"}, {0, 1, 0, "middle"}, {1, 1, 0, "right"}, {1, -1, 0, "left"}, {3, 0, 1, "left"}, {1, 0, 1, "left"},
	} {
		f := NewFocus()
		f.On, f.At = true, stops[c.from]
		if f.Lead(stops, c.dx, c.dy); f.At.Key != c.want {
			t.Errorf("from %s by %v, %v the ring comes to %s, want %s", stops[c.from].Key, c.dx, c.dy, f.At.Key, c.want)
		}
	}
}
