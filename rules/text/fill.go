package text

import (
	"cmp"
	"reflect"
	"strings"

	"feltstack/rules/text/grammar"
)

// This file makes structs of the tree of nodes. What their production means comes first
// (meanings.go), then the fields whose tag names a part of the node: `of:"Limit Times"`,
// or with "." the node itself, where its production stands for such a thing. Parts that
// the tag `in:"Kind"` of a struct names fill the same struct. What takes more than tags
// is in build*.go.

// finisher is a struct that takes more than its tags.
type finisher interface{ finish(l *Language, n node) }

// from is what is made of a node.
func from[T any](l *Language, n node) (out T) {
	l.put(&out, n)
	return out
}

// word is what the production of a node stands for: a word of the game, or a meaning.
func word[T any](l *Language, n node) T {
	w, _ := l.words[n.Name()].(T)
	return w
}

// wraps is the meaning of productions that stand for their only part.
type wraps struct{}

// inner is what a node stands for that may only wrap another.
func (l *Language) inner(n node) node {
	for {
		if _, ok := l.words[n.Name()].(wraps); !ok {
			return n
		}
		n = n.Kids[0]
	}
}

// fill sets the fields of a struct to the parts of a node.
func (l *Language) fill(out any, n node) {
	v := reflect.ValueOf(out).Elem()
	p := l.plan(v.Type(), n.Rule)
	if p.self != noField {
		l.put(v.Field(p.self).Addr().Interface(), n)
	}
	for i, field := range p.fields {
		switch k := n.Kids[i]; {
		case k == nil || field == noField:
		case field == sameStruct:
			l.fill(out, k)
		default:
			l.put(v.Field(field).Addr().Interface(), k)
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
func (l *Language) plan(t reflect.Type, r *grammar.Rule) plan {
	type of struct {
		t reflect.Type
		r *grammar.Rule
	}
	if known, ok := l.plans.Load(of{t, r}); ok {
		return known.(plan)
	}
	out := plan{make([]int, len(r.Fields)), noField}
	w := reflect.TypeOf(l.words[r.Name])
	tags, selves := tagsOf(t)
	for i, f := range r.Fields {
		at, ok := tags[f.Name]
		if out.fields[i] = at; !ok {
			out.fields[i] = noField
		}
	}
	for _, at := range selves {
		if f := t.Field(at).Type; w != nil && (f == w || f == reflect.PointerTo(w)) {
			out.self = at
		}
	}
	l.plans.Store(of{t, r}, out)
	return out
}

// tagsOf is the fields of a struct by the parts that they are made of, and those that may
// be made of the node itself.
func tagsOf(t reflect.Type) (parts map[string]int, selves []int) {
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

// put sets a field to what a node stands for, by its type.
func (l *Language) put(field any, n node) {
	n = l.inner(n)
	switch f := field.(type) {
	case *bool: // it is said, unless the word says otherwise
		said, ok := l.words[n.Name()].(bool)
		*f = said || !ok
		return
	case *int:
		*f = cmp.Or(n.N, word[int](l, n))
		return
	case *[]Clause:
		for _, k := range nodes(n) {
			*f = append(*f, l.clauses(k)...)
		}
		return
	}
	v := reflect.ValueOf(field).Elem()
	t, w := v.Type(), reflect.ValueOf(l.words[n.Name()])
	switch known := w.IsValid() && w.Type() == t; {
	case t.Kind() == reflect.Slice:
		all, have := nodes(n), v.Len()
		v.Grow(len(all))
		v.SetLen(have + len(all))
		for i, k := range all {
			l.put(v.Index(have+i).Addr().Interface(), k)
		}
		return
	case known:
		v.Set(w)
	case t.Kind() == reflect.Pointer:
		v.Set(reflect.New(t.Elem()))
		l.put(v.Interface(), n)
	}
	if t.Kind() == reflect.Struct {
		if at := v.FieldByName("Pos"); at.IsValid() {
			at.Set(reflect.ValueOf(n.Pos))
		}
		l.fill(field, n)
		if f, ok := field.(finisher); ok {
			f.finish(l, n)
		}
	}
}

// nodes is the nodes of a list, or the one node.
func nodes(n node) []node {
	if n.Rule == nil {
		return n.Kids
	}
	return []node{n}
}
