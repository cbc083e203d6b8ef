package text

import (
	"cmp"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"

	"feltstack/rules"
)

// The listing is written by templates: "$Who" is a field in words, "${mark Mark}" the
// name of such a thing with the field as its place, "${r-1 Except}" one counted from 1.

// placeNames is what some places in lists are called.
var placeNames = map[string][]string{
	"who": {"you", "opponent", "each opponent", "each player", "its owner", "its controller", "that player", "each other player",
		"who controlled it", "who owned it", "chooser"},
	"place": {"top", "bottom", "top or the bottom"}, "kind": {"play", "use", "trigger", "instead", "delayed"},
	"scope": {"a turn", "a round", "a game"}, "cmp": {"at least", "at most", "exactly"},
	"half": {"", " (half, rounded down)", " (half, rounded up)"}, "face": {"", "face-up", "face-down"},
	"part": {"", "top $N of ", "bottom $N of ", "between top $N and bottom $M of "},
	"tie":  {"", "bearer", "on this", "on ${r TieReg}", "on its bearer"},
	"best": {"", "highest", "lowest"}, "fee": {"also pays", "may pay"},
}

// filterParts is what a filter says, where a field is something.
var filterParts = []string{"Items", "plays", "From", "$From", "Tie", "${tie Tie}", "NotSrc", "another", "NotIt", "not itself",
	"Except", "not in ${r-1 Except}", "Targeted", "targetable", "Mass", "affectable", "Least", "$Least or more ${counter-1 Counter} counters",
	"Tests", "$Tests", "Best", "${best Best} ${fact BestBy}"}

// amountTexts is how each kind of amount is written.
var amountTexts = []string{
	rules.Fixed: "$N", rules.CountReg: "size of ${r Reg}", rules.CountAll: "$Filter", rules.All: "all", rules.PerCard: "$N for each $Filter",
	rules.PerCounter: "$N for each ${counter Reg} counter on $Filter", rules.PerRoll: "$N times the roll", rules.PerFact: "$N times its ${fact Reg}",
	rules.PerReg: "$N for each of ${r Reg}", rules.PerNumber: "$N times the number in ${r Reg}", rules.PerX: "$N times X",
	rules.PerPaid: "$N for each resource paid", rules.PaidExtra: "$N if extra $Reg is paid", rules.PaidWay: "$N if way $Reg is paid",
	rules.PerDone: "$N for each ${memory Reg} by $Who", rules.PerDoneThis: "$N for each ${memory Reg} by this",
	rules.Cost: "$N and what is charged to ${act Reg} it", rules.FactOf: "$N times ${fact Fact} of $Filter",
	rules.TotalOf: "$N times total ${fact Fact} of $Filter", rules.SeatNum: "$N times ${number Fact} of $Who",
}

// say writes what a template says of a struct.
func (l lister) say(format string, of any) string {
	v := reflect.ValueOf(of).Elem()
	return os.Expand(format, func(key string) string {
		kind, field, named := strings.Cut(key, " ")
		if !named {
			return l.word(v.FieldByName(kind).Interface())
		}
		kind, less := strings.CutSuffix(kind, "-1")
		at, f := 0, v.FieldByName(field)
		if f.CanInt() {
			at = int(f.Int())
		} else {
			at = int(f.Uint())
		}
		if less {
			at--
		}
		switch kind {
		case "zone":
			return l.zone(at, v)
		case "best":
			at = (3 + at) % 3
		}
		name := l.name(kind, at)
		if strings.Contains(name, "$") {
			return l.say(name, of)
		}
		return name
	})
}

// parts writes each part whose field is something: fields and templates in turn.
func (l lister) parts(of any, pairs ...string) []string {
	var s []string
	for p := range slices.Chunk(pairs, 2) {
		if !reflect.ValueOf(of).Elem().FieldByName(p[0]).IsZero() {
			s = append(s, l.say(p[1], of))
		}
	}
	return s
}

// name is what the thing of a kind at a place is called: "op 34" where it has no name.
func (l lister) name(kind string, at int) string {
	g := l.Game
	s := ""
	if at >= 0 {
		switch names := placeNames[kind]; {
		case at < len(names):
			return names[at]
		case kind == "mark" && at < len(g.Marks):
			s = g.Marks[at]
		case kind == "number" && at < len(g.SeatNums):
			s = g.SeatNums[at]
		case kind == "act" && at < len(g.Acts):
			s = g.Acts[at]
		case kind == "label" && at < len(g.Labels):
			s = g.Labels[at]
		case kind == "fact" && at < len(g.Facts):
			s = g.Facts[at].Name
		case kind == "counter" && at < len(g.Counters):
			s = g.Counters[at].Name
		case kind == "pred" && at < len(g.Preds):
			s = g.Preds[at].Name
		case kind == "native" && at < len(g.Natives):
			s = g.Natives[at].Name
		case kind == "card" && at < len(g.Defs):
			s = g.Defs[at].Name
		case kind == "memory" && at < len(g.Memories):
			m := &g.Memories[at]
			s = strings.Join(l.parts(m, "Why", "${cause Why}", "Card", "$Card", "Since", "since the last turn"), " ")
		case kind == "who" && rules.Who(at) >= rules.Related && at-int(rules.Related) < len(g.Relations):
			s = g.Relations[at-int(rules.Related)].Name
		case kind == "who" && at >= int(rules.InRegs) && at < int(rules.Related):
			s = fmt.Sprintf("player in r%d", at-int(rules.InRegs))
		case kind == "cause":
			s = l.cause(uint8(at))
		case kind == "r":
			return fmt.Sprintf("r%d", at)
		}
	} else if kind == "r" {
		return "this"
	}
	return cmp.Or(s, fmt.Sprintf("%s %d", kind, at))
}

// cause is the words of texts for why something happens.
func (l lister) cause(why uint8) string {
	v := l.Vocab
	if i := slices.IndexFunc(v.Events, func(e Event) bool { return e.Why == why }); i >= 0 {
		return v.Events[i].Phrase
	}
	if i := slices.IndexFunc(v.Steps, func(st Step) bool { return st.Why == why }); i >= 0 {
		return v.Steps[i].Phrase
	}
	if i := slices.IndexFunc(v.Befalls, func(b Befall) bool { return b.Why == why }); i >= 0 {
		return v.Befalls[i].Phrase
	}
	return ""
}

// zone writes a zone and whose it is, as the struct v says.
func (l lister) zone(at int, v reflect.Value) string {
	if at >= len(l.Game.Zones) {
		return fmt.Sprintf("zone %d", at)
	}
	z, whose := &l.Game.Zones[at], v.FieldByName("Whose")
	if !whose.IsValid() {
		whose = v.FieldByName("Who")
	}
	switch who := rules.Who(whose.Uint()); {
	case !z.PerSeat:
		return z.Name
	case who == rules.You:
		return "your " + z.Name
	default:
		return l.word(who) + "'s " + z.Name
	}
}

// word writes a value.
func (l lister) word(v any) string {
	switch v := v.(type) {
	case rules.Who:
		return l.name("who", int(v))
	case rules.Dest:
		return l.say("${place At} of ${zone Zone}", &v)
	case *rules.Dest:
		return l.word(*v)
	case rules.Source:
		return l.say("${part Part}${zone Zone}", &v)
	case rules.Test:
		return l.test(&v)
	case rules.Amount:
		return l.amount(&v)
	case *rules.Amount:
		return l.amount(v)
	case *rules.Filter:
		return l.filter(v)
	case *rules.Cond:
		return l.cond(v)
	case rules.Instr:
		return l.instr(&v)
	case rules.Gain:
		return l.say("${mark Mark} $N", &v)
	case rules.Want:
		return l.say("$N$Of", &v) + strings.Join(l.parts(&v, "X", " and $X for each X"), "")
	case rules.ResourceSet:
		var s []string
		for i := range l.Game.Resources {
			if v>>i&1 == 1 {
				s = append(s, l.Game.Resources[i].Name)
			}
		}
		return strings.TrimSuffix(" "+strings.Join(s, "/"), " ")
	}
	list := reflect.ValueOf(v)
	if list.Kind() != reflect.Slice {
		return fmt.Sprint(v)
	}
	var s []string
	for i := range list.Len() {
		s = append(s, l.word(list.Index(i).Interface()))
	}
	return strings.Join(s, ", ")
}

func (l lister) amount(a *rules.Amount) string {
	text := fmt.Sprintf("amount %d", a.Kind)
	if int(a.Kind) < len(amountTexts) {
		text = amountTexts[a.Kind]
	}
	if a.Filter == nil {
		text = strings.Replace(text, "$Filter", map[bool]string{true: "this", false: "${r Reg}"}[a.Kind == rules.PerCounter], 1)
	}
	s := strings.TrimPrefix(l.say(text+"${half Half}", a), "1 times ")
	if (a.Kind == rules.CountReg || a.Kind == rules.CountAll) && a.N != 0 {
		s += fmt.Sprintf(" %+d", a.N)
	}
	if a.Plus != 0 {
		s += fmt.Sprintf(" %+d", a.Plus)
	}
	return s
}

// signed writes an amount that is added or taken away.
func (l lister) signed(sign int16, a *rules.Amount) string {
	s, minus := strings.CutPrefix(l.amount(a), "-")
	return map[bool]string{false: "+", true: "-"}[minus != (sign < 0)] + s
}

func (l lister) cond(c *rules.Cond) string {
	if c == nil {
		return "always"
	}
	s := ""
	switch {
	case c.Pred >= 0:
		s = l.say("${pred Pred}", c) + strings.Join(l.parts(c, "N", " $N"), "")
	case c.Than != nil:
		s = l.say("$Count ${cmp Cmp} $Than", c) + strings.Join(l.parts(c, "N", " plus $N"), "")
	default:
		s = l.say("$Count ${cmp Cmp} $N", c)
	}
	s = strings.TrimPrefix(s, "1 for each ")
	if c.Not {
		s = "not " + s
	}
	return s + strings.Join(l.parts(c, "And", " and $And"), "")
}

func (l lister) filter(f *rules.Filter) string {
	if f == nil {
		return "[any]"
	}
	s := l.parts(f, filterParts...)
	if len(f.From) == 0 && !f.Items && f.Tie != rules.Bearer && f.Reg >= 0 {
		s = slices.Insert(s, 0, fmt.Sprintf("r%d", f.Reg))
	}
	if f.Ctrl != rules.Each {
		s = append(s, l.say("controlled by $Ctrl", f))
	}
	if len(s) == 0 {
		s = []string{"any"}
	}
	out := "[" + strings.Join(s, ", ") + "]"
	for _, g := range f.Or {
		out += " or " + l.filter(g)
	}
	return out
}

func (l lister) test(t *rules.Test) string {
	var any []string
	for i := range t.Any {
		any = append(any, l.test(&t.Any[i]))
	}
	s := strings.Join(any, " or ")
	switch {
	case t.Than != nil:
		s = l.say("${fact Fact} ${cmp Cmp} $Than", t) + strings.Join(l.parts(t, "N", " plus $N"), "")
	case t.Said > 0 || t.Kept > 0:
		s = strings.TrimSpace(s + strings.Join(l.parts(t, "Said", " as ${r-1 Said} says", "Kept", " as mark ${mark Kept} says"), ""))
	case t.Any == nil && t.Did > 0:
		s = l.say("${memory-1 Did}", t)
	case t.Any == nil:
		s = l.say("${pred Pred}", t) + strings.Join(l.parts(t, "N", " $N"), "")
	}
	if t.Not {
		return "not " + s
	}
	return s
}
