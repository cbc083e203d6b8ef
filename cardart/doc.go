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
// Inside, a picture is made by a [pen], which fills and strokes outlines in its own units.
// Go lays out areas, text and repeated patterns; every figure is an SVG file, 400 wide, in one
// of these folders:
//
//   - signs: suits, the jokers' signs, the star and symbols of texts, the wreath of aces. Their colour stands
//     there as #8f2430. The first shape of a suit or symbol is its outline.
//   - courts: kings, queens, knaves and jokers, and the sash and medallion between their halves.
//     The palette chooses #a3333d (main), #2d3a63 (second), #d07f83 (trim) and #8f2430 (sign).
//   - markers: signs on cards. The name of a file is what games call it.
//   - backs: the parts that the patterns of backs repeat. A design chooses #2b4a86 (ground),
//     #17294f (deep), #9db7e6 (line) and #f3d98b (bright).
//   - scenery: what stands around motifs, in the colours of motifs.
//
// Shapes of the class fine are left out of small pictures.
//
// # Motifs
//
// A motif is an SVG file in the folder motifs, one folder a family, and that is all it takes:
// put a file here, and cards can show one more. A file beside the card sets of a person,
// in their folder motifs, is theirs in the same way. It is read when it is first shown.
//
// A file is a square, best 400 wide; leave the outer twentieth free. Wide and high windows
// show more than the square: up to 0.4 of its width beyond the left and right edges, 0.15 above
// and below. Let a bust, and ground that you draw, reach down to 480. Behind it the program draws
// the sky, which differs from card to card, and the land: the attribute data-place of the svg
// element is one of nowhere, land, wild, peaks, heath, sea, deep, hall and snow, data-sky one of
// bright, dim, dark and sunless, the bright one without a sun. A picture is mirrored where the
// light comes from the right, unless data-mirror is no: letters stay readable.
//
// A filled shape with an outline in ink (#232a3b, best 4.3 wide) is a body: it gets light and
// shadow from the side of the light. Other shapes stay flat. These colours stand for the
// light of the scene: #7c3f86 is the card's colour, #232a3b ink, #fff6d8 the light, #262d48
// the shadow, #a9bfd0 the air, #dfe8e0 the horizon, #33405c near and #8fa0b0 far land. Any
// other colour follows them in part if the shape, or the stop of a gradient, has the class
// accent-30, say, for 30 percent of the card's colour; the others are called ink, light, shade,
// air, low, near and far. Package drawing says what else files may hold.
//
// # Figures
//
// A figure is a motif that words describe: "penguin: sliding, top hat, lantern". Each word is a
// file in a folder of figures, and a file there is one more word. Who a figure is of has a
// folder of poses, as pose-penguin. A pose says where pieces go: data-head, data-face,
// data-neck, data-hand and data-off, the other hand, hold x and y, and if need be degrees, a
// scale and a scale across. A piece has its origin in the middle of its file, and data-at says
// which of these places it goes to; data-layer="behind" puts it behind the body. Shapes of a
// pose of the class coat take another colour if a word says so; shapes of the class front, of
// a pose or of what is around it, are drawn last.
package cardart
