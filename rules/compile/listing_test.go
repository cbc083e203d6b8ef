package compile

import "feltstack/rules"

// listed is the listing of a program.
func listed(l *Language, p Program) string {
	return l.Listing(&rules.Def{Keywords: p.Keywords, Abilities: p.Abilities, Statics: p.Statics, Price: p.Price, Lent: p.Lent, Self: p.Self})
}
