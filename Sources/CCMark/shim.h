// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdlib.h>

// The library is opened at its first use and isn't needed to build: these are the types of the functions that are looked
// up by name, as libcmark-gfm 0.29 declares them.
typedef struct cmark_parser cmark_parser;
typedef struct cmark_node cmark_node;
typedef struct cmark_syntax_extension cmark_syntax_extension;
typedef struct cmark_llist cmark_llist;

#define CMARK_OPT_VALIDATE_UTF8 (1 << 9)
#define CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE (1 << 14)
#define CMARK_OPT_UNSAFE (1 << 17)

typedef cmark_parser *(*ccmark_parser_new)(int options);
typedef void (*ccmark_parser_free)(cmark_parser *parser);
typedef void (*ccmark_parser_feed)(cmark_parser *parser, const char *buffer, size_t length);
typedef cmark_node *(*ccmark_parser_finish)(cmark_parser *parser);
typedef void (*ccmark_node_free)(cmark_node *node);
typedef int (*ccmark_parser_attach_syntax_extension)(cmark_parser *parser, cmark_syntax_extension *extension);
typedef cmark_llist *(*ccmark_parser_get_syntax_extensions)(cmark_parser *parser);
typedef cmark_syntax_extension *(*ccmark_find_syntax_extension)(const char *name);
typedef void (*ccmark_gfm_core_extensions_ensure_registered)(void);
typedef char *(*ccmark_render_html)(cmark_node *root, int options, cmark_llist *extensions);
// The same function of libcmark, which has no extensions.
typedef char *(*ccmark_render_html_plain)(cmark_node *root, int options);
