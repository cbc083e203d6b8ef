package commands

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/pprof"
)

// profile starts the requested profiles. stop writes them.
func (t *trial) profile(to output) (stop func() error, err error) {
	var cpu *os.File
	if *t.cpu != "" {
		if cpu, err = os.Create(*t.cpu); err != nil {
			return nil, fmt.Errorf("write the CPU profile: %w", err)
		}
		if err := pprof.StartCPUProfile(cpu); err != nil {
			return nil, errorsOf(fmt.Errorf("begin the CPU profile: %w", err), cpu.Close())
		}
	}
	return func() error {
		if cpu != nil {
			pprof.StopCPUProfile()
			if err := cpu.Close(); err != nil {
				return fmt.Errorf("write the CPU profile: %w", err)
			}
		}
		if *t.mem == "" {
			return nil
		}
		runtime.GC() // so that it is complete
		if err := to.Write(*t.mem, func(w io.Writer) error { return pprof.Lookup("allocs").WriteTo(w, 0) }); err != nil {
			return fmt.Errorf("write the profile of allocations: %w", err)
		}
		return nil
	}, nil
}
