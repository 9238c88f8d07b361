#pragma once

/// Keeps the calling thread on one processor, counted from 0. Non-zero where that cannot be done.
int platform_stay_on_processor(int processor);

/// Gives memory that was freed back to the system, where the system's allocator can.
void platform_trim_memory(void);
