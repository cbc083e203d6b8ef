package text

import (
	"fmt"
	"strings"

	"feltstack/rules"
)

// decreeText writes what a decree says.
func (l *Language) decreeText(d *rules.Decree) string {
	who, what := whoNames[d.Who], ""
	if d.Kind != rules.Diverts {
		what = " " + l.Game.Acts[d.Act]
	}
	if d.Cards != nil {
		what += " " + l.filterText(d.Cards)
	}
	switch d.Kind {
	case rules.Allows:
		return who + " may" + what
	case rules.Charges:
		return fmt.Sprintf("%+d for %s:%s", d.N.N, who, what)
	case rules.Diverts:
		return fmt.Sprintf("%s from %s -> %s of %s", strings.TrimSpace(what), l.zone(d.Zone, d.Who), endPhrase(d.Dest.At), l.zone(d.Dest.Zone, d.Who))
	}
	return who + " can't" + what
}

// otherThanAbilities writes what of a card's program is no ability: its decrees, its price.
func (l *Language) otherThanAbilities(d *rules.Def) string {
	var b strings.Builder
	for i := range d.Statics {
		st := &d.Statics[i]
		for j := range st.Decrees {
			b.WriteString("holds: " + l.decreeText(&st.Decrees[j]))
			if st.If != nil {
				b.WriteString(", while " + l.condText(st.If))
			}
			b.WriteByte('\n')
		}
	}
	if p := d.Price; p != nil {
		for i := range p.Ways {
			if f := &p.Ways[i]; f.Code != nil {
				b.WriteString("or pays: " + f.Text + "\n")
			}
		}
		for i := range p.Extras {
			b.WriteString("also pays: " + p.Extras[i].Text + "\n")
		}
	}
	return b.String()
}

// alterText writes how an ability changes how much happens.
func alterText(a *rules.Alter) string {
	s := "changes it:"
	if a.Times != 0 {
		s += fmt.Sprintf(" times %d", a.Times)
	}
	switch a.Half {
	case rules.HalfDown:
		s += " half, rounded down"
	case rules.HalfUp:
		s += " half, rounded up"
	}
	if a.Plus != 0 {
		s += fmt.Sprintf(" %+d", a.Plus)
	}
	return s
}
