package scenario

import (
	"maps"
	"strconv"
	"strings"

	"feltstack/rules"
)

// setupWords begin the lines that say how a match begins.
func setupWords() []string { return []string{"seats", "observer", "seed", "preset", "option"} }

// quoted lists words in quotation marks: "a", "b" or "c".
func quoted(words []string) string {
	return `"` + strings.Join(words[:len(words)-1], `", "`) + `" or "` + words[len(words)-1] + `"`
}

// setup is what the match is set up with where no line says otherwise.
func (s *Scenario) setup() rules.Setup {
	return rules.Setup{Seats: s.game.MinSeats, RuleOptions: map[string]string{}, Own: s.own}
}

// readSetup reads the lines that come before the cards: "seats 3", "observer", "seed 7",
// "option lock = resolution", "preset ranked".
func (s *Scenario) readSetup(su *rules.Setup, st statement) error {
	word, rest, _ := strings.Cut(st.text, " ")
	switch word {
	case "seats", "seed":
		n, err := strconv.ParseUint(strings.TrimSpace(rest), 10, 63)
		if err != nil {
			return st.errorf("%s needs a number, as in \"%s 2\"", word, word)
		}
		if word == "seats" {
			su.Seats = int(n)
		} else {
			su.Seed = n
		}
	case "observer":
		su.Choosers = 1
	case "preset":
		p, err := s.game.Preset(strings.TrimSpace(rest))
		if err != nil {
			return st.errorf("%s", err)
		}
		su.Seats = p.Seats
		maps.Copy(su.RuleOptions, p.Options)
	case "option":
		name, value, ok := strings.Cut(rest, "=")
		if !ok {
			return st.errorf("an option is set as in \"option lock = resolution\"")
		}
		su.RuleOptions[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	return nil
}
