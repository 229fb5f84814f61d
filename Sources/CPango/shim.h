// SPDX-License-Identifier: MIT
#pragma once

#include <pango/pangocairo.h>
