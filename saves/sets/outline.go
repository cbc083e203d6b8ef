package sets

import (
	"bytes"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// outline is where the parts of a card file lie, so that one of them can be
// written again and the others stay as they were typed.
type outline struct {
	lines []span  // of the file, each with its line end
	owner []int   // of each line: the card whose table it is part of, or none
	game  span    // the value of the key game, empty if there is none
	cards []block // in the order of the file
}

// none owns what is part of no card.
const none = -1

// span is a range of bytes.
type span struct{ from, to int }

// block is the table of a card.
type block struct {
	head int   // its line [[card]]
	keys []key // those of the table itself
}

// key is a line, or more where its value has some, of a table.
type key struct {
	name        string // as bareKey writes it; empty if it is one of several for a value (a.b = 1)
	first, last int    // lines
	value       span
}

// errShape is for a file whose cards can't be changed one by one.
var errShape = catalog.Problem("set.shape")

// outlineOf finds the parts of a card file that Parse can read.
func outlineOf(file []byte) (*outline, error) {
	o := &outline{}
	for from := 0; from < len(file); {
		to := len(file)
		if n := bytes.IndexByte(file[from:], '\n'); n >= 0 {
			to = from + n + 1
		}
		o.lines = append(o.lines, span{from, to})
		from = to
	}
	o.owner = slices.Repeat([]int{none}, len(o.lines))
	var p unstable.Parser
	p.Reset(file)
	now, top, past := none, true, 0 // the card, whether that is its own table, the first line not seen yet
	for p.NextExpression() {
		e := p.Expression()
		path, at := keyPath(e)
		first := o.lineAt(at.from)
		last, before := first, now
		switch e.Kind {
		case unstable.ArrayTable:
			switch {
			case !strings.EqualFold(path[0], "card"):
				now = none
			case len(path) == 1:
				now = len(o.cards)
				o.cards = append(o.cards, block{head: first})
			}
			top = len(path) == 1 && now != none
		case unstable.Table:
			if top = false; !strings.EqualFold(path[0], "card") {
				now = none
			} else if now = len(o.cards) - 1; now == none {
				return nil, errShape
			}
		case unstable.KeyValue:
			end := int(e.Raw.Offset + e.Raw.Length)
			last = o.lineAt(end - 1)
			if len(o.cards) == 0 && now == none && top && strings.EqualFold(path[0], "card") {
				return nil, errShape
			}
			value := span{at.to + bytes.IndexByte(file[at.to:], '=') + 1, end}
			for file[value.from] == ' ' || file[value.from] == '\t' {
				value.from++
			}
			switch {
			case top && now != none:
				k := key{first: first, last: last, value: value}
				if len(path) == 1 {
					k.name = bareKey(path[0])
				}
				o.cards[now].keys = append(o.cards[now].keys, k)
			case top && len(path) == 1 && strings.EqualFold(path[0], "game"):
				o.game = value
			}
		}
		o.between(file, past, first, before, now, e.Kind == unstable.ArrayTable && top)
		for n := first; n <= last; n++ {
			o.owner[n] = now
		}
		past = last + 1
	}
	if err := p.Error(); err != nil {
		return nil, err
	}
	o.between(file, past, len(o.lines), now, none, false)
	return o, nil
}

// keyPath is the parts of the key of an expression, and where they stand.
func keyPath(e *unstable.Node) (path []string, at span) {
	for it := e.Key(); it.Next(); {
		n := it.Node()
		if from := int(n.Raw.Offset); path == nil {
			at.from = from
		}
		path, at.to = append(path, string(n.Data)), int(n.Raw.Offset+n.Raw.Length)
	}
	return path, at
}

// lineAt is the line of a byte.
func (o *outline) lineAt(at int) int {
	n, _ := slices.BinarySearchFunc(o.lines, at, func(l span, at int) int {
		switch {
		case at < l.from:
			return 1
		case at >= l.to:
			return -1
		}
		return 0
	})
	return n
}

// between gives the comments from line first to before last their owners:
// inside a card they are its own. Between two cards, those right above the
// second belong to it, except at the head of the file, and those right below
// the first to that one. What stands free is part of no card.
func (o *outline) between(file []byte, first, last, before, now int, head bool) {
	blank := func(n int) bool {
		return len(bytes.TrimSpace(file[o.lines[n].from:o.lines[n].to])) == 0
	}
	own := func(from, to, who int) {
		for n := from; n < to; n++ {
			o.owner[n] = who
		}
	}
	if before == now && !head {
		own(first, last, now)
		return
	}
	above := last
	for head && above > first && !blank(above-1) {
		above--
	}
	if above > 0 {
		own(above, last, now)
	}
	below := first
	for below < above && !blank(below) {
		below++
	}
	own(first, below, before)
}
