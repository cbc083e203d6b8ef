package text

import "strings"

// Errors is all that is wrong in a text that has more than one mistake, in the
// order of their places.
type Errors []*Error

func (e Errors) Error() string {
	var lines []string
	for _, one := range e {
		lines = append(lines, one.Error())
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the errors one by one.
func (e Errors) Unwrap() []error {
	var all []error
	for _, one := range e {
		all = append(all, one)
	}
	return all
}

// joined is some errors as one: nil, an *Error, or Errors.
func joined(all []*Error) error {
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return Errors(all)
}
