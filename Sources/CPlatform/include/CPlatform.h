#pragma once

#include "thread_context.h"
