//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
	"feltstack/saves"
	"feltstack/ui/library"
)

const (
	patience = guardtest.Patience    // for anything the window owes us
	toolTime = guardtest.Patience    // for one call of xdotool or import, or a start of the virtual screen
	pause    = 25 * time.Millisecond // between looks at the window
	stroke   = 16 * time.Millisecond // between steps of the mouse in a drag: one frame
)

// The size of the virtual screen, in pixels.
const screenWidth, screenHeight = 1600, 900

// builtProgram is the program under test, built once by begin.
var builtProgram string

// asEnv has the test's own binary, started again, stand for the program.
const asEnv = "FELTSTACK_E2E_AS"

// stands are what it can stand for.
var stands = map[string]func() int{"probe": runProbe, "fragile": runFragile}

// begin builds the program and runs the tests, or stands for the program.
func begin(m *testing.M) int {
	if as := os.Getenv(asEnv); as != "" {
		return stands[as]()
	}
	return buildAndRun(m)
}

// as has the desk run what this binary stands for.
func (d *desk) as(what string) {
	d.t.Helper()
	self, err := os.Executable()
	if err != nil {
		d.t.Fatal(err)
	}
	d.program, d.env = self, append(d.env, asEnv+"="+what)
}

// programEnv names a program to be played instead of one that is built: that of a package.
const programEnv = "FELTSTACK_PROGRAM"

func buildAndRun(m *testing.M) int {
	if builtProgram = os.Getenv(programEnv); builtProgram != "" {
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "feltstack-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	builtProgram = filepath.Join(dir, "feltstack")
	if out, err := exec.Command("go", "build", "-tags="+ourTags(), "-o", builtProgram, ".").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "go build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// ourTags returns the tags this test was built with, so that the program gets
// the same ones.
func ourTags() string {
	info, _ := debug.ReadBuildInfo()
	for _, s := range info.Settings {
		if s.Key == "-tags" {
			return s.Value
		}
	}
	return ""
}

// desk is a virtual screen of 1600x900 pixels with the program's window on it,
// and a person's hand on the mouse. The games file stays the same from one start
// to the next. Whatever fails, fails the test with the program's own messages;
// all that was started ends with the test.
type desk struct {
	t   *testing.T
	dir string
	env []string
	run *process // nil before the first start

	program string // the executable

	display string // ":99"
	db      string // the games file given to the program; "" for the usual one
	trace   string // where it writes what is on the screen; new with each start
}

// process is one run of the program. done is closed when it has ended.
type process struct {
	cmd    *exec.Cmd
	output bytes.Buffer // to be read after done
	done   chan struct{}
}

// newDesk starts the virtual screen; the program is not yet running.
func newDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{t: t, dir: t.TempDir(), program: builtProgram}
	d.db, d.trace = filepath.Join(d.dir, "games.db"), filepath.Join(d.dir, "trace.jsonl")
	runtimeDir := filepath.Join(d.dir, "run")
	for _, dir := range []string{runtimeDir, filepath.Join(d.dir, ".cache")} {
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	d.display = ":" + startXvfb(t)
	d.env = []string{
		"PATH=" + os.Getenv("PATH"), "DISPLAY=" + d.display, "HOME=" + d.dir, "XDG_RUNTIME_DIR=" + runtimeDir,
		"LANG=C.UTF-8", "FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1",
	}
	t.Cleanup(d.end)
	return d
}

// newStillDesk is newDesk where cards move at once: for tests of something else than
// motion, which wait for each play otherwise.
func newStillDesk(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t)
	st, err := saves.Open(t.Context(), d.db, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	lib := library.New(nil, st, d.dir, nil)
	set := library.UsualSettings()
	set.Motion = "none"
	if err := errors.Join(lib.SetSettings(t.Context(), set), lib.Close()); err != nil {
		t.Fatal(err)
	}
	return d
}

// startXvfb returns the number of a new display. The server picks a free one
// itself, and does not start afresh when its last window closes.
func startXvfb(t *testing.T) string {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	var log bytes.Buffer
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", screenWidth, screenHeight), "-nolisten", "tcp", "-noreset")
	x.ExtraFiles = []*os.File{write}
	x.Stdout, x.Stderr = &log, &log
	x.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	err = x.Start()
	write.Close()
	if err != nil {
		t.Fatalf("the virtual screen (install xvfb): %v", err)
	}
	t.Cleanup(func() {
		x.Process.Signal(syscall.SIGTERM)
		late := time.AfterFunc(toolTime, func() { x.Process.Kill() })
		x.Wait()
		late.Stop()
	})
	read.SetReadDeadline(time.Now().Add(toolTime))
	number, err := io.ReadAll(read)
	if err != nil || len(bytes.TrimSpace(number)) == 0 {
		x.Process.Kill()
		x.Wait()
		t.Fatalf("the virtual screen gave no number (%v): %s", err, &log)
	}
	return string(bytes.TrimSpace(number))
}

// dealt is the seed of all games that are begun at a desk: the same cards, and the
// same answers of bots to the same plays, in every run.
const dealt = "5"

// start runs the program, with further arguments if any.
func (d *desk) start(args ...string) {
	d.t.Helper()
	if d.alive() {
		d.t.Fatal("start: the program is running already")
	}
	os.Remove(d.trace)
	p := &process{done: make(chan struct{})}
	args = append(args, "--seed", dealt, "--trace", d.trace)
	if d.db != "" {
		args = append(args, "--db", d.db)
	}
	p.cmd = exec.Command(d.program, args...)
	p.cmd.Env, p.cmd.Dir = d.env, d.dir
	p.cmd.Stdout, p.cmd.Stderr = &p.output, &p.output
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := p.cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	go func() {
		p.cmd.Wait()
		close(p.done)
	}()
	d.run = p
}

func (d *desk) alive() bool {
	if d.run == nil {
		return false
	}
	select {
	case <-d.run.done:
		return false
	default:
		return true
	}
}

// kill9 ends the program at once, without a chance to save anything.
func (d *desk) kill9() {
	d.t.Helper()
	if !d.alive() {
		d.fatalf("kill: the program had ended by itself")
	}
	d.run.cmd.Process.Kill()
	<-d.run.done
}

// close asks the window to close, as its close button would, and waits for the
// program to end well.
func (d *desk) close() {
	d.t.Helper()
	if err := askToClose(d.display, d.window()); err != nil {
		d.fatalf("ask the window to close: %v", err)
	}
	d.ended()
}

// interrupt is Ctrl-C in the terminal the program was started from.
func (d *desk) interrupt() {
	d.t.Helper()
	d.run.cmd.Process.Signal(os.Interrupt)
	d.ended()
}

// ended waits for the program's end with exit code 0.
func (d *desk) ended() {
	d.t.Helper()
	d.endedWith(0)
}

// endedWith waits for the program's end with an exit code.
func (d *desk) endedWith(want int) {
	d.t.Helper()
	select {
	case <-d.run.done:
	case <-time.After(patience):
		d.fatalf("the program did not end within %v", patience)
	}
	if code := d.run.cmd.ProcessState.ExitCode(); code != want {
		d.fatalf("the program ended with exit code %d (-1: by a signal), want %d", code, want)
	}
}

// end is the test's own end: it stops the program however things stand. Where the
// test failed, the program prints what each of its goroutines was at.
func (d *desk) end() {
	if d.alive() && d.t.Failed() {
		d.run.cmd.Process.Signal(syscall.SIGQUIT)
		select {
		case <-d.run.done:
		case <-time.After(patience):
		}
	}
	if d.alive() {
		d.run.cmd.Process.Kill()
		<-d.run.done
	}
	if d.t.Failed() && d.run != nil {
		d.t.Logf("the program printed:\n%s", &d.run.output)
	}
}

// fatalf fails the test; a picture of the screen is kept for whoever looks into it.
func (d *desk) fatalf(format string, args ...any) {
	d.t.Helper()
	if img, err := d.capture(); err == nil {
		name := filepath.Join("testdata", "failed", d.t.Name()+".png")
		if os.MkdirAll(filepath.Dir(name), 0o755) == nil {
			var b bytes.Buffer
			if png.Encode(&b, img) == nil && os.WriteFile(name, b.Bytes(), 0o644) == nil {
				d.t.Logf("the screen at that moment: %s", name)
			}
		}
	}
	if text, err := os.ReadFile(d.trace); err == nil {
		d.t.Logf("the trace ended: %s", text[bytes.LastIndexByte(bytes.TrimSpace(text), '\n')+1:])
	}
	d.t.Fatalf(format, args...)
}

// waitFor returns when cond holds; it fails the test if that takes too long or
// the program ends meanwhile.
func (d *desk) waitFor(what string, cond func() bool) {
	d.t.Helper()
	for left := patience; !cond(); left -= nap() {
		if !d.alive() {
			d.fatalf("the program ended before this: %s", what)
		}
		if left <= 0 {
			d.fatalf("not within %v: %s", patience, what)
		}
	}
}

// soon reports whether cond comes to hold in a moment.
func (d *desk) soon(cond func() bool) bool {
	for left := time.Second; left > 0; left -= nap() {
		if cond() {
			return true
		}
	}
	return false
}

// nap pauses between two looks at the window and returns how long. A machine that
// stood still meanwhile, and the program with it, takes no more than ten pauses
// of anybody's patience.
func nap() time.Duration {
	began := time.Now()
	time.Sleep(pause)
	return min(time.Since(began), 10*pause)
}

// tool runs a command on the desk's screen and returns what it printed.
func (d *desk) tool(name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), toolTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = d.env
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("%s %s: %w: %s", name, strings.Join(args, " "), err, exit.Stderr)
	}
	return out, err
}

// xdotool runs one chain of xdotool commands.
func (d *desk) xdotool(args ...string) string {
	d.t.Helper()
	out, err := d.tool("xdotool", args...)
	if err != nil {
		d.fatalf("%v", err)
	}
	return string(out)
}

// window returns the X11 number of the program's window.
func (d *desk) window() uint32 {
	d.t.Helper()
	var id uint64
	d.waitFor("the window is on the screen", func() bool {
		out, err := d.tool("xdotool", "search", "--onlyvisible", "--name", "^Feltstack$")
		if err != nil {
			return false
		}
		id, err = strconv.ParseUint(strings.TrimSpace(string(out)), 10, 32)
		return err == nil
	})
	return uint32(id)
}
