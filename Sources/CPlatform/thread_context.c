#include "thread_context.h"
