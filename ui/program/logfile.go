package program

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"

	"feltstack/rules/names"

	"gopkg.in/natefinch/lumberjack.v2"
)

// The log: its name, and how much of it is kept.
const (
	logName    = "feltstack.log"
	logSizeMB  = 2
	logBackups = 3
)

// logLevels are the values of --log. What is logged never names a hidden card or the
// seed of a game.
var logLevels = []string{"debug", "info", "warn", "error", "off"}

// openLog opens the log that belongs to the saves in db. A disk that can't be written to only
// leaves it empty. close ends it.
func openLog(db, level string) (log *slog.Logger, close func() error, err error) {
	var least slog.Level
	switch err := least.UnmarshalText([]byte(level)); {
	case level == "off":
		return slog.New(slog.DiscardHandler), func() error { return nil }, nil
	case err != nil || strings.ContainsAny(level, "+-"):
		return nil, nil, fmt.Errorf("--log %q: write one of %s", level, strings.Join(logLevels, ", "))
	}
	var to io.WriteCloser = &lumberjack.Logger{Filename: state(db, logName), MaxSize: logSizeMB, MaxBackups: logBackups}
	if state(db, logName) == "" {
		to = os.Stderr
	}
	return slog.New(slog.NewTextHandler(to, &slog.HandlerOptions{Level: least, ReplaceAttr: shortened})), to.Close, nil
}

// longestLogged is how many characters of a value are logged.
const longestLogged = 2000

// shortened is a value that comes from a file, or an error about one, as it is logged.
func shortened(_ []string, a slog.Attr) slog.Attr {
	switch v := a.Value.Any().(type) {
	case string:
		a.Value = slog.StringValue(names.Short(v, longestLogged))
	case error:
		a.Value = slog.StringValue(names.Short(v.Error(), longestLogged))
	}
	return a
}
