package commands

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"feltstack/rules/wording"
)

// Flags is the command line of one command: the standard flags, allowed before and
// after the other arguments, with a --help that ends in an example.
type Flags struct {
	*flag.FlagSet
	usage, about, example string
}

// NewFlags describes a command line. usage and example start with the command and
// leave out the program's name; about is one or more sentences.
func NewFlags(usage, about, example string) *Flags {
	f := &Flags{flag.NewFlagSet(usage, flag.ContinueOnError), usage, about, example}
	f.SetOutput(io.Discard) // Read says what is wrong, once and as a sentence
	f.Usage = func() {}
	return f
}

// Read parses args and returns those that are not flags. If ok is false the
// command is over, with the given exit code: --help was answered on out, or a
// error told on errOut. All after an argument "--" aren't flags.
func (f *Flags) Read(args []string, out, errOut io.Writer) (rest []string, code int, ok bool) {
	for {
		err := f.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			f.help(out)
			return nil, OK, false
		case err != nil:
			return nil, f.Misuse(errOut, f.plainly(err)), false
		case f.NArg() == 0:
			return rest, OK, true
		}
		if read := len(args) - f.NArg(); read > 0 && args[read-1] == "--" {
			return append(rest, f.Args()...), OK, true
		}
		rest = append(rest, f.Arg(0))
		args = f.Args()[1:]
	}
}

// plainly says what the flag package says as this program does.
func (f *Flags) plainly(err error) string {
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return f.wanted(err)
	}
	var known []string
	f.VisitAll(func(fl *flag.Flag) { known = append(known, fl.Name) })
	if near := wording.Nearest(name, known, 1); len(near) > 0 {
		return fmt.Sprintf("unknown flag --%s; did you mean --%s?", name, near[0])
	}
	return fmt.Sprintf("unknown flag --%s", name)
}

// wanted says what the value of a flag must be, after one that can't be read.
func (f *Flags) wanted(err error) string {
	for _, how := range []struct{ form, said string }{{"invalid value %q for flag -%s:", "a whole number"}, {"invalid boolean value %q for -%s:", ""}} {
		var value, name string
		if n, _ := fmt.Sscanf(err.Error(), how.form, &value, &name); n < 2 {
			continue
		}
		name = strings.TrimSuffix(name, ":")
		fl := f.Lookup(name)
		if fl == nil {
			break
		}
		get, _ := fl.Value.(flag.Getter)
		if get == nil {
			break
		}
		want := how.said
		switch get.Get().(type) {
		case int, int64:
		case uint, uint64:
			want = "a whole number, 0 or more"
		case float64:
			want = "a number"
		case bool:
			want = "true or false"
		case time.Duration:
			want = "a time such as 30s"
		default:
			return err.Error()
		}
		return fmt.Sprintf("--%s takes %s, not %q", name, want, value)
	}
	return err.Error()
}

// Misuse says what is wrong with the command line and returns Usage.
func (f *Flags) Misuse(errOut io.Writer, what string) int {
	fmt.Fprintf(errOut, "feltstack: %s\nusage: %s (--help tells more)\n", what, line(f.usage))
	return Usage
}

func (f *Flags) help(out io.Writer) {
	fmt.Fprintf(out, "usage: %s\n\n%s\n", line(f.usage), f.about)
	heading := "\nFlags:\n"
	f.VisitAll(func(fl *flag.Flag) {
		value, text := flag.UnquoteUsage(fl)
		if value != "" {
			value = " " + value
		}
		if fl.DefValue != "" && fl.DefValue != "false" && fl.DefValue != "0" {
			text += " (default " + fl.DefValue + ")"
		}
		fmt.Fprintf(out, "%s  --%-16s %s\n", heading, fl.Name+value, text)
		heading = ""
	})
	fmt.Fprintf(out, "\nExample:\n  %s\n", line(f.example))
}

// line is a whole command line from one without the program's name.
func line(rest string) string {
	if rest == "" {
		return "feltstack"
	}
	return "feltstack " + rest
}
