// Package drawing reads SVG files as shapes to be drawn: outlines with fills and
// strokes. It reads files of people who are not trusted: what is too large, too deep or
// not understood is an [Error] with its line, and nothing hangs or crashes.
//
// Understood are paths, circles, ellipses, rectangles, lines and polygons, in groups,
// moved and turned, with plain fills, linear and radial gradients, strokes, opacity and
// clipping. Texts, pictures, masks, filters, style sheets and copies (use) are errors: a
// vector editor turns them into paths. Dashes, and the shape of ends and corners, are not
// told. What editors write for themselves is left out, and so is what is hidden.
package drawing
