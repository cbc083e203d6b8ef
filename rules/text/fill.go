package text

import (
	"reflect"
	"strings"
	"sync"
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
	fields := fieldsOf(v.Type())
	for i := range n.Rule.Fields {
		at, ok := fields[n.Rule.Fields[i].Name]
		switch k := n.Kids[i]; {
		case !ok || k == nil:
		case at < 0:
			l.fill(out, k)
		default:
			l.put(v.Field(at).Addr().Interface(), l.inner(k))
		}
	}
}

var fieldsOfTypes sync.Map

// fieldsOf is the fields of a struct by the parts that they are made of, -1 for a part
// that fills the struct itself.
func fieldsOf(t reflect.Type) map[string]int {
	if known, ok := fieldsOfTypes.Load(t); ok {
		return known.(map[string]int)
	}
	out := map[string]int{}
	for i := range t.NumField() {
		tag := t.Field(i).Tag
		for p := range strings.FieldsSeq(tag.Get("of")) {
			out[p] = i
		}
		for p := range strings.FieldsSeq(tag.Get("in")) {
			out[p] = -1
		}
	}
	fieldsOfTypes.Store(t, out)
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
	case **ForEach:
		*f = l.each(n)
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
		for _, k := range nodes(n) {
			e := reflect.New(t.Elem())
			l.put(e.Interface(), l.inner(k))
			v.Set(reflect.Append(v, e.Elem()))
		}
		return
	}
	w := reflect.ValueOf(l.words[name(n)])
	if t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Struct && (!w.IsValid() || w.Type() != t) {
		if len(fieldsOf(t.Elem())) == 0 {
			return
		}
		v.Set(reflect.New(t.Elem()))
		v, t = v.Elem(), t.Elem()
	}
	if w.IsValid() && w.Type() == t {
		v.Set(w)
	}
	if t.Kind() == reflect.Struct {
		l.fill(v.Addr().Interface(), n)
	}
}
