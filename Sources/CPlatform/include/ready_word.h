/// A word that becomes ready once.
#pragma once

#include <stdint.h>

/// Reads the word with an acquire load.
///
/// `pure`, so that Swift's optimiser knows that nothing is let go of meanwhile: with a load of its own, the owner of the word is retained and
/// released around each read.
static inline __attribute__((always_inline, pure)) intptr_t ready_word_load(const void *_Nonnull word) {
    return __atomic_load_n((const intptr_t *)word, __ATOMIC_ACQUIRE);
}
