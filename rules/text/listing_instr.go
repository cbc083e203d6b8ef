package text

import (
	"fmt"
	"slices"
	"strings"

	"feltstack/rules"
)

// opTexts is how each instruction is written.
var opTexts = []string{
	rules.OpThis: "this -> ${r Dst}", rules.OpPick: "pick ($Who) $Min to $Max of $Filter -> ${r Dst}", rules.OpAll: "all $Filter -> ${r Dst}",
	rules.OpTop: "top ($Who) $Min to $Max, ${place At} of ${zone Zone} -> ${r Dst}", rules.OpRest: "rest ${r Reg} without ${r N} -> ${r Dst}",
	rules.OpJoin: "join ${r Reg} -> ${r Dst}", rules.OpEach: "each ($Who) next of ${r Reg} -> ${r Dst}, none: $Jump",
	rules.OpSeats: "seats $Who, else: $Jump", rules.OpLeave: "leave $Jump", rules.OpIts: "whose ${r Reg}", rules.OpMay: "may $Who, else: $Jump",
	rules.OpMode: "mode ($Who) one of $Jumps", rules.OpIf: "if $Cond, else: $Jump", rules.OpJump: "jump $Jump",
	rules.OpMove: "move ${r Reg} -> $Dests", rules.OpShow: "show ${r Reg} to $Who", rules.OpShuffle: "shuffle ${zone Zone}",
	rules.OpNum: "${number Num} of $Who", rules.OpCounters: "counters ${counter Num} on ${r Reg}", rules.OpMark: "mark ${r Reg} with ${mark Mark} $N",
	rules.OpMarkSeat: "mark $Who with ${mark Mark} $N", rules.OpThrow: "throw $N sides", rules.OpSeat: "player ($Who) of $Whose -> ${r Dst}",
	rules.OpNumber: "number ($Who) $Min to $Max -> ${r Dst}", rules.OpSay: "word ($Who) of $Texts -> ${r Dst}", rules.OpNote: "note $Who -> ${r Dst}",
	rules.OpVote: "vote $Who -> ${r Dst}", rules.OpCopy: "copy ${r Reg} for $Who -> ${r Dst}", rules.OpDelay: "wait for ability",
	rules.OpFasten: "fasten ${r Reg} on ${r Dst} in ${zone Zone}", rules.OpBearer: "bearer -> ${r Dst}", rules.OpAs: "count ${r Reg} as ${r Dst}",
	rules.OpWin: "lose $Who", rules.OpNative: "do ${native Native}",
}

// oneTexts is what 1 as N adds to an instruction.
var oneTexts = map[rules.Op]string{rules.OpShuffle: " but for ${r Reg}", rules.OpSeat: ", another", rules.OpVote: ", some may abstain", rules.OpCopy: ", new targets"}

// instr writes one instruction.
func (l lister) instr(in *rules.Instr) string {
	s := fmt.Sprintf("op %d", in.Op)
	if int(in.Op) < len(opTexts) && opTexts[in.Op] != "" {
		s = opTexts[in.Op]
	}
	if in.N == 1 {
		s += oneTexts[in.Op]
	}
	marks := in.Mark != 0 && (in.Op == rules.OpMark || in.Op == rules.OpMarkSeat)
	switch times := in.Max != (rules.Amount{}); {
	case marks && in.Mark == l.Game.Mutes:
		s = "${r Reg} loses all abilities"
	case marks && in.Mark == l.Game.Grants && in.N < 0:
		s = fmt.Sprintf("${r Reg} gets lent %d", -in.N)
	case marks && in.Mark == l.Game.Grants:
		s = fmt.Sprintf("${r Reg} gains ability %d", in.N+1)
	case marks && in.Mark == l.Game.Gains || marks && in.Mark == l.Game.Loses:
		s = "${r Reg} " + map[bool]string{true: "gets: ", false: "loses: "}[in.Mark == l.Game.Gains] + l.powers(1<<in.N)
	case marks && in.Mark == l.Game.Decreed && int(in.N) < len(l.Game.Decrees):
		s = "for a time: " + l.decree(&l.Game.Decrees[in.N])
	case in.Op == rules.OpNum || in.Op == rules.OpCounters:
		s += " " + l.signed(in.N, &in.Max)
	case in.Op == rules.OpDelay:
		s += fmt.Sprintf(" %d, times %s", in.N+1, l.amount(&in.Max))
	case in.Op == rules.OpAs && in.Dst < 0:
		s = "count ${r Reg} as ${card N}"
	case in.Op == rules.OpWin && in.N == 1:
		s = "win $Who"
	case marks && times && in.N == 1:
		s = strings.Replace(s, "$N", "$Max", 1)
	case (marks || in.Op == rules.OpThrow) && times:
		s += " times $Max"
	case in.Op == rules.OpNative:
		s += l.native(in)
	case in.Op == rules.OpMode:
		for i, c := range in.Conds {
			if c != nil {
				s += fmt.Sprintf(", %d if %s", i+1, l.cond(c))
			}
		}
	}
	more := l.parts(in, "Also", " and $Also", "Ordered", ", ordered", "Random", ", at random", "Face", ", ${face Face}")
	if in.Op == rules.OpMove || in.Op == rules.OpSay {
		more = append(more, l.parts(in, "Mark", ", ${mark Mark}")...)
	}
	return l.say(s, in) + strings.Join(more, "") + l.more(in, "Until", ", ${until Until}", "Price", ", with: $Price")
}

// native writes what an instruction hands over to its native.
func (l lister) native(in *rules.Instr) string {
	s := l.parts(in, "Who", " ($Who)", "N", " kind $N", "Max", " $Max", "Zone", " ${zone Zone}")
	if in.Reg >= 0 {
		s = slices.Insert(s, 0, l.say(" ${r Reg}", in))
	}
	if in.Dst > 0 {
		s = append(s, l.say(" -> ${r Dst}", in))
	}
	return strings.Join(s, "")
}

// decree writes what a decree says.
func (l lister) decree(d *rules.Decree) string {
	s := l.say(l.name("decree", int(d.Kind)), d)
	if d.Kind == rules.Charges {
		return l.signed(1, &d.N) + s
	}
	return s
}
