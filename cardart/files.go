package cardart

import (
	"embed"
	"fmt"
	"strings"
	"sync"
)

//go:embed backs courts figures markers motifs scenery signs
var artFiles embed.FS

// folder is what the files of a folder of the program show, by their names without ".svg".
// Each is read when it is first shown.
func folder(name string, set *roleSet) map[string]func() *Art {
	entries, err := artFiles.ReadDir(name)
	if err != nil {
		panic(err) // the folder is part of the program
	}
	all := map[string]func() *Art{}
	for _, e := range entries {
		all[strings.TrimSuffix(e.Name(), ".svg")] = sync.OnceValue(func() *Art {
			data, err := artFiles.ReadFile(name + "/" + e.Name())
			if err != nil {
				panic(err) // it is there, and tested
			}
			a, err := readArt(data, set)
			if err != nil {
				panic(fmt.Sprintf("%s/%s: %v", name, e.Name(), err))
			}
			return a
		})
	}
	return all
}

// The folders but that of motifs.
var (
	backParts   = sync.OnceValue(func() map[string]func() *Art { return folder("backs", &backRoles) })
	courtArts   = sync.OnceValue(func() map[string]func() *Art { return folder("courts", &courtRoles) })
	markerArts  = sync.OnceValue(func() map[string]func() *Art { return folder("markers", &sceneRoles) })
	sceneryArts = sync.OnceValue(func() map[string]func() *Art { return folder("scenery", &sceneRoles) })
	signArts    = sync.OnceValue(func() map[string]func() *Art { return folder("signs", &courtRoles) })
)

// silhouette is the outline of the first shape of an art, to be filled or stroked in a way
// of its own.
func silhouette(a *Art) outline { return a.parts[0].o }
