// Package cardart draws what lies on a card table: card faces, backs, the
// signs that mark a card's state, and sheets of cards for printing. Everything
// is drawn from paths and embedded fonts at the pixel size asked for, so it is
// crisp from a thumbnail to a print.
//
// All drawing functions are pure: the same arguments give the same picture, on
// any goroutine. Pictures are freshly made *image.RGBA values that start at
// (0,0) and own their whole pixel buffer, fit to be given to a window toolkit
// as textures.
//
// The package knows no game. A game describes a card as a [Face]: the classic
// deck uses the [Playing] style (rank, suit, pips, courts and jokers), games
// with titled cards use [Framed] (title, art window, type line, text box,
// stats). In place of a drawn motif a card can show a [Picture] that is handed
// in; the package opens no files. Both share one look: warm card stock, ink,
// gold and an accent.
//
// Inside, a picture is made by a [pen], which fills and strokes outlines in its
// own units; signs, court figures and motifs are outlines in small fixed boxes,
// placed by moving and scaling the pen.
//
// A motif is a function that draws in a [scene], one family of them a file. It
// names materials; the scene's mood (time of day, weather, land, and where the
// light comes from) is chosen by the motif, the card's colour and its name, and
// puts light and shadow on all bodies. A new motif is one line in its family's
// list; the tests then hold it to being unlike all others.
package cardart
