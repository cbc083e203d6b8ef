package text

import (
	"fmt"
	"maps"
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
	"decree": {rules.Forbids: "$Who can't ${act Act} $Cards", rules.Allows: "$Who may ${act Act} $Cards",
		rules.Charges: "$Of for $Who: ${act Act} $Cards", rules.Diverts: "$Cards from ${zone Zone} -> $Dest"},
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
			field = kind
		}
		f := v.FieldByName(field)
		switch {
		case !f.IsValid():
			return "$" + key // a dollar sign in a name
		case !named:
			return l.word(f.Interface())
		}
		kind, less := strings.CutSuffix(kind, "-1")
		at := 0
		if f.CanInt() {
			at = int(f.Int())
		} else if f.CanUint() {
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

// nameLists is placeNames and what a game calls its things.
func (l *Language) nameLists() map[string][]string {
	g, all := l.Game, maps.Clone(placeNames)
	all["mark"], all["number"], all["act"] = g.Marks, g.SeatNums, g.Acts
	all["fact"] = each(g.Facts, func(x rules.NumSpec) string { return x.Name })
	all["counter"] = each(g.Counters, func(x rules.CounterSpec) string { return x.Name })
	all["pred"] = each(g.Preds, func(x rules.Pred) string { return x.Name })
	all["native"] = each(g.Natives, func(x rules.Native) string { return x.Name })
	all["card"] = each(g.Defs, func(x rules.Def) string { return x.Name })
	all["relation"] = each(g.Relations, func(x rules.Relation) string { return x.Name })
	why, until := make([]string, 256), make([]string, 256)
	for _, x := range l.Vocab.Befalls {
		why[x.Why] = x.Phrase
	}
	for _, x := range l.Vocab.Steps {
		why[x.Why], until[x.Until] = x.Phrase, "until "+x.Phrase+" of $UntilOf"
	}
	for _, x := range l.Game.Spans {
		until[x.Until] = "until this " + x.Name + " ends"
	}
	until[rules.UntilStart], until[rules.UntilEnd] = "until the next start of $UntilOf", "until this turn ends"
	for _, x := range slices.Backward(l.Vocab.Events) {
		why[x.Why] = x.Phrase
	}
	all["cause"], all["until"] = why, until
	return all
}

func each[T any](list []T, name func(T) string) []string {
	var s []string
	for _, x := range list {
		s = append(s, name(x))
	}
	return s
}

// more is parts in one.
func (l lister) more(of any, pairs ...string) string { return strings.Join(l.parts(of, pairs...), "") }

// name is what the thing of a kind at a place is called: "op 34" where it has no name.
func (l lister) name(kind string, at int) string {
	names := l.names[kind]
	switch {
	case at >= 0 && at < len(names) && (names[at] != "" || placeNames[kind] != nil):
		return names[at]
	case kind == "r" && at < 0:
		return "this"
	case kind == "r":
		return fmt.Sprintf("r%d", at)
	case kind == "memory" && at < len(l.Game.Memories):
		return strings.Join(l.parts(&l.Game.Memories[at], "Why", "${cause Why}", "Card", "$Card", "Since", "since the last turn"), " ")
	case kind == "who" && at >= int(rules.Related):
		return l.name("relation", at-int(rules.Related))
	case kind == "who" && at >= int(rules.InRegs):
		return fmt.Sprintf("player in r%d", at-int(rules.InRegs))
	}
	return fmt.Sprintf("%s %d", kind, at)
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
	r := reflect.ValueOf(v)
	if r.Kind() == reflect.Pointer {
		if r.IsNil() {
			return "[any]"
		}
		v = r.Elem().Interface()
	}
	switch v := v.(type) {
	case rules.Who:
		return l.name("who", int(v))
	case rules.Dest:
		return l.say("${place At} of ${zone Zone}", &v)
	case rules.Source:
		return l.say("${part Part}${zone Zone}", &v)
	case rules.Gain:
		return l.say("${mark Mark} $N", &v)
	case rules.Want:
		return l.say("$N$Of", &v) + l.more(&v, "X", " plus $X for each X")
	case rules.Test:
		return l.test(&v)
	case rules.Amount:
		return l.amount(&v)
	case rules.Filter:
		return l.filter(&v)
	case rules.Cond:
		return l.cond(&v)
	case rules.Instr:
		return l.instr(&v)
	case rules.ResourceSet:
		var s []string
		for i := range l.Game.Resources {
			if v>>i&1 == 1 {
				s = append(s, l.Game.Resources[i].Name)
			}
		}
		return strings.TrimSuffix(" "+strings.Join(s, "/"), " ")
	}
	if r.Kind() != reflect.Slice {
		return fmt.Sprint(v)
	}
	var s []string
	for i := range r.Len() {
		s = append(s, l.word(r.Index(i).Interface()))
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
	plus := a.Plus
	if a.Kind == rules.CountReg || a.Kind == rules.CountAll {
		plus += a.N
	}
	if plus != 0 {
		s += fmt.Sprintf(" %+d", plus)
	}
	return s
}

// signed writes an amount that is added or taken away.
func (l lister) signed(sign int16, a *rules.Amount) string {
	s, minus := strings.CutPrefix(l.amount(a), "-")
	return map[bool]string{false: "+", true: "-"}[minus != (sign < 0)] + s
}

func (l lister) cond(c *rules.Cond) string {
	s := ""
	switch {
	case c.Pred >= 0:
		s = l.say("${pred Pred}", c) + l.more(c, "N", " $N")
	case c.Than != nil:
		s = l.say("$Count ${cmp Cmp} $Than", c) + l.more(c, "N", " plus $N")
	default:
		s = l.say("$Count ${cmp Cmp} $N", c)
	}
	return l.more(c, "Not", "not ") + strings.TrimPrefix(s, "1 for each ") + l.more(c, "And", " and $And")
}

func (l lister) filter(f *rules.Filter) string {
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
	return "[" + strings.Join(s, ", ") + "]" + l.more(f, "Or", " or $Or")
}

func (l lister) test(t *rules.Test) string {
	s := strings.Join(each(t.Any, func(x rules.Test) string { return l.test(&x) }), " or ")
	switch {
	case t.Than != nil:
		s = l.say("${fact Fact} ${cmp Cmp} $Than", t) + l.more(t, "N", " plus $N")
	case t.Said > 0 || t.Kept > 0:
		s = strings.TrimSpace(s + l.more(t, "Said", " as ${r-1 Said} says", "Kept", " as mark ${mark Kept} says"))
	case t.Any == nil && t.Did > 0:
		s = l.say("${memory-1 Did}", t)
	case t.Any == nil:
		s = l.say("${pred Pred}", t) + l.more(t, "N", " $N")
	}
	return l.more(t, "Not", "not ") + s
}
