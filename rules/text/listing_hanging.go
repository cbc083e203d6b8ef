package text

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// hangingText writes what a card's program gives to cards and takes from them.
func (l *Language) hangingText(d *rules.Def) string {
	var b strings.Builder
	for i := range d.Statics {
		st := &d.Statics[i]
		whom := "this"
		if st.Whom != nil {
			whom = l.filterText(st.Whom)
		}
		for _, k := range st.Gives {
			fmt.Fprintf(&b, "holds: %s has ability %d\n", whom, k+1)
		}
		if st.Mutes {
			fmt.Fprintf(&b, "holds: %s has no abilities\n", whom)
		}
	}
	for i := range d.Lent {
		st := &d.Lent[i]
		fmt.Fprintf(&b, "lent %d", i+1)
		for _, ch := range st.Changes {
			fmt.Fprintf(&b, ", number %d %s", ch.Fact, amountText(&ch.N))
		}
		if st.Powers != 0 {
			fmt.Fprintf(&b, ", powers %#b", st.Powers)
		}
		fmt.Fprintf(&b, ", while %s\n", l.condText(st.If))
	}
	return b.String()
}

// hangText writes an instruction that lets cards hang on others, or gives and takes abilities.
func (l *Language) hangText(in *rules.Instr) string {
	switch in.Op {
	case rules.OpBearer:
		return fmt.Sprintf("bearer -> r%d", in.Dst)
	case rules.OpFasten:
		on := "this"
		if in.Dst >= 0 {
			on = fmt.Sprintf("r%d", in.Dst)
		}
		s := fmt.Sprintf("fasten r%d on %s in %s", in.Reg, on, l.zone(in.Zone, in.Whose))
		if in.Face == rules.FaceDown {
			s += ", face-down"
		}
		return s
	}
	switch {
	case in.Mark == l.Game.Mutes:
		return fmt.Sprintf("r%d loses all abilities", in.Reg)
	case in.N < 0:
		return fmt.Sprintf("r%d gets lent %d", in.Reg, -in.N)
	}
	return fmt.Sprintf("r%d gains ability %d", in.Reg, in.N+1)
}

// tieText writes how a card hangs together with another one.
func tieText(f *rules.Filter) string {
	switch f.Tie {
	case rules.OnThis:
		return "on this"
	case rules.OnReg:
		return fmt.Sprintf("on r%d", f.TieReg)
	case rules.OnBearer:
		return "on its bearer"
	}
	return ""
}
