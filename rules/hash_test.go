package rules_test

import (
	"fmt"
	"reflect"
	"testing"

	"feltstack/rules"
)

// fullState is a state of Attic in which every list has two entries.
func fullState(t *testing.T) *rules.Match {
	m := atChoice(t, 3, 5, 20)
	s := &m.S
	serial := m.S.NewSerial()
	s.Stack = append(s.Stack[:0], rules.Item{Serial: serial}, rules.Item{Serial: m.S.NewSerial()})
	for len(s.Frames) < 2 {
		m.Call(0, rules.Frame{})
	}
	s.Picks = append(s.Picks[:0], rules.Pick{Serial: serial}, rules.Pick{Serial: serial})
	s.Marks = append(s.Marks[:0], rules.Mark{}, rules.Mark{})
	s.Queue = append(s.Queue[:0], rules.Trigger{}, rules.Trigger{})
	s.Delayed = append(s.Delayed[:0], rules.Delayed{}, rules.Delayed{})
	s.Guises = append(s.Guises[:0], rules.Guise{}, rules.Guise{})
	s.Uses = append(s.Uses[:0], rules.Use{}, rules.Use{})
	s.Coming = append(s.Coming[:0], rules.Coming{}, rules.Coming{})
	s.Past = append(s.Past[:0], rules.Past{}, rules.Past{})
	s.PastNums = append(s.PastNums[:0], 0, 0)
	s.Counters = append(s.Counters[:0], rules.Counter{}, rules.Counter{})
	s.Floats = append(s.Floats[:0], rules.Float{}, rules.Float{})
	s.Payments = append(s.Payments[:0], rules.Paid{}, rules.Paid{})
	return m
}

// atChoice is Attic after n random choices.
func atChoice(t testing.TB, seats int, seed uint64, n int) *rules.Match {
	t.Helper()
	m, err := rules.New(attic(), rules.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	rng := rules.Seeded(seed)
	for range n {
		if m.S.Over {
			t.Fatalf("seed %d is over too early", seed)
		}
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// eachNumber calls visit for every number and truth value inside v.
func eachNumber(name string, v reflect.Value, visit func(name string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if !v.Type().Field(i).IsExported() {
				continue // it follows from the rest
			}
			eachNumber(name+"."+v.Type().Field(i).Name, v.Field(i), visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			eachNumber(fmt.Sprintf("%s[%d]", name, i), v.Index(i), visit)
		}
	default:
		visit(name, v)
	}
}

// TestHashSeesEverything flips the lowest and the highest bit of every number
// that a state is made of: the hash must change each time. A field that
// someone adds and forgets there fails here.
func TestHashSeesEverything(t *testing.T) {
	m := fullState(t)
	hash := m.S.Hash()
	numbers := 0
	eachNumber("State", reflect.ValueOf(&m.S).Elem(), func(name string, v reflect.Value) {
		numbers++
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		check := func() {
			t.Helper()
			if m.S.Hash() == hash {
				t.Errorf("the hash does not see %s", name)
			}
			v.Set(was)
		}
		switch v.Kind() {
		case reflect.Bool:
			v.SetBool(!v.Bool())
			check()
		case reflect.Int8, reflect.Int16:
			v.SetInt(v.Int() ^ 1)
			check()
			v.SetInt(^v.Int())
			check()
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(v.Uint() ^ 1)
			check()
			v.SetUint(v.Uint() ^ 1<<(v.Type().Bits()-1))
			check()
		default:
			t.Errorf("%s is a %s: a state holds only numbers", name, v.Kind())
		}
	})
	if numbers < 1000 {
		t.Errorf("only %d numbers were tried", numbers)
	}
	if m.S.Hash() != hash {
		t.Error("the state was not put back")
	}
}

// TestListsHaveTheirLength makes sure that an entry that is all zero counts.
func TestListsHaveTheirLength(t *testing.T) {
	m := fullState(t)
	hash := m.S.Hash()
	s := reflect.ValueOf(&m.S).Elem()
	for i := range s.NumField() {
		list := s.Field(i)
		if list.Kind() != reflect.Slice || !list.CanSet() {
			continue
		}
		was := reflect.New(list.Type()).Elem()
		was.Set(list)
		list.Set(reflect.Append(list, reflect.Zero(list.Type().Elem())))
		if m.S.Hash() == hash {
			t.Errorf("one more of %s goes unseen", s.Type().Field(i).Name)
		}
		list.Set(was)
	}
}

func TestCopyIsComplete(t *testing.T) {
	m := fullState(t)
	var c rules.Match
	c.CopyFrom(m)
	if !reflect.DeepEqual(m.S, c.S) {
		t.Fatal("a copy differs")
	}
	want := m.S.Hash()
	eachNumber("State", reflect.ValueOf(&c.S).Elem(), func(_ string, v reflect.Value) { v.SetZero() })
	if m.S.Hash() != want {
		t.Fatal("a copy shares memory with its match")
	}
}
