package studio

import "feltstack/ui/words"

// sceneWords say families, places and lights of motifs.
var sceneWords = map[string]words.ID{
	"arms": "gallery.arms", "beasts": "gallery.beasts", "buildings": "gallery.buildings", "city": "gallery.city", "elements": "gallery.elements",
	"fair": "gallery.fair", "figures": "gallery.figures", "frost": "gallery.frost", "heads": "gallery.heads", "penguins": "gallery.penguins",
	"people": "gallery.people", "places": "gallery.places", "plants": "gallery.plants", "regalia": "gallery.regalia",
	"scales": "gallery.scales", "tools": "gallery.tools", "wings": "gallery.wings",

	"nowhere": "gallery.nowhere", "land": "gallery.land", "wild": "gallery.wild", "peaks": "gallery.peaks", "heath": "gallery.heath",
	"sea": "gallery.sea", "deep": "gallery.deep", "hall": "gallery.hall", "snow": "gallery.snow",

	"bright": "gallery.bright", "dim": "gallery.dim", "dark": "gallery.dark", "sunless": "gallery.sunless",
}

// anyWords are the first options of the filters.
var anyWords = [3]words.ID{"gallery.any_family", "gallery.any_place", "gallery.any_light"}

// sceneWord says a family, place or light as a person reads it.
func sceneWord(name string) string { return words.Say(sceneWords[name]) }
