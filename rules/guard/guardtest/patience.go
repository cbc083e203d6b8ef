// Package guardtest holds how long tests wait.
package guardtest

import "time"

// Patience is how long a test waits for what must come before it says that nothing
// does. It guards against hanging and nothing else: it is far more than any machine
// needs, with the race detector and beside other programs.
const Patience = 10 * time.Minute
