// Package fill makes structs of nodes of package grammar, as encoding/json makes them of JSON.
//
// What their grammar rule stands for comes first, then the fields whose tag names a part of the
// node: `of:"Limit Times"`, or with "." the node itself, where its grammar rule stands for such a
// thing. Parts that the tag `in:"Kind"` of a struct names fill the same struct. A field Pos is
// the place of the node.
package fill

import (
	"cmp"
	"reflect"
	"strings"
	"sync"

	"feltstack/rules/text/grammar"
)

// Filler makes what nodes stand for.
type Filler struct {
	Words  map[string]any                        // what grammar rules stand for, by name
	Own    func(field any, n *grammar.Node) bool // sets a field that takes more than tags, and reports whether it has
	Finish func(structure any, n *grammar.Node)  // does what a struct takes beside its tags

	plans sync.Map // by type and rule
}

// Wraps is the meaning of grammar rules that stand for their only part.
type Wraps struct{}

// Inner is what a node stands for that may only wrap another.
func (f *Filler) Inner(n *grammar.Node) *grammar.Node {
	for {
		if _, ok := f.Words[n.Name()].(Wraps); !ok {
			return n
		}
		n = n.Kids[0]
	}
}

// Fill sets the fields of a struct to the parts of a node.
func (f *Filler) Fill(out any, n *grammar.Node) {
	v := reflect.ValueOf(out).Elem()
	p := f.plan(v.Type(), n.Rule)
	if p.self != noField {
		f.Put(v.Field(p.self).Addr().Interface(), n)
	}
	for i, field := range p.fields {
		switch k := n.Kids[i]; {
		case k == nil || field == noField:
		case field == sameStruct:
			f.Fill(out, k)
		default:
			f.Put(v.Field(field).Addr().Interface(), k)
		}
	}
}

// plan is the fields of a type of struct that the parts of a rule fill, and the rule itself.
type plan struct {
	fields []int
	self   int
}

// Parts of a plan that aren't a field: what the struct has no place for, and what fills it
// itself.
const (
	noField    = -1
	sameStruct = -2
)

// plan finds the field of a struct that each part of a rule fills.
func (f *Filler) plan(t reflect.Type, r *grammar.Rule) plan {
	type of struct {
		t reflect.Type
		r *grammar.Rule
	}
	if known, ok := f.plans.Load(of{t, r}); ok {
		return known.(plan)
	}
	out := plan{make([]int, len(r.Fields)), noField}
	w := reflect.TypeOf(f.Words[r.Name])
	tags, selves := Tags(t)
	for i, part := range r.Fields {
		at, ok := tags[part.Name]
		if out.fields[i] = at; !ok {
			out.fields[i] = noField
		}
	}
	for _, at := range selves {
		if is := t.Field(at).Type; w != nil && (is == w || is == reflect.PointerTo(w)) {
			out.self = at
		}
	}
	f.plans.Store(of{t, r}, out)
	return out
}

// Tags is the fields of a struct by the parts that they are made of, and those that may
// be made of the node itself.
func Tags(t reflect.Type) (parts map[string]int, selves []int) {
	parts = map[string]int{}
	for i := range t.NumField() {
		tag := t.Field(i).Tag
		for p := range strings.FieldsSeq(tag.Get("of")) {
			if parts[p] = i; p == "." {
				selves = append(selves, i)
			}
		}
		for p := range strings.FieldsSeq(tag.Get("in")) {
			parts[p] = sameStruct
		}
	}
	delete(parts, ".")
	return parts, selves
}

// Put sets a field to what a node stands for, by its type.
func (f *Filler) Put(field any, n *grammar.Node) {
	n = f.Inner(n)
	switch field := field.(type) {
	case *bool: // it is said, unless the word says otherwise
		said, ok := f.Words[n.Name()].(bool)
		*field = said || !ok
		return
	case *int:
		number, _ := f.Words[n.Name()].(int)
		*field = cmp.Or(n.N, number)
		return
	}
	if f.Own(field, n) {
		return
	}
	v := reflect.ValueOf(field).Elem()
	t, w := v.Type(), reflect.ValueOf(f.Words[n.Name()])
	switch known := w.IsValid() && w.Type() == t; {
	case t.Kind() == reflect.Slice:
		all, have := n.All(), v.Len()
		v.Grow(len(all))
		v.SetLen(have + len(all))
		for i, k := range all {
			f.Put(v.Index(have+i).Addr().Interface(), k)
		}
		return
	case known:
		v.Set(w)
	case t.Kind() == reflect.Pointer:
		v.Set(reflect.New(t.Elem()))
		f.Put(v.Interface(), n)
	}
	if t.Kind() == reflect.Struct {
		if at := v.FieldByName("Pos"); at.IsValid() {
			at.Set(reflect.ValueOf(n.Pos))
		}
		f.Fill(field, n)
		f.Finish(field, n)
	}
}
