// SPDX-License-Identifier: MIT
#pragma once

// First, so that the types of wayland-util.h are that module's, and one and the same on both sides.
#include "../CWaylandWire/shim.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <wayland-client-core.h>

// libwayland's log handler receives a va_list, which Swift can't use; the message is formatted here.
typedef void (*shoji_wayland_log_t)(const char *text);

// Stores the receiver. A function, because Swift doesn't emit variables from a header. Each object file has its own
// copy, so only one source file may set the receiver.
static inline shoji_wayland_log_t shoji_wayland_log_receiver(shoji_wayland_log_t replacement) {
    static shoji_wayland_log_t receiver;
    if (replacement) receiver = replacement;
    return receiver;
}

static inline void shoji_wayland_log_format(const char *format, va_list arguments) {
    char text[1024];
    vsnprintf(text, sizeof text, format, arguments);
    shoji_wayland_log_t receiver = shoji_wayland_log_receiver(0);
    if (receiver) receiver(text);
}

static inline void shoji_wayland_set_log(shoji_wayland_log_t receiver) {
    shoji_wayland_log_receiver(receiver);
    wl_log_set_handler_client(shoji_wayland_log_format);
}
