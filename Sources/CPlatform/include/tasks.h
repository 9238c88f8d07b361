/// What the concurrency runtime tells of the task that runs on this thread.
#pragma once

#include <stddef.h>

/// The task that runs on this thread now, or NULL. Entry point of the Swift concurrency runtime.
extern void *_Nullable swift_task_getCurrent(void);

/// A task's flags. Entry point of the Swift concurrency runtime; the standard library reads priority and kind from it.
extern size_t swift_task_getJobFlags(void *_Nonnull task);

/// Whether a task is a child of another: one of `async let` or of a group, and not one that `Task { }` started.
static inline _Bool task_is_child(void *_Nonnull task) { return (swift_task_getJobFlags(task) >> 24) & 1; }
