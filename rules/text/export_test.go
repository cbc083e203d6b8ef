package text

// What tests of the tables see of a language.
var (
	Meanings = meanings
)

func (l *Language) Renew() error { return l.renew() }

// Spoil makes a production stand for what it can't.
func (l *Language) Spoil(production string) { l.words[production] = 7 }
