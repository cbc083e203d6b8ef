//go:build race

package uitest

const raced = true
