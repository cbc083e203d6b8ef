package commands

import (
	"context"
	"fmt"
	"io"
	"runtime"

	"feltstack/cardart"
)

func versionCommand(version string) Command {
	return Command{"version", "print the program's version", func(_ context.Context, args []string, out, errOut io.Writer) int {
		f := NewFlags("version [flags]", "Prints the versions of the program and of Go, and the platform.", "version")
		licences := f.Bool("licences", false, "print the licences of the fonts in the program, too")
		rest, code, ok := f.Read(args, out, errOut)
		if !ok {
			return code
		}
		if len(rest) > 0 {
			return f.Misuse(errOut, "version takes no arguments")
		}
		fmt.Fprintf(out, "feltstack %s %s %s/%s\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
		if *licences {
			fmt.Fprintf(out, "\n%s", cardart.FontLicence())
		}
		return OK
	}}
}
