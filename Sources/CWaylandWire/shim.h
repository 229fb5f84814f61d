// SPDX-License-Identifier: MIT
#pragma once

// The types that libwayland's client and server have in common; nothing in it needs either library.
#include <wayland-util.h>
