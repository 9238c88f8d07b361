// A plug-in of libgraphviz that does to the drawing process what a layout can do to it, as MISBEHAVIOUR says.

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Tells that the process is there; the other side sees the end of the file when it is gone.
static void appear(const char *fifo) {
    int descriptor = open(fifo, O_WRONLY);
    if (descriptor >= 0 && write(descriptor, "x", 1) < 0) abort();
}

__attribute__((constructor)) static void misbehave(void) {
    const char *way = getenv("MISBEHAVIOUR");
    const char *fifo = getenv("MISBEHAVIOUR_FIFO");
    if (fifo) appear(fifo);
    if (!way) return;
    if (strcmp(way, "crash") == 0) raise(SIGSEGV);
    if (strcmp(way, "exit") == 0) _exit(1);
    if (strcmp(way, "hang") == 0) for (;;) pause();
    // Eight gigabytes are more than the process may have; where it gets them, it goes on.
    if (strcmp(way, "exhaust memory") == 0) {
        for (int block = 0; block < 32; block++) if (!malloc(256 << 20)) abort();
    }
}
