// Package portraits draws the faces of players: a head and shoulders in a round
// frame, in one of four moods.
//
// Each portrait is an SVG file of this folder, and that is all it takes: put a file
// here, and the program has one more face. The player with the name of the file
// always gets it (rook.svg is Rook's); other names get one by chance, the same
// each time.
//
// A file is a square, best 200 wide; only the circle that touches its edges is
// seen. Draw outlines in ink (#232a3b) 3 to 4 wide, for it's shown as small as 44
// pixels, and let the face fill half of the square. The eyes, brows and mouth of
// each mood are groups with the ids "calm", "thinking", "hit" and "winning"; only
// one of them is drawn, where it stands in the file. Everything else is drawn
// in every mood. Any group can be moved in a mood: its attribute data-hit, say,
// with a transform such as rotate(6 100 160), stands in place of its own.
//
// Understood are paths, circles, ellipses, rectangles, lines and polygons with plain
// fills, gradients, strokes and opacity, in groups that may be moved and
// turned. A scaled group doesn't scale the width of its strokes. Texts, pictures,
// masks and filters are not understood; the tests say so. Save files as plain SVG.
package portraits
