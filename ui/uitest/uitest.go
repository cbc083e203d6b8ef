// Package uitest is what the tests of the screens share: patience, and the eyes of people who
// see fewer colours. It knows no room.
package uitest

import "testing"

// Pictures skips a test that only lays out and looks at pictures where a run is to be
// short: make race looks for races, and takes ten times as long for pictures.
func Pictures(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("pictures are looked at in the whole run")
	}
}
