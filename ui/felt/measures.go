package felt

// measures are the sizes of what stands on a table beside its cards.
type measures struct {
	label                   float32 // a zone's name above its cards
	prompt                  float32 // the prompt bar, its first line
	leastSide, mostSide     float32 // of inspector and log
	leastStatus, mostStatus float32
	leastPlate              float32 // how narrow a plate becomes
	ownPlate, farPlate      float32 // how wide one becomes, the own and that of the only other
	leastHead, mostHead     float32 // how high one is where there are several others
	columnPlate             float32 // how wide one is at least that has a hand beside it
	playWords               float32 // below a play on the stack, without its text; 0: none at all
}

// promptLine is how high the first line of the prompt bar is.
const promptLine = 54

// windowMeasures are those of a table that is played on.
var windowMeasures = measures{
	label: 22, prompt: promptLine, leastSide: 290, mostSide: 430, leastStatus: 140, mostStatus: 250,
	leastPlate: 222, ownPlate: 236, farPlate: 290, leastHead: 66, mostHead: 92, columnPlate: 176, playWords: 84,
}

// pictureMeasures are those of a small picture of a table: no words, only faces.
var pictureMeasures = measures{leastPlate: 68, ownPlate: 92, farPlate: 68, leastHead: 66, mostHead: 66, columnPlate: 66}

// zoneEdges is how much higher a zone is than its cards.
func (m *measures) zoneEdges() float32 { return m.label + 10 }

// The measures of the own hand beside its cards.
const (
	fanRoom  = 16   // above and below its arch
	handSize = 1.14 // of a card in it to one on the table
	sunken   = 0.35 // of a card in it that a long prompt may push out of the window
	lowPlate = 70   // how high the own plate stays
)
