// SPDX-License-Identifier: MIT
#pragma once

// First, so that the types of wayland-util.h are that module's, and one and the same on both sides.
#include "../CWaylandWire/shim.h"

#include <stdint.h>
#include <wayland-server-core.h>

// A listener with its owner. The listener is the first member, so that a pointer to it is also a pointer to the
// structure.
struct shoji_wayland_watch {
    struct wl_listener listener;
    void *owner;
};

// Swift can't call variadic C functions.
static inline void shoji_wayland_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
    wl_resource_post_error(resource, code, "%s", message);
}
