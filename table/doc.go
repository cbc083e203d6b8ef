// Package table is one game in progress: who sits where, who decides, what
// each seat sees and may do, bots, auto-passing, the log, taking back, saving and
// going on with a saved game. It draws nothing and knows no files.
//
// A Session owns the match. A PlayerView is the same game as one seat sees and plays
// it: it makes Scenes, which a window draws, and takes choices, which a window
// reports. All methods may be called from any goroutine and return at once;
// what takes time happens on the session's own goroutine: a choice reaches the
// disk before anyone sees what follows from it, and bots think.
//
// Reading order: scene.go and event.go (what a window gets), store.go (what a save needs),
// session.go, run.go and change.go (the game), clock.go, bots.go and passing.go, view.go (one seat's side),
// build.go, stack.go, prompt.go (making a Scene), drops.go (what a drop would
// mean), narrate.go (the log).
package table
