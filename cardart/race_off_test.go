//go:build !race

package cardart

const raced = false
