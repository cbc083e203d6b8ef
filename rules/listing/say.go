package listing

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"feltstack/rules"
	"feltstack/rules/payment"
)

var optional = regexp.MustCompile(`<([^<>]*)>`) // the innermost

// say writes what a template says of a struct.
func (l *lister) say(template string, of any) string {
	v := reflect.Indirect(reflect.ValueOf(of))
	for template = strings.ReplaceAll(template, "->", "→"); strings.Contains(template, "<"); {
		template = optional.ReplaceAllStringFunc(template, func(s string) string {
			for part := range strings.SplitSeq(s[1:len(s)-1], "|") {
				asked, text, asks := strings.Cut(part, "?")
				if !asks {
					return part
				}
				if l.is(v, asked) {
					return text
				}
			}
			return ""
		})
	}
	return os.Expand(strings.ReplaceAll(template, "→", "->"), func(key string) string { return l.field(v, key) })
}

// is reports whether a field is something, or "Field=words" what it says.
func (l *lister) is(v reflect.Value, asked string) bool {
	field, words, exact := strings.Cut(asked, "=")
	f := v.FieldByName(field)
	return exact && l.word(f.Interface()) == words || !exact && !f.IsZero()
}

// field writes a field of a struct: "Who", or "mark Mark" as the place of a thing of a kind.
func (l *lister) field(v reflect.Value, key string) string {
	kind, name, named := strings.Cut(key, " ")
	if !named {
		return l.word(v.FieldByName(key).Interface())
	}
	f := v.FieldByName(name)
	switch kind {
	case "zone":
		return l.zone(int(f.Uint()), v)
	case "signed":
		return l.signed(v, f.Interface().(rules.Amount))
	case "count":
		return strings.TrimPrefix(l.word(f.Interface()), "1 for each ")
	case "is":
		n := v.FieldByName("N").Int()
		if s := l.words.Are[Is{uint8(place(f)), int16(n)}]; s != "" {
			return s
		}
		return l.name("pred", place(f), v) + strings.TrimSuffix(fmt.Sprintf(" %d", n), " 0")
	case "powers":
		return l.powers(f.Uint())
	case "power":
		return l.powers(1 << f.Int())
	case "least":
		if n := f.Int(); n < 0 {
			return fmt.Sprintf("at most %d", -n-1)
		}
		return fmt.Sprintf("%d or more", f.Int())
	case "+":
		return fmt.Sprintf("%+d", f.Int())
	case "or":
		return l.list(f, " or ")
	case "lines":
		return l.list(f, "\n")
	case "modes":
		s := ""
		for i := range f.Len() {
			if c := f.Index(i); !c.IsNil() {
				s += fmt.Sprintf(", %d if %s", i+1, l.word(c.Interface()))
			}
		}
		return s
	}
	from := 0
	if at := strings.IndexAny(kind, "+-"); at > 0 {
		from, _ = strconv.Atoi(kind[at:])
		kind = kind[:at]
	}
	if f.Kind() != reflect.Slice {
		return l.name(kind, place(f)+from, v)
	}
	var s []string
	for i := range f.Len() {
		s = append(s, l.name(kind, place(f.Index(i))+from, v))
	}
	return strings.Join(s, ", ")
}

func place(v reflect.Value) int {
	if v.CanInt() {
		return int(v.Int())
	}
	return int(v.Uint())
}

// name is what the thing of a kind at a place is called, as v says it: "op 34"
// where it has no name.
func (l *lister) name(kind string, at int, v reflect.Value) string {
	if list := fixedNames[kind]; at >= 0 && at < len(list) {
		return list[at]
	}
	if list := reflect.ValueOf(l.game).Elem().FieldByName(gameLists[kind]); list.IsValid() && at >= 0 && at < list.Len() {
		called := list.Index(at)
		if called.Kind() == reflect.Struct {
			called = called.FieldByName("Name")
		}
		if called.String() != "" {
			return called.String()
		}
	}
	switch {
	case kind == "r" && at < 0:
		return "this"
	case kind == "r":
		return fmt.Sprintf("r%d", at)
	case kind == "cause" && l.words.Causes[uint8(at)] != "":
		return l.words.Causes[uint8(at)]
	case kind == "comes" && l.words.Comes[uint8(at)] != "":
		return l.words.Comes[uint8(at)]
	case kind == "token" && at < len(l.words.Tokens):
		return l.words.Tokens[at]
	case kind == "until" && l.words.Untils[rules.Until(at)] != "":
		return "until " + l.words.Untils[rules.Until(at)] + l.say(" of $UntilOf", v.Interface())
	case kind == "until":
		for _, x := range l.game.Spans {
			if x.Until == rules.Until(at) {
				return "until this " + x.Name + " ends"
			}
		}
	case kind == "memory" && at < len(l.game.Memories):
		return l.word(l.game.Memories[at])
	case kind == "who" && at >= int(rules.Related):
		return l.name("relation", at-int(rules.Related), v)
	case kind == "who" && at >= int(rules.InRegs):
		return fmt.Sprintf("player in r%d", at-int(rules.InRegs))
	}
	return fmt.Sprintf("%s %d", kind, at)
}

// zone writes a zone and whose it is, as the struct v says.
func (l *lister) zone(at int, v reflect.Value) string {
	if at >= len(l.game.Zones) {
		return fmt.Sprintf("zone %d", at)
	}
	z, whose := &l.game.Zones[at], v.FieldByName("Whose")
	if !whose.IsValid() {
		whose = v.FieldByName("Who")
	}
	switch who := rules.Who(whose.Uint()); {
	case !z.PerSeat:
		return l.game.Say(z.Name)
	case who == rules.You:
		return "your " + l.game.Say(z.Name)
	default:
		return l.word(who) + "'s " + l.game.Say(z.Name)
	}
}

// word writes a value.
func (l *lister) word(v any) string {
	r := reflect.ValueOf(v)
	if r.Kind() == reflect.Pointer {
		if r.IsNil() {
			return "[any]"
		}
		r = r.Elem()
	}
	switch v := r.Interface().(type) {
	case rules.Who:
		return l.name("who", int(v), r)
	case rules.Instr:
		return l.instr(&v)
	case rules.Amount:
		text := "amount $Kind"
		if int(v.Kind) < len(amountTexts) {
			text = amountTexts[v.Kind]
		}
		return strings.TrimPrefix(l.say(text+amountMore, v), "1 times ")
	case rules.Decree:
		return l.say(decreeTexts[v.Kind], v)
	case payment.Set:
		var s []string
		for i := range l.game.Resources {
			if v>>i&1 == 1 {
				s = append(s, l.game.Resources[i].Name)
			}
		}
		return strings.TrimSuffix(" "+strings.Join(s, "/"), " ")
	}
	switch {
	case r.Kind() == reflect.Slice:
		return l.list(r, ", ")
	case texts[r.Type().Name()] == "":
		return fmt.Sprint(r.Interface())
	}
	s := strings.TrimSpace(l.say(texts[r.Type().Name()], r.Interface()))
	return strings.NewReplacer(", ]", "]", "[]", "[any]").Replace(s)
}

// list writes a list.
func (l *lister) list(v reflect.Value, sep string) string {
	var s []string
	for i := range v.Len() {
		s = append(s, l.word(v.Index(i).Interface()))
	}
	return strings.Join(s, sep)
}

// instr writes an instruction.
func (l *lister) instr(in *rules.Instr) string {
	g, text := l.game, "op $Op"
	if int(in.Op) < len(opTexts) && opTexts[in.Op] != "" {
		text = opTexts[in.Op]
	}
	if in.Op == rules.OpNative && slices.Contains(l.words.Makes, in.Native) {
		text += ", ${token Num}"
	}
	if in.Mark != 0 {
		switch mark := in.Op == rules.OpMark || in.Op == rules.OpMarkSeat; {
		case mark && in.Mark == g.Mutes:
			text = "${r Reg} loses all abilities"
		case mark && in.Mark == g.Grants && in.N < 0:
			text = fmt.Sprintf("${r Reg} gets lent %d", -in.N)
		case mark && in.Mark == g.Grants:
			text = "${r Reg} gains ${ability+1 N}"
		case mark && in.Mark == g.Gains:
			text = "${r Reg} gets: ${power N}"
		case mark && in.Mark == g.Loses:
			text = "${r Reg} loses: ${power N}"
		case mark && in.Mark == g.Decreed && int(in.N) < len(g.Decrees):
			return "for a time: " + l.word(g.Decrees[in.N]) + l.say(opMore, in)
		case in.Op == rules.OpMove || in.Op == rules.OpSay:
			text += ", ${mark Mark}"
		}
	}
	return l.say(text+opMore, in)
}

// signed writes an amount that is added or taken away, as the sign of an instruction says.
func (l *lister) signed(v reflect.Value, a rules.Amount) string {
	s, minus := strings.CutPrefix(l.word(a), "-")
	if in, ok := v.Interface().(rules.Instr); ok && in.N < 0 {
		minus = !minus
	}
	if minus {
		return "-" + s
	}
	return "+" + s
}

// powers names keyword bits.
func (l *lister) powers(bits uint64) string {
	var s []string
	for _, k := range l.words.Powers {
		if k.Bit != 0 && bits&k.Bit == k.Bit {
			s = append(s, k.Phrase)
			bits &^= k.Bit
		}
	}
	if bits != 0 {
		s = append(s, fmt.Sprintf("%#b", bits))
	}
	return strings.Join(s, ", ")
}
