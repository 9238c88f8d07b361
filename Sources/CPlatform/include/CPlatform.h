#pragma once

#include "clock.h"
#include "loaded_library.h"
#include "options.h"
#include "processors.h"
#include "ready_word.h"
#include "thread_context.h"
#include "tasks.h"
