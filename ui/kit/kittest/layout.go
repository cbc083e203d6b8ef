package kittest

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/picturetest"
	"feltstack/ui/kit"
	"feltstack/ui/trace"
)

// Layout is what is on a page and where it lies, a line for each thing, in whole units: what
// the trace says of it, and the texts that can be seen. Texts that stand on a button or are
// the name of another thing there are left out.
func Layout(line trace.Line, over []trace.Button, texts []Written) string {
	var all []placed
	named := map[string][]kit.Box{}
	add := func(kind string, x, y, w, h float32, text, more string) {
		b := kit.NewBox(x, y, w, h)
		named[text] = append(named[text], b)
		all = append(all, placed{kind, b, text + more})
	}
	for _, z := range line.Zones {
		add("zone", z.X, z.Y, z.W, z.H, z.Name, fmt.Sprintf(": %d", z.Count))
	}
	for _, c := range line.Cards {
		more := ""
		if c.Can {
			more += ", can"
		}
		if c.Ask {
			more += ", ask"
		}
		add("card", c.X, c.Y, c.W, c.H, c.Name, more)
	}
	for _, d := range line.Drops {
		add("drop", d.X, d.Y, d.W, d.H, d.Text, "")
	}
	for _, i := range line.Items {
		add("item", i.X, i.Y, i.Width, i.Height, i.Key, "")
	}
	for _, b := range slices.Concat(line.Buttons, over) {
		add("button", b.X, b.Y, b.W, b.H, b.Text, "")
	}
	for _, w := range texts {
		more := ""
		if w.Cut {
			more = " (cut)"
		}
		if !slices.ContainsFunc(named[w.Text], func(b kit.Box) bool { return b.Has(w.Centre()) }) {
			all = append(all, placed{"text", w.Box, w.Text + more})
		}
	}
	return list(all)
}

// placed is a thing on a page.
type placed struct {
	kind string
	kit.Box
	text string
}

// kinds are those of things, in the order in which they are listed.
var kinds = []string{"zone", "card", "drop", "item", "button", "text"}

// list lists things from above.
func list(all []placed) string {
	slices.SortStableFunc(all, func(a, b placed) int {
		return cmp.Or(slices.Index(kinds, a.kind)-slices.Index(kinds, b.kind), whole(a.Y)-whole(b.Y), whole(a.X)-whole(b.X), cmp.Compare(a.text, b.text))
	})
	var b strings.Builder
	for _, p := range all {
		fmt.Fprintf(&b, "%-6s %d,%d %dx%d %s\n", p.kind, whole(p.X), whole(p.Y), whole(p.W), whole(p.H), strings.Join(strings.Fields(p.text), " "))
	}
	return b.String()
}

// whole rounds to whole units.
func whole(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

// keptLayout is what testdata/layout keeps of a screen: a part for each size.
type keptLayout struct {
	path  string
	sizes []string          // in order
	parts map[string]string // by size
}

// readLayout reads what is kept of a screen, nothing if nothing is.
func readLayout(t *testing.T, name string) *keptLayout {
	t.Helper()
	k := &keptLayout{path: filepath.Join("testdata", "layout", name+".txt"), parts: map[string]string{}}
	data, err := os.ReadFile(k.path)
	if err != nil && !picturetest.Updating() {
		t.Fatalf("%v: write it with FELTSTACK_UPDATE=1, and read it", err)
	}
	for part := range strings.SplitSeq(string(data), "\n\n") {
		if size, rest, ok := strings.Cut(part, "\n"); ok {
			k.put(size, strings.TrimRight(rest, "\n")+"\n")
		}
	}
	return k
}

func (k *keptLayout) put(size, text string) {
	if _, ok := k.parts[size]; !ok {
		k.sizes = append(k.sizes, size)
	}
	k.parts[size] = text
}

// compare is same, or keeps the layout where what is kept is to be written again.
func (k *keptLayout) compare(t *testing.T, size, got string) {
	t.Helper()
	if picturetest.Updating() {
		k.put(size, got)
		return
	}
	k.same(t, size, got)
}

// write writes it again where the test should, if it isn't what the file says.
func (k *keptLayout) write(t *testing.T) {
	t.Helper()
	if !picturetest.Updating() {
		return
	}
	var b strings.Builder
	for i, size := range k.sizes {
		if i > 0 {
			b.WriteString("\n")
		}
		b.WriteString(size + "\n" + k.parts[size])
	}
	if before, err := os.ReadFile(k.path); err == nil && string(before) == b.String() {
		return
	}
	if err := os.MkdirAll(filepath.Dir(k.path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(k.path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// same fails where a layout isn't the one that is kept of a size.
func (k *keptLayout) same(t *testing.T, size, got string) {
	t.Helper()
	if lines := changed(k.parts[size], got); len(lines) > 0 {
		const shown = 24
		t.Errorf("%s, %s: %d lines differ; if they're right, renew them with FELTSTACK_UPDATE=1\n%s", k.path, size, len(lines), strings.Join(lines[:min(len(lines), shown)], "\n"))
	}
}

// changed lists the lines that are gone from a text and those that are new in it.
func changed(was, now string) []string {
	var all []string
	old, current := strings.Split(was, "\n"), strings.Split(now, "\n")
	for _, l := range old {
		if !slices.Contains(current, l) {
			all = append(all, "- "+l)
		}
	}
	for _, l := range current {
		if !slices.Contains(old, l) {
			all = append(all, "+ "+l)
		}
	}
	if len(all) == 0 && was != now {
		all = append(all, "a line stands there more or less often")
	}
	return all
}
