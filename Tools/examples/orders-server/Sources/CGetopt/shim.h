#include <getopt.h>

// getopt_long keeps its state in globals that Swift may not touch: they are read here.

/// The argument of the option that was read last; NULL where it takes none.
static inline const char *option_argument(void) { return optarg; }

/// The index of the argument that comes next.
static inline int option_index(void) { return optind; }
