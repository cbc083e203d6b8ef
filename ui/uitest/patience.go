package uitest

import "time"

// Patience is how long a test waits for what must come, with the race detector
// on a machine that is busy with other things.
const Patience = 5 * time.Minute
