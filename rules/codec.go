package rules

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// codecVersion changes whenever the layout of a state does.
const codecVersion = 2

// The lists of a state hold at most this many entries in a file.
const codecLimit = 4096

// AppendBinary appends the state as bytes to buf. The same state always gives
// the same bytes. The game and the set-up are not in them.
func (m *Match) AppendBinary(buf []byte) []byte {
	s := &m.S
	w := writer{buf}
	w.put(codecVersion)
	w.put(s.RNG.Hi, s.RNG.Lo)
	w.put(s.Head.words())
	w.put(s.Decision.words())
	w.put(s.Answer.words())
	w.put(s.Asked.words())
	for i := 0; i < len(s.Opts); i += 4 {
		w.put(four8((*[4]int8)(s.Opts[i:])))
	}
	for i := 0; i < len(s.Nums); i += 4 {
		w.put(nums(s.Nums[:], i))
	}
	for _, n := range s.Repeats {
		w.put(uint64(n))
	}
	w.put(uint64(len(s.Seats)))
	for i := range s.Seats {
		w.put(s.Seats[i].words())
		for j := 0; j < len(s.Seats[i].Nums); j += 4 {
			w.put(nums(s.Seats[i].Nums[:], j))
		}
	}
	w.put(uint64(len(s.Zones)))
	for i := range s.Zones {
		w.put(s.Zones[i].words())
	}
	w.put(uint64(len(s.Cards)))
	for i := range s.Cards {
		w.put(s.Cards[i].words())
	}
	w.put(uint64(len(s.Stack)))
	for i := range s.Stack {
		w.put(s.Stack[i].words())
	}
	w.put(uint64(len(s.Frames)))
	for i := range s.Frames {
		w.put(s.Frames[i].words())
	}
	w.put(uint64(len(s.Picks)))
	for i := range s.Picks {
		w.put(s.Picks[i].words())
	}
	w.put(uint64(len(s.Marks)))
	for i := range s.Marks {
		w.put(s.Marks[i].words())
	}
	w.put(uint64(len(s.Queue)))
	for i := range s.Queue {
		w.put(s.Queue[i].words())
	}
	w.put(uint64(len(s.Past)))
	for i := range s.Past {
		w.put(s.Past[i].words())
	}
	w.put(uint64(len(s.Uses)))
	for i := range s.Uses {
		w.put(s.Uses[i].words())
	}
	w.put(uint64(len(s.Options)))
	for i := range s.Options {
		w.put(s.Options[i].words())
	}
	return w.buf
}

// UnmarshalState makes the match's state the one that AppendBinary wrote. The
// match must be of the same game, best made by Prepare with the same set-up.
// Bytes that are no state of this game are refused and leave m as it was.
func (m *Match) UnmarshalState(data []byte) error {
	r := reader{data: data}
	if v := r.word(); v != codecVersion {
		return fmt.Errorf("the state has format %d, this program reads %d", v, codecVersion)
	}
	var s State
	s.RNG = RNG{r.word(), r.word()}
	s.Head.set(r.word(), r.word())
	s.Decision.set(r.word(), r.word())
	s.Answer.set(r.word())
	s.Asked.set(r.word(), r.word(), r.word(), r.word())
	for i := range s.Opts {
		if i%4 == 0 {
			r.at = r.word()
		}
		s.Opts[i] = int8(r.at >> (i % 4 * 8))
	}
	r.nums(s.Nums[:])
	for i := range s.Repeats {
		s.Repeats[i] = uint32(r.word())
	}
	s.Seats = make([]SeatState, r.length())
	for i := range s.Seats {
		s.Seats[i].set(r.word())
		r.nums(s.Seats[i].Nums[:])
	}
	s.Zones = make([]Zone, r.length())
	for i := range s.Zones {
		s.Zones[i].set(r.word())
	}
	s.Cards = make([]Card, r.length())
	for i := range s.Cards {
		s.Cards[i].set(r.word(), r.word(), r.word())
	}
	for range r.length() {
		var it Item
		it.set(r.word(), r.word(), r.word(), r.word())
		s.Stack = append(s.Stack, it)
	}
	for range r.length() {
		var f Frame
		f.set(r.word(), r.word(), r.word(), r.word())
		s.Frames = append(s.Frames, f)
	}
	s.Picks = make([]Pick, r.length())
	for i := range s.Picks {
		s.Picks[i].set(r.word())
	}
	s.Marks = make([]Mark, r.length())
	for i := range s.Marks {
		s.Marks[i].set(r.word())
	}
	s.Queue = make([]Trigger, r.length())
	for i := range s.Queue {
		s.Queue[i].set(r.word(), r.word())
	}
	s.Past = make([]Past, r.length())
	for i := range s.Past {
		s.Past[i].set(r.word(), r.word(), r.word(), r.word())
	}
	s.Uses = make([]Use, r.length())
	for i := range s.Uses {
		s.Uses[i].set(r.word())
	}
	s.Options = make([]Option, r.length())
	for i := range s.Options {
		s.Options[i].set(r.word())
	}
	again := Match{S: s}
	if r.short || !bytes.Equal(again.AppendBinary(make([]byte, 0, len(data))), data) {
		return errors.New("the bytes are no state: the file is damaged")
	}
	if err := check(m.Game, &s); err != nil {
		return fmt.Errorf("the state is not one of %s: %w", m.Game.Title, err)
	}
	m.S = s
	return nil
}

type writer struct{ buf []byte }

func (w *writer) put(words ...uint64) {
	for _, a := range words {
		w.buf = binary.LittleEndian.AppendUint64(w.buf, a)
	}
}

// reader reads words; past the end it reads zeros and is short.
type reader struct {
	data  []byte
	at    uint64
	short bool
}

func (r *reader) word() uint64 {
	if len(r.data) < 8 {
		r.short, r.data = true, nil
		return 0
	}
	a := binary.LittleEndian.Uint64(r.data)
	r.data = r.data[8:]
	return a
}

// length reads the length of a list: no longer than the data that is left.
func (r *reader) length() int {
	n := r.word()
	if n > codecLimit || n > uint64(len(r.data)/8) {
		r.short, r.data = true, nil
		return 0
	}
	return int(n)
}

func (r *reader) nums(a []int16) {
	for i := range a {
		if i%4 == 0 {
			r.at = r.word()
		}
		a[i] = int16(r.at >> (i % 4 * 16))
	}
}
