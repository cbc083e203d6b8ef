package text

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// Tree writes a syntax tree, one production a line, for people who look for why a
// text means what it means.
func (l *Language) Tree(t *Text) string {
	var b strings.Builder
	for i := range t.Paras {
		tree(&b, t.Paras[i].node, "", 0)
	}
	return b.String()
}

// tree writes a node and its parts. A list is written as its parts.
func tree(b *strings.Builder, n node, part string, depth int) {
	if n == nil {
		return
	}
	if n.Rule == nil {
		for _, k := range n.Kids {
			tree(b, k, part, depth)
		}
		return
	}
	fmt.Fprintf(b, "%s%s%s", strings.Repeat("  ", depth), part, n.Rule.Name)
	if n.N != 0 {
		fmt.Fprintf(b, " %d", n.N)
	}
	b.WriteByte('\n')
	for i, k := range n.Kids {
		tree(b, k, strings.ToLower(n.Rule.Fields[i].Name)+": ", depth+1)
	}
}

var opNames = map[rules.Op]string{
	rules.OpThis: "this", rules.OpPick: "pick", rules.OpAll: "all", rules.OpTop: "top", rules.OpRest: "rest", rules.OpJoin: "join",
	rules.OpEach: "each", rules.OpSeats: "seats", rules.OpLeave: "leave", rules.OpMay: "may", rules.OpMode: "mode", rules.OpIf: "if", rules.OpJump: "jump",
	rules.OpMove: "move", rules.OpShow: "show", rules.OpShuffle: "shuffle", rules.OpNum: "number",
	rules.OpNative: "do", rules.OpCounters: "counters", rules.OpMark: "mark", rules.OpThrow: "throw",
}

// zone writes a zone and whose it is.
func (l *Language) zone(k rules.ZoneKind, whose rules.Who) string {
	z := &l.Game.Zones[k]
	switch {
	case !z.PerSeat:
		return z.Name
	case whose == rules.You:
		return "your " + z.Name
	}
	return whoNames[whose] + "'s " + z.Name
}

var whoNames = [...]string{"you", "opponent", "each opponent", "each player", "its owner", "its controller", "that player"}

// Listing writes the program of a card.
func (l *Language) Listing(d *rules.Def) string {
	var b strings.Builder
	if d.Keywords != 0 {
		fmt.Fprintf(&b, "keywords %#b\n", d.Keywords)
	}
	b.WriteString(l.otherThanAbilities(d) + l.hangingText(d))
	for i := range d.Abilities {
		a := &d.Abilities[i]
		head := "trigger"
		if a.Kind != rules.AbilityTrigger {
			head = l.Game.Labels[a.Label]
		}
		if a.Kind == rules.AbilityGranted {
			head = "given"
		}
		for j := range a.Modes {
			m := &a.Modes[j]
			fmt.Fprintf(&b, "ability %d %s, mode %d", i+1, head, j+1)
			if m.Traits != 0 {
				fmt.Fprintf(&b, ", traits %#b", m.Traits)
			}
			if a.Limit.N > 0 {
				fmt.Fprintf(&b, ", limit %d", a.Limit.N)
			}
			b.WriteByte('\n')
			if a.Alter.Keeps {
				fmt.Fprintf(&b, "  %s\n", alterText(&a.Alter))
			}
			for _, c := range []*rules.Cond{a.If, m.If} {
				if c != nil {
					fmt.Fprintf(&b, "  only if %s\n", l.condText(c))
				}
			}
			for _, t := range m.Targets {
				fmt.Fprintf(&b, "  target r%d = %d to %d of %s\n", t.Reg, t.Min, t.Max, l.filterText(t.Filter))
			}
			for k := range m.Code {
				fmt.Fprintf(&b, "  %2d %s\n", k, l.instr(&m.Code[k]))
			}
		}
	}
	return b.String()
}

// instr writes one instruction.
func (l *Language) instr(in *rules.Instr) string {
	who := whoNames[in.Who]
	r := func(reg int8) string { return fmt.Sprintf("r%d", reg) }
	head := opNames[in.Op] + " "
	switch in.Op {
	case rules.OpThis:
		return head + "-> " + r(in.Dst)
	case rules.OpPick:
		return fmt.Sprintf("%s(%s) %s to %s of %s -> %s", head, who, amountText(&in.Min), amountText(&in.Max), l.filterText(in.Filter), r(in.Dst))
	case rules.OpAll:
		return head + l.filterText(in.Filter) + " -> " + r(in.Dst)
	case rules.OpTop:
		return fmt.Sprintf("%s(%s) %s to %s, %s of %s -> %s", head, who, amountText(&in.Min), amountText(&in.Max), endPhrase(in.At),
			l.zone(in.Zone, in.Whose), r(in.Dst))
	case rules.OpRest:
		return fmt.Sprintf("%s%s without %s -> %s", head, r(in.Reg), r(int8(in.N)), r(in.Dst))
	case rules.OpJoin:
		return head + r(in.Reg) + " -> " + r(in.Dst)
	case rules.OpEach:
		return fmt.Sprintf("%s(%s) next of %s -> %s, none: %d", head, who, r(in.Reg), r(in.Dst), in.Jump)
	case rules.OpSeats, rules.OpMay:
		return fmt.Sprintf("%s%s, else: %d", head, who, in.Jump)
	case rules.OpMode:
		return fmt.Sprintf("%s(%s) one of %v", head, who, in.Jumps)
	case rules.OpIf:
		return fmt.Sprintf("%s%s, else: %d", head, l.condText(in.Cond), in.Jump)
	case rules.OpJump, rules.OpLeave:
		return fmt.Sprintf("%s%d", head, in.Jump)
	case rules.OpMove:
		s := head + r(in.Reg) + " ->"
		for _, d := range in.Dests {
			s += fmt.Sprintf(" %s of %s,", endPhrase(d.At), l.zone(d.Zone, d.Whose))
		}
		if in.Ordered {
			s += " ordered,"
		}
		if in.Mark > 0 {
			s += " " + l.Game.Marks[in.Mark] + ","
		}
		return strings.TrimSuffix(s, ",")
	case rules.OpShow:
		return fmt.Sprintf("%s%s to %s", head, r(in.Reg), who)
	case rules.OpShuffle:
		if in.N == 1 {
			return fmt.Sprintf("%s%s but for %s", head, l.zone(in.Zone, in.Whose), r(in.Reg))
		}
		return head + l.zone(in.Zone, in.Whose)
	case rules.OpNum:
		return fmt.Sprintf("%s%s of %s %+d", head, l.seatNum(in.Num), who, in.N*in.Max.N)
	case rules.OpFasten, rules.OpBearer:
		return l.hangText(in)
	case rules.OpMark:
		if in.Mark != 0 && (in.Mark == l.Game.Grants || in.Mark == l.Game.Mutes) {
			return l.hangText(in)
		}
	case rules.OpMarkSeat:
		if in.Mark == l.Game.Decreed {
			return "for a time: " + l.decreeText(&l.Game.Decrees[in.N])
		}
		return fmt.Sprintf("mark %s with %s %d", who, l.Game.Marks[in.Mark], in.N)
	case rules.OpNative:
		return l.nativeText(in)
	}
	return fmt.Sprintf("%s%s %d", head, r(in.Reg), in.N)
}

func (l *Language) nativeText(in *rules.Instr) string {
	s := "do " + l.Game.Natives[in.Native].Name
	if in.Reg >= 0 {
		s += fmt.Sprintf(" r%d", in.Reg)
	}
	if in.N != 0 {
		s += fmt.Sprintf(" kind %d", in.N)
	}
	if in.Max.N != 0 {
		s += " " + amountText(&in.Max)
	}
	if in.Zone != 0 {
		s += " " + l.zone(in.Zone, in.Whose)
	}
	if in.Dst > 0 {
		s += fmt.Sprintf(" -> r%d", in.Dst)
	}
	return s
}

func amountText(a *rules.Amount) string {
	switch a.Kind {
	case rules.CountReg:
		return fmt.Sprintf("size of r%d %+d", a.Reg, a.N)
	case rules.CountAll:
		return fmt.Sprintf("count %+d", a.N)
	case rules.All:
		return "all"
	case rules.PaidExtra:
		return "additional cost paid"
	}
	return fmt.Sprint(a.N)
}

func (l *Language) condText(c *rules.Cond) string {
	not := ""
	if c.Not {
		not = "not "
	}
	if c.Pred >= 0 {
		return not + l.Game.Preds[c.Pred].Name
	}
	what := amountText(&c.Count)
	if c.Count.Filter != nil {
		what = l.filterText(c.Count.Filter)
	}
	if c.Than != nil {
		what += fmt.Sprintf(" against %s", l.filterText(c.Than.Filter))
	}
	return fmt.Sprintf("%s%s %s %d", not, what, [...]string{"at least", "at most", "exactly"}[c.Cmp], c.N)
}

// filterText writes what a filter tests.
func (l *Language) filterText(f *rules.Filter) string {
	var s []string
	if f.Items {
		s = append(s, "plays")
	}
	if f.Tie == rules.Bearer {
		return "[bearer]"
	}
	if len(f.From) == 0 && !f.Items {
		s = append(s, fmt.Sprintf("r%d", f.Reg))
	}
	for _, z := range f.From {
		part := ""
		switch z.Part {
		case rules.TopN:
			part = fmt.Sprintf("top %d of ", z.N)
		case rules.BottomN:
			part = fmt.Sprintf("bottom %d of ", z.N)
		case rules.Between:
			part = fmt.Sprintf("between top %d and bottom %d of ", z.N, z.M)
		}
		s = append(s, part+l.zone(z.Zone, z.Whose))
	}
	if f.Ctrl != rules.Each {
		s = append(s, "controlled by "+whoNames[f.Ctrl])
	}
	if tie := tieText(f); tie != "" {
		s = append(s, tie)
	}
	if f.NotSrc {
		s = append(s, "another")
	}
	if f.NotIt {
		s = append(s, "not itself")
	}
	if f.Except > 0 {
		s = append(s, fmt.Sprintf("not in r%d", f.Except-1))
	}
	if f.Targeted {
		s = append(s, "targetable")
	}
	if f.Mass {
		s = append(s, "affectable")
	}
	for i := range f.Tests {
		s = append(s, l.testText(&f.Tests[i]))
	}
	return "[" + strings.Join(s, ", ") + "]"
}

func (l *Language) testText(t *rules.Test) string {
	not := ""
	if t.Not {
		not = "not "
	}
	if t.Any == nil {
		s := not + l.Game.Preds[t.Pred].Name
		if t.N != 0 {
			s += fmt.Sprintf(" %d", t.N)
		}
		return s
	}
	var any []string
	for i := range t.Any {
		any = append(any, l.testText(&t.Any[i]))
	}
	return not + strings.Join(any, " or ")
}

func (k CountKind) String() string {
	return [...]string{"one", "n", "up to", "n or m", "any number", "every", "all", "no", "or more", "or fewer", "equal", "each", "whole", "that", "bare", "bare one"}[k]
}

func (k ThingKind) String() string {
	return [...]string{"described", "this", "named", "rest", "end", "zone", "bearer", "either"}[k]
}

func (k SpotKind) String() string {
	return [...]string{"top", "bottom", "top or bottom", "into", "to"}[k]
}

func (p Poss) String() string {
	return [...]string{"", "your", "their", "your opponent's", "an opponent's", "its owner's", "its controller's", "any player's"}[p]
}

func (s Subject) String() string {
	if s == SubjectYou {
		return "you"
	}
	return subjectName(s)
}

// endPhrase says an end of a zone.
func endPhrase(at rules.Place) string {
	return map[rules.Place]string{rules.Top: "top", rules.Either: "top or the bottom", rules.Bottom: "bottom"}[at]
}

// seatNum names a number of a seat.
func (l *Language) seatNum(n uint8) string {
	if int(n) < len(l.Game.SeatNums) {
		return l.Game.SeatNums[n]
	}
	return fmt.Sprintf("number %d", n)
}
