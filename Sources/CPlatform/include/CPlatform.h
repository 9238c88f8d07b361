#pragma once

#include "loaded_library.h"
#include "options.h"
#include "processors.h"
#include "thread_context.h"
#include "tasks.h"
