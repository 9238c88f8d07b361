#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "thread_context.h"

#include <pthread.h>
#include <sched.h>
#include <unistd.h>

__thread struct thread_context thread_context_storage;
int thread_reads_need_fence = 1;

static pthread_mutex_t list_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t exit_key;
static struct thread_context *list;
static uint64_t threads;

#ifdef __linux__
#include <linux/membarrier.h>
#include <sys/syscall.h>

static long membarrier(int command) { return syscall(__NR_membarrier, command, 0, 0); }
__attribute__((constructor)) static void choose_barrier(void) {
    thread_reads_need_fence = membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) != 0;
}
static void barrier_on_every_processor(void) {
    if (!thread_reads_need_fence) membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
    atomic_thread_fence(memory_order_seq_cst);
}
#else
static void barrier_on_every_processor(void) { atomic_thread_fence(memory_order_seq_cst); }
#endif

static void forget(void *value) {
    struct thread_context *context = value;
    pthread_mutex_lock(&list_mutex);
    for (struct thread_context **link = &list; *link; link = &(*link)->next) {
        if (*link != context) continue;
        *link = context->next;
        break;
    }
    pthread_mutex_unlock(&list_mutex);
    // A later destructor of this thread may read again; it registers anew, and the key's destructor runs once more.
    atomic_store_explicit(&context->reads, 0, memory_order_relaxed);
    context->serial = 0;
}

static void make_exit_key(void) { pthread_key_create(&exit_key, forget); }

void thread_context_register(struct thread_context *context) {
    if (context->serial != 0) return;
    pthread_once(&once, make_exit_key);
    pthread_mutex_lock(&list_mutex);
    context->serial = ++threads << 32;
    atomic_store_explicit(&context->reads, 2, memory_order_relaxed);
    context->next = list;
    list = context;
    pthread_mutex_unlock(&list_mutex);
    pthread_setspecific(exit_key, context);
}

void thread_reads_wait(void) {
    pthread_mutex_lock(&list_mutex);
    barrier_on_every_processor();
    for (struct thread_context *context = list; context; context = context->next) {
        uint64_t seen = atomic_load_explicit(&context->reads, memory_order_acquire);
        while (seen % 2 == 1 && atomic_load_explicit(&context->reads, memory_order_acquire) == seen) sched_yield();
    }
    pthread_mutex_unlock(&list_mutex);
}

intptr_t thread_stack_left(void) {
    static __thread uintptr_t lowest;
#ifdef __linux__
    if (lowest == 0) {
        pthread_attr_t attributes;
        void *start;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return INTPTR_MAX;
        if (pthread_attr_getstack(&attributes, &start, &size) == 0) lowest = (uintptr_t)start;
        pthread_attr_destroy(&attributes);
    }
#else
    if (lowest == 0) lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - pthread_get_stacksize_np(pthread_self());
#endif
    return lowest == 0 ? INTPTR_MAX : (intptr_t)((uintptr_t)__builtin_frame_address(0) - lowest);
}
