// SPDX-License-Identifier: MIT
#pragma once

#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wayland-client-core.h>
#include <wayland-util.h>

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

// The following constants require _GNU_SOURCE, which a module can't rely on; the numbers are those of the kernel's ABI.

static inline int shoji_wayland_memory_file(const char *name, int sealable) {
    return (int)syscall(SYS_memfd_create, name, 0x1u | (sealable ? 0x2u : 0u)); // MFD_CLOEXEC, MFD_ALLOW_SEALING
}

static inline int shoji_wayland_seal_size(int file) {
    return fcntl(file, 1033, 0x1 | 0x2 | 0x4); // F_ADD_SEALS: F_SEAL_SEAL, F_SEAL_SHRINK, F_SEAL_GROW
}

static inline int shoji_wayland_nameless_file_flags(void) {
    return 020000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC; // __O_TMPFILE
}

static inline int shoji_wayland_pipe(int ends[2]) {
    return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

// Swift doesn't import epoll's constants, and packed structures are best left to C.

static inline int shoji_wayland_poll_set(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

static inline int shoji_wayland_poll_add(int set, int file, int writes, uint64_t identifier) {
    struct epoll_event event = {.events = writes ? EPOLLOUT : EPOLLIN, .data = {.u64 = identifier}};
    return epoll_ctl(set, EPOLL_CTL_ADD, file, &event);
}

static inline int shoji_wayland_poll_remove(int set, int file) {
    struct epoll_event event = {0};
    return epoll_ctl(set, EPOLL_CTL_DEL, file, &event);
}

static inline int shoji_wayland_poll_ready(int set, uint64_t identifiers[16]) {
    struct epoll_event events[16];
    int count = epoll_wait(set, events, 16, 0);
    for (int i = 0; i < count; i++) identifiers[i] = events[i].data.u64;
    return count;
}

static inline void *shoji_wayland_map_failed(void) {
    return MAP_FAILED;
}
