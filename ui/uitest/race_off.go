//go:build !race

package uitest

const raced = false
