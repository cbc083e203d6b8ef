package guard

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// Reporter writes crashes down, each in a file of its own. A nil Reporter does
// nothing. Its methods may be called from any goroutine.
type Reporter struct {
	folder  string
	program string // name and version
	log     *slog.Logger
	plain   func(string) string // makes texts from files fit to be printed

	mu    sync.Mutex
	tell  func(Report)
	early []Report // not reported yet
	known map[string]time.Time
	last  string // path of the newest report
}

// Report is a crash that was written down.
type Report struct {
	What string // what was running
	Path string // of the file, "" if it could not be written
	Text string // what is in the file
}

// Note is a part of a report: what was going on, "Log of the game".
type Note struct{ Title, Text string }

// again is how long a place that crashes again and again is not reported again.
const again = time.Minute

// early is how many reports wait for someone who is told.
const mostEarly = 4

// NewReporter makes one that writes into folder, which need not exist, and notes
// in the log that it did.
func NewReporter(folder, program string, log *slog.Logger) *Reporter {
	return &Reporter{folder: folder, program: program, log: log, plain: func(s string) string { return s }, known: map[string]time.Time{}}
}

// Through has what reports say go through plain, which makes texts from files fit to be
// printed.
func (r *Reporter) Through(plain func(string) string) *Reporter {
	r.plain = plain
	return r
}

// Told has f called, on any goroutine, with each report from now on, and with
// those that nobody has heard of. f must not wait.
func (r *Reporter) Told(f func(Report)) {
	if r == nil {
		return
	}
	r.mu.Lock()
	waiting := r.early
	r.tell, r.early = f, nil
	r.mu.Unlock()
	for _, report := range waiting {
		f(report)
	}
}

// Report writes down the crash in err, with notes, and tells of it. Other errors
// are none of its business. A place that crashes again within a minute is only logged.
func (r *Reporter) Report(err error, notes ...Note) {
	c := Find(err)
	if r == nil || c == nil {
		return
	}
	now := time.Now()
	place := placeOf(c.Stack)
	key := c.What + place
	r.mu.Lock()
	last, seen := r.known[key]
	if seen && now.Sub(last) < again {
		r.mu.Unlock()
		r.log.Error("crash again", "what", c.What, "at", place)
		return
	}
	r.known[key] = now
	r.mu.Unlock()

	report := Report{What: c.What, Text: r.text(c, now, notes)}
	path, failed := r.write(now, report.Text)
	if report.Path = path; failed != nil {
		r.log.Error("can't write a report", "error", failed)
	}
	// What a panic says may name a hidden card: only the runtime's own words go into the log.
	says := fmt.Sprintf("%T", c.Value)
	if own, ok := c.Value.(runtime.Error); ok {
		says = own.Error()
	}
	r.log.Error("crash", "what", c.What, "panic", says, "at", place, "report", path)
	r.pass(report)
}

// pass hands a report on.
func (r *Reporter) pass(report Report) {
	r.mu.Lock()
	r.last = report.Path
	tell := r.tell
	if tell == nil && len(r.early) < mostEarly {
		r.early = append(r.early, report)
	}
	r.mu.Unlock()
	if tell != nil {
		tell(report)
	}
}

// Last is where the newest report is, "" if none could be written.
func (r *Reporter) Last() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last
}

// Recall hands on a report that an earlier run of the program wrote as its last.
func (r *Reporter) Recall(what, path string) {
	text, err := os.ReadFile(path)
	if err != nil {
		r.log.Error("can't read a report", "error", err)
		return
	}
	r.pass(Report{What: what, Path: path, Text: string(text)})
}

func (r *Reporter) text(c *Crash, now time.Time, notes []Note) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s: %s crashed on %s\n%s/%s, %s\n", r.program, c.What, now.Format(time.RFC1123), runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "\npanic: %v\n\n%s\n", c.Value, c.Stack)
	for _, n := range notes {
		fmt.Fprintf(&b, "\n%s\n%s\n", n.Title, strings.TrimSpace(n.Text))
	}
	return r.plain(b.String())
}

// write puts a report into a file of a name that is free.
func (r *Reporter) write(now time.Time, text string) (string, error) {
	if r.folder == "" {
		return "", errors.New("write a report: no folder for reports")
	}
	if err := os.MkdirAll(r.folder, 0o700); err != nil {
		return "", fmt.Errorf("make the folder for reports: %w", err)
	}
	name := "report-" + now.Format("2006-01-02-150405")
	for n := 1; ; n++ {
		path := filepath.Join(r.folder, name+".txt")
		if n > 1 {
			path = filepath.Join(r.folder, fmt.Sprintf("%s-%d.txt", name, n))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("write a report: %w", err)
		}
		_, err = f.WriteString(text)
		if err = errors.Join(err, f.Close()); err != nil {
			return "", fmt.Errorf("write a report: %w", err)
		}
		return path, nil
	}
}

// placeOf is where a stack's panic came from: the function and line below the
// last call of panic.
func placeOf(stack string) string {
	lines := strings.Split(stack, "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.HasPrefix(lines[i], "panic(") {
			lines = lines[i+2:]
			break
		}
	}
	for i := 0; i+1 < len(lines); i += 2 {
		if strings.HasPrefix(lines[i], "runtime.") || strings.HasPrefix(lines[i], "goroutine ") {
			continue
		}
		at, _, _ := strings.Cut(strings.TrimSpace(lines[i+1]), " ")
		if call := strings.LastIndexByte(lines[i], '('); call > 0 {
			lines[i] = lines[i][:call]
		}
		return lines[i] + " " + filepath.Base(at)
	}
	return ""
}
