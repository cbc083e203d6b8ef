package text

// What tests of the tables see of a language.
var (
	Meanings = meanings
)

func (l *Language) Renew() error { return l.renew() }

// Spoil makes a grammar rule stand for what it can't.
func (l *Language) Spoil(rule string) { l.words[rule] = 7 }
