package pictures

import "testing"

func TestOrientationThatIsNone(t *testing.T) {
	for _, tiff := range []string{"", "MM\x00*\x00\x00\x00\x08", "MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x09\x00\x00", "II*\x00\xff\xff\xff\x7f"} {
		if o := exifOrientation([]byte(tiff)); o != 1 {
			t.Errorf("%q is held as %d", tiff, o)
		}
	}
}
