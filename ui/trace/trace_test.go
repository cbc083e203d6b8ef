package trace

import (
	"bytes"
	"errors"
	"testing"
)

func TestTraceWritesChangesOnly(t *testing.T) {
	var out bytes.Buffer
	tr := NewWriter(&out)
	line := Line{Screen: "opening", Width: 1280, Height: 800, Scale: 1, Items: []Item{{"name", 1, 2, 3, 4.5}}}
	tr.Write(line)
	tr.Write(line)
	line.Items[0].X = 9
	tr.Write(line)
	want := `{"screen":"opening","w":1280,"h":800,"scale":1,"items":[{"key":"name","x":1,"y":2,"w":3,"h":4.5}]}
{"screen":"opening","w":1280,"h":800,"scale":1,"items":[{"key":"name","x":9,"y":2,"w":3,"h":4.5}]}
`
	if out.String() != want {
		t.Errorf("got:\n%s\nwant:\n%s", &out, want)
	}
}

func TestTraceNeedsNoWriter(t *testing.T) {
	tr := NewWriter(nil)
	tr.Write(Line{Screen: "opening"})
	if tr.err != nil {
		t.Error(tr.err)
	}
}

// fullDisk fails every write and counts them.
type fullDisk struct{ writes int }

var errFull = errors.New("no space left")

func (f *fullDisk) Write([]byte) (int, error) { f.writes++; return 0, errFull }

func TestTraceFallsSilentAfterError(t *testing.T) {
	disk := &fullDisk{}
	tr := NewWriter(disk)
	tr.Write(Line{Screen: "opening"})
	tr.Write(Line{Screen: "home"})
	if disk.writes != 1 || !errors.Is(tr.err, errFull) {
		t.Errorf("%d writes, error %v; want 1 and %v", disk.writes, tr.err, errFull)
	}
}
