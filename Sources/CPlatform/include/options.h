#pragma once

#include <getopt.h>

/// One step of getopt_long without its own messages: `?` for an unknown option, `:` for a missing argument, -1 at the end.
///
/// getopt_long keeps its state in globals that Swift may not touch: they are read and reset here.
int platform_next_option(int count, char *const *arguments, const char *letters, const struct option *names, int *index);

/// Makes the next step start anew at the first argument.
void platform_reset_options(void);

/// The argument of the option that was read last; NULL where it takes none.
const char *platform_option_argument(void);

/// The index of the argument that comes next.
int platform_option_index(void);

/// The letter of the option that was refused last; 0 for one with a long name.
int platform_refused_option(void);
