package wording

import (
	"strconv"
	"strings"
)

// Expand replaces every {field} of a template by what field returns for it.
// {n+1} adds to a number. Spaces left by fields that are empty are dropped.
func Expand(template string, field func(name string) string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			break
		}
		name, after, found := strings.Cut(rest, "}")
		if !found {
			b.WriteString("{" + rest)
			break
		}
		base, plus, _ := strings.Cut(name, "+")
		value := field(base)
		if by, err := strconv.Atoi(plus); err == nil {
			if n, err := strconv.Atoi(value); err == nil {
				value = strconv.Itoa(n + by)
			}
		}
		b.WriteString(value)
		template = after
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
