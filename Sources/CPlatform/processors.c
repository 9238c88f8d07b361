#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "processors.h"

#ifdef __linux__
#include <sched.h>

int platform_stay_on_processor(int processor) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(processor, &set);
    return sched_setaffinity(0, sizeof set, &set);
}
#else
int platform_stay_on_processor(int processor) {
    (void)processor;
    return -1;
}
#endif

#ifdef __GLIBC__
#include <malloc.h>

void platform_trim_memory(void) { malloc_trim(0); }
#else
void platform_trim_memory(void) {}
#endif
