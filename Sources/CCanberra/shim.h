// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

// The library is opened at its first use, so these are the types of the functions that are looked up by name. They are
// declared here so that its headers needn't be installed; the interface of libcanberra.so.0 is stable.
struct ca_context;
struct ca_proplist;
typedef void (*ccanberra_finish)(struct ca_context *, uint32_t, int, void *);
typedef int (*ccanberra_context_create)(struct ca_context **);
typedef int (*ccanberra_context_destroy)(struct ca_context *);
typedef int (*ccanberra_context_change_props_full)(struct ca_context *, struct ca_proplist *);
typedef int (*ccanberra_context_play_full)(
    struct ca_context *, uint32_t, struct ca_proplist *, ccanberra_finish, void *);
typedef int (*ccanberra_proplist_create)(struct ca_proplist **);
typedef int (*ccanberra_proplist_destroy)(struct ca_proplist *);
typedef int (*ccanberra_proplist_sets)(struct ca_proplist *, const char *, const char *);
