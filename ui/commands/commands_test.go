package commands

import (
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
)

// call runs a command line and returns its exit code and both outputs.
func call(args ...string) (code int, out, errOut string) {
	var o, e bytes.Buffer
	code = Run(context.Background(), All("1.2.3", gamestest.Games, Window{}, nil), args, &o, &e)
	return code, o.String(), e.String()
}

func TestCommandLines(t *testing.T) {
	for _, c := range []struct {
		line string
		code int
		out  string // a part of what is printed; "" means nothing is
		err  string
	}{
		{"version", OK, "feltstack 1.2.3 go", ""},
		{"version --licences", OK, "SIL OPEN FONT LICENSE Version 1.1", ""},
		{"version --help", OK, "usage: feltstack version [flags]\n", ""},
		{"version extra", Usage, "", "version takes no arguments"},
		{"version --loud", Usage, "", "-loud"},
		{"help", OK, "version    print the program's version", ""},
		{"help version", OK, "Example:\n  feltstack version", ""},
		{"help version help", Usage, "", "one command at a time"},
		{"help versoin", Usage, "", `did you mean "version"?`},
		{"verison", Usage, "", `did you mean "version"?`},
		{"VERS", Usage, "", `did you mean "version"?`},
		{"xyzzy", Usage, "", `no command "xyzzy": feltstack help lists`},
	} {
		code, out, errOut := call(strings.Fields(c.line)...)
		if code != c.code {
			t.Errorf("%s: exit code %d, want %d", c.line, code, c.code)
		}
		for _, text := range []struct{ name, got, want string }{{"out", out, c.out}, {"err", errOut, c.err}} {
			if (text.want == "") != (text.got == "") || !strings.Contains(text.got, text.want) {
				t.Errorf("%s: %s is %q, want %q", c.line, text.name, text.got, text.want)
			}
		}
	}
}

// Whoever adds a command owes it a name of its own, a summary, and a --help with an example.
func TestEveryCommandExplainsItself(t *testing.T) {
	seen := map[string]bool{}
	for _, v := range All("1.2.3", gamestest.Games, Window{}, nil) {
		if seen[v.Name] {
			t.Errorf("two commands are called %s", v.Name)
		}
		seen[v.Name] = true
		if v.Summary == "" || strings.HasSuffix(v.Summary, ".") {
			t.Errorf("%s: summary %q: want one line without a full stop", v.Name, v.Summary)
		}
		code, out, errOut := call(v.Name, "--help")
		if code != OK || errOut != "" || !strings.Contains(out, "Example:\n  feltstack "+v.Name) {
			t.Errorf("%s --help: exit code %d, printed %q, complained %q", v.Name, code, out, errOut)
		}
	}
}

func TestFlagsMayFollowArguments(t *testing.T) {
	for _, c := range []struct {
		line  string
		games int
		rest  string
	}{
		{"vastrix --games 5 b", 5, "vastrix b"},
		{"--games=5", 5, ""},
		{"a -- --games 5", 1, "a --games 5"},
		{"-- -- a", 1, "-- a"},
		{"", 1, ""},
	} {
		f := NewFlags("sim GAME", "Plays.", "sim vastrix")
		games := f.Int("games", 1, "how many")
		rest, _, ok := f.Read(strings.Fields(c.line), io.Discard, io.Discard)
		if !ok || *games != c.games || !slices.Equal(rest, strings.Fields(c.rest)) {
			t.Errorf("%q: games %d, rest %q, ok %v; want %d, %q", c.line, *games, rest, ok, c.games, c.rest)
		}
	}
}

func TestHelpShowsFlags(t *testing.T) {
	f := NewFlags("sim GAME [flags]", "Plays.", "sim vastrix --games 9")
	f.Int("games", 100, "play `N` games")
	f.Bool("json", false, "print one JSON object")
	var out bytes.Buffer
	if _, code, ok := f.Read([]string{"--help"}, &out, io.Discard); code != OK || ok {
		t.Errorf("--help: exit code %d, ok %v", code, ok)
	}
	want := `usage: feltstack sim GAME [flags]

Plays.

Flags:
  --games N          play N games (default 100)
  --json             print one JSON object

Example:
  feltstack sim vastrix --games 9
`
	if out.String() != want {
		t.Errorf("got:\n%s\nwant:\n%s", out.String(), want)
	}
}
