package lexicon

import (
	"reflect"
	"strings"
	"testing"
)

type beast struct {
	Phrase string
	Also   []string
	Wild   bool
}

// A line is written for each word that is so, and for each phrase of a list.
func TestWrite(t *testing.T) {
	game := &struct {
		Beasts []beast
		Table  string
		Names  []string
	}{[]beast{{"wolf", []string{"dog", "hound"}, true}, {Phrase: "hen"}}, "felt", []string{"Ann"}}
	var got []string
	err := Write(`
# a comment
each Beasts
beast <Phrase>: Beast = (<big Phrase>|<Also>)
Wild? wild <Phrase>: Wild = <Phrase> of <Phrase>
!Wild? tame <Phrase>: Tame = <Phrase> on <Table>
each Names
name <.>: Name = <.>
if Beasts.Wild
hunt: Verb = hunt
if Beasts.Wild !Table
never: Verb = never
`, game, func(form string, _ reflect.Value, s string) string { return form + " " + s }, func(l Line) {
		got = append(got, l.Name+" is "+l.Template+": "+strings.Join(l.Texts, ", "))
	})
	want := []string{
		"beast wolf is beast <Phrase>: beast wolf: Beast = big wolf", "beast wolf is beast <Phrase>: beast wolf: Beast = dog, beast wolf: Beast = hound",
		"wild wolf is wild <Phrase>: wild wolf: Wild = wolf of wolf",
		"beast hen is beast <Phrase>: beast hen: Beast = big hen", "tame hen is tame <Phrase>: tame hen: Tame = hen on felt",
		"name Ann is name <.>: name Ann: Name = Ann", "hunt is hunt: hunt: Verb = hunt",
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v\ngot\n%s\nwant\n%s", err, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
