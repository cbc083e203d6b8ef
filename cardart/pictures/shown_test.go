package pictures

import "testing"

// What a card shows survives as keys of its file; keys that are wrong show nothing.
func TestShown(t *testing.T) {
	for _, p := range []Shown{{}, Whole("Fox.png"), {"Fox.png", 0.25, 0.75, LeastWidth}} {
		if got := Of(p.Art()); got != p {
			t.Errorf("%+v comes back as %+v", p, got)
		}
	}
	for _, art := range []map[string]any{
		{"picture": int64(3)},
		{"picture": ""},
		{"picture": "Fox.png", "crop": "middle"},
		{"picture": "Fox.png", "crop": []any{0.5, 0.5}},
		{"picture": "Fox.png", "crop": []any{0.5, 1.5, 0.5}},
		{"picture": "Fox.png", "crop": []any{0.5, 0.5, 0.01}},
	} {
		if got := Of(art); got != (Shown{}) {
			t.Errorf("%v shows %+v", art, got)
		}
	}
}
