package program

import (
	"fmt"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"feltstack/ui"
)

// metadata reads the text of FyneApp.toml, with the icon from package ui.
func metadata(fyneApp string) (fyne.AppMetadata, error) {
	var file struct {
		Details struct {
			Name, ID, Version string
			Build             int
		}
		Migrations map[string]bool
	}
	if _, err := toml.Decode(fyneApp, &file); err != nil {
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: %w", err)
	}
	return fyne.AppMetadata{
		ID:         file.Details.ID,
		Name:       file.Details.Name,
		Version:    file.Details.Version,
		Build:      file.Details.Build,
		Icon:       ui.Icon(),
		Migrations: file.Migrations,
	}, nil
}
