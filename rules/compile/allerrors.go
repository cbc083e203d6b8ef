package compile

import (
	"strings"

	"feltstack/rules/text"
)

// allErrors compiles one paragraph, and finds all that is wrong with it.
func (l *Language) allErrors(prog *Program, p *text.Para) text.Errors {
	err := l.para(prog, p)
	if err == nil {
		return nil
	}
	if strings.HasPrefix(err.What, tooMany) { // it is said of the whole
		return text.Errors{err}
	}
	return l.FindMore(p, err, func(p *text.Para) *text.Error { return l.para(&Program{kept: prog.kept}, p) })
}
