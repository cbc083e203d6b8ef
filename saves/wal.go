package saves

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
)

// logContent is what SQLite would write from a write-ahead log into the file
// beside it, as far as it says which file it belongs to.
// The format is that of https://sqlite.org/fileformat2.html, section 4.
type logContent struct {
	pageSize uint32
	frames   int      // pages in finished transactions; a log without any changes nothing
	size     uint32   // of the database in pages after the first transaction
	grows    bool     // a later transaction gives it another size
	marks    []uint32 // of the versions of page 1, oldest first
}

const (
	logHeader   = 32
	frameHeader = 24
	markAt      = 60 // where page 1 has the number that PRAGMA user_version sets
)

// readWAL reads the log at path. One that is missing, or from which SQLite would
// take nothing, has no frames.
func readWAL(path string) (log logContent, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return log, nil
	}
	if err != nil {
		return log, err
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, 1<<16)
	head := make([]byte, logHeader)
	if short, err := fill(in, head); short {
		return log, err
	}
	sums := checksum{order: binary.LittleEndian}
	switch binary.BigEndian.Uint32(head) {
	case 0x377f0682:
	case 0x377f0683:
		sums.order = binary.BigEndian
	default:
		return log, nil
	}
	log.pageSize = binary.BigEndian.Uint32(head[8:])
	if log.pageSize < 512 || log.pageSize > 65536 || log.pageSize&(log.pageSize-1) != 0 {
		return log, nil
	}
	if sums.add(head[:24]); !sums.are(head[24:]) {
		return log, nil
	}
	salt := [8]byte(head[16:24])
	frame := make([]byte, frameHeader+log.pageSize)
	var marks []uint32 // of the transaction that is being read
	for n := 1; ; n++ {
		if short, err := fill(in, frame); short {
			return log, err
		}
		sums.add(frame[:8])
		sums.add(frame[frameHeader:])
		if [8]byte(frame[8:16]) != salt || !sums.are(frame[16:]) {
			return log, nil // what follows is left from before the log was started over, or half written
		}
		if binary.BigEndian.Uint32(frame) == 1 {
			marks = append(marks, binary.BigEndian.Uint32(frame[frameHeader+markAt:]))
		}
		if size := binary.BigEndian.Uint32(frame[4:]); size > 0 { // the end of a transaction
			if log.frames == 0 {
				log.size = size
			}
			log.grows = log.grows || size != log.size
			log.frames = n
			log.marks = append(log.marks, marks...)
			marks = marks[:0]
		}
	}
}

// fill reads a whole buffer, or reports that the file is too short for it.
func fill(in io.Reader, buffer []byte) (short bool, err error) {
	_, err = io.ReadFull(in, buffer)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return true, nil
	}
	return err != nil, err
}

// checksum runs over a log from its header on; each frame has the sum up to it.
type checksum struct {
	order  binary.ByteOrder
	s0, s1 uint32
}

func (c *checksum) add(data []byte) {
	for ; len(data) >= 8; data = data[8:] {
		c.s0 += c.order.Uint32(data) + c.s1
		c.s1 += c.order.Uint32(data[4:]) + c.s0
	}
}

func (c *checksum) are(sums []byte) bool {
	return binary.BigEndian.Uint32(sums) == c.s0 && binary.BigEndian.Uint32(sums[4:]) == c.s1
}
