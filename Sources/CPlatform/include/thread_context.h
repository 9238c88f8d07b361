/// What one thread is doing inside the library, and the read sections that let a removed instance be freed safely.
///
/// A read section is a handful of instructions between `thread_reads_begin` and `thread_reads_end`. It writes only to its
/// own thread's memory, so readers never share a cache line. Whoever takes something out of reach calls
/// `thread_reads_wait`, which returns once every section that might have seen it has ended. This is user-space RCU in the form of
/// Desnoyers, McKenney, Stern, Dagenais and Walpole (2012), with `membarrier(2)` in place of a fence in each reader.
#pragma once

#include <stdatomic.h>
#include <stdint.h>

struct thread_context {
    /// The innermost build that runs on this thread, or NULL.
    void *_Nullable build;
    /// 0 while the thread is unknown to `thread_reads_wait`, else even outside and odd inside a read section.
    _Atomic uint64_t reads;
    /// The number given last to a build on this thread; the high half is the thread's own.
    uint64_t serial;
    /// How long the innermost build on this thread spent on what it asked for; counted only where a tracer is told.
    uint64_t nested_nanoseconds;
    /// The neighbour in the list of known threads, guarded by the list's mutex.
    struct thread_context *_Nullable next;
};

extern __thread struct thread_context thread_context_storage __attribute__((tls_model("initial-exec")));

/// Non-zero where the kernel has no `membarrier`: each read section then costs a fence.
extern int thread_reads_need_fence;

/// Makes the thread known, to be called once a thread, before its first read section.
void thread_context_register(struct thread_context *_Nonnull context);

/// Waits until every read section that is under way has ended. Takes a mutex and a system call; microseconds.
void thread_reads_wait(void);

static inline __attribute__((always_inline)) struct thread_context *_Nonnull thread_context_current(void) {
    return &thread_context_storage;
}

static inline __attribute__((always_inline)) void thread_reads_begin(struct thread_context *_Nonnull context) {
    uint64_t reads = atomic_load_explicit(&context->reads, memory_order_relaxed);
    if (__builtin_expect(reads == 0, 0)) {
        thread_context_register(context);
        reads = 2;
    }
    atomic_store_explicit(&context->reads, reads + 1, memory_order_relaxed);
    if (__builtin_expect(thread_reads_need_fence, 0)) atomic_thread_fence(memory_order_seq_cst);
    else atomic_signal_fence(memory_order_seq_cst);
}

static inline __attribute__((always_inline)) void thread_reads_end(struct thread_context *_Nonnull context) {
    // Also keeps the compiler from moving a retain of what was read behind the end.
    atomic_signal_fence(memory_order_seq_cst);
    uint64_t reads = atomic_load_explicit(&context->reads, memory_order_relaxed);
    atomic_store_explicit(&context->reads, reads + 1, memory_order_release);
}

/// The number of the next build on this thread, unique in the process.
static inline __attribute__((always_inline)) uint64_t thread_next_serial(struct thread_context *_Nonnull context) {
    if (__builtin_expect(context->serial == 0, 0)) thread_context_register(context);
    return ++context->serial;
}

/// How many bytes of this thread's stack are left, or INTPTR_MAX where the system does not say.
intptr_t thread_stack_left(void);
