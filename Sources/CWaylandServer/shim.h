// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>
#include <wayland-server-core.h>

// A listener that knows whom it listens for; the listener comes first, so that one pointer stands for both.
struct shoji_wayland_watch {
    struct wl_listener listener;
    void *owner;
};

// Swift cannot call C functions that take any number of arguments.
static inline void shoji_wayland_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
    wl_resource_post_error(resource, code, "%s", message);
}
