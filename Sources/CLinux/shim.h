// SPDX-License-Identifier: MIT
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

// The names of the following hide behind _GNU_SOURCE, which a module cannot rely on; the numbers are the kernel's.

static inline int shoji_memory_file(const char *name, int sealable) {
    return (int)syscall(SYS_memfd_create, name, 0x1u | (sealable ? 0x2u : 0u)); // MFD_CLOEXEC, MFD_ALLOW_SEALING
}

static inline int shoji_seal_size(int file) {
    return fcntl(file, 1033, 0x1 | 0x2 | 0x4); // F_ADD_SEALS: F_SEAL_SEAL, F_SEAL_SHRINK, F_SEAL_GROW
}

static inline int shoji_nameless_file_flags(void) {
    return 020000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC; // __O_TMPFILE
}

static inline int shoji_pipe(int ends[2]) {
    return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

// Waits for any of the files, for at most that long; without end where the time is below 0.
static inline int shoji_poll(struct pollfd *files, size_t count, int64_t nanoseconds) {
    extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
    struct timespec timeout = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    return ppoll(files, count, nanoseconds < 0 ? NULL : &timeout, NULL);
}

// Swift has no names for epoll, and packed structures are best left to C.

static inline int shoji_poll_set(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

static inline int shoji_poll_add(int set, int file, int writes, uint64_t identifier) {
    struct epoll_event event = {.events = writes ? EPOLLOUT : EPOLLIN, .data = {.u64 = identifier}};
    return epoll_ctl(set, EPOLL_CTL_ADD, file, &event);
}

static inline int shoji_poll_remove(int set, int file) {
    struct epoll_event event = {0};
    return epoll_ctl(set, EPOLL_CTL_DEL, file, &event);
}

static inline int shoji_poll_ready(int set, uint64_t identifiers[16]) {
    struct epoll_event events[16];
    int count = epoll_wait(set, events, 16, 0);
    for (int i = 0; i < count; i++) identifiers[i] = events[i].data.u64;
    return count;
}

static inline void *shoji_map_failed(void) {
    return MAP_FAILED;
}

// Exchanges two items of a volume in one step, which no function of older C libraries does.
static inline int shoji_exchange_names(const char *first, const char *second) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 0x2u); // RENAME_EXCHANGE
}

static inline ssize_t shoji_attribute_names(const char *path, char *names, size_t size) {
    return listxattr(path, names, size);
}

static inline ssize_t shoji_attribute(const char *path, const char *name, void *value, size_t size) {
    return getxattr(path, name, value, size);
}

static inline int shoji_set_attribute(const char *path, const char *name, const void *value, size_t size) {
    return setxattr(path, name, value, size, 0);
}
