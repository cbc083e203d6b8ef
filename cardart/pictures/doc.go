// Package pictures reads PNG and JPEG files of up to 100 megapixels as pictures
// of a size that a card has use for. Files may come from anywhere: nothing in
// them is believed, and what reading one takes is bounded.
//
//	img, info, err := pictures.Read(file, 1_500_000)
//
// A picture of up to 4 megapixels is decoded by the standard library. That needs
// up to 16 bytes for each pixel (a progressive JPEG file), so larger ones are made
// smaller while they are read, and are never whole in memory: of a PNG file, rows
// are averaged as they come; of a JPEG file, only those coefficients of each block
// are kept that make up a half, a quarter or an eighth of its size. The program
// takes 68 to 114 MB to read 100 megapixels, 1,570 MB with the standard library.
package pictures
