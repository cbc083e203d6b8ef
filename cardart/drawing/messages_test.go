package drawing

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"."}}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{Code: []string{"."}, Errors: true, Named: []string{"Gradient"}}.Check(t)
}
