// SPDX-License-Identifier: MIT
#pragma once

#include <wayland-cursor.h>
