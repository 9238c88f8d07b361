#pragma once

/// The path of the loaded library that holds a symbol; NULL where no loaded library has it.
///
/// The text lives as long as the library stays loaded.
const char *platform_library_path(const char *symbol);

/// The environment of this process, closed by NULL, to hand on to a child.
char *const *platform_environment(void);
