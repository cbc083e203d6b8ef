package program

/*
#include <malloc.h>
#include <features.h>

// What the graphics driver lets go of is returned to the system: large pieces, as textures
// are, get pages of their own, and its threads share what they take small pieces from.
static void return_memory(void) {
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, 128 * 1024);
	mallopt(M_TRIM_THRESHOLD, 128 * 1024);
	mallopt(M_ARENA_MAX, 1);
#endif
}
*/
import "C"

// returnMemory has memory outside Go's heap returned to the system when it's free.
func returnMemory() { C.return_memory() }
