package cardart

import (
	"image"
	"image/color"
	"image/draw"
)

// Sheet lays the faces out in rows of the given number of columns, each size
// pixels, gap pixels apart and around, on a ground colour: an overview, or a
// page to print.
func Sheet(faces []Face, size image.Point, columns, gap int, ground color.Color) *image.RGBA {
	pictures := make([]*image.RGBA, len(faces))
	for i, f := range faces {
		pictures[i] = Draw(f, size)
	}
	return Arrange(pictures, columns, gap, ground)
}

// Arrange lays pictures out in a grid whose cells fit the largest of them.
func Arrange(pictures []*image.RGBA, columns, gap int, ground color.Color) *image.RGBA {
	var cell image.Point
	for _, p := range pictures {
		cell.X, cell.Y = max(cell.X, p.Rect.Dx()), max(cell.Y, p.Rect.Dy())
	}
	columns = max(1, min(columns, len(pictures)))
	rows := (len(pictures) + columns - 1) / columns
	step := cell.Add(image.Pt(gap, gap))
	sheet := image.NewRGBA(image.Rect(0, 0, columns*step.X+gap, rows*step.Y+gap))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	for i, p := range pictures {
		at := image.Pt(gap+i%columns*step.X, gap+i/columns*step.Y)
		draw.Draw(sheet, p.Rect.Add(at), p, image.Point{}, draw.Over)
	}
	return sheet
}
