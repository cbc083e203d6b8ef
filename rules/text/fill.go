package text

import (
	"reflect"
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
)

// This file makes structs of the tree of nodes. What their production means comes first
// (meanings.go), then the fields whose tag names a part of the node: `of:"Limit Times"`.
// Parts that the tag `in:"Kind"` of a struct names fill the same struct.

// from is a struct that is filled from a node.
func from[T any](l *Language, n node) T {
	out := word[T](l, n)
	l.fill(&out, n)
	return out
}

// word is what the production of a node stands for: a word of the game, or a meaning.
func word[T any](l *Language, n node) T {
	w, _ := l.words[name(n)].(T)
	return w
}

// wraps is the meaning of productions that stand for their only part.
type wraps struct{}

// inner is what a node stands for that may only wrap another.
func (l *Language) inner(n node) node {
	for {
		if _, ok := l.words[name(n)].(wraps); !ok {
			return n
		}
		n = n.Kids[0]
	}
}

// fill sets the fields of a struct to the parts of a node.
func (l *Language) fill(out any, n node) {
	v := reflect.ValueOf(out).Elem()
	for i, field := range l.plan(v.Type(), n.Rule) {
		switch k := n.Kids[i]; {
		case k == nil || field == noField:
		case field == sameStruct:
			l.fill(out, k)
		default:
			l.put(v.Field(field).Addr().Interface(), l.inner(k))
		}
	}
}

// plan is the fields of a type of struct that the parts of a rule fill.
type plan struct {
	of     reflect.Type
	fields []int
}

// Parts of a plan that are no field: what the struct has no place for, and what fills it
// itself.
const (
	noField    = -1
	sameStruct = -2
)

// plan is the field of a struct that each part of a rule fills.
func (l *Language) plan(t reflect.Type, r *grammar.Rule) []int {
	known, _ := l.plans.Load(r)
	all, _ := known.([]plan)
	for i := range all {
		if all[i].of == t {
			return all[i].fields
		}
	}
	tags := tagsOf(t)
	out := plan{t, make([]int, len(r.Fields))}
	for i, f := range r.Fields {
		at, ok := tags[f.Name]
		if out.fields[i] = at; !ok {
			out.fields[i] = noField
		}
	}
	l.plans.Store(r, append(slices.Clip(all), out))
	return out.fields
}

// tagsOf is the fields of a struct by the parts that they are made of.
func tagsOf(t reflect.Type) map[string]int {
	out := map[string]int{}
	for i := range t.NumField() {
		tag := t.Field(i).Tag
		for p := range strings.FieldsSeq(tag.Get("of")) {
			out[p] = i
		}
		for p := range strings.FieldsSeq(tag.Get("in")) {
			out[p] = sameStruct
		}
	}
	return out
}

// put sets a field to what a node stands for.
func (l *Language) put(field any, n node) {
	switch f := field.(type) {
	case *bool: // it is said, unless the word says otherwise
		said, ok := l.words[name(n)].(bool)
		*f = said || !ok
	case *int:
		if *f = n.N; n.N == 0 {
			*f = word[int](l, n)
		}
	case *Count:
		*f = l.count(n)
	case **Thing:
		*f = l.thing(n)
	case **Cond:
		*f = l.cond(n)
	case **Quantity:
		*f = l.quantity(n)
	case **CounterRef:
		*f = l.counters(n)
	case **Until:
		*f = l.until(n)
	case **Para:
		p := l.build(n)
		*f = &p
	case **DecreeUse:
		*f = l.decree(n)
	case *[]ChangeRef:
		*f = l.changes(n)
	case *Until:
		*f = *l.until(n)
	case *Body:
		*f = l.body(n)
	case *Static:
		*f = l.static(n)
	case *Sentence:
		*f = l.sentence(n)
	case *Having:
		*f = l.having(n)
	case *SourceRef:
		*f = l.sourceRef(n)
	case *[]Clause:
		for _, k := range nodes(n) {
			*f = append(*f, l.clauses(k)...)
		}
	default:
		l.set(reflect.ValueOf(field).Elem(), n)
	}
}

// nodes is the nodes of a list, or the one node.
func nodes(n node) []node {
	if n.Rule == nil {
		return n.Kids
	}
	return []node{n}
}

// set sets a value to what a node stands for, by its type.
func (l *Language) set(v reflect.Value, n node) {
	t := v.Type()
	if t.Kind() == reflect.Slice {
		all, have := nodes(n), v.Len()
		v.Grow(len(all))
		v.SetLen(have + len(all))
		for i, k := range all {
			l.put(v.Index(have+i).Addr().Interface(), l.inner(k))
		}
		return
	}
	w := reflect.ValueOf(l.words[name(n)])
	if w.IsValid() && w.Type() == t {
		v.Set(w)
		if t.Kind() != reflect.Struct {
			return
		}
	}
	if t.Kind() == reflect.Pointer && len(l.plan(t.Elem(), n.Rule)) > 0 {
		v.Set(reflect.New(t.Elem()))
		l.set(v.Elem(), n)
	} else if t.Kind() == reflect.Struct {
		l.fill(v.Addr().Interface(), n)
	}
}
