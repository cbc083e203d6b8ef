package text

import (
	"cmp"
	_ "embed"
	"strings"

	"feltstack/rules"
)

//go:embed waiting.txt
var waitingTable string

// ordinals are the places in a turn that texts can wait for.
var ordinals = []string{"first", "second", "third", "fourth", "fifth"}

// waiting writes the words of what waits for events, and of what has happened.
func (t *table) waiting() {
	v := t.l.Vocab
	if len(v.Events) == 0 {
		return
	}
	for i, o := range ordinals {
		t.word("ordinal", o, "Ordinal", o, i+1)
	}
	if last, round := v.lastStep(), v.round(); last != nil {
		t.word("moment", "this turn ends", "Moment", "when this "+round+" ends", last,
			"at the end of this "+round, "at the end of the "+round, "at the end of "+round, "at end of "+round)
		t.word("next ends", last.Phrase, "Moment", "at the end of {StepOf} next turn -- aside", last)
	}
	for i := range t.l.Game.Spans {
		if sp := &t.l.Game.Spans[i]; sp.Why != 0 {
			t.word("moment", "this "+sp.Name+" ends", "Moment", "when this "+sp.Name+" ends", sp, "at the end of this "+sp.Name)
		}
	}
	for i := range v.Events {
		e := &v.Events[i]
		done, is := strings.CutPrefix(e.Phrase, "is ")
		switch {
		case e.Would:
			continue
		case is:
			t.word("done", e.Phrase, "Done", done, e)
			t.word("was", e.Phrase, "Was[n]", "was/were "+done, e)
			t.word("wasn't", e.Phrase, "WasNot[n]", "wasn't/weren't "+done, e, "was/were not "+done)
		case e.Was != "":
			t.word("acted", e.Phrase, "Acted", e.Was, e)
			t.word("was", e.Phrase, "Was[n]", e.Was, e)
			verb := happening(e.Phrase) // "attacks/attack the player"
			_, rest, _ := strings.Cut(verb, "/")
			t.word("acts", e.Phrase, "Acts", rest, e)
			t.word("wasn't", e.Phrase, "WasNot[n]", "didn't "+rest, e, "did not "+rest)
		}
		if e.Does != "" && e.Did != "" {
			t.word("did", e.Does, "Did", e.Did, e)
		}
	}
}

// round is what the time is called in which texts count.
func (v *Vocabulary) round() string { return cmp.Or(v.Round, "turn") }

// ofRound is productions that speak of a turn, of a game whose texts count otherwise.
func (v *Vocabulary) ofRound(table string) string {
	return strings.NewReplacer("this turn", "this "+v.round(), "each turn", "each "+v.round()).Replace(table)
}

// endOfRound ends what lasts until the time does in which texts count.
func (l *Language) endOfRound() rules.Until {
	for i := range l.Game.Spans {
		if sp := &l.Game.Spans[i]; sp.Name == l.Vocab.Round {
			return sp.Until
		}
	}
	return rules.UntilEnd
}

// lastStep is the step at whose beginning a turn ends, nil if no step is that.
func (v *Vocabulary) lastStep() *Step {
	for i := range v.Steps {
		if v.Steps[i].Last {
			return &v.Steps[i]
		}
	}
	return nil
}
