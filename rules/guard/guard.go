// Package guard keeps a panic in one part of the program from ending all of it.
//
// Try runs a function, Go a goroutine and Group several that have one owner: each
// gives a panic back as a *Crash, which is an error. The caller carries on in
// another way, and hands it to a Reporter (report.go), which writes a file that
// helps to find the bug. It imports nothing of the program, so every package
// may use it.
package guard

import (
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
)

// Crash is a panic that was recovered.
type Crash struct {
	What  string // what was running: "a hint"
	Value any    // what it panicked with
	Stack string
}

// Error implements error.
func (c *Crash) Error() string { return fmt.Sprintf("%s crashed: %v", c.What, c.Value) }

// Unwrap returns the error that it panicked with, if it was one.
func (c *Crash) Unwrap() error {
	err, _ := c.Value.(error)
	return err
}

// Find returns the crash in an error, nil if there is none.
func Find(err error) *Crash {
	var c *Crash
	errors.As(err, &c)
	return c
}

// Plain is what a log may say of an error: not what a panic said, which may name
// a hidden card.
func Plain(err error) string {
	if c := Find(err); c != nil {
		return c.What + " crashed"
	}
	return err.Error()
}

// Try runs f and returns its error, or a panic as a *Crash. A panic with an error
// that holds a crash, as a worker's is handed on, keeps that crash's stack.
func Try(what string, f func() error) (err error) {
	defer func() {
		value := recover()
		if value == nil {
			return
		}
		c := &Crash{What: what, Value: value, Stack: string(debug.Stack())}
		if inner, ok := value.(error); ok {
			if in := Find(inner); in != nil {
				c = &Crash{What: what + ", " + in.What, Value: in.Value, Stack: in.Stack}
			}
		}
		err = c
	}()
	return f()
}

// Go runs f on a goroutine and then, on the same one, ended with its error, which
// may be a *Crash. The caller owns the goroutine: it has to make f end.
func Go(what string, f func() error, ended func(error)) {
	go func() { ended(Try(what, f)) }()
}

// Group is several goroutines with one owner. The zero value is ready.
type Group struct {
	wg  sync.WaitGroup
	mu  sync.Mutex
	err error
}

// Go runs f on a goroutine of the group.
func (g *Group) Go(what string, f func() error) {
	g.wg.Add(1)
	Go(what, f, func(err error) {
		defer g.wg.Done()
		if err == nil {
			return
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		if g.err == nil {
			g.err = err
		}
	})
}

// Wait waits for all goroutines and returns the first error, nil if there was none.
func (g *Group) Wait() error {
	g.wg.Wait()
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.err
}
