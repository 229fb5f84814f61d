// SPDX-License-Identifier: MIT
#pragma once

#include <wayland-server-core.h>
