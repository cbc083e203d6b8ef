// Package sets keeps the card sets that people make: a folder of card files,
// one for each set, beside the saves. It reads and writes them, watches for
// changes made outside, and packs a set into one file for others. It compiles
// nothing and knows no game by name; a file that can't be read never stops the
// others.
//
//	f := sets.In(folder)
//	all, err := f.Load()                  // a bad file is a Set with a Problem
//	err = f.Save(set)                     // whole or not at all; comments stay
//	stop, err := f.Watch(func() { ... }, nil)  // something was changed outside
//	err = f.Export(set, w)                // a zip with the card file and its pictures
//	pack, err := sets.Import(ctx, name, data)  // nothing in it is trusted
//	err = f.SavePack(pack)
//
// # Pictures
//
// A card may show a picture of the person's own in place of its motif:
//
//	picture = "whelp.png"
//	crop = [0.5, 0.4, 0.6]
//
// The file lies in the folder SET.pictures beside SET.toml, and nowhere else. The
// crop says which part of it shows: where its middle is, across and down, and how
// wide it is, in parts of the picture; how high it is follows from the card.
// Without one as much shows as fits.
//
// A picture is PNG or JPEG by what is in it, with at most 8 MB, 100 million pixels
// and 30,000 of them on a side. AddPicture takes files of up to 1 GB and makes them
// smaller. A picture that is missing, broken, too large or lies elsewhere never
// stops a card: it shows its motif, and Notes says why.
//
//	file, err := f.AddPicture(ctx, set, "photo.jpg", from) // upright, and made smaller
//	p := f.Picture(set, file)                                // nil if there is none
//	p = f.PictureOf(set, card, file)                         // also after set or file got other names
//	img := p.Image()                                         // waits for the disk
//
// A picture that Save finds on no card any more is removed if AddPicture put it
// there: the hidden file .kept beside it lists those, by what is in them. Files
// that a person put there or changed stay.
//
// # Looks
//
// These keys say how a card looks; a word that names nothing is left out:
//
//	frame = "full art"            // one of cardart.Frames
//	flavor = "Even {moon} sleeps" // in italics below its text, with symbols: cardart.Emblems
//	artist = "Ann"
//	rarity = "rare"               // one of cardart.Rarities
//	symbol = "moon"               // of its set: one of cardart.Emblems
//
// # The bin
//
// Discard puts deleted cards, with their pictures, into the folder .deleted among the sets, and
// DiscardSet whole sets; Bin lists both, and Recover takes one out. Purge and Expire remove them for
// good. A picture that no card shows any more lies there, too, and comes back when one does.
//
// # Motifs
//
// A file wolf-cub.svg in the folder motifs among the sets is the motif "wolf cub" of all of
// them; package cardart says what it may hold. A name that the program has stays the
// program's. A broken file never stops a card: it shows an ornament, and Notes says why.
// A packed set brings the motifs of its cards; one that a person has already stays as it is.
package sets
