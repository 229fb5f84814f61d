// SPDX-License-Identifier: MIT
#pragma once

#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// PANGO_FONT_MAP is a cast macro, which Swift can't call.
static inline PangoContext *cpango_create_context(PangoFontMap *map) {
    return pango_font_map_create_context(map);
}

// Sets an attribute's range before the list takes ownership of it. A function, so that Swift never holds an attribute
// without an owner.
static inline void cpango_insert(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
    attribute->start_index = start;
    attribute->end_index = end;
    pango_attr_list_insert(list, attribute);
}

// PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG contain casts, which Swift doesn't import.
static inline PangoGlyph cpango_empty_glyph(void) {
    return PANGO_GLYPH_EMPTY;
}

static inline gboolean cpango_is_unknown_glyph(PangoGlyph glyph) {
    return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

// Returns whether a face's glyphs are outlines rather than color bitmaps.
static inline gboolean cpango_face_has_outlines(hb_face_t *face) {
    static const hb_tag_t tables[] = {HB_TAG('g', 'l', 'y', 'f'), HB_TAG('C', 'F', 'F', ' '), HB_TAG('C', 'F', 'F', '2')};
    if (hb_ot_color_has_layers(face) || hb_ot_color_has_png(face) || hb_ot_color_has_svg(face)) return FALSE;
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        hb_blob_t *blob = hb_face_reference_table(face, tables[i]);
        gboolean present = hb_blob_get_length(blob) > 0;
        hb_blob_destroy(blob);
        if (present) return TRUE;
    }
    return FALSE;
}

// PANGO_CAIRO_FONT is a cast macro; a font of another type would have no cairo font.
static inline cairo_scaled_font_t *cpango_scaled_font(PangoFont *font) {
    return PANGO_IS_CAIRO_FONT(font) ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : NULL;
}

// PANGO_FC_FONT_MAP is a cast macro. Returns whether the map has its fonts from fontconfig.
static inline gboolean cpango_set_config(PangoFontMap *map, FcConfig *config) {
    if (!PANGO_IS_FC_FONT_MAP(map)) return FALSE;
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    return TRUE;
}
