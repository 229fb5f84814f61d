// SPDX-License-Identifier: MIT
#pragma once

#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

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

// Gives a font the matrix in the axes SHxx, SHyx, SHxy and SHyy of its variations, which no font has: Pango's font
// descriptions have no matrix, but fontconfig's patterns do.
static inline void cpango_apply_matrix(FcPattern *pattern, gpointer data) {
    (void)data;
    FcChar8 *variations = NULL;
    if (FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations) != FcResultMatch) return;
    const char *names[] = {"SHxx=", "SHxy=", "SHyx=", "SHyy="};
    double values[4];
    for (int i = 0; i < 4; i++) {
        const char *found = strstr((const char *)variations, names[i]);
        if (!found) return;
        values[i] = g_ascii_strtod(found + 5, NULL);
    }
    FcMatrix matrix = {values[0], values[1], values[2], values[3]};
    FcPatternAddMatrix(pattern, FC_MATRIX, &matrix);
}

static inline void cpango_enable_matrices(PangoFontMap *map) {
    if (PANGO_IS_FC_FONT_MAP(map)) {
        pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), cpango_apply_matrix, NULL, NULL);
    }
}

// Adds a stop, whose decimal point is 0 for none.
static inline void cpango_set_tab(PangoTabArray *tabs, gint index, PangoTabAlign alignment, gint location, guint32 point) {
    pango_tab_array_set_tab(tabs, index, alignment, location);
    if (point) pango_tab_array_set_decimal_point(tabs, index, point);
}

// Gets the logical extents of a run, of which those of attachments are in an attribute of the item.
static inline void cpango_item_extents(PangoGlyphItem *run, PangoRectangle *logical) {
    for (GSList *node = run->item->analysis.extra_attrs; node; node = node->next) {
        PangoAttribute *attribute = node->data;
        if (attribute->klass->type != PANGO_ATTR_SHAPE) continue;
        *logical = ((PangoAttrShape *)attribute)->logical_rect;
        logical->width *= run->item->num_chars;
        return;
    }
    pango_glyph_string_extents(run->glyphs, run->item->analysis.font, NULL, logical);
}

// pango_find_base_dir is deprecated without a replacement that needs no layout.
static inline gboolean cpango_is_right_to_left(const char *text) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(text, -1) == PANGO_DIRECTION_RTL;
    G_GNUC_END_IGNORE_DEPRECATIONS
}
