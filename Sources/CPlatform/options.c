#include "options.h"

#include <stddef.h>

int platform_next_option(int count, char *const *arguments, const char *letters, const struct option *names, int *index) {
    opterr = 0;
    return getopt_long(count, arguments, letters, names, index);
}

void platform_reset_options(void) {
#ifdef __GLIBC__
    optind = 0;  // 0 rather than 1 also forgets a bundle of letters that was left half read
#else
    optind = 1;
    optreset = 1;
#endif
}

const char *platform_option_argument(void) { return optarg; }

int platform_option_index(void) { return optind; }

int platform_refused_option(void) { return optopt; }
