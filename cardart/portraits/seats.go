package portraits

import (
	"hash/fnv"
	"slices"
	"strings"
)

// Of is the portrait of each of the players at a table, by their names in the order of
// their seats: that of their name if there is one, else one by chance, the same each
// time. No two are alike as long as there are enough.
func Of(players []string) []int {
	faces := make([]int, len(players))
	taken := map[int]bool{}
	take := func(i, face int) { faces[i], taken[face] = face, true }
	var others []int
	for i, name := range players {
		if face := slices.Index(names(), strings.ToLower(name)); face >= 0 && !taken[face] {
			take(i, face)
		} else {
			others = append(others, i)
		}
	}
	for _, i := range others {
		face := chance(players[i])
		for range Count() {
			if !taken[face] {
				break
			}
			face = (face + 1) % Count()
		}
		take(i, face)
	}
	return faces
}

// chance is one of the portraits for a name.
func chance(name string) int {
	h := fnv.New32a()
	h.Write([]byte(name))
	return int(h.Sum32() % uint32(Count()))
}
