// Package sets keeps the card sets that people make: a folder of card files,
// one for each set, beside the saves. It reads and writes them, watches for
// changes made outside, and packs a set into one file for others. It compiles
// nothing and knows no game by name; a file that can't be read never stops the
// others.
//
//	f := sets.In(folder)
//	all, err := f.Load()                  // a bad file is a Set with a Problem
//	err = f.Save(set)                     // whole or not at all; comments stay
//	stop, err := f.Watch(func() { ... })  // something was changed outside
//	err = sets.Export(set, w)             // a zip with one card file
//	set, err := sets.Import(name, data)     // nothing in it is trusted
package sets
