// SPDX-License-Identifier: MIT
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xcb_cursor.h>
#include <xcb/dpms.h>
#include <xcb/present.h>
#include <xcb/randr.h>
#include <xcb/screensaver.h>
#include <xcb/shape.h>
#include <xcb/shm.h>
#include <xcb/sync.h>
#include <xcb/xfixes.h>
#include <xcb/xinput.h>
#include <xcb/xkb.h>
#include <xcb/xtest.h>

// libxcb identifies each extension by a variable, which Swift treats as shared mutable state.
enum shoji_xcb_extension {
    SHOJI_XCB_DPMS,
    SHOJI_XCB_PRESENT,
    SHOJI_XCB_RANDR,
    SHOJI_XCB_SCREENSAVER,
    SHOJI_XCB_SHAPE,
    SHOJI_XCB_SHM,
    SHOJI_XCB_SYNC,
    SHOJI_XCB_XFIXES,
    SHOJI_XCB_XINPUT,
    SHOJI_XCB_XKB,
    SHOJI_XCB_XTEST,
    SHOJI_XCB_EXTENSION_COUNT
};

static inline xcb_extension_t *shoji_xcb_extension_variable(int extension) {
    switch (extension) {
    case SHOJI_XCB_DPMS: return &xcb_dpms_id;
    case SHOJI_XCB_PRESENT: return &xcb_present_id;
    case SHOJI_XCB_RANDR: return &xcb_randr_id;
    case SHOJI_XCB_SCREENSAVER: return &xcb_screensaver_id;
    case SHOJI_XCB_SHAPE: return &xcb_shape_id;
    case SHOJI_XCB_SHM: return &xcb_shm_id;
    case SHOJI_XCB_SYNC: return &xcb_sync_id;
    case SHOJI_XCB_XFIXES: return &xcb_xfixes_id;
    case SHOJI_XCB_XINPUT: return &xcb_input_id;
    case SHOJI_XCB_XKB: return &xcb_xkb_id;
    case SHOJI_XCB_XTEST: return &xcb_test_id;
    default: return 0;
    }
}

static inline void shoji_xcb_prefetch_extension(xcb_connection_t *connection, int extension) {
    xcb_extension_t *variable = shoji_xcb_extension_variable(extension);
    if (variable) xcb_prefetch_extension_data(connection, variable);
}

static inline const xcb_query_extension_reply_t *shoji_xcb_extension_data(xcb_connection_t *connection, int extension) {
    xcb_extension_t *variable = shoji_xcb_extension_variable(extension);
    return variable ? xcb_get_extension_data(connection, variable) : 0;
}
