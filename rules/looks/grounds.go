package looks

// Ground is the mood of a game's table; its colour is the person's choice.
type Ground struct {
	Made  Material
	Night float64 // how dark it gets away from the lamp, 0 to 1
	Lamp  uint32  // colour of the light, 0xRRGGBB
	Far   uint32  // and of what is left of it away from the lamp; 0: white
}

// Material is what a table is made of.
type Material uint8

// The materials.
const (
	Cloth Material = iota // of a card room
	Stone                 // slabs of an arena
	Ice                   // a frozen sea
	Glass                 // dark, with a city's lights in it
)

// CardRoom is a table in a card room at night.
func CardRoom() Ground { return Ground{Night: 0.66, Lamp: 0xfff4dc} }

// Arena is the floor of an arena by torchlight.
func Arena() Ground { return Ground{Made: Stone, Night: 0.6, Lamp: 0xffe6bd} }

// DawnIce is a frozen sea at dawn.
func DawnIce() Ground { return Ground{Made: Ice, Night: 0.5, Lamp: 0xffdcc4, Far: 0xc2d2ff} }

// CityNight is a table of dark glass high above a city.
func CityNight() Ground { return Ground{Made: Glass, Night: 0.62, Lamp: 0xffe9cf, Far: 0xb9c4ff} }

// Grounds are all of them by name.
func Grounds() map[string]Ground {
	return map[string]Ground{"card room": CardRoom(), "arena": Arena(), "dawn ice": DawnIce(), "city night": CityNight()}
}
