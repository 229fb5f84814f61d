// SPDX-License-Identifier: MIT
#pragma once

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <stdlib.h>

// The library is opened at its first use, so these are the types of the functions that are looked up by name.
typedef __typeof__(cmark_parser_new) *ccmark_parser_new;
typedef __typeof__(cmark_parser_free) *ccmark_parser_free;
typedef __typeof__(cmark_parser_feed) *ccmark_parser_feed;
typedef __typeof__(cmark_parser_finish) *ccmark_parser_finish;
typedef __typeof__(cmark_parser_attach_syntax_extension) *ccmark_parser_attach_syntax_extension;
typedef __typeof__(cmark_parser_get_syntax_extensions) *ccmark_parser_get_syntax_extensions;
typedef __typeof__(cmark_find_syntax_extension) *ccmark_find_syntax_extension;
typedef __typeof__(cmark_gfm_core_extensions_ensure_registered) *ccmark_gfm_core_extensions_ensure_registered;
typedef __typeof__(cmark_render_html) *ccmark_render_html;
typedef __typeof__(cmark_node_free) *ccmark_node_free;
// The same function of libcmark, which has no extensions.
typedef char *(*ccmark_render_html_plain)(cmark_node *, int);
