package program

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/ui/commands"
)

// fyneApp is the text of FyneApp.toml.
func fyneApp(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestMetadata(t *testing.T) {
	m, err := metadata(fyneApp(t))
	if err != nil {
		t.Fatal(err)
	}
	if m.ID != "org.feltstack.table" || m.Name != "Feltstack" {
		t.Errorf("ID %q, name %q: saved settings are found by them and must not change", m.ID, m.Name)
	}
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(m.Version) {
		t.Errorf("version %q is not of the form 1.2.3", m.Version)
	}
	if !m.Migrations["fyneDo"] {
		t.Error("fyneDo is off: Fyne would check the goroutine of every refresh")
	}
	if m.Icon == nil || len(m.Icon.Content()) == 0 {
		t.Error("no icon")
	}
}

// The version that is released next has its changes in the list.
func TestChangelog(t *testing.T) {
	m, err := metadata(fyneApp(t))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	if _, after, _ := strings.Cut(string(text), "\n## "); !strings.HasPrefix(after, m.Version+"\n\n- ") {
		t.Errorf("the list of changes doesn't begin with %s", m.Version)
	}
}

// None of these may open a window.
func TestCommandLines(t *testing.T) {
	for _, c := range []struct {
		line, out, err string
		code           int
	}{
		{"version", "feltstack ", "", 0},
		{"--help", "--db FILE", "", 0},
		{"--help", "Commands, which need no window:", "", 0},
		{"vershun", "", `did you mean "version"?`, 2},
		{"--nope", "", "unknown flag --nope", 2},
		{"--db x version", "", `unexpected "version": a command stands first`, 2},
		{"--trace /no/such/folder/trace", "", "open the trace: open /no/such/folder/trace: no such file", 1},
	} {
		var out, errOut bytes.Buffer
		code := Run(t.Context(), gamestest.Games, fyneApp(t), "", strings.Fields(c.line), &out, &errOut)
		if code != c.code || !strings.Contains(out.String(), c.out) || !strings.Contains(errOut.String(), c.err) {
			t.Errorf("%s: exit code %d, printed %q, complained %q; want %d, %q, %q", c.line, code, &out, &errOut, c.code, c.out, c.err)
		}
	}
}

// A window that crashes is opened again, but not one that crashes at once, or that
// ended with another error.
func TestRestarts(t *testing.T) {
	crash := guard.Try("the window", func() error { panic("injected") })
	for _, c := range []struct {
		err   error
		lived time.Duration
		want  bool
	}{{crash, time.Minute, true}, {fmt.Errorf("end: %w", crash), time.Minute, true}, {crash, time.Second, false}, {os.ErrClosed, time.Minute, false}, {nil, time.Minute, false}} {
		if restarts(c.err, c.lived) != c.want {
			t.Errorf("%v after %v: want %v", c.err, c.lived, c.want)
		}
	}
}

// A command that crashes ends with an error and a report.
func TestCommandCrash(t *testing.T) {
	var errOut bytes.Buffer
	folder := t.TempDir()
	if code := runCommand("sim", &errOut, folder, func() int { panic("injected") }); code != commands.Failed {
		t.Errorf("exit code %d", code)
	}
	if files, _ := os.ReadDir(folder); len(files) != 1 || !strings.Contains(errOut.String(), files[0].Name()) {
		t.Errorf("%d reports; it says %s", len(files), &errOut)
	}
	if code := runCommand("sim", &errOut, folder, func() int { return commands.Usage }); code != commands.Usage {
		t.Errorf("exit code %d", code)
	}
}
