#define _GNU_SOURCE  // dladdr and Dl_info are extensions of glibc
#include "loaded_library.h"

#include <dlfcn.h>
#include <stddef.h>

extern char **environ;

const char *platform_library_path(const char *symbol) {
    void *address = dlsym(RTLD_DEFAULT, symbol);
    Dl_info info;
    return address != NULL && dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}

char *const *platform_environment(void) { return environ; }
