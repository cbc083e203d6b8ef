// Package saves keeps what must survive the program: games, their choices, results, decks and settings, in one SQLite
// file.
//
//	store, err := saves.Open(ctx, path, saves.Options{})
//	id, err := store.CreateGame(ctx, saves.Saved{GameKey: "whist", Setup: setup, Seed: seed})
//	w := store.StartWriter(ctx, id, 0, report)
//	ack := w.Append(saves.Choice{N: 0, Seat: 0, Key: "draw", Hash: state.Hash()})
//	<-ack.Done() // now it is on disk, and the next choice may follow
//
// A saved game is its setup, its seed and the list of choices; everything else can be played again from these. The
// package knows no rules: setups and the cards of decks are bytes to it, choices are keys with a hash of the
// state that followed.
//
// # What is durable
//
// A method that changes something returns nil only after its transaction is committed and flushed to the disk
// (write-ahead log, synchronous=FULL): neither a killed program nor a power cut takes it back. A method that returns an
// error changed nothing. Reads see everything committed before they began.
//
// # The file and its log
//
// While a file is open, and after its program was killed, what was changed last lies in a log beside it (FILE-wal). Only
// that file and that log belong together. A file is marked so that Open finds out: a copy that was put back beside the log
// of what it replaces is opened as it is, and the log is kept under another name (Store.Notice). To copy a file, use
// [Backup], which needs no log, and [Restore].
//
// # Backups
//
// A backup is a zip file of everything that a person made:
//
//	saves.db      the saves file, complete without a log
//	sets/...      the folder of card sets: sets, pictures, motifs, deleted cards
//	sounds/...    the folder of sounds
//	backup.json   what this is (the number of the format), when it was made, how much of each kind it holds
//
// It is written as a stream, whole or not at all, under a name that must be free. Links and files of more than 256 MB
// are left out, and said. A saves file stands for a backup, too: until version 0.1.0 backups were that. Restoring replaces
// the parts that a backup has. It unpacks and checks all of it first, keeps what was there, and then changes places by a
// note (FILE.restoring) that Open goes on with after a kill. Nothing in a backup is trusted: names, sizes and the schema of
// the database are checked before anything is unpacked or run.
//
// [Store.BackupToday] makes automatic ones in the folder backups beside the file: at most one a day, only if something has
// changed, the last seven.
//
// # Names
//
// Names and notes are fit to be shown, on their way in and, because a file may come from anywhere, on their way out: see
// package names.
//
// # Who may write
//
// One program at a time holds a file for writing (a lock on FILE.lock, which ends with the program however it ends); a
// second one gets [ErrInUse] and may open the file with Options.ReadOnly. Inside the program all methods may be called
// from any goroutine. They wait for the disk, so a window calls them off its own goroutine; for play itself there is
// [Writer].
package saves
